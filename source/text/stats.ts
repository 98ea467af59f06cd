import {COLORS} from '../core/color.js';
import type {Fault} from '../match/analysed-game.js';
import type {GameResult, ImportedTally, Statistics, Tally} from '../match/statistics.js';
import {capitalise, countOf, sideName} from './men.js';
import {chanceText, RISKED} from './analysis.js';
import {describePractised, type Practised} from './practised.js';
import {PLOT_LEVELS, plotRows} from './plot.js';
import {percentsAlike, thousands} from './share.js';

/** A row of the record, with the titles of its game and its bot. */
export type RowToTell = Tally & {readonly title: string; readonly opponent: string};

export type StatsLook = {
	/** The most columns. */
	readonly width: number;
	/** ASCII alone, for terminals that have no more. */
	readonly ascii: boolean;
	/** Whether plots are told in words, to who reads line by line. */
	readonly isSpoken?: true;
	/** How many games were imported, for who looks in vain for them. */
	readonly imported: ImportedTally;
	/** How many against bots are not counted since they began from a position of their own. */
	readonly setUp: number;
	/** What the practice of drills comes to; left out where it is not told. */
	readonly practised?: Practised;
	/** What analyses a game; the command when left out. */
	readonly how?: string;
	/** What begins a game against a bot; the command when left out. */
	readonly begins?: string;
};

/** What begins a game against a bot, as the menu has it. */
export const BEGUN_IN_MENU = '3 Against the bot in the menu';

const SIGNS: {readonly [result in GameResult]: string} = {won: 'W', drawn: 'D', lost: 'L'};
/** What the words of a record mean, as its help tells it. */
export const STATS_TERMS: readonly (readonly [term: string, meaning: string])[] = [
	['sound move', 'By what you knew it lost less than about a pawn against the best one.'],
	['mistake', 'By what you knew it lost a pawn or more; a blunder two and a half or more.'],
	[
		'own king left',
		`Moves after which, as far as you knew, your king could be taken in ${RISKED} of the positions than need be: for certain (left) or perhaps (at risk).`,
	],
	['their king not taken', 'Moves with which you did not take the other king, though you saw it.'],
	['unlucky move', 'Sound by what you knew, but a blunder in truth, by what you could not see.'],
	['lucky move', 'A fault by what you knew, which cost nothing in truth.'],
	[
		'geometric mean',
		'A mean by which one huge number does not outweigh all others: that of 10 and 1000 is 100.',
	],
];
const FAULT_NAMES: {readonly [fault in Fault]: string} = {
	mistake: 'mistakes',
	blunder: 'blunders',
	'king-left': 'own king left to risk',
	'missed-king': 'their king not taken',
};
const NO_FAULT: {readonly [fault in Fault]: string} = {
	mistake: 'no mistake',
	blunder: 'no blunder',
	'king-left': 'own king never left to risk',
	'missed-king': 'their king never missed',
};
/** Losses are plotted in hundredths of a pawn. */
const HUNDREDTHS = 100;
/** Of fewer games nothing is plotted. */
const LEAST_PLOTTED = 3;

const tallyText = ({games, won, drawn, lost}: Tally): string =>
	`${countOf(games, 'game')}: ${won} won, ${drawn} drawn, ${lost} lost`;

/** Columns of a bar beside a row. */
const BAR = 10;

/** Returns what share of the points was won as a bar, where there is room for it after so many columns. */
function pointsBar(
	{games, won, drawn}: Tally,
	used: number,
	{width, ascii, isSpoken}: StatsLook,
): string {
	const share = (won + drawn / 2) / Math.max(1, games);
	const full = Math.round(share * BAR);
	// With nothing on it the bar would not tell of what it is one.
	if (full === 0 || isSpoken) {
		return '';
	}

	const [point, none] = ascii ? '#.' : '█░';
	const bar = `  ${point.repeat(full)}${none.repeat(BAR - full)}`;
	return used + bar.length <= width ? bar : '';
}

function rowTexts(rows: readonly RowToTell[], look: StatsLook): string[] {
	const width = Math.max(...rows.map(({opponent}) => opponent.length));
	return rows.flatMap((row, index) => {
		const title = rows[index - 1]?.title === row.title ? [] : [row.title];
		const {games, won, drawn, lost} = row;
		const counts = [games, won, drawn, lost].map((count) => String(count).padStart(4));
		const head = `  ${row.opponent.padEnd(width)}`;
		const text = `${head}  ${counts[0]} played${counts[1]} won${counts[2]} drawn${counts[3]} lost`;
		const {won: w, drawn: d, lost: l} = SIGNS;
		return [
			...title,
			text.length > look.width
				? `${head}${counts[1]} ${w}${counts[2]} ${d}${counts[3]} ${l}`
				: text + pointsBar(row, text.length, look),
		];
	});
}

/** Returns which of the last games a run is. */
const lastOnes = ({length}: {readonly length: number}): string =>
	`the last ${length === 1 ? 'one' : length}`;

