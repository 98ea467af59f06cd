import type {Square} from '../../core/square.js';
import {WHOLE_HINT} from '../../text/puzzle.js';
import {asBefore, type Message, say} from '../told/message.js';

/** What a person has asked to be shown of a puzzle. */
export type PuzzleLook = {
	/** How far the hint for this move goes: none, the idea, the man, its square; of one act the man, the act, and why. */
	readonly hint: 0 | 1 | 2 | 3;
	/** Whether the answer of a puzzle of one act that was solved is told, and why it is one. */
	readonly isTold?: true;
	/** Whether the squares where the king can be are marked. */
	readonly isMarked: boolean;
	/** Whether its game is new to the person, who is told then what it is. */
	readonly isNewGame?: boolean;
};

/** A hint that was asked for: what it says, and which squares it names. */
export type Hint = {readonly text: string; readonly lit: readonly Square[]};

type ToldHints = {
	readonly newest: readonly Message[];
	readonly earlier: readonly Message[];
	readonly lit: readonly Square[];
};

/** Returns the hints that were asked for, of all there are: the newest, of which it is said when it is the last, and those before it. */
export function toldHints(all: readonly Hint[], asked: PuzzleLook['hint']): ToldHints {
	const hints = all.slice(0, asked);
	const last = hints.at(-1);
	const isWhole = asked >= all.length;
	return {
		newest: [
			...say(last?.text, 'accent'),
			...say(last && isWhole ? WHOLE_HINT : undefined, 'faint'),
		],
		earlier: asBefore(say(hints.slice(0, -1).map(({text}) => text))),
		lit: last?.lit ?? [],
	};
}

/** Returns how far a hint goes that is asked for once more. */
export const nextHint = (hint: PuzzleLook['hint']): PuzzleLook['hint'] =>
	hint === 0 ? 1 : hint === 1 ? 2 : 3;
