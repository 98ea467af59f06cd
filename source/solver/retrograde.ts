import type {BeliefTable} from './belief-table.js';
import {makeEndingGraph} from './ending-graph.js';
import {FogLevels} from './fog-levels.js';
import type {LevelSets} from './kernel/module.js';
import {type LevelMaker, NEVER} from './levels.js';
import {type Material, materialName} from './material.js';
import type {TableGame} from './table-game.js';
import {makeTryFacts} from './tries/try-facts.js';
import {TryLevels} from './tries/try-levels.js';

/** After so many levels White has won from every belief that he wins from; real endings need far fewer. */
const MOST_LEVELS = NEVER - 1;

/** Returns what makes the levels of an ending. `tableOf` gives the tables of the endings that it leads to. */
export function makeLevels(
	game: TableGame,
	material: Material,
	tableOf: (material: Material) => BeliefTable | undefined,
): LevelMaker {
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
 *
 * Works out level after level until nothing more is won. Yields now and then, so that it can be watched and stopped.
 * Returns at index n the sets won in n moves that are part of no larger one, and not won in fewer.
 */
export function* analyse(maker: LevelMaker): Generator<undefined, LevelSets[]> {
	const {count} = maker.index;
	const levels = [maker.found()];
	for (let level = 1; level <= MOST_LEVELS; level++) {
		maker.begin(level);
		for (let placement = 0; placement < count; placement++) {
			maker.place(placement, level);
			if ((placement & 127) === 127) {
				yield;
			}
		}

		levels.push(maker.found());
		const isStill = maker.end(level);
		// What is won in so many moves after a promotion counts in the next level.
		if (isStill && level > maker.lastLevel) {
			break;
		}
	}

	return levels;
}
