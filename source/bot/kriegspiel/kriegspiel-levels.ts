import type {Tables} from '../../solver/build-table.js';
import type {Bot} from '../bot.js';
import type {Level} from '../levels/levels.js';
import {type KriegspielOptions, KRIEGSPIEL_STRENGTH, kriegspielBot} from './kriegspiel-bot.js';

type Row = readonly [members: number, worlds: number, depth: number, nodes: number];

/**
 * How the ten levels think behind an umpire, the weakest first: fewer positions, fewer worlds, less deep. What
 * else makes them weaker, that they overlook tries and take a good one for as good as the best, is as in the fog.
 */
const ROWS: readonly Row[] = [
	[32, 2, 1, 500],
	[48, 3, 1, 500],
	[64, 4, 1, 1000],
	[96, 6, 1, 1000],
	[128, 8, 1, 1500],
	[192, 10, 2, 2500],
	[256, 12, 2, 4000],
	[384, 16, 3, 6000],
	[512, 20, 4, 9000],
	[1024, 32, 8, 40_000],
];

/** Returns how the bot of a level, 1 to 10, thinks behind an umpire. */
export function levelOptions({level, thought, overlooks}: Level): KriegspielOptions {
	const [members, worlds, depth, nodes] = ROWS[level - 1];
	const {slack} = thought;
	return {...KRIEGSPIEL_STRENGTH, members, worlds, depth, nodes, slack, overlooks};
}

/** Returns the bot of a level for games behind an umpire; the tables are those it may use. */
export const kriegspielLevel = (level: Level, tables: Tables): Bot =>
	kriegspielBot(levelOptions(level), tables);
