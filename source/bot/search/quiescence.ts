import {PAWN} from '../../core/man.js';
import {generateMoves} from '../../rules/generate.js';
import {bound, taper} from '../evaluation/value.js';
import {generateCaptures, pickMove, TAKES_KING} from './captures.js';
import {isAttacked} from '../../rules/attack.js';
import {exchange, EXCHANGE_VALUES} from './exchange.js';
import {MAX_PLY, type SearchState} from './search-state.js';
import {AT_LEAST, AT_MOST, EXACT} from './transposition-table.js';
import {FIFTY_MOVES, fromTable, INFINITE, KING_VALUE, toTable} from './values.js';

/** Material and placement alone decide when nothing else counted could bring the value back. */
const LAZY_MARGIN = 350;
/** What a capture may win beside its victim. */
const DELTA_MARGIN = 180;
/** In so many plies of quiescence all moves are tried when the king stands attacked. */
const EVASION_PLIES = 2;

/**
 * Returns the value of the position for the side to move when only captures and promotions to a queen
 * are looked at, or none, and for the first plies all moves of a king that stands attacked. `base` is the
 * first free index of the move list; `beyond` counts the plies of quiescence.
 */
export function quiesce(
	state: SearchState,
	alphaAt: number,
	beta: number,
	ply: number,
	base: number,
	beyond: number,
): number {
	const tracked = state.tracked;
	const {position, low, high} = tracked;
	const {board, side} = position;
	if (beyond === 0 && position.halfmoves >= FIFTY_MOVES) {
		return 0;
	}

	if (!state.quiescence) {
		return state.evaluate();
	}

	const selective = state.selective;
	const {table} = state;
	let alpha = alphaAt;
	let hashMove = 0;
	if (beyond === 0 && table.find(low, high)) {
		hashMove = table.move;
		const value = fromTable(table.value, ply);
		if ((selective || table.depth === 0) && table.settles(value, alpha, beta)) {
			return value;
		}
	}

	const moves = state.moves;
	const scores = state.scores;
	const isCheck =
		selective &&
		beyond < EVASION_PLIES &&
		ply < MAX_PLY - 1 &&
		isAttacked(position, position.kings[side], side ^ 1);
	let end: number;
	let best = -INFINITE;
	if (isCheck) {
		end = generateMoves(position, moves, base);
		if (end === base) {
			return 0;
		}

		if (state.orderMoves(base, end, hashMove, ply)) {
			return KING_VALUE - ply - 1;
		}
	} else {
		if (selective) {
			const rough = bound(
				side === 0
					? taper(tracked.placement, tracked.phase)
					: 0 - taper(tracked.placement, tracked.phase),
			);
			if (rough - LAZY_MARGIN >= beta) {
				return rough - LAZY_MARGIN;
			}

			best = rough + LAZY_MARGIN <= alpha ? rough + LAZY_MARGIN : state.evaluate();
		} else {
			best = state.evaluate();
		}

		if (best >= beta || ply >= MAX_PLY - 1) {
			return best;
		}

		end = generateCaptures(position, moves, scores, base);
		if (end === TAKES_KING) {
			return KING_VALUE - ply - 1;
		}
	}

	const standing = best;
	const floor = alpha;
	let bestMove = 0;
	alpha = Math.max(alpha, best);
	for (let index = base; index < end; index++) {
		const move = pickMove(moves, scores, index, end);
		if (selective && !isCheck) {
			const victim = board[(move >> 6) & 63] & 7;
			const promotion = (move >> 12) & 7;
			if (promotion === 0) {
				const worth = EXCHANGE_VALUES[victim === 0 ? PAWN : victim];
				if (standing + worth + DELTA_MARGIN <= alpha) {
					best = Math.max(best, standing + worth + DELTA_MARGIN);
					continue;
				}

				const role = board[move & 63] & 7;
				if (EXCHANGE_VALUES[role] > worth && exchange(position, move) < 0) {
					continue;
				}
			}
		}

		tracked.make(move);
		state.count();
		const value = 0 - quiesce(state, 0 - beta, 0 - alpha, ply + 1, end, beyond + 1);
		tracked.unmake(move);
		if (state.stopped) {
			return 0;
		}

		if (value > best) {
			best = value;
			bestMove = move;
			if (value > alpha) {
				alpha = value;
				if (value >= beta) {
					break;
				}
			}
		}
	}

	if (beyond === 0) {
		const kind = best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST;
		table.store(low, high, bestMove, 0, kind, toTable(best, ply));
	}

	return best;
}
