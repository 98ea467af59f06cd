import {NO_GAME_OVER} from '../text/saves.js';
import {existsSync} from 'node:fs';
import {basename, dirname, resolve} from 'node:path';
import {quotePath} from '../core/quote.js';
import {restoreMatch} from '../match/restore.js';
import {findPaths} from '../storage/paths.js';
import {type ReadRecord, readRecord} from '../session/read-record.js';
import {
	gamePath,
	gamesFolder,
	hasGame,
	idOfPath,
	lastFinished,
	listGames,
	readGameFile,
} from '../storage/saved-games.js';
import {EXIT, need, Refusal} from './command.js';

/** Returns the folder of saved games, or undefined where there is no home. */
function findFolder(): string | undefined {
	const paths = findPaths();
	return paths.ok ? gamesFolder(paths.value) : undefined;
}

/** Returns the file that is meant: one by its path, or a saved game by its id. */
function findFile(word: string): string {
	const folder = findFolder();
	return !existsSync(word) && folder !== undefined && hasGame(folder, word)
		? gamePath(folder, word)
		: word;
}

/** Returns the file of the game that ended last. */
function findLast(): string {
	const folder = gamesFolder(need(findPaths(), EXIT.input));
	const last = lastFinished(listGames(folder));
	if (last === undefined) {
		throw new Refusal(NO_GAME_OVER, EXIT.input);
	}

	return gamePath(folder, last.id);
}

/** Where a game lies among the saved ones. */
export type Place = {readonly folder: string; readonly id: string};

/** A game to go through, and what its refusals begin with. */
type GameToShow = ReadRecord & {
	readonly because: string;
	/** Left out for a file elsewhere. */
	readonly place?: Place;
};

/**
 * Reads the game that a command is to go through: the one that was named, else the game that ended last. A refusal
 * says that it cannot be `done`, such as "replayed".
 */
export function readGame(word: string | undefined, done: string): GameToShow {
	const path = word === undefined ? findLast() : findFile(word);
	const because = `${quotePath(word ?? basename(path))} cannot be ${done}: `;
	const saved = readGameFile(path, restoreMatch);
	const folder = findFolder();
	const id = idOfPath(path);
	if (saved.ok) {
		const isKept = folder !== undefined && id !== undefined && dirname(resolve(path)) === folder;
		return {...saved.value, because, ...(isKept ? {place: {folder, id}} : {})};
	}

	return {...need(readRecord(path, basename(path)) ?? saved, EXIT.input, because), because};
}
