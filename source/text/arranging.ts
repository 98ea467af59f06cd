import {type Act, makeAct} from '../core/act.js';
import type {Color} from '../core/color.js';
import {type Man, type Role, roleLetter, ROLES} from '../core/man.js';
import {type Square, squareName} from '../core/square.js';
import {countMen, countOf, joinWords, roleName, sideName} from './men.js';

/** What is said while men are placed. */

/** The first and the last rank on which men are put, counted from 1. */
export type Ranks = readonly [first: number, last: number];

const onlyOn = ([first, last]: Ranks): string =>
	first === last ? `only on rank ${first}` : `only on ranks ${first} to ${last}`;

export const cannotGo = (man: Man, from: string, to: string, ranks?: Ranks): string =>
	`The ${roleName(man)} on ${from} cannot stand on ${to}${ranks === undefined ? '' : `: ${onlyOn(ranks)}`}.`;

/** Returns what is said of a square outside a set-up; `ranks` where it is whole ranks. */
export const outsideSetUp = (square: string, ranks?: Ranks): string =>
	`No man is put on ${square}${ranks === undefined ? '' : `: ${onlyOn(ranks)}`}.`;

/** Returns what is to be done first where men stand under covers that show other ones; line by line, where no key says it. */
export const putUnderCovers = (count: number, [first, last]: Ranks): string =>
	`Put each of your ${countOf(count, 'man', 'men')} under one of the covers on ranks ${first} to ${last}; rules explains.`;

/** Returns how a first move is made there. */
export const moveUnderCovers = (other: Color): string =>
	`A man under a cover may move as any man could, such as e2-e4 or Ng1-f3; ${sideName(other)} may challenge it.`;

/** Said where a game begins with men to be placed. */
export const SECRET_SET_UP = 'The other side does not see your set-up.';

/** Said of a move that is typed while men are placed. */
export const PLACED_FIRST = 'The men are placed first: there are no moves yet.';

/** Returns what is said of a letter before a square that stands for no man. */
export const noManCalled = (letter: string): string =>
	`${letter.toUpperCase()} is no man: ${joinWords(ROLES.toReversed().map(roleLetter), 'or')}.`;

/** Returns what is said of a square that no board has. */
export const noSquare = (square: string, ranks: Ranks): string =>
	`There is no square ${square}: men are put ${onlyOn(ranks)}.`;

/** Returns what is said of a square on which a man was put already; `swap`: how the two change places, where they can. */
export const isOccupied = (man: string, square: string, swap?: string): string =>
	`${man} stands on ${square}: -${square} takes it off${swap === undefined ? '' : `, ${swap} swaps the two`}.`;

/** Returns that no man of a role is left; `from`: a square of one of several that stand, of which one may be meant to go to `to`; `stays`: of the only one, which stands and cannot go elsewhere. */
export const nonePut = (role: Role, from?: string, to = '', stays?: string): string =>
	from === undefined
		? `No ${role} is left to put down${stays === undefined ? '' : `: yours stays on ${stays}`}.`
		: `No ${role} is left; to move one, type both squares: ${from}${to}.`;

/** Why a set-up is not ended within the row in which men are put down. */
export const READY_LAST = 'it ends the set-up, so it comes last.';

/** Returns why one of several placements in a row cannot be done. */
export const whyInRow = (placement: string, why: string): string => `${placement}: ${why}`;

/** So many men are named where a set-up is one step of a list. */
const NAMED = 3;

/** Returns what a side’s whole set-up is in a list of moves, by the men that it put down as far as they are known: "set-up (14 men)". */
export const listedSetUp = (men: readonly string[]): string =>
	men.length === 0
		? 'set-up'
		: `set-up (${men.length > NAMED ? countOf(men.length, 'man', 'men') : men.join(' ')})`;

/** Said of other men where a king is put down before any can be bought. */
export const KING_FIRST = 'Your king first; the other men come once both are ready.';

/** Said instead of a count of the men. */
export const NOT_ALL_PLACED = 'The men are counted when both sides have set up.';

export const NONE_LEFT = 'There is nothing left to put down. Enter on a man moves it.';

export const putByLetter = (square: string): string =>
	`Nothing stands on ${square}: a letter puts a man there.`;

/** Returns what is said of a man that is put down once more, with `man` at the beginning. */
export const isPlacedOn = (man: string, square: string): string => `${man} is placed on ${square}.`;

/** Said of a word’s number that is pressed while a man is picked up. */
export const putDownFirst = (man: Man, square: string): string =>
	`First put the ${roleName(man)} on ${square} down: Enter there, or Esc.`;

