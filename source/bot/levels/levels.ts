import {type PositionBounds, USUAL_BOUNDS} from '../../knowledge/positions/position-bounds.js';
import {type FogBotOptions, FULL_STRENGTH} from '../fog/fog-options.js';

export type Strength = {
	/** How it thinks. Without a clock, so that the same seed gives the same game on every machine. */
	readonly thought: FogBotOptions;
	/** The share of its own moves that it overlooks each time, from 0 to 1. */
	readonly overlooks: number;
	/** How many positions it holds that fit what it has seen. */
	readonly bounds: PositionBounds;
};

/** One of the ten levels: who plays there, and how strong he is made. */
export type Level = Strength & {
	/** From 1 to 10. */
	readonly level: number;
	readonly name: string;
	/** What a person should know who chooses it. */
	readonly summary: string;
	/** Whether it thinks longer, and better, when it is given a time. */
	readonly isTimed: boolean;
};

/** Who plays at each level, and what a person should know who chooses it; the weakest first. */
const WHO: readonly (readonly [name: string, summary: string])[] = [
	['Woodpusher', 'overlooks two moves of three; for a first game'],
	['Patzer', 'overlooks half of its moves, and gives things away'],
	['Kibitzer', 'takes what hangs when it notices'],
	['Skittles player', 'guesses one place for each man in the fog, and plays quickly'],
	['Coffeehouse player', 'guesses twice, and still misses things'],
	['Club player', 'looks at your answer to its move'],
	['Gambiteer', 'looks at what its move leaves open to you'],
	['Swindler', 'thinks of many places where your men may be'],
	['Blindfold player', 'misses very little of what it can know'],
	['Fogmaster', 'all that it can do; it can be given more time'],
];

/**
 * The levels, the weakest first. What makes them weaker is what makes people weaker: they think of fewer
 * places where the men they cannot see may be (`worlds`), look less far ahead (`nodes`, `depth`), take a
 * good move for as good as the best (`slack`), and do not notice every move they have (`overlooks`). Each was
 * set so that it scores 60 to 75 % against the one before it; `scripts/strength/levels.js` measures that.
 */
const STRENGTHS: readonly (readonly [overlooks: number, thought: Partial<FogBotOptions>])[] = [
	[0.71, {worlds: 1, depth: 1, nodes: 300, slack: 250}],
	[0.58, {worlds: 1, depth: 1, nodes: 300, slack: 160}],
	[0.44, {worlds: 1, depth: 1, nodes: 300, slack: 105}],
	[0.275, {worlds: 1, depth: 1, nodes: 300, slack: 60}],
	[0.185, {worlds: 2, depth: 1, nodes: 300, slack: 40}],
	[0.12, {worlds: 4, depth: 2, nodes: 500, slack: 30}],
	[0.03, {worlds: 9, depth: 3, nodes: 3000, slack: 15}],
	[0.01, {trust: 0.06, worlds: 20, nodes: 14_000, slack: 8}],
	[0, {trust: 1, pool: 400, worlds: 32, nodes: 30_000, slack: 7}],
	[0, {}],
];

/**
 * What a level holds that looks at few of the positions that fit, drawn at random: a sample serves it as well as
 * all of them, and is followed in a fraction of the time.
 */
const FEW: PositionBounds = {members: 8192, candidates: 160_000};

/**
 * What the levels below the last begin from: 200 positions to draw worlds from, all held equally likely. The
 * eighth holds what a good player would have come to a little likelier; the ninth keeps neither.
 */
const PLAIN: FogBotOptions = {...FULL_STRENGTH, pool: 200, trust: 0};

export const LEVELS: readonly Level[] = WHO.map(([name, summary], index) => {
	const [overlooks, thought] = STRENGTHS[index];
	const isLast = index === WHO.length - 1;
	return {
		level: index + 1,
		name,
		summary,
		thought: {...(isLast ? FULL_STRENGTH : PLAIN), ...thought},
		overlooks,
		bounds: isLast ? USUAL_BOUNDS : FEW,
		isTimed: isLast,
	};
});

export const DEFAULT_LEVEL = 5;

/** What is offered to somebody who has chosen no level and won no game yet. */
export const FIRST_LEVEL = 2;
