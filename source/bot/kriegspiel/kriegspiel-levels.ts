import type {Tables} from '../../solver/build-table.js';
import type {Bot} from '../bot.js';
import type {Level} from '../levels/levels.js';
import {type KriegspielOptions, KRIEGSPIEL_STRENGTH, kriegspielBot} from './kriegspiel-bot.js';

type Row = readonly [
	members: number,
	worlds: number,
	searched: number,
	depth: number,
	nodes: number,
];

/**
 * How the ten levels think in Kriegspiel, the weakest first: fewer positions, fewer worlds, less deep. What
 * else makes them weaker, that they overlook tries and take a good one for as good as the best, is as in the fog.
 */
const ROWS: readonly Row[] = [
	[32, 2, 0, 1, 500],
	[48, 3, 0, 1, 500],
	[64, 4, 0, 1, 500],
	[96, 6, 0, 1, 500],
	[128, 10, 0, 1, 1000],
	[192, 16, 2, 2, 2000],
	[256, 24, 4, 2, 3000],
	[384, 40, 6, 3, 5000],
	[768, 80, 12, 4, 10_000],
	[1024, 160, 16, 8, 40_000],
];

/** Returns how the bot of a level, 1 to 10, thinks in Kriegspiel. */
export function levelOptions({level, thought, overlooks, isTimed}: Level): KriegspielOptions {
	const [members, worlds, searched, depth, nodes] = ROWS[level - 1];
	const {slack} = thought;
	return {
		...KRIEGSPIEL_STRENGTH,
		members,
		worlds,
		searched,
		depth,
		nodes,
		slack,
		overlooks,
		isTimed,
	};
}

/** Returns the bot of a level for games of Kriegspiel; the tables are those it may use. */
export const kriegspielLevel = (level: Level, tables: Tables): Bot =>
	kriegspielBot(levelOptions(level), tables);
