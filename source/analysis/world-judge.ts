import {Evaluator} from '../bot/evaluation/evaluator.js';
import {WEIGHTS} from '../bot/evaluation/weights.js';
import {squash} from '../bot/fog/judgement.js';
import {Searcher} from '../bot/search/searcher.js';
import type {Move} from '../rules/move.js';
import type {Position} from '../rules/position.js';

/** Values beyond this are all the same after squashing. */
const WINDOW = 2200;

/** What a position comes to for the side to move, in hundredths of a pawn squashed to ±1500. */
export type WorldJudgement = {
	/** What each of the moves asked about is worth. */
	readonly values: readonly number[];
	/** The best move of all, and what it is worth: no less than any of `values`. */
	readonly best: Move;
	readonly most: number;
};

/**
 * Judges moves in single positions, each on its own: what a position comes to depends on it, the moves
 * and the depth alone, and on nothing that was judged before. So the true position is judged as one of
 * the possible ones, and equal positions come to the same.
 */
export class WorldJudge {
	readonly #searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 15});
	readonly #out = new Float64Array(8);

	/** Positions looked at by the last judgement. */
	get nodes(): number {
		return this.#searcher.nodes;
	}

	/** Judges up to 8 moves of a position, and its best one, `depth` plies deep. The position is as it was afterwards. */
	judge(position: Position, moves: readonly Move[], depth: number): WorldJudgement {
		this.#searcher.clear();
		const found = this.#searcher.findBest(position, {depth});
		this.#searcher.scoreRootMoves(position, moves, depth, this.#out, {
			lowest: -WINDOW,
			highest: WINDOW,
		});
		const values = moves.map((_, index) => squash(this.#out[index]));
		let best = found.move;
		let most = squash(Math.max(-WINDOW, Math.min(WINDOW, found.value)));
		for (const [index, value] of values.entries()) {
			// The same move may come out a little better when it is searched for itself.
			if (value > most) {
				most = value;
				best = moves[index];
			}
		}

		return {values, best, most};
	}
}
