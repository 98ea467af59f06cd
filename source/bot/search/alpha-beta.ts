import {EMPTY} from '../../core/man.js';
import {generateMoves} from '../../rules/generate.js';
import {EN_PASSANT, KIND_MASK} from '../../rules/move.js';
import {EVALUATION_LIMIT} from '../evaluation/value.js';
import {pickMove} from './captures.js';
import {isAttacked} from '../../rules/attack.js';
import {quiesce} from './quiescence.js';
import {MAX_PLY, type SearchState} from './search-state.js';
import {AT_LEAST, AT_MOST, EXACT} from './transposition-table.js';
import {FIFTY_MOVES, fromTable, INFINITE, KING_VALUE, toTable} from './values.js';

/** By depth: what quiet moves, or passing, may change. */
const FUTILITY = Int32Array.of(0, 140, 280, 420);

/**
 * Returns the value of the position for the side to move, `wanted` plies deep and quiescence beyond,
 * fail-soft. `base` is the first free index of the move list; without `mayPass` there is no null move.
 */
export function search(
	state: SearchState,
	wanted: number,
	alphaAt: number,
	betaAt: number,
	ply: number,
	base: number,
	mayPass: boolean,
): number {
	const tracked = state.tracked;
	const {position, low, high} = tracked;
	const {board, side} = position;
	const selective = state.selective;
	let depth = wanted;
	let alpha = alphaAt;
	let beta = betaAt;
	const isCheck = selective && depth >= 0 && isAttacked(position, position.kings[side], side ^ 1);
	if (isCheck && depth > 0 && ply < MAX_PLY / 2) {
		depth++;
	}

	if (depth <= 0 || ply >= MAX_PLY - 1) {
		return quiesce(state, alpha, beta, ply, base, 0);
	}

	state.setPath(ply);
	if (position.halfmoves >= 4 && (position.halfmoves >= FIFTY_MOVES || state.isRepeated(ply))) {
		return 0;
	}

	// No line from here is better than taking the king now, or worse than losing him at once.
	alpha = Math.max(alpha, ply + 2 - KING_VALUE);
	beta = Math.min(beta, KING_VALUE - ply - 1);
	if (alpha >= beta) {
		return alpha;
	}

	const {table} = state;
	let hashMove = 0;
	if (table.find(low, high)) {
		hashMove = table.move;
		const value = fromTable(table.value, ply);
		const isFit = selective ? table.depth >= depth : table.depth === depth;
		if (isFit && table.settles(value, alpha, beta)) {
			return value;
		}
	}

	const moves = state.moves;
	const end = generateMoves(position, moves, base);
	if (end === base) {
		return 0;
	}

	if (state.orderMoves(base, end, hashMove, ply)) {
		return KING_VALUE - ply - 1;
	}

	const isScout = beta - alpha === 1;
	let hopeless = false;
	if (selective && isScout && !isCheck) {
		const value = state.evaluate();
		if (depth <= 3 && Math.abs(beta) < EVALUATION_LIMIT) {
			if (value - FUTILITY[depth] >= beta) {
				return value - FUTILITY[depth];
			}

			hopeless = depth <= 2 && value + FUTILITY[depth] <= alpha;
		}

		if (mayPass && depth >= 3 && value >= beta && tracked.phase > 2) {
			tracked.pass();
			const passed =
				0 - search(state, depth - 3 - (depth >> 2), 0 - beta, 1 - beta, ply + 1, end, false);
			tracked.unpass();
			if (state.stopped) {
				return 0;
			}

			if (passed >= beta && passed < EVALUATION_LIMIT) {
				return passed;
			}
		}
	}

	const scores = state.scores;
	const floor = alpha;
	let best = -INFINITE;
	let bestMove = 0;
	for (let index = base; index < end; index++) {
		const move = pickMove(moves, scores, index, end);
		const isQuiet =
			board[(move >> 6) & 63] === EMPTY &&
			((move >> 12) & 7) === 0 &&
			(move & KIND_MASK) !== EN_PASSANT;
		if (hopeless && isQuiet && index > base) {
			continue;
		}

		tracked.make(move);
		state.count();
		let value: number;
		if (index === base) {
			value = 0 - search(state, depth - 1, 0 - beta, 0 - alpha, ply + 1, end, true);
		} else {
			const late =
				selective && depth >= 3 && isQuiet && !isCheck && index - base >= 4
					? index - base >= 12
						? 2
						: 1
					: 0;
			value = 0 - search(state, depth - 1 - late, 0 - alpha - 1, 0 - alpha, ply + 1, end, true);
			if (late > 0 && value > alpha && !state.stopped) {
				value = 0 - search(state, depth - 1, 0 - alpha - 1, 0 - alpha, ply + 1, end, true);
			}

			if (value > alpha && value < beta && !state.stopped) {
				value = 0 - search(state, depth - 1, 0 - beta, 0 - alpha, ply + 1, end, true);
			}
		}

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
					if (isQuiet) {
						state.reward(move, ply, depth);
					}

					break;
				}
			}
		}
	}

	const kind = best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST;
	table.store(low, high, bestMove, depth, kind, toTable(best, ply));
	return best;
}
