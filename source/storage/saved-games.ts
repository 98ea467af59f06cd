import {existsSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {quote, quotePath} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {previousPath, readTextFile, removeLeftovers, writeFileAtomically} from './atomic-file.js';
import {cryptography} from './cryptography.js';
import {fileMark, FinishedIndex} from './finished-index.js';
import {type GameSummary, type PlayedThrough, summarise} from './game-summary.js';
import type {Paths} from './paths.js';
import {parseSave, type SavedGame, type SaveFault} from './save.js';
import {setAside} from './set-aside.js';

/** The saved games, newest first, and sentences about those that could not be read. */
export type GameList = {
	readonly games: readonly GameSummary[];
	readonly warnings: readonly string[];
};

/** A game from a save, and a sentence when something about the save was amiss. */
export type LoadedGame = {readonly game: SavedGame; readonly warning?: string};

/** Checks what a save cannot know, that the moves can be played, and returns the match to resume: `restoreMatch`. */
export type MatchCheck = (match: Match) => Result<Match>;

const ENDING = '.json';

export const gamesFolder = (paths: Paths): string => join(paths.data, 'games');

/** Returns whether a text can be a game's id, and so a part of a file name. */
export const isGameId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

export const gamePath = (folder: string, id: string): string => join(folder, id + ENDING);

/** Returns the id of the game that a save's file holds, by its name; undefined for other files. */
export function idOfPath(path: string): string | undefined {
	const id = basename(path, ENDING);
	return path.endsWith(ENDING) && isGameId(id) ? id : undefined;
}

export const hasGame = (folder: string, id: string): boolean =>
	isGameId(id) && existsSync(gamePath(folder, id));

/** Returns an id for a game begun at a time: readable, sorted by time, and its own. */
export function newGameId(now: Date): string {
	const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
	return `${time}-${cryptography().randomBytes(3).toString('hex')}`;
}

function parseChecked(text: string, check: MatchCheck): Result<SavedGame, SaveFault> {
	const parsed = parseSave(text);
	if (!parsed.ok) {
		return parsed;
	}

	const match = check(parsed.value.match);
	return match.ok
		? ok({...parsed.value, match: match.value})
		: fail({kind: 'broken', reason: match.error});
}

/** Puts the save before the last one in the place of a broken one, if it can be read. */
function fallBack(path: string, check: MatchCheck): SavedGame | undefined {
	const text = readTextFile(previousPath(path));
	const game = text.ok ? parseChecked(text.value, check) : undefined;
	if (!text.ok || !game?.ok) {
		return undefined;
	}

	// When this fails, the game continues from here all the same and the next save makes good.
	writeFileAtomically(path, text.value);
	return game.value;
}

/**
 * Loads one game of the folder. A broken save is set aside, never deleted, and the one before it taken
 * where there is one; a save of a newer fogchess is left alone. The error is a sentence.
 */
export function loadGame(folder: string, id: string, check: MatchCheck): Result<LoadedGame> {
	const path = gamePath(folder, id);
	const text = isGameId(id)
		? readTextFile(path)
		: fail({missing: true, reason: 'that is no name of a game'});
	if (!text.ok) {
		return fail(
			text.error.missing
				? readTextFile(id).ok
					? `${quotePath(id)} is a file, and resume takes a saved game by its name; \`fogchess review\` opens a file.`
					: `There is no saved game ${quote(id)}.`
				: `The saved game ${id} cannot be read: ${text.error.reason}.`,
		);
	}

	const parsed = parseChecked(text.value, check);
	if (parsed.ok) {
		return ok({game: parsed.value});
	}

	const {kind, reason} = parsed.error;
	if (kind === 'newer') {
		return fail(`The saved game ${id} is left alone: ${reason}.`);
	}

	const aside = setAside(path);
	const game = fallBack(path, check);
	const sentence = `The saved game ${id} cannot be read: ${reason}; ${aside}.`;
	return game === undefined
		? fail(sentence)
		: ok({game, warning: `${sentence} The save before it was taken instead.`});
}

/** Compares signs and not, slowly, by a language's order. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns when a game was written last, or brought in: an imported one may tell no more than the day on which it was played. */
const cameOn = ({updated, imported}: GameSummary): string => imported?.on ?? updated;

/**
 * Lists the saved games, newest first. No folder is no game. What cannot be read is dealt with as
 * `loadGame` does and told in a sentence each. Does not replay the moves, but by `through`, so a listed game may still
 * be refused by `loadGame`. Finished games that `FinishedIndex` knows are not read.
 */
export function listGames(folder: string, through?: PlayedThrough): GameList {
	let names: string[];
	try {
		removeLeftovers(folder);
		names = readdirSync(folder);
	} catch {
		return {games: [], warnings: []};
	}

	const games: GameSummary[] = [];
	const warnings: string[] = [];
	const index = new FinishedIndex(folder);
	for (const name of names) {
		const id = name.slice(0, -ENDING.length);
		if (!name.endsWith(ENDING) || !isGameId(id)) {
			continue;
		}

		const mark = fileMark(gamePath(folder, id));
		const known = index.find(id, mark);
		if (known !== undefined) {
			games.push(known);
			continue;
		}

		const loaded = loadGame(folder, id, ok);
		if (loaded.ok) {
			const game = summarise(id, loaded.value.game, through);
			games.push(game);
			// One that had to be put right is looked at again.
			index.add(game, loaded.value.warning === undefined ? mark : undefined);
		}

		const warning = loaded.ok ? loaded.value.warning : loaded.error;
		if (warning !== undefined) {
			warnings.push(warning);
		}
	}

	index.keep();
	games.sort(
		(a, b) => compare(b.updated, a.updated) || compare(cameOn(b), cameOn(a)) || compare(b.id, a.id),
	);
	return {games, warnings};
}

/** Returns the games of a list that are over, first what ended or was brought in last; of one moment, in their order. */
export const finishedOf = ({games}: GameList): readonly GameSummary[] =>
	games
		.filter(({outcome}) => outcome !== undefined)
		.toSorted((a, b) => compare(cameOn(b), cameOn(a)));

/** Returns the game of a list that commands take when none is named: the first row of Games. */
export const lastFinished = (list: GameList): GameSummary | undefined => finishedOf(list)[0];

/** Reads a save wherever it lies, and changes nothing. The error is a part of a sentence. */
export function readGameFile(path: string, check: MatchCheck): Result<SavedGame> {
	const text = readTextFile(path);
	if (!text.ok) {
		return fail(text.error.reason);
	}

	const parsed = parseChecked(text.value, check);
	return parsed.ok ? parsed : fail(parsed.error.reason);
}
