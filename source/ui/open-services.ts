import {randomInt} from 'node:crypto';
import process from 'node:process';
import {BOT_ENDINGS, BOTS, type BotEntry, DEFAULT_BOT, findBot} from '../bot/bots.js';
import {WorkerClient} from '../bot/client.js';
import {wantedTable} from '../bot/endings/hunt-lone-king.js';
import {loneFrom} from '../bot/endings/lone-king-trail.js';
import {type WantedTable, wantedTryTable} from '../bot/kriegspiel/lone-king/wanted-table.js';
import {TableLibrary, type TableListener} from '../bot/table-library.js';
import {fail, ok} from '../core/result.js';
import {
	askForAnswer,
	askForLine,
	askForKingMoves,
	askForPlan,
	askForReply,
	askForTryLine,
} from '../drill/worker-tasks.js';
import {NO_PRACTICE} from '../drill/practice.js';
import {restoreMatch} from '../match/restore.js';
import {askForHindsight, askForKnownBoard} from '../match/worker-tasks.js';
import {drillTableGame} from '../drill/game.js';
import {Autosave} from '../storage/autosave.js';
import {findPaths} from '../storage/paths.js';
import {checkPin, hashPin} from '../storage/pin.js';
import {loadProgress, progressPath, saveLesson} from '../storage/progress-file.js';
import {TableCache} from '../storage/table-cache.js';
import {
	gamesFolder,
	isGameId,
	listGames,
	loadGame,
	newGameId,
	readGameFile,
} from '../storage/saved-games.js';
import {
	DEFAULT_SETTINGS,
	loadSettings,
	saveSettings,
	settingsPath,
} from '../storage/settings-file.js';
import type {BotChoice, BotSeat, BotTerms, UiServices} from './services.js';

/** Returns a bot that plays whole games, by its id. */
function wholeGameBot(id: string): BotEntry | undefined {
	const found = findBot(id);
	return found.ok && found.value.isStrategist !== true ? found.value : undefined;
}

/** Returns a bot as it is offered to a person. */
const botChoice = ({id, title, summary, level, isTimed = false}: BotEntry): BotChoice => ({
	id,
	title,
	about: summary,
	...(level === undefined ? {} : {level}),
	isTimed,
});

/** Opens the world as it is: files, timers, bots. Never fails; what is missing says so when it is needed. */
export function openServices(): UiServices {
	const paths = findPaths();
	const noHome = paths.ok ? '' : `Nothing can be saved: ${paths.error}.`;
	const folder = paths.ok ? gamesFolder(paths.value) : undefined;
	const autosave = folder === undefined ? undefined : new Autosave({folder});
	const thinker = new WorkerClient();
	// Building has a thread of its own, so that nobody waits for a table that only might be of use.
	const builder = new WorkerClient();
	// Nor does what is known wait for a bot that thinks, or a bot for that.
	const knower = new WorkerClient();
	const cache = paths.ok ? TableCache.in(paths.value) : undefined;
	const library = new TableLibrary(builder, cache);
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

	const openTables: UiServices['drills']['open'] = async (ending, listener, signal, game = 'fog') =>
		openTablesOf(drillTableGame(game), ending, listener, signal);

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

	const closing = new AbortController();
	const botSeat = ({id, isTimed, usualMs}: BotEntry, {fen, ms}: BotTerms): BotSeat => {
		const time = isTimed === true ? ms : undefined;
		thinker.wake();
		return {
			pace: time ?? usualMs ?? 0,
			async move({history, menAtStart, moves}, seed, signal) {
				const preparing = prepareTables();
				if (loneFrom({history, menAtStart}) !== undefined) {
					// Or else what is played would hang on how fast the tables come.
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
				const question = {history, menAtStart, moves, ...start};
				return thinker.chooseMove(id, question, seed, signal, time);
			},
		};
	};

	return {
		now: () => Date.now(),
		after(milliseconds, callback) {
			const timer = setTimeout(callback, milliseconds);
			return () => {
				clearTimeout(timer);
			};
		},
		seed: () => randomInt(2 ** 31),
		saves: {
			save: (id, match) => autosave?.save(id, match) ?? fail(noHome),
			marks: (id, side) => autosave?.marks(id, side) ?? {},
			setMarks: (id, side, marks) => autosave?.setMarks(id, side, marks) ?? fail(noHome),
		},
		games: {
			newId: () => newGameId(new Date()),
			list: () => (folder === undefined ? {games: [], warnings: [noHome]} : listGames(folder)),
			resume(id) {
				const loaded = autosave?.resume(id, restoreMatch) ?? fail(noHome);
				if (!loaded.ok) {
					return loaded;
				}

				const {game, warning} = loaded.value;
				return ok({id, match: game.match, ...(warning === undefined ? {} : {warning})});
			},
			read(idOrPath) {
				const saved =
					folder !== undefined && isGameId(idOrPath)
						? loadGame(folder, idOrPath, restoreMatch)
						: undefined;
				if (saved?.ok) {
					return ok(saved.value.game);
				}

				const read = readGameFile(idOrPath, restoreMatch);
				return read.ok ? read : fail(`The game cannot be read: ${read.error}.`);
			},
			close(id) {
				autosave?.close(id);
			},
		},
		settings: {
			load: () =>
				paths.ok ? loadSettings(settingsPath(paths.value)) : {settings: DEFAULT_SETTINGS},
			save: (settings) =>
				paths.ok ? saveSettings(settingsPath(paths.value), settings) : fail(noHome),
		},
		pins: {hash: hashPin, check: checkPin},
		bots: {
			choices: BOTS.map(botChoice),
			usual: DEFAULT_BOT,
			describe(id) {
				const entry = wholeGameBot(id);
				return entry === undefined ? undefined : botChoice(entry);
			},
			find(id, terms = {}) {
				const entry = wholeGameBot(id);
				return entry === undefined ? undefined : botSeat(entry, terms);
			},
		},
		drills: {
			open: openTables,
			reply: async (match, signal) => askForReply(thinker, match, signal),
			line: async (start, signal) => askForLine(thinker, start, signal),
			tryLine: async (start, signal) => askForTryLine(thinker, start, signal),
			plan: async (match, signal) => askForPlan(thinker, match, signal),
			kingMoves: async (match, signal) => askForKingMoves(thinker, match, signal),
		},
		knowledge: {
			know: async (question) => askForKnownBoard(knower, question),
			lookBack: async (match, signal) => askForHindsight(knower, match, signal),
		},
		puzzles: {
			answer: async (game, move, signal) => askForAnswer(thinker, game, move, signal),
		},
		progress: {
			load: (person) =>
				paths.ok
					? loadProgress(progressPath(paths.value), person)
					: {progress: {}, practice: NO_PRACTICE, warning: noHome},
			save: (person, lesson, record, note) =>
				paths.ok
					? saveLesson(progressPath(paths.value), person, lesson, record, note)
					: fail(noHome),
		},
		suspend() {
			// The whole group, as the terminal would: a launcher such as npx must stop too.
			process.kill(0, 'SIGTSTP');
		},
		async close() {
			autosave?.closeAll();
			closing.abort();
			await Promise.all([thinker.close(), builder.close(), knower.close()]);
		},
	};
}
