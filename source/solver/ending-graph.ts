import {kingStepsFrom} from '../knowledge/king-steps.js';
import {SquareSet} from '../core/square-set.js';
import type {BeliefTable} from './belief-table.js';
import type {Material, Placement} from './material.js';
import {PlacementIndex} from './placement-index.js';
import {afterMove, attackedBy, occupiedBy, whiteMoves, withoutManAt} from './reach.js';
import {NEVER} from './levels.js';

/**
 * The fixed facts of an ending for retrograde analysis, flat, by placement number (one for each class
 * of symmetric placements). Sets of squares are pairs of 32-bit halves.
 */
export type EndingGraph = {
	readonly index: PlacementIndex;
	/** Squares that White's men neither stand on nor see: where a hidden king may be. */
	readonly unseenLow: Int32Array;
	readonly unseenHigh: Int32Array;
	/** Squares on which the king, Black to move, is seen and cannot take the white king. */
	readonly seenLow: Int32Array;
	readonly seenHigh: Int32Array;
	/**
	 * By number * 64 + square: how many moves White needs after the king on that square, Black to move,
	 * has taken an unprotected man beside him: the worst choice, 0 when there is none, NEVER when White
	 * cannot win then, or has lost his own king.
	 */
	readonly lossLevels: Uint8Array;
	/** White's moves: those of placement p are `moves[firstMove[p]]` to `moves[firstMove[p + 1] - 1]`. */
	readonly firstMove: Int32Array;
	/** The placement a move leads to, times 8, plus the symmetry from its representative to it. */
	readonly moves: Int32Array;
};

/** Writes what the king takes by capturing, for one placement, into `losses` (64 levels). */
function fillLosses(
	placement: Placement,
	attacked: SquareSet,
	smaller: (placement: Placement) => BeliefTable,
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
			level = smaller(rest).levelToMove(rest.squares, SquareSet.from([square]));
		}

		for (const from of kingStepsFrom(square)) {
			losses[from] = Math.max(losses[from], level);
		}
	}
}

/** Returns the facts of an ending. `smaller` gives the tables of the endings with a man less. */
export function makeEndingGraph(
	material: Material,
	smaller: (placement: Placement) => BeliefTable,
): EndingGraph {
	const index = new PlacementIndex(material);
	const {count} = index;
	const moves: number[] = [];
	const graph = {
		index,
		unseenLow: new Int32Array(count),
		unseenHigh: new Int32Array(count),
		seenLow: new Int32Array(count),
		seenHigh: new Int32Array(count),
		lossLevels: new Uint8Array(count * 64),
		firstMove: new Int32Array(count + 1),
	};
	for (let number = 0; number < count; number++) {
		const placement = {material, squares: index.representative(number)};
		const occupied = occupiedBy(placement);
		const attacked = attackedBy(placement);
		const unseen = attacked.union(occupied).complement();
		const seen = attacked.minus(occupied).minus(kingStepsFrom(placement.squares[0]));
		graph.unseenLow[number] = unseen.low;
		graph.unseenHigh[number] = unseen.high;
		graph.seenLow[number] = seen.low;
		graph.seenHigh[number] = seen.high;
		fillLosses(
			placement,
			attacked,
			smaller,
			graph.lossLevels.subarray(number * 64, number * 64 + 64),
		);
		for (const move of whiteMoves(placement)) {
			moves.push(index.locate(afterMove(placement, move).squares));
		}

		graph.firstMove[number + 1] = moves.length;
	}

	return {...graph, moves: Int32Array.from(moves)};
}
