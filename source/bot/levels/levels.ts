import {type FogBotOptions, FULL_STRENGTH} from '../fog/fog-bot.js';

/** One of the ten levels: who plays there, and how strong he is made. */
export type Level = {
	/** From 1 to 10. */
	readonly level: number;
	readonly name: string;
	/** What a person should know who chooses it. */
	readonly summary: string;
	/** How it thinks. Without a clock, so that the same seed gives the same game on every machine. */
	readonly thought: FogBotOptions;
	/** The share of its own moves that it overlooks each time, from 0 to 1. */
	readonly overlooks: number;
};

type Row = readonly [
	name: string,
	summary: string,
	overlooks: number,
	thought: Partial<FogBotOptions>,
];

/**
 * The levels, the weakest first. What makes them weaker is what makes people weaker: they think of fewer
 * places where the men they cannot see may be (`worlds`), look less far ahead (`nodes`, `depth`), do not
 * look again before they move (`lastLook`), take a good move for as good as the best (`slack`), and do not
 * notice every move they have (`overlooks`). Each was set so that it scores 60 to 75 % against the one
 * before it; `scripts/strength/levels.js` measures that.
 */
const ROWS: readonly Row[] = [
	[
		'Woodpusher',
		'knows the moves, and overlooks half of them; for a first game',
		0.5,
		{worlds: 1, depth: 1, nodes: 300, lastLook: 0, slack: 100},
	],
	[
		'Patzer',
		'guesses one place for each man in the fog, and misses much',
		0.3,
		{worlds: 1, depth: 1, nodes: 300, lastLook: 0, slack: 60},
	],
	[
		'Kibitzer',
		'sees what hangs, if it looks there',
		0.2,
		{worlds: 2, depth: 1, nodes: 300, lastLook: 0, slack: 40},
	],
	[
		'Skittles player',
		'plays quickly, and minds its king a little',
		0.1,
		{worlds: 4, depth: 2, nodes: 600, lastLook: 10, slack: 30},
	],
	['Coffeehouse player', 'sets and sees simple traps', 0.1, {worlds: 8, nodes: 2000, lastLook: 50}],
	[
		'Club player',
		'thinks of where your men may be',
		0.05,
		{worlds: 12, nodes: 3000, lastLook: 100},
	],
	['Gambiteer', 'looks three moves ahead in the fog', 0, {worlds: 16, nodes: 4000, lastLook: 100}],
	['Swindler', 'misses little', 0, {worlds: 16, nodes: 10_000}],
	['Blindfold player', 'plays as if there were little fog', 0, {worlds: 24, nodes: 50_000}],
	['Fogmaster', 'all it can do; can be given more time', 0, {}],
];

export const LEVELS: readonly Level[] = ROWS.map(([name, summary, overlooks, thought], index) => ({
	level: index + 1,
	name,
	summary,
	thought: {...FULL_STRENGTH, ...thought},
	overlooks,
}));

/** The level that plays when none is named. */
export const DEFAULT_LEVEL = 5;
