import {existsSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {byColor, COLORS} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {analysisPath, type KeptAnalyses, loadAnalyses} from './analysis-file.js';
import {fileErrorReason, previousPath, writeFileAtomically} from './atomic-file.js';
import {lockPath} from './autosave.js';
import {cleanName} from './decode.js';
import type {GameSummary} from './game-summary.js';
import {takeLock} from './lock.js';
import {type Imported, LONGEST_TOKEN, makeSave, NO_MARKS, parseSave} from './save.js';
import {
	finishedOf,
	type GameList,
	gamePath,
	hasGame,
	isGameId,
	listGames,
	loadGame,
} from './saved-games.js';
import {fingerprint} from './scramble.js';
import {freeName, freePath} from './set-aside.js';

/** Lists the games that are over, first what ended or was brought in last. */
export function listFinished(folder: string): GameList {
	const list = listGames(folder);
	return {...list, games: finishedOf(list)};
}

/** Returns what is kept about a finished game of the list, by seat; nothing where it was not analysed. */
export function analysesOf(folder: string, id: string): KeptAnalyses {
	// Most games have none, and need not be read again.
	const loaded = existsSync(analysisPath(folder, id)) ? loadGame(folder, id, ok) : undefined;
	return loaded?.ok === true ? loadAnalyses(folder, id, loaded.value.game.match) : {};
}

/**
 * Writes a game's PGN into a folder, under its id and over no other file, and returns the path: where the same is there, of
 * that. The error is a part of a sentence.
 */
export function writePgn(folder: string, id: string, pgn: string): Result<string> {
	const pathOf = (n: number) => join(folder, `${id}${n === 1 ? '' : `-${n}`}.pgn`);
	const isSame = (there: string): boolean => {
		try {
			return readFileSync(there, 'utf8') === pgn;
		} catch {
			return false;
		}
	};
	const path = freeName(pathOf, isSame);
	const written = writeFileAtomically(path, pgn);
	return written.ok ? ok(path) : written;
}

/** A game from elsewhere, to be kept. */
export type GameToKeep = {
	readonly match: Match;
	/** When it was played, where that is known; else it counts as played when it was imported. */
	readonly date?: string;
	/** What tells it from others that were played alike, such as its number elsewhere. */
	readonly key?: string;
	readonly imported: Imported;
};

/** Games that are there, of which one may be the same, and what a record has of each. */
export type Known = {
	readonly games: readonly GameSummary[];
	readonly asRecorded: (match: Match) => Match;
};

/** How much of a date is its day, which is all that a PGN tells. */
const DAY = 10;

/** Returns an id that is the same whenever the same game is imported. */
function idOf({match, date, key}: GameToKeep): string {
	const {settings, acts, outcome} = match;
	const mark = fingerprint(JSON.stringify([settings, acts, outcome, date, key]));
	return `imported-${mark.replaceAll(/\W/g, '').slice(0, 12).toLowerCase()}`;
}

/** Returns the id of the game of a list that is the very same, with its seed: one's own that was written out, or one that was imported by another name. */
function findSame(
	folder: string,
	{match, date, key}: GameToKeep,
	{games, asRecorded}: Known,
): string | undefined {
	const {variant, seats} = match.settings;
	const madeIn = (one: Match): string =>
		JSON.stringify([one.settings.fen, one.settings.seed, asRecorded(one).acts]);
	const made = madeIn(match);
	return games.find(({id, updated, names, ...game}) => {
		const isNamedLike =
			COLORS.every((color) => names[color] === seats[color].name) &&
			(date === undefined || date.slice(0, DAY) === updated.slice(0, DAY));
		const isLike = game.variant === variant && (id === key || isNamedLike);
		const loaded = isLike ? loadGame(folder, id, ok) : undefined;
		return loaded?.ok === true && madeIn(loaded.value.game.match) === made;
	})?.id;
}

/**
 * Keeps a finished game from elsewhere among the saves, and returns its id; one that is there already is left as it is,
 * as is one of those that are `known`. Its names are made fit for a screen. The error is a part of a sentence.
 */
export function keepGame(
	folder: string,
	game: GameToKeep,
	known?: Known,
): Result<{readonly id: string; readonly isNew: boolean}> {
	const {seats} = game.match.settings;
	const names = {white: 'White', black: 'Black'};
	const clean = byColor((color) => ({
		...seats[color],
		name: cleanName(seats[color].name, names[color]),
	}));
	const match = {...game.match, settings: {...game.match.settings, seats: clean}};
	const id = idOf({...game, match});
	if (hasGame(folder, id)) {
		return ok({id, isNew: false});
	}

	const same = known && findSame(folder, {...game, match}, known);
	if (same !== undefined) {
		return ok({id: same, isNew: false});
	}

	const {imported, date: updated = imported.on} = game;
	const {unread} = imported;
	const cut = unread && {...unread, token: unread.token.slice(0, LONGEST_TOKEN)};
	const origin = cut === undefined ? imported : {...imported, unread: cut};
	const text = makeSave({created: updated, updated, match, marks: NO_MARKS, imported: origin});
	const parsed = parseSave(text);
	if (!parsed.ok) {
		return fail(parsed.error.reason);
	}

	const written = writeFileAtomically(gamePath(folder, id), text);
	return written.ok ? ok({id, isNew: true}) : written;
}

/** Returns the file of a game, and that of what was found out about it, as far as they are there. */
const filesOf = (folder: string, id: string): string[] =>
	[gamePath(folder, id), analysisPath(folder, id)].filter((path) => existsSync(path));

/** Does something to a game that no other process has open. The error is a sentence. */
function alone(
	folder: string,
	id: string,
	done: 'deleted' | 'brought back',
	work: () => void,
): Result<undefined> {
	const lock = takeLock(lockPath(folder, id));
	if (!lock.ok && lock.error.kind === 'held') {
		return fail(`The game ${id} cannot be ${done}: ${lock.error.reason}.`);
	}

	try {
		work();
		return ok(undefined);
	} catch (error) {
		return fail(`The game ${id} cannot be ${done}: ${fileErrorReason(error)}.`);
	} finally {
		if (lock.ok) {
			lock.value.release();
		}
	}
}

/**
 * Takes a game off the list, with what was found out about it. Nothing is destroyed: both are kept beside as
 * `….deleted`, and `undeleteGame` brings them back. The error is a sentence.
 */
export function deleteGame(folder: string, id: string): Result<undefined> {
	if (!hasGame(folder, id)) {
		return fail(`There is no saved game ${quote(id)}.`);
	}

	return alone(folder, id, 'deleted', () => {
		for (const path of filesOf(folder, id)) {
			renameSync(path, freePath(path, 'deleted'));
		}

		// What the save was before its last move.
		rmSync(previousPath(gamePath(folder, id)), {force: true});
	});
}

/** Returns the name that a file was given last when it was deleted. */
function lastDeleted(folder: string, path: string): string | undefined {
	const number = (name: string): number =>
		Number(/-(\d+)$/.exec(name.slice(path.length))?.[1] ?? 1);
	return readdirSync(folder)
		.map((name) => join(folder, name))
		.filter((name) => name.startsWith(`${path}.deleted`))
		.sort((a, b) => number(b) - number(a))[0];
}

/** Brings back the game of this id that was deleted last. The error is a sentence. */
export function undeleteGame(folder: string, id: string): Result<undefined> {
	const path = gamePath(folder, id);
	const deleted = isGameId(id) && existsSync(folder) ? lastDeleted(folder, path) : undefined;
	if (deleted === undefined || existsSync(path)) {
		return fail(`There is no deleted game ${quote(id)}.`);
	}

	return alone(folder, id, 'brought back', () => {
		renameSync(deleted, path);
		const analysis = lastDeleted(folder, analysisPath(folder, id));
		if (analysis !== undefined) {
			renameSync(analysis, analysisPath(folder, id));
		}
	});
}
