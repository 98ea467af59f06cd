import {existsSync} from 'node:fs';
import {fail, ok, type Result} from '../core/result.js';
import {findPaths} from '../storage/paths.js';
import {
	gamePath,
	gamesFolder,
	hasGame,
	lastFinished,
	listGames,
	NO_FINISHED_GAME,
} from '../storage/saved-games.js';

/** Returns the file that is meant: one by its path, or a saved game by its id. */
function findFile(word: string): string {
	const paths = findPaths();
	const folder = paths.ok ? gamesFolder(paths.value) : undefined;
	return !existsSync(word) && folder !== undefined && hasGame(folder, word)
		? gamePath(folder, word)
		: word;
}

/**
 * Returns the file of the game that a command is to go through: the one that was named, else the game that
 * ended last. The error is a part of a sentence.
 */
export function findGame(word: string | undefined): Result<string> {
	if (word !== undefined) {
		return ok(findFile(word));
	}

	const paths = findPaths();
	if (!paths.ok) {
		return paths;
	}

	const folder = gamesFolder(paths.value);
	const last = lastFinished(listGames(folder));
	return last === undefined ? fail(NO_FINISHED_GAME) : ok(gamePath(folder, last.id));
}
