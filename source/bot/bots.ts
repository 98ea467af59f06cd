import {didYouMean} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {DEFAULT_LEVEL, FIRST_LEVEL, LEVELS} from './levels/levels.js';

/** What a bot is called and what is told of it; `makeBot` makes it. */
export type BotEntry = {
	/** What the command line calls it. */
	readonly id: string;
	readonly title: string;
	readonly summary: string;
	/** Its level, from 1, when it is one of those that a person chooses from. */
	readonly level?: number;
	/** Milliseconds that it usually thinks for a move on an ordinary machine. */
	readonly usualMs?: number;
	/** Whether it thinks longer, and better, when it is given a time. */
	readonly isTimed?: boolean;
	/** Whether it hunts lone kings and does nothing else: it then needs the tables of its own men. */
	readonly isStrategist?: boolean;
};

/** So many positions are looked at in a millisecond, and more. */
const NODES_PER_MS = 400;

export const levelId = (level: number): string => `level-${level}`;

/** The bots that a person chooses from, the weakest first. All see what their seat sees and nothing else. */
export const BOTS: readonly BotEntry[] = LEVELS.map(({level, name, summary, thought, isTimed}) => ({
	id: levelId(level),
	title: name,
	summary,
	level,
	usualMs: Math.ceil(thought.nodes / NODES_PER_MS),
	isTimed,
}));

/** Yardsticks and parts of bots, for engine, arena and old saves: no level that a person chooses. */
const YARDSTICKS = [
	['random', 'Moves at random until your king is alone.'],
	['greedy', 'Takes what hangs, keeps what it has, and plays won endings without a slip.'],
	['naive', 'Two plies in 24 positions that fit what it has seen, by material and places.'],
	['fog', 'Searches its moves in many positions that fit what it has seen.'],
	['grabber', 'Takes whatever it can, and otherwise moves at random.'],
	['unplanned', 'As Fog, but in Kriegspiel it makes no try to learn from its refusal.'],
	['unlearning', 'As Unplanned, and learns nothing from a refusal but that it cannot play that.'],
] as const;
export type YardstickId = (typeof YARDSTICKS)[number][0];

/** Those that search for as long as they are given. */
const TIMED: readonly YardstickId[] = ['fog', 'unplanned', 'unlearning'];

/** The strategists that hunt a lone king, by the names under which scripts ask for them. */
export const STRATEGIST_NAMES = ['table', 'paper', 'paper+', 'metaposition'] as const;
export type StrategistName = (typeof STRATEGIST_NAMES)[number];

/** Those who hunt lone kings and do nothing else. */
const STRATEGISTS: readonly BotEntry[] = STRATEGIST_NAMES.map((id) => ({
	id,
	title: id,
	summary: 'Hunts a lone king.',
	isStrategist: true,
}));

/** The bots that play whole games, the levels first. */
export const WHOLE_GAME_BOTS: readonly BotEntry[] = [
	...BOTS,
	...YARDSTICKS.map(([id, summary]) => ({
		id,
		title: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
		summary,
		isTimed: TIMED.includes(id),
	})),
];

export const ALL_BOTS: readonly BotEntry[] = [...WHOLE_GAME_BOTS, ...STRATEGISTS];

export const DEFAULT_BOT = levelId(DEFAULT_LEVEL);
export const FIRST_BOT = levelId(FIRST_LEVEL);

export const BOT_ENDINGS: readonly string[] = ['KQvK', 'KRvK', 'KPvK', 'KRRvK'];

/** Returns a name as it is compared: "Club player", "club-player" and "clubplayer" are the same. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Finds a bot as `findBot` does; the error names only the levels, which are what a person chooses from. */
export function findLevel(name: string): Result<BotEntry> {
	const found = findBot(name);
	const titles = BOTS.map(({title}) => title);
	const all = `; there are 1 to ${BOTS.length}: ${titles.join(', ')}`;
	return found.ok
		? found
		: fail(`there is no level ${quote(name)}${didYouMean(name, titles, all)}`);
}

/** Finds a bot by its id, a level also by its number or its name; the error says which there are. */
export function findBot(name: string): Result<BotEntry> {
	const wanted = plainName(name);
	const entry =
		ALL_BOTS.find(({id}) => id === name) ??
		BOTS.find(({level, title}) => String(level) === name || plainName(title) === wanted);
	return entry === undefined
		? fail(
				`there is no bot ${quote(name)}; there are the levels 1 to ${LEVELS.length} and ${[...YARDSTICKS.map(([id]) => id), ...STRATEGIST_NAMES].join(', ')}`,
			)
		: ok(entry);
}
