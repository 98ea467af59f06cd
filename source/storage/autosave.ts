import type {ByColor, Color} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {writeFileAtomically} from './atomic-file.js';
import {type Lock, takeLock} from './lock.js';
import {makeSave, NO_MARKS, type PencilMarks} from './save.js';
import {gamePath, loadGame, type LoadedGame, type MatchCheck} from './saved-games.js';

/** Where the saves lie, and what time it is. */
export type AutosaveOptions = {readonly folder: string; readonly now?: () => Date};

/** What is known of a game that is being kept. */
type Kept = {
	readonly created: string;
	marks: ByColor<PencilMarks>;
	match: Match | undefined;
	lock: Lock | undefined;
};

/**
 * Keeps running games on disk. `save` is to be called with every match that has the effect "save",
 * BEFORE anything of that match is shown: when it returns a success, the match is on the disk as a
 * whole, and a process killed at any later moment has lost nothing that a person has seen.
 */
export class Autosave {
	readonly #folder: string;
	readonly #now: () => Date;
	readonly #games = new Map<string, Kept>();
	#trouble = '';
	#news: string | undefined;

	constructor({folder, now = () => new Date()}: AutosaveOptions) {
		this.#folder = folder;
		this.#now = now;
	}

	/**
	 * Loads a game to go on with it, and locks it against other processes first. The error is a
	 * sentence: another process has it, there is none, or it cannot be read (see `loadGame`). Where
	 * nothing can be written the game is loaded all the same.
	 */
	resume(id: string, check: MatchCheck): Result<LoadedGame> {
		const lock = takeLock(`${gamePath(this.#folder, id)}.lock`);
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

		const {created, marks, match} = loaded.value.game;
		this.#games.set(id, {created, marks, match, lock: lock.ok ? lock.value : undefined});
		return loaded;
	}

	/**
	 * Writes a match, at once and as a whole; a new one is locked first. The error is a sentence; what
	 * was saved before stands, and the next call tries again.
	 */
	save(id: string, match: Match): Result<undefined> {
		const kept = this.#keep(id);
		kept.match = match;
		return this.#write(id, kept);
	}

	/** Returns a seat's pencil marks. */
	marks(id: string, side: Color): PencilMarks {
		return this.#games.get(id)?.marks[side] ?? {};
	}

	/** Sets a seat's pencil marks and writes them, with the match saved last. The error is a sentence. */
	setMarks(id: string, side: Color, marks: PencilMarks): Result<undefined> {
		const kept = this.#keep(id);
		kept.marks = {...kept.marks, [side]: marks};
		return kept.match === undefined ? ok(undefined) : this.#write(id, kept);
	}

	/** Returns what is new about saving, once: a sentence when it begins to fail, for another reason, or works again. */
	takeNews(): string | undefined {
		const news = this.#news;
		this.#news = undefined;
		return news;
	}

	/** Lets go of a game, so that another process may open it. */
	close(id: string): void {
		this.#games.get(id)?.lock?.release();
		this.#games.delete(id);
	}

	/** Lets go of all games. */
	closeAll(): void {
		for (const id of this.#games.keys()) {
			this.close(id);
		}
	}

	#keep(id: string): Kept {
		const kept = this.#games.get(id) ?? {
			created: this.#now().toISOString(),
			marks: NO_MARKS,
			match: undefined,
			lock: undefined,
		};
		this.#games.set(id, kept);
		return kept;
	}

	#write(id: string, kept: Kept): Result<undefined> {
		const {created, marks, match} = kept;
		const path = gamePath(this.#folder, id);
		if (kept.lock === undefined) {
			const lock = takeLock(`${path}.lock`);
			if (!lock.ok) {
				return this.#tell(lock.error.reason);
			}

			kept.lock = lock.value;
		}

		if (match === undefined) {
			return ok(undefined);
		}

		const text = makeSave({created, updated: this.#now().toISOString(), match, marks});
		const written = writeFileAtomically(path, text, {keepPrevious: true});
		return this.#tell(written.ok ? '' : written.error);
	}

	/** Notes whether saving works, '' meaning that it does. */
	#tell(reason: string): Result<undefined> {
		const sentence =
			reason === ''
				? 'The game is saved again.'
				: `The game cannot be saved: ${reason}. It goes on, and every move tries again.`;
		if (reason !== this.#trouble) {
			this.#trouble = reason;
			this.#news = sentence;
		}

		return reason === '' ? ok(undefined) : fail(sentence);
	}
}
