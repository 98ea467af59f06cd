import type {BeliefTable} from './belief-table.js';
import {makeEndingGraph} from './ending-graph.js';
import {FogLevels} from './fog-levels.js';
import type {LevelSets} from './kernel/module.js';
import type {LevelMaker} from './level-maker.js';
import {NEVER} from './levels.js';
import {type Material, materialName} from './material.js';
import type {TableGame} from './table-game.js';
import {makeTryFacts} from './tries/try-facts.js';
import {TryLevels} from './tries/try-levels.js';

/** After so many levels White has won from every belief that he wins from; real endings need far fewer. */
const MOST_LEVELS = NEVER - 1;

export type TableSource = (material: Material) => BeliefTable | undefined;

function makeLevels(game: TableGame, material: Material, tableOf: TableSource): LevelMaker {
	const needed = (next: Material): BeliefTable => {
		const table = tableOf(next);
		if (table === undefined) {
			throw new Error(`${materialName(material)} needs the table of ${materialName(next)}`);
		}

		return table;
	};
	return game.heard === undefined
		? new FogLevels(makeEndingGraph(material, needed))
		: new TryLevels(makeTryFacts(game, material, tableOf));
}

/**
 * Retrograde analysis over beliefs of one ending of White's king and men against a lone king (the
 * antichain algorithm for games of imperfect information of De Wulf, Doyen, Raskin, "A lattice theory
 * for solving games of imperfect information", 2006).
 *
 * A belief is a placement of White's men and the set S of squares where the king may be. What is won in n
 * moves is closed downwards: knowing more does no harm. So the maximal sets stand for all, and level
 * n of a placement comes from level n − 1 of the placements that White's moves lead to. How, is the
 * game's affair (`FogLevels`, `TryLevels`): the levels are counted here; what is done within one is the
 * kernel's.
 */
export class RetrogradeAnalysis {
	/** At index n: the sets won in n moves that are part of no larger one, and not won in fewer. */
	readonly levels: LevelSets[] = [];
	readonly maker: LevelMaker;

	/** `tableOf` gives the tables of the endings that this one leads to. */
	constructor(game: TableGame, material: Material, tableOf: TableSource) {
		this.maker = makeLevels(game, material, tableOf);
		this.levels.push(this.maker.found());
	}

	/** Candidates looked at so far, the measure of work done. */
	get work(): number {
		return this.maker.work;
	}

	/** Works out level after level until nothing more is won. Yields now and then, so that it can be watched and stopped. */
	*run(): Generator<undefined, void> {
		const {maker} = this;
		const {count} = maker.index;
		for (let level = 1; level <= MOST_LEVELS; level++) {
			maker.begin(level);
			for (let placement = 0; placement < count; placement++) {
				maker.place(placement, level);
				if ((placement & 127) === 127) {
					yield;
				}
			}

			this.levels.push(maker.found());
			const isStill = maker.end(level);
			// What is won in so many moves after a promotion counts in the next level.
			if (isStill && level > maker.lastLevel) {
				return;
			}
		}
	}

	/** Returns, by placement * 64 + square, the levels of single squares; 0 where a game has none. */
	squareLevels(): Uint8Array {
		return this.maker.squareLevels(this.levels);
	}
}
