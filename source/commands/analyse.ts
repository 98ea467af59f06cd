import {performance} from 'node:perf_hooks';
import {basename} from 'node:path';
import {analyseGame} from '../analysis/analyse-game.js';
import type {AnalysisEffort} from '../analysis/by-knowledge.js';
import {finishedGame} from '../analysis/finished-game.js';
import type {Color} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {restoreMatch} from '../match/restore.js';
import {readGameFile} from '../storage/saved-games.js';
import {moveLine, summaryLine} from './analyse-json.js';
import {describeAnalysis} from './analyse-report.js';
import type {CommandInput, Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {findGame} from './find-game.js';
import {parseWhole, sideFlag, textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';
import {runSteps} from './run-steps.js';

/** Positions looked at for the best move of each move, when nothing is asked for. */
const USUAL_NODES = 100_000;
const MOST_NODES = 100_000_000;
const MOST_MS = 3_600_000;
/** The share of a move's time in which its best move is looked for; the rest goes to weighing the two. */
const TIME_USED = 0.35;

/** The widest report, and the narrowest. */
const WIDEST = 80;
const NARROWEST = 20;

/** What `analyse` is to do. */
export type AnalyseWish = {
	/** A file or the name of a game; the last finished one when left out. */
	readonly file: string | undefined;
	/** The seat; when left out the person's against a bot, else White's. */
	readonly as: Color | undefined;
	/** Positions or milliseconds for each move. */
	readonly nodes: number;
	readonly ms: number | undefined;
	readonly json: boolean;
	readonly ascii: boolean;
};

/** Reads `--nodes` or `--ms`. */
function wholeFlag(flags: Flags, name: string, most: number): Result<number | undefined> {
	const text = textFlag(flags, name);
	const value = text === undefined ? undefined : parseWhole(text, 1, most);
	return text !== undefined && value === undefined
		? fail(`--${name} must be a whole number from 1 to ${most}, not ${quote(text)}`)
		: ok(value);
}

function readWish({arguments: words, flags}: CommandInput): Result<AnalyseWish> {
	const [file] = words;
	if (words.length > 1) {
		return fail('analyse takes one finished game, a file or the name of a game');
	}

	const as = sideFlag(flags);
	const nodes = wholeFlag(flags, 'nodes', MOST_NODES);
	const ms = wholeFlag(flags, 'ms', MOST_MS);
	if (!as.ok) {
		return as;
	}

	if (!nodes.ok) {
		return nodes;
	}

	if (!ms.ok) {
		return ms;
	}

	if (nodes.value !== undefined && ms.value !== undefined) {
		return fail('--nodes and --ms do not go together');
	}

	return ok({
		file,
		as: as.value,
		nodes: nodes.value ?? (ms.value === undefined ? USUAL_NODES : MOST_NODES),
		ms: ms.value,
		json: flags['json'] === true,
		ascii: flags['ascii'] === true,
	});
}

/** Returns the seat to look through: the person's against a bot, else White's. */
const usualSeat = ({settings: {seats}}: Match): Color =>
	seats.white.kind === 'bot' && seats.black.kind === 'person' ? 'black' : 'white';

/** Returns how much is looked at for each move. */
function effortOf({nodes, ms}: AnalyseWish): AnalysisEffort {
	if (ms === undefined) {
		return {nodes};
	}

	return {
		nodes,
		startClock: () => {
			const end = performance.now() + ms * TIME_USED;
			return () => performance.now() >= end;
		},
	};
}

/** Goes through a finished game; returns the exit code. */
export async function analyseFile(wish: AnalyseWish, io: CommandIo): Promise<number> {
	const {file, as, json, ascii} = wish;
	const path = findGame(file);
	if (!path.ok) {
		io.error(`fogchess: ${path.error}`);
		return EXIT.input;
	}

	const refuse = (reason: string): number => {
		io.error(`fogchess: ${quote(basename(file ?? path.value))} cannot be analysed: ${reason}`);
		return EXIT.input;
	};
	const saved = readGameFile(path.value, restoreMatch);
	if (!saved.ok) {
		return refuse(saved.error);
	}

	const {match} = saved.value;
	const game = finishedGame(match, as ?? usualSeat(match));
	if (!game.ok) {
		return refuse(game.error);
	}

	const analysis = await runSteps(analyseGame(game.value, effortOf(wish)), 'analysing', io);
	if (!analysis.ok) {
		return refuse(analysis.error);
	}

	const {outcome} = game.value;
	const lines = json
		? [
				...analysis.value.moves.map((move) => moveLine(analysis.value, move)),
				summaryLine(analysis.value, outcome),
			].map((line) => JSON.stringify(line))
		: describeAnalysis(analysis.value, outcome, {
				width: Math.max(NARROWEST, Math.min(WIDEST, io.columns)),
				ascii,
			});
	for (const line of lines) {
		io.out(line);
	}

	return EXIT.fine;
}

/**
 * `fogchess analyse [GAME] [--as white|black] [--nodes N|--ms T] [--ascii] [--json]`: goes through a
 * finished game, the last one when none is named, as one seat knew it, and tells its faults by knowledge from bad luck. docs/analyse.md says
 * what each number means. With `--json` one line a move and a last line with the whole. Returns the exit
 * code.
 */
export async function analyseCommand(input: CommandInput, io: CommandIo): Promise<number> {
	const wish = readWish(input);
	if (!wish.ok) {
		io.error(`fogchess: ${wish.error}`);
		return EXIT.usage;
	}

	return analyseFile(wish.value, io);
}
