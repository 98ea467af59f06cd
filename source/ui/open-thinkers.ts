import {type AnalysisQuestion, askForAnalysis} from '../analysis/worker-tasks.js';
import {MEN_UNKNOWN} from '../bot/bot.js';
import {BOT_ENDINGS} from '../bot/bots.js';
import {WorkerClient} from '../bot/client.js';
import {wantedTable} from '../bot/endings/hunt-lone-king.js';
import {loneFrom} from '../bot/endings/lone-king-trail.js';
import {type WantedTable, wantedTryTable} from '../bot/kriegspiel/lone-king/wanted-table.js';
import {TableLibrary, type TableListener, type TableStore} from '../bot/table-library.js';
import type {Result} from '../core/result.js';
import {beliefGame} from '../drill/game.js';
import {
	askForAnswer,
	askForKingMoves,
	askForLine,
	askForPlan,
	askForReply,
} from '../drill/worker-tasks.js';
import {rememberingLast} from '../match/last-hindsight.js';
import {
	askForHindsight,
	askForKingDanger,
	askForKnownBoard,
	askForMoveRisks,
} from '../match/worker-tasks.js';
import type {KeptAnalysis} from '../match/analysed-game.js';
import type {SeatReport} from '../match/seat-report.js';
import type {BotTerms, UiServices} from '../session/services.js';

/** What asks the worker: bots, drills, the coach, puzzles. */
export type Thinkers = Pick<UiServices, 'drills' | 'knowledge' | 'puzzles'> & {
	/** Has the thread that bots think in begin, so that the first answer need not wait for it. */
	wake(): void;
	/** Returns a bot's move in UCI, by its id; `ms` are the milliseconds it may think, if it goes by the clock. Rejects when `signal` is aborted. */
	move(
		id: string,
		report: SeatReport,
		seed: number,
		signal: AbortSignal,
		terms: BotTerms,
	): Promise<string>;
	/** Resolves with the analysis of a match that is over; tells its progress from 0 to 1. The error is a part of a sentence. Rejects when `signal` is aborted. */
	analyse(
		question: AnalysisQuestion,
		signal: AbortSignal,
		onProgress: (fraction: number) => void,
	): Promise<Result<KeptAnalysis>>;
	close(): Promise<void>;
};

/** Makes what asks the worker. No thread runs before the first question. */
export function openThinkers(store: TableStore | undefined): Thinkers {
	const thinker = new WorkerClient();
	// Building has a thread of its own, so that nobody waits for a table that only might be of use.
	const builder = new WorkerClient();
	// Nor does what is known wait for a bot that thinks, or a bot for that.
	const knower = new WorkerClient();
	const library = new TableLibrary(builder, store);
	const closing = new AbortController();
	const openTablesOf = async (
		game: WantedTable['game'],
		ending: string,
		listener: TableListener,
		signal: AbortSignal,
	) => {
		const tables = await library.open([ending], listener, signal, game);
		for (const table of tables.values()) {
			thinker.addTable(table);
		}

		return tables;
	};

	const openTables: UiServices['drills']['open'] = async (ending, listener, signal, game) =>
		openTablesOf(beliefGame(game).table, ending, listener, signal);

	let prepared: Promise<void> | undefined;
	/** Has the tables that bots use opened, one after the other, in the background; a bot plays on without those that cannot be built. */
	const prepareTables = async () => {
		prepared ??= (async () => {
			for (const ending of BOT_ENDINGS) {
				await openTables(ending, {}, closing.signal);
			}
		})().catch(() => {
			prepared = undefined;
		});
		return prepared;
	};

	return {
		wake: () => thinker.wake(),
		async move(id, {history, menAtStart = MEN_UNKNOWN, moves, acts}, seed, signal, {fen, ms}) {
			const preparing = prepareTables();
			if (loneFrom({history, menAtStart}) !== undefined) {
				// Or else what is played would depend on how fast the tables come.
				await preparing;
				const ending = wantedTable({history, menAtStart});
				if (ending !== undefined) {
					await openTables(ending, {}, closing.signal).catch(() => undefined);
				}
			}

			const tried = wantedTryTable({history, menAtStart});
			if (tried !== undefined) {
				const {ending, game} = tried;
				await openTablesOf(game, ending, {}, closing.signal).catch(() => undefined);
			}

			const start = fen === undefined ? {} : {startFen: fen};
			const question = {
				history,
				menAtStart,
				moves,
				...(acts === undefined ? {} : {acts: [...moves, ...acts]}),
				...start,
			};
			return thinker.chooseMove(id, question, seed, signal, ms);
		},
		drills: {
			open: openTables,
			reply: async (match, signal) => askForReply(thinker, match, signal),
			line: async (start, signal) => askForLine(thinker, start, signal),
			plan: async (match, signal) => askForPlan(thinker, match, signal),
			kingMoves: async (match, signal) => askForKingMoves(thinker, match, signal),
		},
		knowledge: {
			know: async (question) => askForKnownBoard(knower, question),
			kingDanger: async (question) => askForKingDanger(knower, question),
			moveRisks: async (question) => askForMoveRisks(knower, question),
			lookBack: rememberingLast(async (match, signal) => askForHindsight(knower, match, signal)),
		},
		async analyse(question, signal, onProgress) {
			// A thread of its own, which is called off without a word to others and leaves no memory behind.
			const analyst = new WorkerClient();
			try {
				const ends = AbortSignal.any([signal, closing.signal]);
				return await askForAnalysis(analyst, question, ends, onProgress);
			} finally {
				await analyst.close();
			}
		},
		puzzles: {
			answer: async (game, move, signal) => askForAnswer(thinker, game, move, signal),
		},
		async close() {
			closing.abort();
			await Promise.all([thinker.close(), builder.close(), knower.close()]);
		},
	};
}
