import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Tables} from '../solver/build-table.js';
import type {Bot} from './bot.js';
import {withEndgames} from './endgame-bot.js';
import {fogBot, FULL_STRENGTH} from './fog/fog-bot.js';
import {greedyBot} from './greedy-bot.js';
import {byUmpire} from './kriegspiel/by-umpire.js';
import {grabberBot} from './kriegspiel/grabber-bot.js';
import {
	type KriegspielOptions,
	KRIEGSPIEL_STRENGTH,
	kriegspielBot,
} from './kriegspiel/kriegspiel-bot.js';
import {kriegspielLevel} from './kriegspiel/kriegspiel-levels.js';
import {levelBot, timedLevelBot} from './levels/level-bot.js';
import {DEFAULT_LEVEL, LEVELS} from './levels/levels.js';
import {naiveBot} from './naive/naive-bot.js';
import {randomBot} from './random-bot.js';
import {STRATEGIST_NAMES, strategistBot} from './strategist-bot.js';
import {timed} from './timed.js';

/** A whole-game bot as people choose it. */
export type BotEntry = {
	/** What the command line calls it. */
	readonly id: string;
	readonly title: string;
	readonly summary: string;
	/** Makes the bot; the tables are those it may use in endings. */
	make(tables: Tables): Bot;
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

/** What a bot is called that plays at a level. */
const levelId = (level: number): string => `level-${level}`;

/** The bots that a person chooses from, the weakest first. All see what their seat sees and nothing else. */
export const BOTS: readonly BotEntry[] = LEVELS.map((one) => {
	const isTimed = one.level === LEVELS.length;
	return {
		id: levelId(one.level),
		title: one.name,
		summary: one.summary,
		make: (tables) =>
			byUmpire(
				withEndgames(isTimed ? timedLevelBot(one) : levelBot(one), tables, {
					knows: true,
					searches: one.overlooks === 0,
					isTimed,
					bounds: one.bounds,
				}),
				() => kriegspielLevel(one, tables),
			),
		level: one.level,
		usualMs: Math.ceil(one.thought.nodes / NODES_PER_MS),
		isTimed,
	};
});

/** How tries are planned by who counts a refusal as a lost move. */
const LEARNING_NOTHING = {...KRIEGSPIEL_STRENGTH.rule, learns: false};

/** Returns the bot that plays with all that it can do, but for `umpired`, how it is otherwise behind an umpire. */
const fogEntry = (
	id: string,
	title: string,
	summary: string,
	umpired: Partial<KriegspielOptions> = {},
): BotEntry => ({
	id,
	title,
	summary,
	make: (tables) =>
		byUmpire(
			withEndgames(timed(fogBot, FULL_STRENGTH), tables, {
				knows: true,
				searches: true,
				isTimed: true,
			}),
			() => kriegspielBot({...KRIEGSPIEL_STRENGTH, isTimed: true, ...umpired}, tables),
		),
	isTimed: true,
});

/** Yardsticks and parts of bots, for engine, arena and old saves: no level that a person chooses. */
const YARDSTICKS: readonly BotEntry[] = [
	{
		id: 'random',
		title: 'Random',
		summary: 'Moves at random until your king is alone.',
		make: (tables) => byUmpire(withEndgames(randomBot, tables), () => randomBot),
	},
	{
		id: 'greedy',
		title: 'Greedy',
		summary: 'Takes what hangs, keeps what it has, and plays won endings without a slip.',
		make: (tables) => byUmpire(withEndgames(greedyBot, tables), () => greedyBot),
	},
	{
		id: 'naive',
		title: 'Naive',
		summary: 'Two plies in 24 positions that fit what it has seen, by material and places.',
		make: (tables) =>
			byUmpire(withEndgames(naiveBot(), tables), () =>
				kriegspielBot({...KRIEGSPIEL_STRENGTH, depth: 1}, tables),
			),
	},
	fogEntry('fog', 'Fog', 'Searches its moves in many positions that fit what it has seen.'),
	{
		id: 'grabber',
		title: 'Grabber',
		summary: 'Takes whatever it can, and otherwise moves at random.',
		make: () => grabberBot,
	},
	fogEntry(
		'unplanned',
		'Unplanned',
		'As Fog, but behind an umpire it makes no try to learn from its refusal.',
		{rule: LEARNING_NOTHING},
	),
	fogEntry(
		'unlearning',
		'Unlearning',
		'As Unplanned, and learns nothing from a refusal but that it cannot play that.',
		{rule: LEARNING_NOTHING, forgets: true},
	),
];

/** Those who hunt lone kings and do nothing else. */
const STRATEGISTS: readonly BotEntry[] = STRATEGIST_NAMES.map((id) => ({
	id,
	title: id,
	summary: 'Hunts a lone king.',
	make: (tables) => strategistBot(id, tables),
	isStrategist: true,
}));

/** The bots that play whole games, the levels first. */
export const WHOLE_GAME_BOTS: readonly BotEntry[] = [...BOTS, ...YARDSTICKS];

const ALL: readonly BotEntry[] = [...WHOLE_GAME_BOTS, ...STRATEGISTS];

/** The bot that plays when none is named. */
export const DEFAULT_BOT = levelId(DEFAULT_LEVEL);

/** The endings whose tables the bots use. */
export const BOT_ENDINGS: readonly string[] = ['KQvK', 'KRvK', 'KPvK', 'KRRvK'];

/** Returns a name as it is compared: "Club player", "club-player" and "clubplayer" are the same. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Finds a bot by its id, a level also by its number or its name; the error says which there are. */
export function findBot(name: string): Result<BotEntry> {
	const wanted = plainName(name);
	const entry =
		ALL.find(({id}) => id === name) ??
		BOTS.find(({level, title}) => String(level) === name || plainName(title) === wanted);
	return entry === undefined
		? fail(
				`there is no bot ${quote(name)}; there are the levels 1 to ${LEVELS.length} and ${YARDSTICKS.map(({id}) => id).join(', ')}`,
			)
		: ok(entry);
}