function streakText({current, won, unbeaten}: Statistics['streaks']): string {
	const now =
		current === null
			? ''
			: `${capitalise(lastOnes(current))} ${current.length === 1 ? 'was' : 'were'} ${current.result}. `;
	return `${now}The longest runs: ${won} won, ${unbeaten} not lost.`;
}

/** Returns in one sentence how a person's games of a variant against somebody ended so far; `title` is the variant's, `who` the other. */
export function recordSentence(
	title: string,
	who: string,
	{total: {games, won, drawn}, streaks: {current}}: Pick<Statistics, 'total' | 'streaks'>,
): string {
	const run = current === null || current.length === games ? undefined : current;
	return [
		`In ${title} you have won ${won} of ${games} against ${who}`,
		...(drawn === 0 ? [] : [`${drawn} drawn`]),
		...(run === undefined ? [] : [`${lastOnes(run)} ${run.result}`]),
	]
		.join(', ')
		.concat('.');
}

const pawns = (loss: number): string => loss.toFixed(2);

/** Returns what a move lost in each game, in pawns; nothing of too few games. */
function lossTexts(losses: readonly number[], {width, ascii, isSpoken}: StatsLook): string[] {
	// Two bars show no course.
	if (losses.length < LEAST_PLOTTED) {
		return [];
	}

	if (isSpoken) {
		const last = losses.slice(-LEAST_PLOTTED).map(pawns).join(', ');
		return [
			`  In one game it was ${pawns(Math.min(...losses))} to ${pawns(Math.max(...losses))} pawns; in the last ${LEAST_PLOTTED}: ${last}.`,
		];
	}

	const shown = losses.slice(-width);
	const highest = Math.max(...shown);
	const levels = ascii ? PLOT_LEVELS.ascii : PLOT_LEVELS.blocks;
	return [
		...plotRows(
			// A game that lost nothing has the lowest bar.
			shown.map((loss) => Math.max(1, loss * HUNDREDTHS)),
			{width, most: highest * HUNDREDTHS, levels},
		),
		'What a move lost in each game that was analysed, the last at the right;',
		`the highest bar is ${pawns(highest)} pawns.`,
	];
}

function qualityTexts({quality, form, analysed, total}: Statistics, look: StatsLook): string[] {
	if (quality === null) {
		return [];
	}

	const {moves, sound, faults, averageLoss} = quality;
	const names = Object.entries(FAULT_NAMES) as [Fault, string][];
	const kinds = [
		['sound moves', sound] as const,
		...names.map(([fault, name]) => [name, faults[fault]] as const),
	];
	if (moves === 0) {
		return ['', 'You made no move in the games that were analysed: nothing to judge.'];
	}

	const none = names.filter(([fault]) => faults[fault] === 0).map(([fault]) => NO_FAULT[fault]);
	const counted = kinds.filter(([, count]) => count > 0);
	const shares = percentsAlike(
		counted.map(([, count]) => count),
		moves,
	);
	// Beside "less than 1 %" the others stand where it ends.
	const width = Math.max(7, ...shares.map(({length}) => length + 2));
	const rows = counted.map(
		([name, count], index) =>
			`  ${name.padEnd(22)}${String(count).padStart(5)}${shares[index].padStart(width)}`,
	);
	const losses = form.flatMap(({loss}) => (loss === null ? [] : [loss]));
	const games =
		countOf(analysed, 'analysed game') + (analysed < total.games ? ` of ${total.games}` : '');
	return [
		'',
		`By what you knew, ${countOf(moves, 'move')} in ${games}:`,
		...rows,
		...(none.length === 0 ? [] : [`  ${none.join(', ')}`]),
		`  A move lost ${averageLoss.toFixed(2)} pawns on average, beside the best by what you knew.`,
		...lossTexts(losses, look),
	];
}

/** Why so much is more than what was lost by knowledge. */
const BESIDE_TRUTH = 'This is beside the best move in truth, which can seldom be known.';

function luckText({luck, quality}: Statistics): string[] {
	if (luck === null || quality === null || quality.moves === 0) {
		return [];
	}

	const {bad, good, balance} = luck;
	const {moves, averageLossInTruth: lossInTruth} = quality;
	const chance = chanceText(
		{moves, lossInTruth, balance},
		{whose: 'Your', who: 'you', unit: 'move'},
	);
	return [
		'',
		`${countOf(bad, 'unlucky move')} (sound by what you knew, a blunder in truth),`,
		`${countOf(good, 'lucky move')} (a fault that cost nothing in truth).`,
		...(chance === undefined ? [] : [chance, BESIDE_TRUTH]),
	];
}

const rounded = (mean: number): string => thousands(Math.round(mean));

/** Returns how many positions fitted from the fewest to the most, and when most did, as a line. */
function spokenCourse(who: string, means: readonly number[]): string {
	const counted = means.filter((mean) => mean > 0);
	const [least, most] = [Math.min(...counted), Math.max(...counted)];
	const range = rounded(least) === rounded(most) ? '' : `${rounded(least)} to `;
	const when = range === '' ? '' : `, most after half-move ${means.indexOf(most)}`;
	return counted.length === 0
		? `${who}: nothing was counted`
		: `${who}: ${range}${rounded(most)} ${Math.round(most) === 1 ? 'position' : 'positions'}${when}`;
}

