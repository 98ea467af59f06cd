import {randomInt} from 'node:crypto';
import process from 'node:process';
import {BOTS} from '../bot/bots.js';
import {WorkerClient} from '../bot/client.js';
import {fail, ok} from '../core/result.js';
import {makeUci} from '../core/uci.js';
import {restoreMatch} from '../match/restore.js';
import {Autosave} from '../storage/autosave.js';
import {findPaths} from '../storage/paths.js';
import {checkPin, hashPin} from '../storage/pin.js';
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
import type {BotSeat, UiServices} from './services.js';

/** Seats a bot that thinks in the worker. */
const workerSeat = (client: WorkerClient, id: string): BotSeat => ({
	async move({history, menAtStart, moves}, seed, signal) {
		return makeUci(await client.chooseMove(id, {history, menAtStart, moves}, seed, signal));
	},
});

/** Opens the world as it is: files, timers, bots. Never fails; what is missing says so when it is needed. */
export function openServices(): UiServices {
	const paths = findPaths();
	const noHome = paths.ok ? '' : `Nothing can be saved: ${paths.error}.`;
	const folder = paths.ok ? gamesFolder(paths.value) : undefined;
	const autosave = folder === undefined ? undefined : new Autosave({folder});
	const thinker = new WorkerClient();
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
			choices: BOTS.map(({id, title, summary}) => ({id, title, about: summary})),
			find: (id) => (BOTS.some((bot) => bot.id === id) ? workerSeat(thinker, id) : undefined),
		},
		suspend() {
			// The whole group, as the terminal would: a launcher such as npx must stop too.
			process.kill(0, 'SIGTSTP');
		},
		async close() {
			autosave?.closeAll();
			await thinker.close();
		},
	};
}
