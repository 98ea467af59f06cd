import {existsSync} from 'node:fs';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match, MatchAct} from '../match/match.js';
import {readTextFile, writeFileAtomically} from './atomic-file.js';
import {type Lock, takeLock} from './lock.js';
import {type Imported, makeSave, NO_MARKS, type PencilMarks, type SavedGame} from './save.js';
import {gamePath, loadGame, type LoadedGame, type MatchCheck} from './saved-games.js';

/** What a name may have before its number: an id has at most 64 signs. */
const LONGEST_BASE = 58;

/** The end of the sentence that says why a running game cannot be saved. */
export const TRIES_AGAIN = ' The game continues, and every move tries again.';

const cannotSave = (reason: string): string => `The game cannot be saved: ${reason}.${TRIES_AGAIN}`;

/** Returns the file by which a process keeps a game to itself. */
export const lockPath = (folder: string, id: string): string => `${gamePath(folder, id)}.lock`;

type Kept = {
	readonly created: string;
	/** The name under which it is saved: its own, until another process has taken that. */
	name: string;
	/** What we know to lie there, as it was read or written last; undefined when that is nothing. */
	text: string | undefined;
	marks: SavedGame['marks'];
	match: Match | undefined;
	readonly imported: Imported | undefined;
	lock: Lock | undefined;
};

/** Returns whether a save is as we left it; one that is gone can be written again. */
function isAsLeft(path: string, text: string): boolean {
	const found = readTextFile(path);
	return found.ok ? found.value === text : found.error.missing;
}

/** Returns a name beside `id` that no game has: `…-2`, `…-3`, … */
function freeName(folder: string, id: string): string {
	const base = id.slice(0, LONGEST_BASE);
	for (let n = 2; ; n++) {
		const name = `${base}-${n}`;
		if (!existsSync(gamePath(folder, name)) && !existsSync(lockPath(folder, name))) {
			return name;
		}
	}
}

/**
 * Keeps running games on disk. `save` is to be called with every match that has the effect "save",
 * BEFORE anything of that match is shown: when it returns a success, the match is on the disk as a
 * whole, and a process killed at any later moment has lost nothing that a person has seen.
 */
export class Autosave {
	readonly #folder: string;
	readonly #now: () => Date;
	readonly #games = new Map<string, Kept>();

	/** `folder` is where the saves lie, `now` what time it is. */
	constructor({
		folder,
		now = () => new Date(),
	}: {
		readonly folder: string;
		readonly now?: () => Date;
	}) {
		this.#folder = folder;
		this.#now = now;
	}

	/**
	 * Loads a game to resume it, and locks it against other processes first. The error is a
	 * sentence: another process has it, there is none, or it cannot be read (see `loadGame`). Where
	 * nothing can be written the game is loaded all the same.
	 */
	resume(id: string, check: MatchCheck): Result<LoadedGame> {
		const lock = takeLock(lockPath(this.#folder, id));
		if (!lock.ok && lock.error.kind === 'held') {
			return fail(`The saved game ${id} cannot be opened: ${lock.error.reason}.`);
		}

		const loaded = loadGame(this.#folder, id, check);
		if (!loaded.ok) {
			if (lock.ok) {
				lock.value.release();
			}

			return loaded;
		}

		const {created, marks, match, imported} = loaded.value.game;
		const text = readTextFile(gamePath(this.#folder, id));
		const kept = {created, marks, match, imported, text: text.ok ? text.value : undefined};
		this.#games.set(id, {...kept, name: id, lock: lock.ok ? lock.value : undefined});
		return loaded;
	}

	/**
	 * Writes a match, at once and as a whole; a new one is locked first. One that another process has taken
	 * meanwhile, because somebody deleted our lock, is left to it, and ours saved under another name:
	 * `savedAs`. The error is a sentence; what was saved before stands, and the next call tries again.
	 */
	save(id: string, match: Match): Result<undefined> {
		const kept = this.#keep(id);
		kept.match = match;
		return this.#write(kept);
	}

	savedAs(id: string): string {
		return this.#games.get(id)?.name ?? id;
	}

	marks(id: string, seat: MatchAct['seat']): PencilMarks {
		return this.#games.get(id)?.marks[seat] ?? {};
	}

	/** Sets a seat's pencil marks and writes them, with the match saved last. The error is a sentence. */
	setMarks(id: string, seat: MatchAct['seat'], marks: PencilMarks): Result<undefined> {
		const kept = this.#keep(id);
		kept.marks = {...kept.marks, [seat]: marks};
		return kept.match === undefined ? ok(undefined) : this.#write(kept);
	}

	/** Lets go of a game, so that another process may open it. */
	close(id: string): void {
		this.#games.get(id)?.lock?.release();
		this.#games.delete(id);
	}

	closeAll(): void {
		for (const id of this.#games.keys()) {
			this.close(id);
		}
	}

	#keep(id: string): Kept {
		const kept = this.#games.get(id) ?? {
			created: this.#now().toISOString(),
			name: id,
			text: undefined,
			marks: NO_MARKS,
			match: undefined,
			imported: undefined,
			lock: undefined,
		};
		this.#games.set(id, kept);
		return kept;
	}

	/** Makes sure that nobody else writes a game, and that we overwrite nothing of anybody's. The error is a part of a sentence. */
	#lock(kept: Kept): Result<undefined> {
		if (kept.lock?.isHeld() === true) {
			return ok(undefined);
		}

		const {name, text} = kept;
		kept.lock?.release();
		kept.lock = undefined;
		const lock = takeLock(lockPath(this.#folder, name));
		if (lock.ok && (text === undefined || isAsLeft(gamePath(this.#folder, name), text))) {
			kept.lock = lock.value;
			return ok(undefined);
		}

		if (lock.ok) {
			lock.value.release();
		} else if (text === undefined || lock.error.kind === 'unwritable') {
			return fail(lock.error.reason);
		}

		kept.name = freeName(this.#folder, name);
		kept.text = undefined;
		return this.#lock(kept);
	}

	#write(kept: Kept): Result<undefined> {
		const {created, marks, match, imported} = kept;
		const lock = this.#lock(kept);
		if (!lock.ok) {
			return fail(cannotSave(lock.error));
		}

		if (match === undefined) {
			return ok(undefined);
		}

		const updated = this.#now().toISOString();
		const text = makeSave({created, updated, match, marks, ...given({imported})});
		const path = gamePath(this.#folder, kept.name);
		const written = writeFileAtomically(path, text, {keepPrevious: true});
		kept.text = written.ok ? text : kept.text;
		return written.ok ? written : fail(cannotSave(written.error));
	}
}
