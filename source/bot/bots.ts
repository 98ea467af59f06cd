import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Tables} from '../solver/build-table.js';
import type {Bot} from './bot.js';
import {withEndgames} from './endgame-bot.js';
import {fogBot} from './fog/fog-bot.js';
import {greedyBot} from './greedy-bot.js';
import {naiveBot} from './naive/naive-bot.js';
import {randomBot} from './random-bot.js';
import {STRATEGIST_NAMES, strategistBot} from './strategist-bot.js';

/** A whole-game bot as people choose it. */
export type BotEntry = {
	/** What the command line calls it. */
	readonly id: string;
	readonly title: string;
	readonly summary: string;
	/** Makes the bot; the tables are those it may use in endings. */
	make(tables: Tables): Bot;
	/** Whether it hunts lone kings and does nothing else: it then needs the tables of its own men. */
	readonly isStrategist?: boolean;
};

/** The whole-game bots, the weakest first. All see what their seat sees and nothing else. */
export const BOTS: readonly BotEntry[] = [
	{
		id: 'random',
		title: 'Random',
		summary: 'Moves at random until your king is alone.',
		make: (tables) => withEndgames(randomBot, tables),
	},
	{
		id: 'greedy',
		title: 'Greedy',
		summary: 'Takes what hangs, keeps what it has, and plays won endings without a slip.',
		make: (tables) => withEndgames(greedyBot, tables),
	},
];

/** Yardsticks and parts of bots, for engine and arena: no level that a person chooses. */
const YARDSTICKS: readonly BotEntry[] = [
	{
		id: 'naive',
		title: 'Naive',
		summary: 'Two plies in 24 positions that fit what it has seen, by material and places.',
		make: (tables) => withEndgames(naiveBot(), tables),
	},
	{
		id: 'fog',
		title: 'Fog',
		summary: 'Searches its moves in many positions that fit what it has seen.',
		make: (tables) => withEndgames(fogBot(), tables),
	},
];

/** Those who hunt lone kings and do nothing else. */
const STRATEGISTS: readonly BotEntry[] = STRATEGIST_NAMES.map((id) => ({
	id,
	title: id,
	summary: 'Hunts a lone king.',
	make: (tables) => strategistBot(id, tables),
	isStrategist: true,
}));

const ALL: readonly BotEntry[] = [...BOTS, ...YARDSTICKS, ...STRATEGISTS];

/** The bot that plays when none is named. */
export const DEFAULT_BOT = 'greedy';

/** The endings whose tables the bots use. */
export const BOT_ENDINGS: readonly string[] = ['KQvK', 'KRvK', 'KRRvK'];

/** Finds a bot by its name; the error lists the names there are. */
export function findBot(id: string): Result<BotEntry> {
	const entry = ALL.find((candidate) => candidate.id === id);
	return entry === undefined
		? fail(`there is no bot ${quote(id)}; there are ${BOTS.map(({id}) => id).join(', ')}`)
		: ok(entry);
}
