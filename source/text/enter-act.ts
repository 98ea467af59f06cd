import type {Act, Question, Word} from '../core/act.js';
import type {UciMove} from '../core/uci.js';
import type {Cells} from '../core/board-text.js';
import {squareName} from '../core/square.js';
import {isUnknownMan, manRole} from '../core/man.js';
import {countOf, joinWords} from './men.js';

type Placing = Extract<Act, {readonly kind: 'place'}>;

/** What Enter does with a word, as it stands behind "Enter"; of a word for a square or a move the words before that. */
const SAYS: {readonly [word in Word]: string} = {
	random: 'puts the men down at random',
	standard: 'puts the men down in the standard array',
	ready: 'ends your set-up',
	challenge: 'challenges the move',
	pass: 'lets the move pass',
	'take-back': 'takes your try back',
	stand: 'lets your try stand',
	caution: 'answers “Caution”',
	'go-on': 'answers “Go on”',
	none: 'answers “None”',
	look: 'looks at the sealed move',
	open: 'asks for open play',
	done: 'ends your turn',
	seal: 'seals',
	special: 'makes your only special move',
	reveal: 'reveals',
	name: 'names',
	cede: 'gives up',
	king: 'says where the other side’s king is:',
};

const ASKS: {readonly [question in Question]: string} = {
	any: 'asks “Any?”',
	count: 'asks for the count',
	refusals: 'asks for the refusals',
	instructions: 'asks for the instructions',
	seven: 'asks what stands on',
};

function said(
	act: Extract<Act, {readonly kind: 'say'}>,
	cells: Cells,
	san: (move: UciMove) => string,
): string {
	const {word, square, move} = act;
	const says = SAYS[word];
	if (move !== undefined) {
		return `${says} ${san(move)}`;
	}

	if (square === undefined) {
		return says;
	}

	const on = squareName(square);
	const man = cells[square];
	return word === 'king'
		? `${says} ${on}`
		: `${says} the ${isUnknownMan(man) ? 'man' : manRole(man)} on ${on}`;
}

/** Returns what Enter does with a move: that is played, planned, or said with a word. */
export const enterDoes = (
	plan: {readonly kind: string; readonly word?: Word} | undefined,
): string =>
	plan === undefined
		? 'Enter plays'
		: plan.word === undefined
			? 'Enter plans'
			: `Enter ${SAYS[plan.word]}`;

/** What Enter does with a pawn’s move to the last rank; the move itself is in sight. */
export const ASKS_WHAT = 'Enter asks what the pawn becomes';

/** Returns what Enter does with an act that is no move, in words: "Enter gives up the bishop on c8"; `san` writes a move that it has; `enter` is what is pressed. */
export function enterAct(
	act: Act,
	cells: Cells,
	san: (move: UciMove) => string,
	enter = 'Enter',
): string {
	switch (act.kind) {
		case 'say':
			return `${enter} ${said(act, cells, san)}`;
		case 'ask':
			return `${enter} ${[ASKS[act.question], joinWords((act.squares ?? []).map(squareName))].join(' ').trim()}`;
		case 'place':
			return act.role === undefined
				? `${enter} takes the man off ${squareName(act.square)}`
				: `${enter} puts a ${act.role} on ${squareName(act.square)}`;
		case 'batch':
			return `${enter} sends ${joinWords(act.moves.map(san))}`;
		default:
			return `${enter} plays ${san(act)}`;
	}
}

/** What a row of placements does, and what would be left after it: points where men are bought, else men. */
export type RowOutcome = {
	readonly put: number;
	readonly off: number;
	readonly moved: number;
	/** The squares of two men that change places, where that is all. */
	readonly swapped?: readonly [string, string];
	readonly isReady: boolean;
	readonly left: number;
	readonly points?: {readonly left: number; readonly all: number};
};

/** Returns what Enter does with a row of placements, and in fewer words: "Enter puts 7 men: 32 of 40 points, 8 left". */
export function enterRow({put, off, moved, isReady, left, points}: RowOutcome): readonly string[] {
	const does = [
		...(off === 0 ? [] : [`takes ${off} off`]),
		...(moved === 0 ? [] : [`moves ${countOf(moved, 'man', 'men')}`]),
		...(put === 0 ? [] : [`puts ${countOf(put, 'man', 'men')}`]),
		...(isReady ? ['then ready'] : []),
	].join(', ');
	const rests =
		points !== undefined
			? [
					`: ${points.all - points.left} of ${countOf(points.all, 'point')}, ${points.left} left`,
					`: ${countOf(points.left, 'point')} left`,
				]
			: isReady
				? []
				: [`, ${left} left to put down`, `, ${left} left`];
	return [...rests, ''].map((rest) => `Enter ${does}${rest}`);
}

/** Returns what Enter does with men that stand already and are put elsewhere. */
export const enterShifts = (acts: readonly Act[]): string =>
	`Enter puts ${joinWords(
		acts
			.filter((act): act is Placing => act.kind === 'place' && act.role !== undefined)
			.map(({role, square}) => `the ${role ?? 'man'} on ${squareName(square)}`),
	)}`;
