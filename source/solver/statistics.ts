import {singleLevels} from './single-levels.js';
import type {Square} from '../core/square.js';
import type {SquareSet} from '../core/square-set.js';
import type {BeliefTable} from './belief-table.js';
import {NEVER} from './levels.js';
import type {Placement} from './material.js';
import {afterMove, hiddenFrom, pushedOver, whiteMoves} from './reach.js';
import {INVERSE_SYMMETRY, SYMMETRIC_SQUARES} from './symmetry.js';
import {unattacked} from './table-game.js';
import {Tally} from './verify/verification.js';

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
	/** The same for placements when White knows only that he neither sees nor infers the king. */
	readonly blind: {readonly placements: number; readonly won: number; readonly longest: number};
};

/**
 * What is done with each start of a table, its king's square known or (undefined) nothing known of him. The level is
 * White's moves, the capture included, or NEVER; `orbit` counts the starts that the board's symmetries make of it.
 */
type Visit = (placement: Placement, king: Square | undefined, level: number, orbit: number) => void;

/** Visits every start of a table, known and blind, one of each that symmetries take into each other. */
export function visitStarts(table: BeliefTable, visit: Visit): void {
	if (table.game.stored === 'white') {
		visitStoredStarts(table, visit);
		return;
	}

	const {index, material} = table;
	const kept = new Map<BeliefTable, Uint8Array>();
	const levelsOf = (one: BeliefTable): Uint8Array => {
		const levels = kept.get(one) ?? singleLevels(one);
		kept.set(one, levels);
		return levels;
	};
	for (let number = 0; number < index.count; number++) {
		const placement = {material, squares: index.representative(number)};
		const orbit = index.orbit[number];
		const targets = whiteMoves(placement).map((move) => {
			const after = afterMove(placement, move);
			const next = move.promotion === undefined ? table : table.promoted(after.material);
			return {
				single: levelsOf(next),
				located: next.index.locate(after.squares),
				inTheWay: pushedOver(placement, move),
			};
		});
		const starts = unattacked(placement);
		for (const [king, best] of bestLevels(targets).entries()) {
			if (starts.has(king)) {
				visit(placement, king, best < NEVER ? best + 1 : NEVER, orbit);
			}
		}

		const hidden = hiddenFrom(placement);
		const blind = hidden.isEmpty ? NEVER : table.levelToMove(placement.squares, hidden);
		visit(placement, undefined, blind, orbit);
	}
}

/** Visits every start of a table that stores what White knows with himself to move. */
function visitStoredStarts(table: BeliefTable, visit: Visit): void {
	const {game, index, material} = table;
	for (let number = 0; number < index.count; number++) {
		const placement = {material, squares: index.representative(number)};
		if (!game.counts(placement)) {
			continue;
		}

		const hidden = game.hidden(placement);
		const {squares} = table.blockOf(number);
		for (const king of hidden) {
			visit(placement, king, squares[king], index.orbit[number]);
		}

		const blind = hidden.isEmpty ? NEVER : table.levelAt(number, hidden.low, hidden.high);
		visit(placement, undefined, blind, index.orbit[number]);
	}
}

export function tableStatistics(table: BeliefTable): TableStatistics {
	const histogram: {[moves: number]: number} = {};
	const tally = new Tally();
	visitStarts(table, (_placement, king, level, orbit) => {
		tally.count(king === undefined, orbit, level < NEVER ? level : undefined);
		if (king !== undefined && level < NEVER) {
			histogram[level] = (histogram[level] ?? 0) + orbit;
		}
	});
	const {known, blind} = tally;
	return {material: table.name, placements: blind.placements, ...known, histogram, blind};
}

/** Where a move of White's leads: a placement of a table, and the squares where the king would prevent it. */
type Target = {
	readonly single: Uint8Array;
	readonly located: number;
	readonly inTheWay: SquareSet;
};

/** Returns for each square of the king the lowest level over the placements that White's moves lead to. */
function bestLevels(targets: readonly Target[]): Uint8Array {
	const images = SYMMETRIC_SQUARES;
	const best = new Uint8Array(64).fill(NEVER);
	for (const {single, located, inTheWay} of targets) {
		const image = INVERSE_SYMMETRY[located & 7] * 64;
		const first = (located >> 3) * 64;
		for (let king = 0; king < 64; king++) {
			const level = single[first + images[image + king]];
			if (level < best[king] && !inTheWay.has(king)) {
				best[king] = level;
			}
		}
	}

	return best;
}
