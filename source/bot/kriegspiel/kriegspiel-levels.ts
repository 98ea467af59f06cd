import type {Tables} from '../../solver/build-table.js';
import type {Bot} from '../bot.js';
import type {Level} from '../levels/levels.js';
import {type KriegspielOptions, KRIEGSPIEL_STRENGTH, kriegspielBot} from './kriegspiel-bot.js';

/**
 * How the ten levels think in Kriegspiel, the weakest first: fewer positions, fewer worlds, less deep. What
 * else makes them weaker, that they overlook tries and take a good one for as good as the best, is as in the fog.
 */
const ROWS: readonly Pick<
	KriegspielOptions,
	'members' | 'worlds' | 'searched' | 'depth' | 'nodes'
>[] = [
	{members: 32, worlds: 2, searched: 0, depth: 1, nodes: 500},
	{members: 48, worlds: 3, searched: 0, depth: 1, nodes: 500},
	{members: 64, worlds: 4, searched: 0, depth: 1, nodes: 500},
	{members: 96, worlds: 6, searched: 0, depth: 1, nodes: 500},
	{members: 128, worlds: 10, searched: 0, depth: 1, nodes: 1000},
	{members: 192, worlds: 16, searched: 2, depth: 2, nodes: 2000},
	{members: 256, worlds: 24, searched: 4, depth: 2, nodes: 3000},
	{members: 384, worlds: 40, searched: 6, depth: 3, nodes: 5000},
	{members: 768, worlds: 80, searched: 12, depth: 4, nodes: 10_000},
	{members: 1024, worlds: 160, searched: 16, depth: 8, nodes: 40_000},
];

/** Returns how the bot of a level, 1 to 10, thinks in Kriegspiel. */
export function levelOptions({level, thought, overlooks, isTimed}: Level): KriegspielOptions {
	const {slack} = thought;
	return {...KRIEGSPIEL_STRENGTH, ...ROWS[level - 1], slack, overlooks, isTimed};
}

/** Returns the bot of a level for games of Kriegspiel; the tables are those it may use. */
export const kriegspielLevel = (level: Level, tables: Tables): Bot =>
	kriegspielBot(levelOptions(level), tables);
