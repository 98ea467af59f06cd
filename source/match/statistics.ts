import {type ByColor, byColor, type Color} from '../core/color.js';
import {countEach} from '../core/count-each.js';
import type {KnownSize} from '../knowledge/worlds/worlds.js';
import type {Outcome} from '../rules/news.js';
import {type Fault, FAULTS, type KeptAnalysis} from './analysed-game.js';
import {meanOf, toEvenPawns} from './worth.js';

/** A game that a person has finished against a bot. */
export type PlayedGame = {
	readonly id: string;
	/** The variant's id. */
	readonly variant: string;
	/** The person's side. */
	readonly seat: Color;
	/** The bot's id. */
	readonly bot: string;
	readonly outcome: Outcome;
	/** When it ended: ISO 8601. */
	readonly ended: string;
	/** What was found out about it as the person knew it; left out where it was not analysed. */
	readonly analysis?: KeptAnalysis;
};

export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type GameResult = (typeof RESULTS)[number];

/** How many games came to what. */
export type Tally = {readonly games: number} & {readonly [result in GameResult]: number};

/** The games of one variant against one bot. */
export type RecordRow = Tally & {readonly variant: string; readonly bot: string};

export type Streaks = {
	/** How the last games ended, as long as they ended alike; null where there is none. */
	readonly current: {readonly result: GameResult; readonly length: number} | null;
	/** The most games in a row that were won, and that were not lost. */
	readonly won: number;
	readonly unbeaten: number;
};

/** Moves by what the person knew; losses in pawns next to even. */
export type MoveQuality = {
	readonly moves: number;
	readonly sound: number;
	readonly faults: {readonly [fault in Fault]: number};
	readonly averageLoss: number;
	/** What a move lost against the best in truth. */
	readonly averageLossInTruth: number;
};

/** What the games owe to chance: moves, and in pawns next to even, above 0 when it was kind. */
export type LuckBalance = {readonly bad: number; readonly good: number; readonly balance: number};

/** How many positions fitted what each knew, on the geometric mean: over all plies, and after each. */
export type KnowledgeBalance = {
	readonly games: number;
	readonly yours: number;
	readonly theirs: number;
	readonly byPly: {readonly yours: readonly number[]; readonly theirs: readonly number[]};
};

/** A person's record against bots. What is made from analyses is null where no game was analysed. */
export type Statistics = {
	readonly total: Tally;
	/** The same of the games with each colour. */
	readonly byColor: ByColor<Tally>;
	/** By variant, then by bot, in the order of their names. */
	readonly record: readonly RecordRow[];
	readonly streaks: Streaks;
	/** The games, the oldest first, with what a move lost on average by knowledge (pawns); null: not analysed. */
	readonly form: readonly {
		readonly id: string;
		readonly result: GameResult;
		readonly loss: number | null;
	}[];
	/** How many games were analysed. */
	readonly analysed: number;
	readonly quality: MoveQuality | null;
	readonly luck: LuckBalance | null;
	readonly knowledge: KnowledgeBalance | null;
};

const resultOf = ({outcome: {winner}, seat}: PlayedGame): GameResult =>
	winner === null ? 'drawn' : winner === seat ? 'won' : 'lost';

function tally(games: readonly PlayedGame[]): Tally {
	const counts = countEach(games.map(resultOf));
	const count = (result: GameResult): number => counts.get(result) ?? 0;
	return {games: games.length, won: count('won'), drawn: count('drawn'), lost: count('lost')};
}

/** How a game from elsewhere ended; of one that could be read in part only nothing is counted but that. */
export type ImportedEnd = Outcome | 'in-part';

/** How many games from elsewhere came to what. */
export type ImportedTally = {
	readonly games: number;
	readonly inPart: number;
} & {readonly [result in Color | 'drawn' | 'undecided']: number};

/** Counts games from elsewhere, which are nobody's own, by how they ended. */
export function tallyImported(ends: readonly ImportedEnd[]): ImportedTally {
	const counts = countEach(
		ends.map((end) =>
			end === 'in-part'
				? end
				: (end.winner ?? (end.reason === 'unfinished' ? 'undecided' : 'drawn')),
		),
	);
	return {
		games: ends.length,
		white: counts.get('white') ?? 0,
		black: counts.get('black') ?? 0,
		drawn: counts.get('drawn') ?? 0,
		undecided: counts.get('undecided') ?? 0,
		inPart: counts.get('in-part') ?? 0,
	};
}

const byName = (a: RecordRow, b: RecordRow): number =>
	a.variant.localeCompare(b.variant) || a.bot.localeCompare(b.bot, 'en', {numeric: true});

