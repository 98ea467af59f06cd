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
	visitStarts(table, {
		known(placement, king, level) {
			if (level < NEVER && level > (known?.level ?? 0)) {
				known = {placement, belief: SquareSet.from([king]), level};
			}
		},
		blind(placement, level) {
			if (level < NEVER && level > (blind?.level ?? 0)) {
				blind = {placement, belief: table.game.hidden(placement), level};
			}
		},
	});
	return {...(known === undefined ? {} : {known}), ...(blind === undefined ? {} : {blind})};
}

/** A start, for so many starts that the board's symmetries make of it. */
export type LongStart = HardStart & {readonly count: number};

/** Returns the won starts, the king's square known, that need more than `moves`. */
export function startsAbove(table: BeliefTable, moves: number): LongStart[] {
	const starts: LongStart[] = [];
	visitStarts(table, {
		known(placement, king, level, count) {
			if (level < NEVER && level > moves) {
				starts.push({placement, belief: SquareSet.from([king]), level, count});
			}
		},
		blind: () => undefined,
	});
	return starts;
}
