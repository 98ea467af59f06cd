import {KING} from '../../core/man.js';
import {generateMoves} from '../../rules/generate.js';
import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {Evaluator} from '../evaluation/evaluator.js';
import {search} from './alpha-beta.js';
import {quiesce} from './quiescence.js';
import {
	MAX_PLY,
	type SearchLimits,
	type SearchOptions,
	type SearchResult,
	SearchState,
} from './search-state.js';
import {INFINITE, KING_VALUE} from './values.js';

/**
 * Searches one position, both sides seen, with moves that leave the king to be taken among them: the
 * king's capture ends a line. Fail-soft principal variation search with a transposition table, null move,
 * killers, history and quiescence (Marsland's and Reinefeld's terms). Keeps its tables from one call to
 * the next, so that the worlds of one decision share them. Hot paths allocate nothing.
 */
export class Searcher {
	readonly #state: SearchState;

	constructor(evaluator: Evaluator, options: SearchOptions = {}) {
		this.#state = new SearchState(evaluator, options);
	}

	/** Positions looked at since this was made or cleared. */
	get nodes(): number {
		return this.#state.nodes;
	}

	/** Begins a new decision: what the tables hold is kept but gives way to new entries. */
	age(): void {
		this.#state.age();
	}

	/** Forgets everything, so that the next search depends on nothing before it. */
	clear(): void {
		this.#state.clear();
	}

	/**
	 * Tells of the positions that were on the board before the one to be searched, as keys (low, high, low,
	 * high, …), the last one being the one before it: to come back to one of them counts as a draw. Counts until called again.
	 */
	setEarlier(keys: ArrayLike<number>): void {
		this.#state.setEarlier(keys);
	}

	/**
	 * Finds the best move by iterative deepening. The position must have a move and both kings; it is as it
	 * was afterwards, but for the order of its lists of men, which decides in what order moves come.
	 */
	findBest(position: Position, limits: SearchLimits): SearchResult {
		const state = this.#state;
		state.begin(position, limits);
		const before = state.nodes;
		const end = generateMoves(position, state.moves, 0);
		const moves = state.moves.slice(0, end);
		let best: SearchResult = {move: moves[0], value: 0, depth: 0, nodes: 0};
		const deepest = Math.min(limits.depth ?? MAX_PLY - 1, MAX_PLY - 1);
		for (let depth = 1; depth <= deepest && !state.stopped; depth++) {
			let alpha = -INFINITE;
			let found: Move | undefined;
			for (let index = 0; index < end && !state.stopped; index++) {
				const value = this.#scoreRootMove(moves[index], depth, alpha, INFINITE, end, index > 0);
				if (!state.stopped && value > alpha) {
					alpha = value;
					found = moves[index];
					// The best one stands first in the next iteration, the others as they come.
					moves.copyWithin(1, 0, index);
					moves[0] = found;
				}
			}

			// Of an iteration that was given up, the best so far counts: its first move was the best before.
			if (found !== undefined) {
				const done = state.stopped ? depth - 1 : depth;
				best = {move: found, value: alpha, depth: done, nodes: state.nodes - before};
			}

			// One move, or a king falls within the depth: no deeper search finds him fall sooner.
			if (end === 1 || KING_VALUE - Math.abs(alpha) <= depth) {
				break;
			}
		}

		return {...best, nodes: state.nodes - before};
	}

	/**
	 * Writes to `out` what each of `moves`, moves of the kernel that can be played in `position`, is worth to
	 * the side to move when searched to `depth` plies, itself included, each exactly: every move gets the
	 * window from `lowest` to `highest`, and values beyond it count as its ends. Returns how many moves were
	 * scored, which is fewer than all only when the limits were reached; the others' entries are as they were.
	 * With the tables kept, scoring again one ply deeper costs little more than that ply, so this can be
	 * called world by world and depth by depth.
	 */
	scoreRootMoves(
		position: Position,
		moves: ArrayLike<Move>,
		depth: number,
		out: Float64Array,
		limits: SearchLimits & {readonly lowest?: number; readonly highest?: number} = {},
	): number {
		const state = this.#state;
		state.begin(position, limits);
		const lowest = limits.lowest ?? -INFINITE;
		const highest = limits.highest ?? INFINITE;
		for (let index = 0; index < moves.length; index++) {
			const value = this.#scoreRootMove(moves[index], depth, lowest, highest, 0, false);
			if (state.stopped) {
				return index;
			}

			out[index] = Math.max(lowest, Math.min(highest, value));
		}

		return moves.length;
	}

	/** Returns the value of a position for the side to move by captures alone. Both kings must stand. */
	quiescence(position: Position): number {
		this.#state.begin(position, {});
		return quiesce(this.#state, -INFINITE, INFINITE, 0, 0, 0);
	}

	/** Returns the two halves of a position's key, for `setEarlier`. */
	keyOf(position: Position): readonly [low: number, high: number] {
		this.#state.tracked.reset(position);
		return [this.#state.tracked.low, this.#state.tracked.high];
	}

	/** Returns the static value of a position for the side to move. */
	evaluate(position: Position): number {
		this.#state.tracked.reset(position);
		return this.#state.evaluate();
	}

	#scoreRootMove(
		move: Move,
		depth: number,
		alpha: number,
		beta: number,
		base: number,
		scout: boolean,
	): number {
		const state = this.#state;
		const {tracked} = state;
		const {board} = tracked.position;
		if ((board[(move >> 6) & 63] & 7) === KING) {
			return KING_VALUE - 1;
		}

		tracked.make(move);
		state.count();
		let value: number;
		if (scout && alpha > -INFINITE) {
			value = 0 - search(state, depth - 1, 0 - alpha - 1, 0 - alpha, 1, base, true);
			if (value > alpha && value < beta && !state.stopped) {
				value = 0 - search(state, depth - 1, 0 - beta, 0 - alpha, 1, base, true);
			}
		} else {
			value = 0 - search(state, depth - 1, 0 - beta, 0 - alpha, 1, base, true);
		}

		tracked.unmake(move);
		return value;
	}
}
