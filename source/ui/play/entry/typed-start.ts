import {readAct} from '../../../session/entry/typed-act.js';
import {beginsManName} from '../../../session/entry/man-names.js';
import {readTyped} from '../../../session/entry/read-typed.js';
import {arrayBegun, isQuestion, wordsBegun} from '../../../session/entry/game-word.js';
import {LONGEST_ENTRY} from '../../../session/entry/longest-entry.js';
import type {TurnInput, TurnKnowledge} from './turn-state.js';

/** Characters with which a move can begin; digits only after a step (see `readStart`). */
const BEGINS = /^[a-gA-HKQRBNOXknqrbo0]$/;
export const STEPS = {left: [-1, 0], down: [0, 1], up: [0, -1], right: [1, 0]} as const;
export const CURSOR_LETTERS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
	h: STEPS.left,
	j: STEPS.down,
	k: STEPS.up,
	l: STEPS.right,
};
/** What can follow an h or k that begins a move. Commands' signs must not be among these. */
const FOLLOWS = /^[a-h1-8x]$/i;
/** Letters that both step and begin a move: the h-file, and the king in lower case. */
const BEGINNING_STEPS = /(?:k|k?h)$/;
/** The signs that are only ever the further part of a move. */
export const MARKS = /^[x=+#-]$/;
/** How a move ends that is written in full, behind which its marks may stand. */
const WHOLE = /(?:[1-8](?:=?[a-z])?|[o0]-?[o0])[x=+#!?-]*$/i;
const SIGN = /^[!-/:-@[-`{-~]$/;
const DECORATION = /^[x=+#!?-]$/;
/** What h and k begin though no such move can be played: a rank of the h-file, a capture, the king's way to a square. */
const UNMISTAKABLE = /^(?:h[1-8x]|kx)$/i;
const LOWER_KING = /^(?:k[a-g]|kh[1-8])$/i;

/** Returns the input with another typed text, and no steps to take back. */
export const write = (input: TurnInput, typed: string, cursor = input.cursor): TurnInput => ({
	cursor,
	...(input.selected === undefined ? {} : {selected: input.selected}),
	typed: typed.slice(0, LONGEST_ENTRY),
	steps: [],
});

/** Returns whether something that can be done begins like a text. */
export function canBegin(text: string, knowledge: TurnKnowledge): boolean {
	const {candidates, act, completions} = readTyped(text, knowledge);
	return (
		candidates.length > 0 ||
		act !== undefined ||
		completions.length > 0 ||
		(knowledge.arranging !== undefined && beginsManName(text))
	);
}

/** Returns whether a character may be meant as part of a text: a letter or digit always, a sign where one can stand. */
export function goesOn(text: string, character: string, knowledge: TurnKnowledge): boolean {
	if (!SIGN.test(character) || WHOLE.test(text)) {
		return true;
	}

	const next = text + character;
	const isAsked = character === '?' && isQuestion(text.trim().toLowerCase());
	// Reading passes over a move's marks wherever they stand; they end a question, too, though it may not be asked now.
	return DECORATION.test(character)
		? isAsked || readTyped(next, knowledge).act !== undefined
		: canBegin(next, knowledge) || wordsBegun(text, knowledge).length > 0;
}

/** Returns whether a word or question of the game begins like a character, said now or not, or what can be done now, or else, in capitals, a placement ("P@e2"), or before play a word that other games have there. */
const beginsAct = (character: string, knowledge: TurnKnowledge): boolean =>
	(knowledge.arranging !== undefined && /^[A-Z]$/.test(character)) ||
	(knowledge.moves.length === 0 && arrayBegun(character) !== undefined) ||
	wordsBegun(character, knowledge).length > 0 ||
	readAct(character, [...(knowledge.acts ?? []), ...(knowledge.whole ?? [])]).texts.length > 0;

/**
 * Returns the input with a character that begins a move, or undefined when it does not. After steps made
 * by h and k these are taken back if they and the character begin a move ("h4", "kh1", "ke2"): digits and
 * "x" mean nothing else (unless they are a command's and not `isFree`), and a letter after h or k only where a
 * move of the person's begins so, or where k is the only step: "ke2" is the king's move though he cannot go
 * there, and never plays a pawn's.
 */
export function readStart(
	input: TurnInput,
	character: string,
	knowledge: TurnKnowledge,
	isFree: boolean,
): TurnInput | undefined {
	const letters = input.steps.map(({letter}) => letter).join('');
	const tail = FOLLOWS.test(character) ? (BEGINNING_STEPS.exec(letters)?.[0] ?? '') : '';
	for (let length = tail.length; length > 0; length--) {
		const text = tail.slice(-length) + character;
		const begins = canBegin(text, knowledge);
		const isKing = length === letters.length && LOWER_KING.test(text);
		if (begins || (isFree && (isKing || UNMISTAKABLE.test(text)))) {
			return write(input, text, input.steps[input.steps.length - length].cursor);
		}
	}

	// A command's letter begins nothing else, but where no letter of a move could be meant.
	const isAct =
		isFree &&
		(beginsAct(character, knowledge) || (character === 'x' && canBegin(character, knowledge)));
	return BEGINS.test(character) || isAct ? write(input, character) : undefined;
}
