import type {BeliefTable, LevelBits} from './belief-table.js';
import type {EndingGraph, Promotion} from './ending-graph.js';

/** Tells which levels the tables of other endings hold, for retrograde analysis of an ending that promotes into them. */
export class PromotionSource {
	/** The highest level of any of the tables; 0 when there is none. */
	readonly lastLevel: number;
	readonly #levels = new Map<BeliefTable, LevelBits>();

	constructor({promotions}: Pick<EndingGraph, 'promotions'>) {
		for (const {table} of promotions) {
			if (!this.#levels.has(table)) {
				this.#levels.set(table, table.levelBits());
			}
		}

		this.lastLevel = Math.max(0, ...Array.from(this.#levels.values(), ({highest}) => highest));
	}

	/** Returns whether the placement after a promotion has something of level `level` in its table. */
	has({table, located}: Promotion, level: number): boolean {
		const bits = this.#levels.get(table)!;
		const number = located >> 3;
		return level < 32
			? ((bits.low[number] >>> level) & 1) === 1
			: ((bits.high[number] >>> Math.min(level - 32, 31)) & 1) === 1;
	}
}