export const staysThere = (man: Man, square: string): string =>
	`The ${roleName(man)} on ${square} stays there.`;

/** Returns why a letter puts no man, and which words it may begin all the same. */
export const whyOrWord = (why: string, words: readonly string[]): string =>
	`${why} Go on to type ${joinWords(words, 'or')}.`;

/** Returns what is said of the man in whose place another one was put. */
export const backInBox = (man: Man, square: string): string =>
	`The ${roleName(man)} that stood on ${square} is in the box again.`;

/** Returns how many men were put down, moved and taken off in a row, as a sentence; undefined where it is about one man alone. */
export function describeRow({
	put,
	off,
	moved,
	swapped,
}: {
	readonly put: number;
	readonly off: number;
	readonly moved: number;
	readonly swapped?: readonly [string, string];
}): string | undefined {
	if (swapped !== undefined) {
		return `You swapped ${joinWords(swapped)}.`;
	}

	const men = (count: number): string => countOf(count, 'man', 'men');
	const parts = [
		...(moved === 0 ? [] : [`moved ${men(moved)}`]),
		...(put === 0 ? [] : [`put down ${men(put)}`]),
		...(off === 0 ? [] : [`took ${men(off)} off`]),
	];
	return put + off + moved < 2 ? undefined : `You ${joinWords(parts)}.`;
}

/** Returns what is to be done with the keys while men are placed, as a sentence. */
export function describeArranging(
	acts: readonly Act[],
	{
		isOther,
		isOfKing,
		isCovered,
		anew,
	}: {
		readonly isOther: boolean;
		readonly isOfKing: boolean;
		/** Whether men are put under covers that show another one. */
		readonly isCovered: boolean;
		readonly anew?: Square;
	},
): string {
	if (anew !== undefined) {
		return `Your king on ${squareName(anew)} is in check: choose another square.`;
	}

	const placing = acts.filter((act) => act.kind === 'place');
	const letters = ROLES.toReversed()
		.filter((role) => placing.some((act) => act.role === role))
		.map(roleLetter);
	const whose = isOther ? 'the other side’s' : 'your';
	const isPut = placing.some(({role}) => role === undefined);
	const isReady = acts.some((act) => makeAct(act) === 'ready');
	const put = `${isCovered ? 'Put men under covers' : `Put down ${whose} men`}: ${letters.join(' ')}`;
	const rest = isPut ? 'Enter moves, Backspace takes off.' : '';
	if (letters.length === 0) {
		return `${isReady ? 'Say ready when done.' : 'No more men fit.'} ${rest}`.trim();
	}

	return isOfKing && !isPut
		? `Put ${isOther ? 'the' : 'your'} king on a square: k.`
		: `${put}. ${rest}`.trim();
}

export const TRAY_WORDS = {
	left: 'To put down:',
	anew: 'To put elsewhere:',
	bought: 'Prices:',
	none: 'Nothing is left to put down.',
	later: 'The other men come once both are ready.',
} as const;

/** Returns the points for a purchase and what men cost, the dearest first: "Points left: 31 of 40; Q 9, R 5, N 4, B 3, P 1." */
export function describePurchase({
	left,
	points,
	costs,
}: {
	readonly left: number;
	readonly points: number;
	readonly costs: {readonly [role in Role]?: number};
}): string {
	const prices = ROLES.flatMap((role) => {
		const cost = costs[role];
		return cost === undefined ? [] : [{letter: roleLetter(role).toUpperCase(), cost}];
	}).sort((a, b) => b.cost - a.cost);
	const list = prices.map(({letter, cost}) => `${letter} ${cost}`).join(', ');
	return `Points left: ${left} of ${points}; ${list}.`;
}

/** Returns what was bought, and how many pawns can be yet: "Bought: 1 queen, 2 pawns. 10 more pawns can be bought." */
export const describeBought = (men: readonly Man[], pawns: number): string =>
	`Bought: ${countMen(men)}. ${countOf(pawns, 'more pawn')} can be bought.`;

/** Returns which men are still to be put down. */
export const leftToPut = (men: readonly Man[]): string => `To put down: ${countMen(men)}.`;

/** Returns what is left of the points for a purchase, shorter where there is little room. */
export const pointsLeft = (
	{left, all}: {readonly left: number; readonly all: number},
	width: number,
): string => {
	const ways = [`Points left: ${left} of ${all}`, `Points left: ${left}`];
	return ways.find((text) => text.length <= width) ?? `${left}/${all}`;
};

/** Returns what is said of points that were not spent, behind that their owner is ready. */
export const pointsUnspent = (left: number): string =>
	`${countOf(left, 'point')} of yours ${left === 1 ? 'is' : 'are'} left unspent.`;
