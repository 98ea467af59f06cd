import {NO_GAME_OVER} from '../text/saves.js';
import {existsSync} from 'node:fs';
import {basename, dirname, resolve} from 'node:path';
import {given} from '../core/given.js';
import {quotePath} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {readGames} from '../match/import/read-games.js';
import {replayGame} from '../match/import/replay-game.js';
import {restoreMatch} from '../match/restore.js';
import {VARIANTS} from '../rules/registry.js';
import {readTextFile} from '../storage/atomic-file.js';
import {findPaths} from '../storage/paths.js';
import {NO_MARKS, type SavedGame} from '../storage/save.js';
import {
	gamePath,
	gamesFolder,
	hasGame,
	idOfPath,
	lastFinished,
	listGames,
	readGameFile,
} from '../storage/saved-games.js';
import {describeUnread} from '../text/import.js';
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
type GameToShow = SavedGame & {
	readonly because: string;
	/** Left out for a file elsewhere. */
	readonly place?: Place;
	/** What of its record could not be read, as a sentence. */
	readonly note?: string;
};

/** Reads the one game of a file that another program wrote, or that we wrote in PGN. The error is a part of a sentence. */
function readRecord(path: string): Result<SavedGame & Pick<GameToShow, 'note'>> | undefined {
	const text = readTextFile(path);
	const [first, ...more] = text.ok ? readGames(text.value, VARIANTS[0].id) : [];
	const read = first?.ok ? replayGame(first.value) : undefined;
	if (!first?.ok || !read?.ok) {
		return undefined;
	}

	if (read.value.unread !== undefined && read.value.isUnbegun === true) {
		const isHidden = read.value.unread.why.kind === 'hidden';
		return isHidden ? fail('its moves are hidden; one written with --as truth can be') : undefined;
	}

	if (more.length > 0) {
		return fail(
			`it holds ${more.length + 1} games; \`fogchess import\` keeps them, each with its name`,
		);
	}

	const {match, unread} = read.value;
	const {tags} = first.value;
	// A game that began when it was read has no day.
	const on = new Date(0).toISOString();
	const {date: created = on} = first.value;
	const imported = {on, from: basename(path), ...given({tags})};
	const note = unread && describeUnread(unread);
	return ok({created, updated: created, match, marks: NO_MARKS, imported, ...given({note})});
}

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

	return {...need(readRecord(path) ?? saved, EXIT.input, because), because};
}
