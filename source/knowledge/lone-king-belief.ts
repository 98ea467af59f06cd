import {colorIndex} from '../core/color.js';
import {EMPTY, isMan, KING, PAWN, UNSEEN} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, rankOf, type Square} from '../core/square.js';
import {variantOf} from '../rules/registry.js';
import type {View} from '../rules/view.js';
import {kingSteps} from './king-steps.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';

const unseenSquares = ({cells}: View): SquareSet =>
	SquareSet.from([...cells.keys()].filter((square) => cells[square] === UNSEEN));

/** Returns where the seat sees the other side's king, or NO_SQUARE. */
export function seenKing({cells, viewer}: View): Square {
	const king = KING | ((colorIndex(viewer) ^ 1) << 3);
	return cells.indexOf(king);
}

/** Returns where a man of the seat's has gone since the view before, a ply of the other side's: NO_SQUARE when none has. */
function vanishedMan(before: View, after: View): Square {
	const own = colorIndex(before.viewer) << 3;
	return before.cells.findIndex((code, square) => {
		const isOwn = isMan(code) && (code & 8) === own;
		const stays = isMan(after.cells[square]) && (after.cells[square] & 8) === own;
		return isOwn && !stays;
	});
}

/**
 * Returns where the lone king may be when nothing is known but what is seen: where he is seen, or else
 * anywhere that is not seen.
 */
export function blindBelief(view: View): SquareSet {
	const seen = seenKing(view);
	return seen === NO_SQUARE ? unseenSquares(view) : SquareSet.of(seen);
}

/** What a seat's pawns tell about a lone king that it does not see. */
type PawnNews = {
	/** Squares where a pawn would capture, and so see him. */
	readonly attacked: SquareSet;
	/** Where he must be, because a pawn does not see the square before it: NO_SQUARE when none tells. */
	readonly blocked: Square;
};

/** Returns what the seat's pawns tell. Only for a lone king: with other men about, any may stand there. */
function pawnNews({cells, viewer}: View, hasDoubleStep: boolean): PawnNews {
	const color = colorIndex(viewer);
	const forward = color === 0 ? 8 : -8;
	const attacked: Square[] = [];
	let blocked = NO_SQUARE;
	for (const [square, code] of cells.entries()) {
		if (code !== (PAWN | (color << 3))) {
			continue;
		}

		const ahead = square + forward;
		const isHome = rankOf(square) === (color === 0 ? 1 : 6);
		if (cells[ahead] === UNSEEN) {
			blocked = ahead;
		} else if (
			isHome &&
			hasDoubleStep &&
			cells[ahead] === EMPTY &&
			cells[ahead + forward] === UNSEEN
		) {
			blocked = ahead + forward;
		}

		const sides = [ahead - 1, ahead + 1].filter((side) => rankOf(side) === rankOf(ahead));
		attacked.push(...sides);
	}

	return {attacked: SquareSet.from(attacked), blocked};
}

/** Returns where the lone king may be who is seen, or else on one of the squares of `reachable`, by what a view and its pawns tell. */
function beliefIn(reachable: SquareSet, view: View, hasDoubleStep: boolean): SquareSet {
	const seen = seenKing(view);
	if (seen !== NO_SQUARE) {
		return SquareSet.of(seen);
	}

	const {attacked, blocked} = pawnNews(view, hasDoubleStep);
	return blocked === NO_SQUARE
		? reachable.intersect(unseenSquares(view)).minus(attacked)
		: SquareSet.of(blocked);
}

/**
 * Returns where the lone king may be after his own move: one step on, and not seen; or where he is
 * seen; or where a man of the seat's has vanished, for only he can have taken it.
 */
function afterKingMove(
	belief: SquareSet,
	before: View,
	after: View,
	hasDoubleStep: boolean,
): SquareSet {
	const taken = vanishedMan(before, after);
	return taken === NO_SQUARE || seenKing(after) !== NO_SQUARE
		? beliefIn(kingSteps(belief), after, hasDoubleStep)
		: SquareSet.of(taken);
}

/**
 * Returns where the other side's lone king may be, at each point of a history from ply `from` on: entry
 * 0 is before ply `from`, entry i after i further plies. Exact when the other side has had nothing but
 * its king since then; `start` is what was known at that point (blind when
 * left out).
 */
export function trackLoneKing(history: SeatHistory, from = 0, start?: SquareSet): SquareSet[] {
	const {doubleStep: hasDoubleStep} = variantOf(history.variant).moves;
	const beliefs = [start ?? beliefIn(SquareSet.full, viewBefore(history, from), hasDoubleStep)];
	for (let index = from; index < history.plies.length; index++) {
		const {by, view} = history.plies[index];
		const belief = beliefs[beliefs.length - 1];
		beliefs.push(
			by === history.seat
				? beliefIn(belief, view, hasDoubleStep)
				: afterKingMove(belief, viewBefore(history, index), view, hasDoubleStep),
		);
	}

	return beliefs;
}

/**
 * Returns where the other side's king may be before ply `until`, while that side still has other men:
 * each of its plies may have been the king's or another's, castling included. Never too small; larger
 * than need be, because what the other men tell is left out. `start` is what was known at the start.
 */
export function looseKingBelief(
	history: SeatHistory,
	until: number,
	start: SquareSet = blindBelief(history.start),
): SquareSet {
	let belief = start;
	for (const {by, view} of history.plies.slice(0, until)) {
		if (seenKing(view) !== NO_SQUARE) {
			belief = blindBelief(view);
			continue;
		}

		if (by !== history.seat) {
			const home = history.seat === 'white' ? 60 : 4;
			const castled = belief.has(home) ? SquareSet.from([home - 2, home + 2]) : SquareSet.empty;
			belief = belief.union(kingSteps(belief)).union(castled);
		}

		belief = belief.intersect(unseenSquares(view));
	}

	return belief;
}

/**
 * Why the king cannot be on a square: a man of one's own stands there; the square is seen, and he is not on it; a
 * pawn would capture there, and so would see him; he is known to block a pawn on another square; or the
 * square is hidden, but he could not have got there from where he may have been.
 */
const OUT_REASONS = [
	'own-man',
	'seen-empty',
	'would-be-seen',
	'blocks-elsewhere',
	'out-of-reach',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** Returns why the king cannot be on a square, or undefined when he can. */
export function whyOut(square: Square, belief: SquareSet, view: View): OutReason | undefined {
	if (belief.has(square)) {
		return undefined;
	}

	const code = view.cells[square];
	if (code !== UNSEEN) {
		return code === EMPTY ? 'seen-empty' : 'own-man';
	}

	const {attacked, blocked} = pawnNews(view, true);
	return attacked.has(square)
		? 'would-be-seen'
		: seenKing(view) === NO_SQUARE && blocked !== NO_SQUARE
			? 'blocks-elsewhere'
			: 'out-of-reach';
}
