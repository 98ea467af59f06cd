import type {ByColor, Color} from '../core/color.js';
import {given} from '../core/given.js';
import {fail, type Result} from '../core/result.js';
import type {AnalysedMove, Fault, KeptAnalysis, Luck} from '../match/analysed-game.js';
import type {Match} from '../match/match.js';
import {readTextFile, writeFileAtomically} from './atomic-file.js';
import {
	decodeEither,
	type Decoder,
	decodeList,
	decodeNumber,
	decodeObject,
	decodeOneOf,
	decodeText,
	parseFields,
} from './decode.js';
import {fingerprint} from './scramble.js';
import {join} from 'node:path';

const FORMAT = 'fogchess-analysis';
/** Goes up with every change of the file and of how moves are judged: what an older fogchess found counts no more. */
const VERSION = 2;
/** More plies than any game has. */
const MOST_PLIES = 20_000;
/** A long game with both seats' analyses. */
const LARGEST = 32_000_000;

/** The kinds are named by match/, of which storage knows the types alone: a record has them all. */
const FAULTS: {readonly [fault in Fault]: true} = {
	'missed-king': true,
	'king-left': true,
	blunder: true,
	mistake: true,
};
const LUCK: {readonly [luck in Luck]: true} = {bad: true, good: true};

const count = decodeNumber(0, 1e9, true);
const share = decodeNumber(0, 1);
/** Worths and what is lost of them: up to twice 1500. */
const worth = decodeNumber(-3000, 3000);
const flag = decodeOneOf([true, false] as const);
/** An act as it is written, the longest of them a question of seven squares. */
const act = decodeText(40);
const worthAct = decodeObject({act, value: worth});
const sizes = decodeList(decodeObject({size: count, isExact: flag}), MOST_PLIES + 1);

const decodeMove: Decoder<AnalysedMove> = decodeObject({
	ply: count,
	number: count,
	act,
	text: decodeText(20),
	knowledge: decodeObject({
		size: count,
		isExact: flag,
		worlds: count,
		depth: count,
		value: worth,
		best: worthAct,
		loss: worth,
		expected: worth,
		risk: share,
		king: decodeObject({missed: flag, risk: share, least: share, safest: act}),
		fault: decodeOneOf([null, ...(Object.keys(FAULTS) as Fault[])]),
	}),
	truth: decodeObject({
		value: worth,
		best: worthAct,
		advised: worth,
		loss: worth,
		balance: worth,
		kingLeft: flag,
		luck: decodeOneOf([null, ...(Object.keys(LUCK) as Luck[])]),
	}),
});

const decodeKept: Decoder<KeptAnalysis> = decodeObject(
	{
		sizes,
		moves: decodeList(decodeMove, MOST_PLIES),
		effort: decodeEither(decodeObject({nodes: count}), decodeObject({ms: count})),
	},
	{others: sizes},
);

const decodeFile = decodeObject({
	format: decodeOneOf([FORMAT] as const),
	version: decodeOneOf([VERSION] as const),
	game: decodeText(100),
	seats: decodeObject<object, ByColor<KeptAnalysis>>({}, {white: decodeKept, black: decodeKept}),
});

/** What was found out about a game, for each seat that was looked through. */
export type KeptAnalyses = Partial<ByColor<KeptAnalysis>>;

export const analysisPath = (folder: string, id: string): string =>
	join(folder, `${id}.analysis.json`);

/** Returns what tells a game from every other: an analysis of another one, or of this one before it went on, is stale. */
const markOf = ({settings: {variant, fen, seed}, acts, outcome}: Match): string =>
	fingerprint(JSON.stringify([variant, fen, seed, acts, outcome]));

/** Returns what is kept about a game that is over; nothing where nothing is, where it is stale, damaged or of another version. */
export function loadAnalyses(folder: string, id: string, match: Match): KeptAnalyses {
	const text =
		match.outcome === undefined ? undefined : readTextFile(analysisPath(folder, id), LARGEST);
	const file = text?.ok === true ? decodeFile(parseFields(text.value)) : undefined;
	return file?.game === markOf(match) ? file.seats : {};
}

/**
 * Keeps what was found out about a game that is over, beside its save and beside what is kept of the other seat; what was
 * kept of this seat is replaced. It can be made again, so nothing is set aside. The error is a part of a sentence.
 */
export function keepAnalysis(
	folder: string,
	{id, match, seat}: {readonly id: string; readonly match: Match; readonly seat: Color},
	analysis: KeptAnalysis,
): Result<undefined> {
	if (match.outcome === undefined) {
		return fail('the game is not over');
	}

	const {sizes: counted, moves, effort, others} = analysis;
	const kept: KeptAnalysis = {sizes: counted, moves, effort, ...given({others})};
	const seats = {...loadAnalyses(folder, id, match), [seat]: kept};
	const file = {format: FORMAT, version: VERSION, game: markOf(match), seats};
	return writeFileAtomically(analysisPath(folder, id), `${JSON.stringify(file)}\n`);
}
