import {performance} from 'node:perf_hooks';
import {analyseGame, type GameAnalysis} from '../analysis/analyse-game.js';
import {type AnalysisEffort, USUAL_NODES} from '../analysis/by-knowledge.js';
import {finishedGame, usualSeat} from '../analysis/finished-game.js';
import {knownSizes} from '../analysis/known-sizes.js';
import {type Color, opposite} from '../core/color.js';
import {given} from '../core/given.js';
import type {KeptAnalysis} from '../match/analysed-game.js';
import type {Outcome} from '../rules/news.js';
import {keepAnalysis, loadAnalyses} from '../storage/analysis-file.js';
import {moveLine, summaryLine} from './analyse-json.js';
import {describeAnalysis} from './analyse-report.js';
import {type CommandIo, EXIT, type Flags, need, print, Refusal, refusing} from './command.js';
import {readGame} from './find-game.js';
import {MOST_MS, sideFlag, wholeFlag} from './flag-values.js';
import {runSteps} from './run-steps.js';
import {whichOf} from '../session/which-game.js';
import {fromProgram} from '../text/saves.js';

const MOST_NODES = 100_000_000;
/** The share of a move's time in which its best move is looked for; the rest goes to weighing the two. */
const TIME_USED = 0.35;

/** The widest report, and the narrowest. */
const WIDEST = 80;
const NARROWEST = 20;

type Effort = KeptAnalysis['effort'];

/** Reads how much is looked at for each move: `--nodes` or `--ms`. */
function effortFlags(flags: Flags): Effort {
	const nodes = wholeFlag(flags, 'nodes', MOST_NODES);
	const ms = wholeFlag(flags, 'ms', MOST_MS);
	if (ms !== undefined && nodes !== undefined) {
		throw new Refusal('--nodes and --ms do not go together');
	}

	return ms === undefined ? {nodes: nodes ?? USUAL_NODES} : {ms};
}

const startEffort = (effort: Effort): AnalysisEffort =>
	'nodes' in effort
		? effort
		: {
				nodes: MOST_NODES,
				startClock: () => {
					const end = performance.now() + effort.ms * TIME_USED;
					return () => performance.now() >= end;
				},
			};

/** Returns whether an analysis would come to what was kept: by the clock it may come to something else. */
const isSame = (kept: Effort, asked: Effort): boolean =>
	'nodes' in kept && 'nodes' in asked && kept.nodes === asked.nodes;

/** Goes through a game, with a progress bar, and keeps what was found out where the game is one of the list. */
async function analyseAndKeep(
	{match, because, place}: ReturnType<typeof readGame>,
	seat: Color,
	effort: Effort,
	io: CommandIo,
): Promise<{readonly analysis: GameAnalysis; readonly outcome: Outcome}> {
	const game = need(finishedGame(match, seat), EXIT.input, because);
	const {outcome} = game;
	const kept = place && loadAnalyses(place.folder, place.id, match)[seat];
	if (kept !== undefined && isSame(kept.effort, effort)) {
		return {analysis: {...kept, history: game.history}, outcome};
	}

	const steps = runSteps(analyseGame(game, startEffort(effort)), 'analysing', io);
	const analysis = need(await steps, EXIT.input, because);
	if (place !== undefined) {
		const keep = (others?: KeptAnalysis['others']): boolean => {
			const found = {...analysis, effort, ...given({others})};
			const written = keepAnalysis(place.folder, {id: place.id, match, seat}, found);
			if (!written.ok) {
				io.error(`fogchess: the analysis cannot be kept: ${written.error}`);
			}

			return written.ok;
		};

		// Counting takes a while too; who gives up then has the analysis.
		const other = keep() ? finishedGame(match, opposite(seat)) : undefined;
		const sizes = other?.ok ? await runSteps(knownSizes(other.value), 'counting', io) : other;
		if (sizes?.ok) {
			keep(sizes.value);
		}
	}

	return {analysis, outcome};
}

/**
 * `fogchess analyse [GAME] [--as white|black] [--nodes N|--ms T] [--ascii] [--json]`: goes through a
 * finished game, the last one when none is named, as one seat knew it, and tells its faults by knowledge from bad luck. docs/analyse.md says
 * what each number means. What is found out about a game of the list is kept beside it, and taken from there when the same is asked again. With `--json` one line a move and a last line with the whole. Returns the exit
 * code.
 */
export const analyseCommand = refusing(async ({arguments: words, flags}, io) => {
	const as = sideFlag(flags);
	const effort = effortFlags(flags);
	const game = readGame(words[0], 'analysed');
	const {match, note} = game;
	if (note !== undefined) {
		io.error(fromProgram(note));
	}

	const {analysis, outcome} = await analyseAndKeep(game, as ?? usualSeat(match), effort, io);
	const values = [
		...analysis.moves.map((move) => moveLine(analysis, move)),
		summaryLine(analysis, outcome),
	];
	print(io, flags, values, () => [
		whichOf(game),
		...describeAnalysis(analysis, outcome, {
			width: Math.max(NARROWEST, Math.min(WIDEST, io.columns)),
			ascii: flags['ascii'] === true,
		}),
	]);
	return EXIT.fine;
});
