import type {Act} from '../../../core/act.js';
import type {Plan} from '../../../session/entry/plan.js';
import type {Color} from '../../../core/color.js';
import type {Square} from '../../../core/square.js';
import type {Entry} from '../../../session/entry/read-entry.js';
import {erase} from '../../shell/erase.js';
import {commandFor, isWaiting, type KeyContext} from '../../shell/keys/key-map.js';
import type {Press} from '../../shell/press.js';
import type {MoveKnowledge} from '../../../session/entry/move-knowledge.js';
import {readTyped} from '../../../session/entry/read-typed.js';
import type {Binding, Command} from '../../shell/keys/key-binding.js';

/** A cursor step that a letter made, in case the letter turns out to begin a move. */
type Step = {
	readonly letter: string;
	readonly cursor: Square;
	/** Of a man’s letter in a set-up: whether it put the man there. */
	readonly isPut?: boolean;
};

/** How far a person is with choosing a move: by cursor, mouse and typing, all at once. */
export type TurnInput = {
	readonly cursor: Square;
	/** The square of the man picked up, or the one chosen for an act. */
	readonly selected?: Square;
	/** What was begun that takes more than one step. */
	readonly plan?: Plan;
	readonly typed: string;
	/** Whether Enter turned the text down or came before the turn: what is typed next begins anew unless it goes on with it. */
	readonly isRefused?: true;
	/** Which completion Tab has made of it, from 0; the text shown is then that one. */
	readonly completion?: number;
	/** The last steps made by letters, with nothing else between. */
	readonly steps: readonly Step[];
};

/** What the person's seat knows, and how the board lies. */
export type TurnKnowledge = MoveKnowledge & {
	readonly seat: Color;
	readonly orientation: Color;
	/** The commands of the list, whose names may be typed without its colon. */
	readonly listed?: readonly Binding[];
};

export type TurnAction =
	| Exclude<Entry, {readonly type: 'acts'}>
	/** Does several acts, one after the other: with a sentence that says more of it. */
	| {
			readonly type: 'acts';
			readonly acts: readonly Act[];
			readonly sentence?: string;
	  }
	/** Takes steps of a set-up back that were not meant. */
	| {readonly type: 'undo'; readonly steps: number}
	| {readonly type: 'command'; readonly command: Command};

export type TurnResult = {readonly input: TurnInput; readonly action?: TurnAction};

/** Returns the beginning of a turn, the cursor on a square. */
export const startTurn = (cursor: Square): TurnInput => ({cursor, typed: '', steps: []});

/** Returns what is typed, as it is shown: completed when Tab has done so. */
export function shownText(input: TurnInput, knowledge: MoveKnowledge): string {
	const {typed, completion} = input;
	if (completion === undefined) {
		return typed;
	}

	const {completions} = readTyped(typed, knowledge);
	return completions[completion % completions.length] ?? typed;
}

/** Returns a typed text after a key that edits it; undefined for every other key. Pure. */
export function editText(text: string, press: Press): string | undefined {
	if (press.name === 'space') {
		return `${text} `;
	}

	return commandFor('entry', press) === 'clear' ? '' : erase(text, press);
}

/** Returns the key map that holds now: that of a move being typed, in one's turn or before it, or the one given. */
export const keyContext = (input: TurnInput, context: KeyContext, isWrong: boolean): KeyContext =>
	input.typed === '' ? context : isWaiting(context) ? 'ahead' : isWrong ? 'entry-wrong' : 'entry';

export const none = (input: TurnInput): TurnResult => ({input});
export const say = (input: TurnInput, sentence: string): TurnResult => ({
	input,
	action: {type: 'say', sentence},
});
