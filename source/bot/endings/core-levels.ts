import type {Role} from '../../core/man.js';
import type {SquareSet} from '../../core/square-set.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import type {BeliefTable} from '../../solver/belief-table.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {byStrength, type Placement} from '../../solver/material.js';
import {attackedBy} from '../../solver/reach.js';

/** Returns whether a pawn of a core has a man of its own side before it: no table knows of that. */
function isBlocked(core: Placement, {squares}: Placement): boolean {
	return core.material.some(
		(role, man) => role === 'pawn' && squares.includes(core.squares[man + 1] + 8),
	);
}

/**
 * Judges White's men against the lone king by the tables of one or two of them (a core). The other men
 * are thought to stand by: they see more, and what the king takes of them a table thinks he stepped on.
 * A core of which they hide something that matters now is passed over.
 */
export class CoreLevels {
	/** Tables of one man by his role, and of two by both, the stronger first. */
	readonly #tables = new Map<string, BeliefTable>();

	constructor(tables: Tables) {
		for (const table of tables.values()) {
			this.#tables.set(table.material.join(' '), table);
		}
	}

	#coresOf({material, squares}: Placement): {table: BeliefTable; core: Placement}[] {
		const cores: {table: BeliefTable; core: Placement}[] = [];
		const add = (...men: readonly number[]): void => {
			const sorted = [...men].sort((a, b) => byStrength(material[a], material[b]));
			const roles: readonly Role[] = sorted.map((man) => material[man]);
			const table = this.#tables.get(roles.join(' '));
			if (table !== undefined) {
				const core = {
					material: roles,
					squares: [squares[0], ...sorted.map((man) => squares[man + 1])],
				};
				cores.push({table, core});
			}
		};

		for (const [man] of material.entries()) {
			add(man);
			for (let other = man + 1; other < material.length; other++) {
				add(man, other);
			}
		}

		return cores;
	}

	/**
	 * Returns how many moves White needs at most with the best core, Black to move and the king on one of
	 * `belief`; NEVER when no core forces it. `attacked` is what all of White's men attack.
	 */
	levelAfterMove(placement: Placement, attacked: SquareSet, belief: SquareSet): number {
		const near = belief.union(kingSteps(belief)).minus(attacked);
		let fewest = NEVER;
		for (const {table, core} of this.#coresOf(placement)) {
			const level = table.levelOf(core.squares, belief, fewest);
			const isSound = (): boolean =>
				near.intersect(attackedBy(core)).isEmpty && !isBlocked(core, placement);
			if (level < fewest && isSound()) {
				fewest = level;
			}
		}

		return fewest;
	}
}