/** Returns how many positions fitted after each half-move, as plots or in words. */
function courseTexts(
	{yours, theirs}: {readonly yours: readonly number[]; readonly theirs: readonly number[]},
	{width, ascii, isSpoken}: StatsLook,
): readonly string[] {
	const most = Math.max(...yours, ...theirs);
	if (isSpoken) {
		return [spokenCourse('you', yours), spokenCourse('bot', theirs)];
	}

	const levels = ascii ? PLOT_LEVELS.ascii : PLOT_LEVELS.blocks;
	const highest = [yours, theirs].map((means) => means.indexOf(most)).find((ply) => ply >= 0);
	const plot = (means: readonly number[]): string =>
		plotRows(means, {width: width - 5, most, levels})[0].trimEnd();
	return [
		`you  ${plot(yours)}`,
		`bot  ${plot(theirs)}`,
		'A column is a move of one side, the first at the left, and as high as the',
		`number of positions that fitted, the highest ${rounded(most)}${highest === 0 ? '' : `, after half-move ${highest}`}.`,
	];
}

function knowledgeTexts({knowledge}: Statistics, look: StatsLook): string[] {
	if (knowledge === null) {
		return [];
	}

	const {games, yours, theirs, byPly} = knowledge;
	return [
		'',
		`How much each knew, over ${countOf(games, 'game')}: after a move, ${rounded(yours)} ${Math.round(yours) === 1 ? 'position' : 'positions'} fitted`,
		`what you knew, and ${rounded(theirs)} what the bot knew.`,
		...courseTexts(byPly, look),
		'Geometric means; fewer is better.',
	];
}

/** Returns in how many games the person's own moves were not analysed, and how that is done; nothing when all are. */
function notAnalysed(
	{total, analysed}: Statistics,
	{how = '`fogchess analyse GAME`'}: StatsLook,
): string[] {
	const rest = total.games - analysed;
	// The other side's moves may be.
	const text =
		analysed === 0
			? `Your moves are not analysed yet: ${how} finds faults and luck.`
			: `Your moves in ${countOf(rest, 'more game')} are not analysed: ${how} does it.`;
	return rest === 0 ? [] : ['', text];
}

/** Returns how many games are left out since they were set up; nothing where none is. */
const setUpTexts = ({setUp}: StatsLook): string[] =>
	setUp === 0
		? []
		: [
				`${countOf(setUp, 'game')} from a position that was set up ${setUp === 1 ? 'is' : 'are'} not counted.`,
			];

/** Returns how many games were imported and what they came to, which is nobody's own record; nothing where none was. */
function importedTexts({imported}: StatsLook): readonly string[] {
	const {games, white, black, drawn, undecided, inPart} = imported;
	const parts = [
		[white, 'won by White'],
		[black, 'won by Black'],
		[drawn, 'drawn'],
		[undecided, 'undecided'],
		[inPart, 'read in part'],
	] as const;
	const told = parts.flatMap(([count, how]) => (count === 0 ? [] : [`${count} ${how}`]));
	return games === 0
		? []
		: [
				`${countOf(games, 'imported game')} ${games === 1 ? 'is' : 'are'} under Games: ${told.join(', ')}.`,
			];
}

/** Returns how the games with each colour ended; nothing where all were played with one. */
const colorTexts = ({byColor}: Statistics): readonly string[] =>
	COLORS.some((color) => byColor[color].games === 0)
		? []
		: COLORS.map((color) => `  As ${sideName(color)} ${tallyText(byColor[color])}.`);

/** Returns how the person stands with drills, apart from the record; nothing before the first. */
function practisedTexts({practised}: StatsLook): readonly string[] {
	const told = practised === undefined ? [] : describePractised(practised);
	return told.length === 0 ? [] : ['', ...told];
}

/** Returns a person's record as lines of text with small plots. No colours. */
export function describeStats(
	record: Statistics,
	rows: readonly RowToTell[],
	look: StatsLook,
): readonly string[] {
	if (record.total.games === 0) {
		const {begins = '`fogchess play`'} = look;
		return [
			`No game against a bot is finished yet: ${begins} begins one.`,
			...setUpTexts(look),
			...importedTexts(look),
			...practisedTexts(look),
		];
	}

	const form = record.form.slice(-look.width).map(({result}) => SIGNS[result]);
	return [
		`Against bots, ${tallyText(record.total)}.`,
		...colorTexts(record),
		...setUpTexts(look),
		...importedTexts(look),
		'',
		...rowTexts(rows, look),
		'',
		form.join(''),
		'W won, D drawn, L lost; the last game at the right.',
		streakText(record.streaks),
		...qualityTexts(record, look),
		...luckText(record),
		...knowledgeTexts(record, look),
		...notAnalysed(record, look),
		...practisedTexts(look),
	];
}
