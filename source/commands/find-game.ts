import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import {quote} from '../core/quote.js';
import {restoreMatch} from '../match/restore.js';
import {findPaths} from '../storage/paths.js';
import type {SavedGame} from '../storage/save.js';
import {
	gamePath,
	gamesFolder,
	hasGame,
	lastFinished,
	listGames,
	NO_FINISHED_GAME,
	readGameFile,
} from '../storage/saved-games.js';
import {EXIT, need, Refusal} from './command.js';

/** Returns the file that is meant: one by its path, or a saved game by its id. */
function findFile(word: string): string {
	const paths = findPaths();
	const folder = paths.ok ? gamesFolder(paths.value) : undefined;
	return !existsSync(word) && folder !== undefined && hasGame(folder, word)
		? gamePath(folder, word)
		: word;
}

/** Returns the file of the game that ended last. */
function findLast(): string {
	const folder = gamesFolder(need(findPaths(), EXIT.input));
	const last = lastFinished(listGames(folder));
	if (last === undefined) {
		throw new Refusal(NO_FINISHED_GAME, EXIT.input);
	}

	return gamePath(folder, last.id);
}

/** A game to go through, and what its refusals begin with. */
type GameToShow = SavedGame & {readonly because: string};

/**
 * Reads the game that a command is to go through: the one that was named, else the game that ended last. A refusal
 * says that it cannot be `done`, such as "replayed".
 */
export function readGame(word: string | undefined, done: string): GameToShow {
	const path = word === undefined ? findLast() : findFile(word);
	const because = `${quote(basename(word ?? path))} cannot be ${done}: `;
	return {...need(readGameFile(path, restoreMatch), EXIT.input, because), because};
}
