import {performance} from 'node:perf_hooks';
import {analyseGame} from '../analysis/analyse-game.js';
import type {AnalysisEffort} from '../analysis/by-knowledge.js';
import {finishedGame} from '../analysis/finished-game.js';
import type {Color} from '../core/color.js';
import type {Match} from '../match/match.js';
import {moveLine, summaryLine} from './analyse-json.js';
import {describeAnalysis} from './analyse-report.js';
import {EXIT, type Flags, need, print, Refusal, refusing} from './command.js';
import {readGame} from './find-game.js';
import {MOST_MS, sideFlag, wholeFlag} from './flag-values.js';
import {runSteps} from './run-steps.js';

/** Positions looked at for the best move of each move, when nothing is asked for. */
const USUAL_NODES = 100_000;
const MOST_NODES = 100_000_000;
/** The share of a move's time in which its best move is looked for; the rest goes to weighing the two. */
const TIME_USED = 0.35;

/** The widest report, and the narrowest. */
const WIDEST = 80;
const NARROWEST = 20;

/** Returns the seat to look through: the person's against a bot, else White's. */
const usualSeat = ({settings: {seats}}: Match): Color =>
	seats.white.kind === 'bot' && seats.black.kind === 'person' ? 'black' : 'white';

/** Reads how much is looked at for each move: `--nodes` or `--ms`. */
function effortFlags(flags: Flags): AnalysisEffort {
	const nodes = wholeFlag(flags, 'nodes', MOST_NODES);
	const ms = wholeFlag(flags, 'ms', MOST_MS);
	if (ms === undefined) {
		return {nodes: nodes ?? USUAL_NODES};
	}

	if (nodes !== undefined) {
		throw new Refusal('--nodes and --ms do not go together');
	}

	return {
		nodes: MOST_NODES,
		startClock: () => {
			const end = performance.now() + ms * TIME_USED;
			return () => performance.now() >= end;
		},
	};
}

/**
 * `fogchess analyse [GAME] [--as white|black] [--nodes N|--ms T] [--ascii] [--json]`: goes through a
 * finished game, the last one when none is named, as one seat knew it, and tells its faults by knowledge from bad luck. docs/analyse.md says
 * what each number means. With `--json` one line a move and a last line with the whole. Returns the exit
 * code.
 */
export const analyseCommand = refusing(async ({arguments: words, flags}, io) => {
	const as = sideFlag(flags);
	const effort = effortFlags(flags);
	const {match, because} = readGame(words[0], 'analysed');
	const game = need(finishedGame(match, as ?? usualSeat(match)), EXIT.input, because);
	const steps = runSteps(analyseGame(game, effort), 'analysing', io);
	const analysis = need(await steps, EXIT.input, because);
	const {outcome} = game;
	const values = [
		...analysis.moves.map((move) => moveLine(analysis, move)),
		summaryLine(analysis, outcome),
	];
	print(io, flags, values, () =>
		describeAnalysis(analysis, outcome, {
			width: Math.max(NARROWEST, Math.min(WIDEST, io.columns)),
			ascii: flags['ascii'] === true,
		}),
	);
	return EXIT.fine;
});
