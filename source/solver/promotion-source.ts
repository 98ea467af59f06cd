import type {BeliefTable, LevelBits} from './belief-table.js';
import type {EndingGraph, Promotion} from './ending-graph.js';
import {SetList} from './set-list.js';
import {mapSet} from './symmetry.js';
import {SquareSet} from '../core/square-set.js';

/** The beliefs that a table of another ending holds won, level by level, for retrograde analysis of an ending that promotes into it. */
export class PromotionSource {
	/** The highest level of any of the tables; 0 when there is none. */
	readonly lastLevel: number;
	readonly #levels = new Map<BeliefTable, LevelBits>();
	readonly #emitted = new SetList();

	constructor({promotions}: Pick<EndingGraph, 'promotions'>) {
		for (const {table} of promotions) {
			if (!this.#levels.has(table)) {
				this.#levels.set(table, table.levelBits());
			}
		}

		this.lastLevel = Math.max(0, ...Array.from(this.#levels.values(), ({highest}) => highest));
	}

	/** Returns whether a placement of a table has something of level `level`. */
	#has(table: BeliefTable, number: number, level: number): boolean {
		const bits = this.#levels.get(table)!;
		return level < 32
			? ((bits.low[number] >>> level) & 1) === 1
			: ((bits.high[number] >>> Math.min(level - 32, 31)) & 1) === 1;
	}

	/**
	 * Returns the beliefs, Black to move after a promotion, that are won in `level` moves and not known
	 * from lower levels: as for placements of the ending itself, all of them where a single square became
	 * won. Valid until the next call.
	 */
	emit({table, located}: Promotion, level: number): SetList {
		const emitted = this.#emitted;
		emitted.length = 0;
		if (!this.#has(table, located >> 3, level)) {
			return emitted;
		}

		const {groups, squares} = table.blockOf(located >> 3);
		const kept = squaresWithin(squares, level);
		const hasChanged = !kept.equals(squaresWithin(squares, level - 1));
		const symmetry = located & 7;
		const seen = groups[0].sets[0];
		for (const {level: groupLevel, sets} of groups) {
			if (groupLevel > level || (!hasChanged && groupLevel < level)) {
				continue;
			}

			emitted.reserve(sets.length);
			for (const set of sets) {
				// The set of level 0 is the complement of the unseen squares, and stands for no remainder.
				const belief = mapSet(symmetry, set.union(seen).intersect(kept));
				emitted.push(belief.low, belief.high);
			}
		}

		return emitted;
	}
}

/** Returns the squares whose own level is at most `level`. */
function squaresWithin(levels: Uint8Array, level: number): SquareSet {
	let low = 0;
	let high = 0;
	for (let square = 0; square < 32; square++) {
		low |= levels[square] <= level ? 1 << square : 0;
		high |= levels[square + 32] <= level ? 1 << square : 0;
	}

	return new SquareSet(low, high);
}
