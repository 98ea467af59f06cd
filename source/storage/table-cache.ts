import {
	closeSync,
	fstatSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import {join} from 'node:path';
import {ok, type Result} from '../core/result.js';
import {fileErrorCode, writeFileAtomically} from './atomic-file.js';
import type {Paths} from './paths.js';

const EXTENSION = '.fogtable';
/** No table of four men comes near this; a larger file is none of ours. */
const LARGEST = 2 ** 30;

/** A file of the cache. */
export type CachedTable = {
	readonly ending: string;
	readonly bytes: number;
	/** Milliseconds since 1970. */
	readonly modified: number;
};

/** A file of the cache that is open for reading parts of it. */
export type OpenTable = {
	/** Its length in 32-bit words. */
	readonly length: number;
	/** Fills `words` from word `from` of the file on. */
	read(words: Int32Array, from: number): void;
	close(): void;
};

/**
 * The folder in which built tables are kept. It holds what can be made again, so nothing here is ever
 * a reason to stop: what cannot be read counts as missing, what cannot be written is said and left.
 * Whether the words are a sound table is for the reader to check.
 */
export class TableCache {
	constructor(readonly folder: string) {}

	/** Returns the cache below the person's cache folder. */
	static in({cache}: Pick<Paths, 'cache'>): TableCache {
		return new TableCache(join(cache, 'tables'));
	}

	#path(ending: string): string {
		return join(this.folder, `${ending}${EXTENSION}`);
	}

	/** Returns the words of an ending's file, or undefined when there is none that can be read. */
	read(ending: string): Int32Array | undefined {
		try {
			const path = this.#path(ending);
			if (statSync(path).size > LARGEST) {
				return undefined;
			}

			const file = readFileSync(path);
			// A copy, because the words must begin on a multiple of four bytes.
			const bytes = new Uint8Array(file.byteLength - (file.byteLength % 4));
			bytes.set(file.subarray(0, bytes.byteLength));
			return new Int32Array(bytes.buffer);
		} catch {
			return undefined;
		}
	}

	/**
	 * Opens an ending's file to read parts of it, or returns undefined when there is none. Whoever opens
	 * it closes it. A read throws when the file system fails.
	 */
	open(ending: string): OpenTable | undefined {
		try {
			const descriptor = openSync(this.#path(ending), 'r');
			const {size} = fstatSync(descriptor);
			return {
				length: Math.floor(size / 4),
				read(words, from) {
					readSync(descriptor, words, 0, words.byteLength, from * 4);
				},
				close() {
					closeSync(descriptor);
				},
			};
		} catch {
			return undefined;
		}
	}

	/** Keeps an ending's words; whole or not at all, so that two programs that build at once do no harm. The error says why not. */
	write(ending: string, words: Int32Array): Result<undefined> {
		return writeFileAtomically(
			this.#path(ending),
			new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
		);
	}

	/** Puts a file that is not to be trusted out of the way, as NAME.broken. */
	setAside(ending: string): void {
		const path = this.#path(ending);
		try {
			renameSync(path, `${path}.broken`);
		} catch {
			try {
				rmSync(path, {force: true});
			} catch {
				// On a read-only disk it stays, and is found out again next time.
			}
		}
	}

	/** Returns the endings that there are files of; none when there is no folder. */
	list(): Result<CachedTable[]> {
		try {
			const tables = readdirSync(this.folder)
				.filter((name) => name.endsWith(EXTENSION))
				.map((name) => {
					const {size, mtimeMs} = statSync(join(this.folder, name));
					return {ending: name.slice(0, -EXTENSION.length), bytes: size, modified: mtimeMs};
				});
			return ok(tables.sort((a, b) => a.ending.localeCompare(b.ending)));
		} catch (error) {
			return fileErrorCode(error) === 'ENOENT'
				? ok([])
				: {ok: false, error: 'the folder of tables cannot be read'};
		}
	}
}
