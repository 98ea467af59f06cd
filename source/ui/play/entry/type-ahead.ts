import {useState} from 'react';
import type {Press} from '../../shell/press.js';
import {given} from '../../../core/given.js';
import {type Message, say} from '../../../session/told/message.js';
import type {Turn} from '../../../session/told/turn-of.js';
import type {Dialog} from '../dialog.js';
import {editText, none, startTurn, type TurnInput, type TurnResult} from './turn-state.js';
import {LONGEST_ENTRY} from '../../../session/entry/longest-entry.js';

/** Characters with which a move can begin where there is no cursor to move. */
const BEGINS = /^[a-hA-HKQRBNOXkqrno0]$/;

/** The same while men are put down: also any man's letter, and the number of a word. */
const BEGINS_SET_UP = /^[a-hA-HKQRBNkqrnp\d]$/;

/** Returns whether a text begins as a move does. */
export const beginsText = (text: string): boolean => BEGINS.test(text.slice(0, 1));

/** Returns whether a key begins a move. */
export const beginsMove = ({name, text, ctrl, meta}: Press): boolean =>
	name === 'character' && !ctrl && !meta && BEGINS.test(text);

/**
 * Returns what a key does while the other side thinks and a person types his next move or one of the `words` of the
 * game, or undefined when it is a command's. What the text means is seen in his turn, when it stands on his line, or where the
 * set-up is on (`isSetUp`) and his own is to come is typed in that; until then Enter plays nothing. Pure.
 */
export function typeAhead(
	input: TurnInput,
	press: Press,
	words: Turn['words'] = [],
	isSetUp = false,
): TurnResult | undefined {
	const {typed, cursor, isRefused = false} = input;
	const write = (text: string): TurnResult =>
		none({...startTurn(cursor), typed: text.slice(0, LONGEST_ENTRY)});
	if (press.name === 'character' && !press.ctrl && !press.meta) {
		const begins =
			(isSetUp ? BEGINS_SET_UP : BEGINS).test(press.text) ||
			words.some((word) => word[0] === press.text);
		// What Enter was pressed for is whole: a letter that begins a move begins another.
		const isAnew = typed === '' || (isRefused && begins);
		return begins || typed !== '' ? write(isAnew ? press.text : typed + press.text) : undefined;
	}

	if (typed === '') {
		return undefined;
	}

	const text = editText(typed, press);
	return press.name === 'enter'
		? none({...input, isRefused: true})
		: text === undefined
			? none(input)
			: write(text);
}

/** A text on the entry line, and whether Enter was pressed for it in vain. */
export type TypedText = Pick<TurnInput, 'typed' | 'isRefused'>;

/** What a person has typed while the other side thinks, the list, page or question that stands open meanwhile, and what was said that no key has followed. */
export type Ahead = TypedText & {readonly dialog?: Dialog; readonly said?: Message};

export type TypedAhead = {
	read(): Ahead;
	keep(ahead: Ahead): void;
};

/** Keeps that for the calling screen, which begins with a `note`: the board's tree below it, made anew for each ply, would lose it. */
export function useTypedAhead(note?: string): TypedAhead {
	const [ahead] = useState((): TypedAhead => {
		const [said] = say(note, 'warning');
		let kept: Ahead = {typed: '', ...given({said})};
		return {
			read: () => kept,
			keep(next) {
				kept = next;
			},
		};
	});
	return ahead;
}
