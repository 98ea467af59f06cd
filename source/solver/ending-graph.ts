import {kingStepsFrom} from '../knowledge/king-steps.js';
import type {Square} from '../core/square.js';
import {SquareSet} from '../core/square-set.js';
import type {BeliefTable} from './belief-table.js';
import {putSet} from './kernel/module.js';
import type {Material, Placement} from './material.js';
import {PlacementIndex} from './placement-index.js';
import {
	afterMove,
	attackedBy,
	inferredBy,
	occupiedBy,
	pushedOver,
	whiteMoves,
	withoutManAt,
} from './reach.js';
import {NEVER} from './levels.js';

/**
 * The fixed facts of an ending for retrograde analysis, flat, by placement number (one for each class
 * of symmetric placements). Sets of squares are pairs of 32-bit words, low and high half.
 */
export type EndingGraph = {
	readonly index: PlacementIndex;
	/** Squares that White's men neither stand on nor see nor have a pawn step to: where a hidden king may be. */
	readonly unseen: Int32Array;
	/** Squares on which the king, Black to move, is seen or inferred and cannot take the white king. */
	readonly seen: Int32Array;
	/** Squares on which White notices the king and cannot take him: those that he keeps a pawn from. */
	readonly inferred: Int32Array;
	/**
	 * By number * 64 + square: how many moves White needs after the king on that square, Black to move,
	 * has taken an unprotected man beside him: the worst choice, 0 when there is none, NEVER when White
	 * cannot win then, or has lost his own king.
	 */
	readonly lossLevels: Uint8Array;
	/** White's moves: those of placement p are `moves[firstMove[p]]` to `moves[firstMove[p + 1] - 1]`. */
	readonly firstMove: Int32Array;
	/**
	 * The placement a move leads to, times 8, plus the symmetry from its representative to it; and, from
	 * bit PASSED_SHIFT on, one more than the square that a pawn passes over by a double step.
	 */
	readonly moves: Int32Array;
	/** The same for moves that promote a pawn: those of placement p are from `firstPromotion[p]` on. */
	readonly firstPromotion: Int32Array;
	readonly promotions: readonly Promotion[];
};

/** From which bit on a move of the graph tells what square it passes over. */
export const PASSED_SHIFT = 24;

/** A move into another ending's table. */
export type Promotion = {
	readonly table: BeliefTable;
	/** The placement there, times 8, plus the symmetry from its representative to it. */
	readonly located: number;
	readonly to: Square;
};

/** Writes what the king takes by capturing, for one placement, into `losses` (64 levels). */
function fillLosses(
	placement: Placement,
	attacked: SquareSet,
	tableOf: (material: Material) => BeliefTable,
	losses: Uint8Array,
): void {
	const {squares} = placement;
	for (const [man, square] of squares.entries()) {
		if (man > 0 && attacked.has(square)) {
			continue;
		}

		let level = NEVER;
		if (man > 0) {
			const rest = withoutManAt(placement, man);
			level = tableOf(rest.material).levelToMove(rest.squares, SquareSet.of(square));
		}

		for (const from of kingStepsFrom(square)) {
			losses[from] = Math.max(losses[from], level);
		}
	}
}

function fillSquares(
	placement: Placement,
	attacked: SquareSet,
	number: number,
	graph: Pick<EndingGraph, 'inferred' | 'seen' | 'unseen'>,
): void {
	const occupied = occupiedBy(placement);
	const inferred = inferredBy(placement);
	const noticed = attacked.minus(occupied).union(inferred);
	putSet(graph.unseen, number, noticed.union(occupied).complement());
	putSet(graph.seen, number, noticed.minus(kingStepsFrom(placement.squares[0])));
	putSet(graph.inferred, number, inferred);
}

/** Returns the facts of an ending. `tableOf` gives the tables of the endings that it leads to. */
export function makeEndingGraph(
	material: Material,
	tableOf: (material: Material) => BeliefTable,
): EndingGraph {
	const index = new PlacementIndex(material);
	const {count} = index;
	const moves: number[] = [];
	const promotions: Promotion[] = [];
	const graph = {
		index,
		unseen: new Int32Array(count * 2),
		seen: new Int32Array(count * 2),
		inferred: new Int32Array(count * 2),
		lossLevels: new Uint8Array(count * 64),
		firstMove: new Int32Array(count + 1),
		firstPromotion: new Int32Array(count + 1),
	};
	for (let number = 0; number < count; number++) {
		const placement = {material, squares: index.representative(number)};
		const attacked = attackedBy(placement);
		fillSquares(placement, attacked, number, graph);
		const losses = graph.lossLevels.subarray(number * 64, number * 64 + 64);
		fillLosses(placement, attacked, tableOf, losses);
		for (const move of whiteMoves(placement)) {
			const after = afterMove(placement, move);
			if (move.promotion === undefined) {
				const passed = pushedOver(placement, move).without(move.to);
				const [square] = passed.isEmpty ? [-1] : passed;
				moves.push(index.locate(after.squares) | ((square + 1) << PASSED_SHIFT));
			} else {
				const table = tableOf(after.material);
				promotions.push({table, located: table.index.locate(after.squares), to: move.to});
			}
		}

		graph.firstMove[number + 1] = moves.length;
		graph.firstPromotion[number + 1] = promotions.length;
	}

	return {...graph, moves: Int32Array.from(moves), promotions};
}
