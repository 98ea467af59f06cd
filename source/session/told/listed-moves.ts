import type {Color} from '../../core/color.js';
import {isOtherAct} from '../../core/act.js';
import {
	HIDDEN,
	hasNumber,
	moveList,
	moveNumbers,
	numberedPlies,
} from '../../knowledge/move-list.js';
import {sealedMoves} from '../../knowledge/sealed-moves.js';
import {viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import type {Eyes, Review} from '../../match/review.js';
import {findVariant} from '../../rules/registry.js';

/** One ply as its reader knows it. */
export type ListedMove = {
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly by: Color;
	/** "Nf3", or "…" for what is not known. */
	readonly text: string;
	/** Whether the number is that of a turn of one side, of several moves. */
	readonly isTurn?: true;
};

/** A move in full, and the ply it led to. */
export type SheetMove = ListedMove & {
	readonly ply: number;
	/** Whether it was a move on the board, as far as its reader knows. */
	readonly isMove: boolean;
};

type Played = Pick<Review, 'moves' | 'variant'>;
type Numbered = {readonly by: Color; readonly isNumbered?: boolean};

/** Returns whether turns of a game have several moves, so that they are counted by themselves. */
export function countsTurns(variantId: string): boolean {
	const variant = findVariant(variantId);
	return variant.ok && variant.value.movesLeft !== undefined;
}

/** Returns the number of each ply of a game: of its move, counted up after Black's, or of its side's turn, counted from 1. */
export function plyNumbers(variantId: string, plies: readonly Numbered[]): readonly number[] {
	if (!countsTurns(variantId)) {
		return moveNumbers(plies);
	}

	let turn = 0;
	return plies.map(({by}, index) => {
		turn += plies[index - 1]?.by === by ? 0 : 1;
		return turn;
	});
}

const numbered = ({moves}: Played): readonly Numbered[] =>
	moves.map(({by, act}) => ({by, isNumbered: hasNumber(act, undefined)}));

/** Returns the number of the move that a side makes next, or of its turn. */
export const nextNumber = (played: Played, by: Color): number =>
	plyNumbers(played.variant, [...numbered(played), {by}])[played.moves.length];

/** Returns the moves as a seat's own list has them, without what it did not notice. */
function noticedMoves({steps, reports, variant}: Review, seat: Color): readonly SheetMove[] {
	const {history} = reports[seat];
	const list = moveList(history);
	const numbers = plyNumbers(variant, numberedPlies(history));
	const sealed = sealedMoves(history);
	return steps.slice(1).flatMap(({ply, noticed}) =>
		list.slice(steps[ply - 1].noticed[seat], noticed[seat]).map(({ply: own, by, text}) => {
			const index = own - 1;
			const isSecret = text.includes(HIDDEN) && isSetUp(viewBefore(history, index).phase);
			return {
				ply,
				number: numbers[index],
				by,
				text,
				isMove: !isSecret && !isOtherAct(sealed.get(index)?.act ?? text),
				...(countsTurns(variant) ? {isTurn: true as const} : {}),
			};
		}),
	);
}

/** Returns the moves of a game: in truth in full, else as a side's own list has them, made from what it noticed alone. */
export function listedMoves(played: Review, eyes: Eyes = 'truth'): readonly SheetMove[] {
	if (eyes !== 'truth') {
		return noticedMoves(played, eyes);
	}

	const {moves, variant} = played;
	const numbers = plyNumbers(variant, numbered(played));
	return moves.map(({by, san, move}, index) => ({
		ply: index + 1,
		number: numbers[index],
		by,
		text: san,
		isMove: move !== undefined,
		...(countsTurns(variant) ? {isTurn: true as const} : {}),
	}));
}

/** Returns the moves of a game in full as a player's list has them, without what was done in a set-up. */
export const shownMoves = (review: Review): readonly SheetMove[] =>
	listedMoves(review).filter(({ply, by}) => !isSetUp(review.steps[ply - 1].sights[by].phase));

/** Returns how a move is told with its number: "11…Rxh2"; a turn's has no side. */
export const numberedMove = ({number, by, text, isTurn}: ListedMove, gap = ''): string =>
	`${number}${by === 'white' || isTurn === true ? '.' : '…'}${gap}${text}`;
