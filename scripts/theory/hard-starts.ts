import {SquareSet} from '../../source/core/square-set.js';
import type {BeliefTable} from '../../source/solver/belief-table.js';
import {NEVER} from '../../source/solver/levels.js';
import type {Placement} from '../../source/solver/material.js';
import {visitStarts} from '../../source/solver/statistics.js';

/** A start of a table that needs the most moves. */
export type HardStart = {
	readonly placement: Placement;
	/** Where White knows the king to be. */
	readonly belief: SquareSet;
	/** White's moves, the capture included. */
	readonly level: number;
};

/** Returns the first of the won starts that need the most moves, known and blind; undefined where none is won. */
export function hardestStarts(table: BeliefTable): {
	readonly known?: HardStart;
	readonly blind?: HardStart;
} {
	let known: HardStart | undefined;
	let blind: HardStart | undefined;
	visitStarts(table, (placement, king, level) => {
		const hardest = king === undefined ? blind : known;
		if (level === NEVER || level <= (hardest?.level ?? 0)) {
			return;
		}

		if (king === undefined) {
			blind = {placement, belief: table.game.hidden(placement), level};
		} else {
			known = {placement, belief: SquareSet.of(king), level};
		}
	});
	return {...(known === undefined ? {} : {known}), ...(blind === undefined ? {} : {blind})};
}

/** A start, for so many starts that the board's symmetries make of it. */
export type LongStart = HardStart & {readonly count: number};

/** Returns the won starts, the king's square known, that need more than `moves`. */
export function startsAbove(table: BeliefTable, moves: number): LongStart[] {
	const starts: LongStart[] = [];
	visitStarts(table, (placement, king, level, count) => {
		if (king !== undefined && level < NEVER && level > moves) {
			starts.push({placement, belief: SquareSet.of(king), level, count});
		}
	});
	return starts;
}
