import {basename} from 'node:path';
import process from 'node:process';
import {setTimeout as nextTimer} from 'node:timers/promises';
import {BOTS, type BotEntry, DEFAULT_BOT, findBot, FIRST_BOT} from '../bot/bots.js';
import {quotePath} from '../core/quote.js';
import {fail, ok} from '../core/result.js';
import {NOTHING_LEARNT} from '../drill/learn/progress.js';
import {NO_PRACTICE} from '../drill/practice.js';
import {lastMoveOf, settingUp} from '../match/last-move.js';
import {restoreMatch} from '../match/restore.js';
import {NOT_THERE} from '../storage/atomic-file.js';
import {Autosave} from '../storage/autosave.js';
import {cryptography} from '../storage/cryptography.js';
import {findPaths} from '../storage/paths.js';
import {checkPin, hashPin} from '../storage/pin.js';
import {loadProgress, progressPath, saveLearning, saveLesson} from '../storage/progress-file.js';
import {TableCache} from '../storage/table-cache.js';
import {
	gamesFolder,
	hasGame,
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
import {openArchive} from './open-archive.js';
import type {Thinkers} from './open-thinkers.js';
import type {BotChoice, BotSeat, BotTerms, UiServices} from '../session/services.js';
import type {readRecord} from '../session/read-record.js';
import {nothingSaved, unreadable} from '../text/saves.js';

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

/** Opens the world as it is: files, timers, bots. Never fails; what is missing says so when it is needed. `readElsewhere` reads files that are no saves of ours, where any may be named. */
export function openServices(readElsewhere?: typeof readRecord): UiServices {
	const paths = findPaths();
	const noHome = paths.ok ? '' : nothingSaved(paths.error);
	const folder = paths.ok ? gamesFolder(paths.value) : undefined;
	const autosave = folder === undefined ? undefined : new Autosave({folder});
	const cache = paths.ok ? TableCache.in(paths.value) : undefined;
	let opened: Promise<Thinkers> | undefined;
	/** Resolves with what asks the worker. The first screen does without it, and so does not wait for its code. */
	const thinkers = async (): Promise<Thinkers> => {
		opened ??= import('./open-thinkers.js').then(({openThinkers}) => openThinkers(cache));
		return opened;
	};

	const botSeat = ({id, isTimed, usualMs}: BotEntry, {fen, ms}: BotTerms): BotSeat => {
		const time = isTimed === true ? ms : undefined;
		// When that fails, so does the first move.
		thinkers().then(
			(thinking) => thinking.wake(),
			() => undefined,
		);
		return {
			pace: time ?? usualMs ?? 0,
			move: async (report, seed, signal) =>
				(await thinkers()).move(id, report, seed, signal, {fen, ms: time}),
		};
	};

	const analyse: Thinkers['analyse'] = async (...asked) => (await thinkers()).analyse(...asked);

	return {
		now: () => Math.floor(performance.now()),
		date: () => Date.now(),
		after(milliseconds, callback) {
			const timer = setTimeout(callback, milliseconds);
			return () => clearTimeout(timer);
		},
		seed: () => cryptography().randomInt(2 ** 31),
		saves: {
			save: (id, match) => autosave?.save(id, match) ?? fail(noHome),
			savedAs: (id) => autosave?.savedAs(id) ?? id,
			marks: (id, side) => autosave?.marks(id, side) ?? {},
			setMarks: (id, side, marks) => autosave?.setMarks(id, side, marks) ?? fail(noHome),
		},
		games: {
			newId: () => newGameId(new Date()),
			list: (isPlayedThrough = false) =>
				folder === undefined
					? {games: [], warnings: [noHome]}
					: listGames(folder, isPlayedThrough ? {lastMoveOf, settingUp} : undefined),
			resume(id) {
				const loaded = autosave?.resume(id, restoreMatch) ?? fail(noHome);
				if (!loaded.ok) {
					return loaded;
				}

				const {game, warning} = loaded.value;
				return ok({id, match: game.match, ...(warning === undefined ? {} : {warning})});
			},
			read(idOrPath) {
				if (folder !== undefined && hasGame(folder, idOrPath)) {
					const saved = loadGame(folder, idOrPath, restoreMatch);
					return saved.ok ? ok(saved.value.game) : saved;
				}

				const saved = readGameFile(idOrPath, restoreMatch);
				const read = saved.ok ? saved : (readElsewhere?.(idOrPath, basename(idOrPath)) ?? saved);
				return read.ok
					? read
					: fail(unreadable(quotePath(idOrPath), read.error, read.error === NOT_THERE));
			},
			close: (id) => autosave?.close(id),
		},
		archive: openArchive(folder === undefined ? fail(noHome) : ok(folder), analyse),
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
			first: FIRST_BOT,
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
			open: async (...asked) => (await thinkers()).drills.open(...asked),
			reply: async (...asked) => (await thinkers()).drills.reply(...asked),
			line: async (...asked) => (await thinkers()).drills.line(...asked),
			plan: async (...asked) => (await thinkers()).drills.plan(...asked),
			kingMoves: async (...asked) => (await thinkers()).drills.kingMoves(...asked),
		},
		knowledge: {
			know: async (...asked) => (await thinkers()).knowledge.know(...asked),
			kingDanger: async (...asked) => (await thinkers()).knowledge.kingDanger(...asked),
			moveRisks: async (...asked) => (await thinkers()).knowledge.moveRisks(...asked),
			lookBack: async (...asked) => (await thinkers()).knowledge.lookBack(...asked),
		},
		puzzles: {
			answer: async (...asked) => (await thinkers()).puzzles.answer(...asked),
		},
		progress: {
			load: (person) =>
				paths.ok
					? loadProgress(progressPath(paths.value), person)
					: {progress: {}, practice: NO_PRACTICE, learn: NOTHING_LEARNT, warning: noHome},
			save: (person, lesson, record, note) =>
				paths.ok
					? saveLesson(progressPath(paths.value), person, lesson, record, note)
					: fail(noHome),
			learn: (person, note) =>
				paths.ok ? saveLearning(progressPath(paths.value), person, note) : fail(noHome),
		},
		async suspend() {
			// As long as somebody listens the signal stops nothing.
			const listeners = process.listeners('SIGTSTP');
			process.removeAllListeners('SIGTSTP');
			// The whole group, as the terminal would: a launcher such as npx must stop too.
			process.kill(0, 'SIGTSTP');
			// By then the signal to go on, which is this stop's own, has been heard.
			await nextTimer();
			for (const listener of listeners) {
				process.on('SIGTSTP', listener);
			}
		},
		onSignal(signal, listener) {
			process.on(signal, listener);
			return () => process.off(signal, listener);
		},
		async close() {
			autosave?.closeAll();
			const thinking = await opened?.catch(() => undefined);
			await thinking?.close();
		},
	};
}