function recordOf(games: readonly PlayedGame[]): RecordRow[] {
	const rows = new Map<string, PlayedGame[]>();
	for (const game of games) {
		const key = `${game.variant} ${game.bot}`;
		rows.set(key, [...(rows.get(key) ?? []), game]);
	}

	return [...rows.values()]
		.map((row) => ({variant: row[0].variant, bot: row[0].bot, ...tally(row)}))
		.sort(byName);
}

/** Returns the length of the longest run of results that pass a test. */
function longestRun(results: readonly GameResult[], test: (result: GameResult) => boolean): number {
	let longest = 0;
	let length = 0;
	for (const result of results) {
		length = test(result) ? length + 1 : 0;
		longest = Math.max(longest, length);
	}

	return longest;
}

function streaksOf(results: readonly GameResult[]): Streaks {
	const last = results.at(-1);
	return {
		current:
			last === undefined
				? null
				: {result: last, length: results.length - 1 - results.findLastIndex((one) => one !== last)},
		won: longestRun(results, (result) => result === 'won'),
		unbeaten: longestRun(results, (result) => result !== 'lost'),
	};
}

function qualityOf(analyses: readonly KeptAnalysis[]): MoveQuality {
	const moves = analyses.flatMap((analysis) => analysis.moves);
	const counts = countEach(moves.map(({knowledge}) => knowledge.fault));
	return {
		moves: moves.length,
		sound: counts.get(null) ?? 0,
		faults: Object.fromEntries(
			FAULTS.map((fault) => [fault, counts.get(fault) ?? 0]),
		) as MoveQuality['faults'],
		averageLoss: averageLoss(moves),
		averageLossInTruth: toEvenPawns(meanOf(moves.map(({truth}) => truth.loss))),
	};
}

const averageLoss = (moves: KeptAnalysis['moves']): number =>
	toEvenPawns(meanOf(moves.map(({knowledge}) => knowledge.loss)));

function luckOf(analyses: readonly KeptAnalysis[]): LuckBalance {
	const truths = analyses.flatMap(({moves}) => moves.map(({truth}) => truth));
	const counts = countEach(truths.map(({luck}) => luck));
	return {
		bad: counts.get('bad') ?? 0,
		good: counts.get('good') ?? 0,
		balance: toEvenPawns(truths.reduce((sum, {balance}) => sum + balance, 0)),
	};
}

/** Returns the geometric mean of counts, 0 counting as 1. */
const geometricMean = (sizes: readonly KnownSize[]): number =>
	Math.exp(meanOf(sizes.map(({size}) => Math.log(Math.max(1, size)))));

function meansByPly(rows: readonly (readonly KnownSize[])[]): number[] {
	const plies = Math.max(...rows.map(({length}) => length));
	return Array.from({length: plies}, (_, ply) =>
		geometricMean(rows.flatMap((row) => row.slice(ply, ply + 1))),
	);
}

function knowledgeOf(analyses: readonly KeptAnalysis[]): KnowledgeBalance | null {
	const pairs = analyses.flatMap(({sizes, others}) =>
		others === undefined ? [] : [{yours: sizes, theirs: others}],
	);
	if (pairs.length === 0) {
		return null;
	}

	const [yours, theirs] = [pairs.map((pair) => pair.yours), pairs.map((pair) => pair.theirs)];
	return {
		games: pairs.length,
		yours: geometricMean(yours.flat()),
		theirs: geometricMean(theirs.flat()),
		byPly: {yours: meansByPly(yours), theirs: meansByPly(theirs)},
	};
}

/** Returns what games against bots come to, in whatever order they are given. Pure. */
export function makeStatistics(played: readonly PlayedGame[]): Statistics {
	const games = [...played].sort(
		(a, b) => a.ended.localeCompare(b.ended) || a.id.localeCompare(b.id),
	);
	const analyses = games.flatMap(({analysis}) => analysis ?? []);
	const isAnalysed = analyses.length > 0;
	return {
		total: tally(games),
		byColor: byColor((color) => tally(games.filter(({seat}) => seat === color))),
		record: recordOf(games),
		streaks: streaksOf(games.map(resultOf)),
		form: games.map((game) => ({
			id: game.id,
			result: resultOf(game),
			loss: game.analysis === undefined ? null : averageLoss(game.analysis.moves),
		})),
		analysed: analyses.length,
		quality: isAnalysed ? qualityOf(analyses) : null,
		luck: isAnalysed ? luckOf(analyses) : null,
		knowledge: knowledgeOf(analyses),
	};
}
