import type {BeliefTable} from './belief-table.js';
import {type Material, materialName} from './material.js';
import {analyse, makeLevels} from './retrograde.js';
import {type TableGame, USUAL_TABLES, type TableGameId} from './table-game.js';
import {writeTable} from './write-table.js';

/**
 * How many candidates the analysis of each ending looks at, in thousands; the number is the same on
 * every machine. For progress bars, and to begin with what takes longest.
 */
const WORK_IN_THOUSANDS: {readonly [game in TableGameId]: {readonly [name: string]: number}} = {
	fog: {
		KBvK: 9,
		KNvK: 6,
		KRvK: 68,
		KQvK: 4_362,
		KNNvK: 380,
		KBNvK: 1_119,
		KBBvK: 1_693,
		KQQvK: 27_127,
		KRRvK: 52_812,
		KQRvK: 81_762,
		KRNvK: 140_882,
		KRBvK: 157_726,
		KQNvK: 163_722,
		KQBvK: 170_105,
		KPvK: 381,
		KPPvK: 8_725,
		KNPvK: 41_575,
		KBPvK: 47_829,
		KQPvK: 97_461,
		KRPvK: 119_868,
	},
	kriegspiel: {KRvK: 1_594, KQvK: 6_155, KPvK: 351, KBBvK: 20_050, KBNvK: 41_290},
	'kriegspiel-undirected': {KRvK: 1_649, KQvK: 13_560},
	'kriegspiel-silent': {KRvK: 1_453, KQvK: 2_043},
};

/** Returns how much work the table of an ending is, in thousands of candidates looked at. */
export const workOf = (material: Material, {id}: TableGame = USUAL_TABLES): number =>
	WORK_IN_THOUSANDS[id][materialName(material)] ?? 1;

/** The share of a build that the analysis is; to write and check the table takes the rest. */
const ANALYSIS = 0.9;

/** Tables by the name of their ending. */
export type Tables = ReadonlyMap<string, BeliefTable>;

/**
 * Builds the table of an ending. Yields how far it is, from 0 and never yet 1, every few milliseconds; whoever
 * stops asking has cancelled it. Throws when `tables` lacks one that it leads to.
 */
export function* buildTable(
	material: Material,
	tables: Tables,
	game: TableGame = USUAL_TABLES,
): Generator<number, BeliefTable> {
	const maker = makeLevels(game, material, (next) => tables.get(materialName(next)));
	const total = workOf(material, game) * 1000;
	const analysis = analyse(maker);
	let step = analysis.next();
	while (step.done !== true) {
		yield ANALYSIS * Math.min(1, maker.work / total);
		step = analysis.next();
	}

	return writeTable(material, maker, step.value, tables, game);
}
