import type {SquareSet} from '../core/square-set.js';
import type {BeliefTable} from './belief-table.js';
import {NEVER} from './levels.js';
import {afterMove, attackedBy, occupiedBy, whiteMoves} from './reach.js';
import {INVERSE_SYMMETRY, SYMMETRIC_SQUARES} from './symmetry.js';

/** What a table says of the whole board: no symmetry, equal men not told apart. Moves are White's, the capture included. */
export type TableStatistics = {
	readonly material: string;
	/** Different arrangements of White's men. */
	readonly placements: number;
	/** Each with every square for the black king that is neither White's nor attacked. */
	readonly starts: number;
	/** Starts from which White, to move and knowing the square, forces the capture. */
	readonly won: number;
	/** The most moves that takes; 0 when nothing is won. */
	readonly longest: number;
	/** Moves → won starts that need so many. */
	readonly histogram: {readonly [moves: number]: number};
	/** The same for placements when White knows only that he does not see the king. */
	readonly blind: {readonly placements: number; readonly won: number; readonly longest: number};
};

/** Counts what a table holds. */
export function tableStatistics(table: BeliefTable): TableStatistics {
	const {index, material} = table;
	const single = table.singleLevels();
	const histogram: {[moves: number]: number} = {};
	const count = {placements: 0, starts: 0, won: 0, longest: 0};
	const blind = {won: 0, longest: 0};
	for (let number = 0; number < index.count; number++) {
		const placement = {material, squares: index.representative(number)};
		const orbit = index.orbit[number];
		const targets = whiteMoves(placement).map((move) =>
			index.locate(afterMove(placement, move).squares),
		);
		const hidden = attackedBy(placement).union(occupiedBy(placement)).complement();
		count.placements += orbit;
		for (const [king, best] of bestLevels(single, targets).entries()) {
			if (!hidden.has(king)) {
				continue;
			}

			count.starts += orbit;
			if (best < NEVER) {
				count.won += orbit;
				count.longest = Math.max(count.longest, best + 1);
				histogram[best + 1] = (histogram[best + 1] ?? 0) + orbit;
			}
		}

		const level = blindLevel(table, placement.squares, hidden);
		if (level < NEVER) {
			blind.won += orbit;
			blind.longest = Math.max(blind.longest, level);
		}
	}

	return {
		material: table.name,
		...count,
		histogram,
		blind: {placements: count.placements, ...blind},
	};
}

/** Returns for each square of the king the lowest level over the placements that White's moves lead to. */
function bestLevels(single: Uint8Array, targets: readonly number[]): Uint8Array {
	const images = SYMMETRIC_SQUARES;
	const best = new Uint8Array(64).fill(NEVER);
	for (const target of targets) {
		const image = INVERSE_SYMMETRY[target & 7] * 64;
		const first = (target >> 3) * 64;
		for (let king = 0; king < 64; king++) {
			best[king] = Math.min(best[king], single[first + images[image + king]]);
		}
	}

	return best;
}

/** Returns the level when the king may be on any hidden square; where there is none, White has no start to win. */
const blindLevel = (table: BeliefTable, squares: number[], hidden: SquareSet): number =>
	hidden.isEmpty ? NEVER : table.levelToMove(squares, hidden);
