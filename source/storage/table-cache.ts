import {
	closeSync,
	existsSync,
	fstatSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {fail, ok, type Result} from '../core/result.js';
import {
	fileErrorCode,
	fileErrorReason,
	removeLeftovers,
	writeFileAtomically,
} from './atomic-file.js';
import type {Paths} from './paths.js';

const EXTENSION = '.fogtable';
/** No table of four men comes near this; a larger file is none of ours. */
const LARGEST = 2 ** 30;

/** Where the published package holds tables, beside the bundled program; a checkout has none there. */
const SHIPPED = join(dirname(fileURLToPath(import.meta.url)), 'tables');

export type CachedTable = {
	readonly ending: string;
	readonly bytes: number;
	/** Whether it came with the program. */
	readonly shipped: boolean;
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

/** Returns the tables that there are files of in a folder; none when there is no folder. Throws what reading it throws. */
function listFolder(folder: string, shipped: boolean): CachedTable[] {
	try {
		return readdirSync(folder)
			.filter((name) => name.endsWith(EXTENSION))
			.map((name) => {
				const {size, mtimeMs} = statSync(join(folder, name));
				return {ending: name.slice(0, -EXTENSION.length), bytes: size, shipped, modified: mtimeMs};
			});
	} catch (error) {
		if (fileErrorCode(error) === 'ENOENT') {
			return [];
		}

		throw error;
	}
}

/**
 * The folder in which built tables are kept, and behind it the one with those that came with the
 * program, which is never written to. The first holds what can be made again, so nothing here is ever
 * a reason to stop: what cannot be read counts as missing, what cannot be written is said and left.
 * Whether the words are a sound table is for the reader to check.
 */
export class TableCache {
	/** Files that were set aside, in case they are still there. */
	readonly #refused = new Set<string>();

	constructor(
		readonly folder: string,
		readonly shipped: string = SHIPPED,
	) {}

	static in({cache}: Pick<Paths, 'cache'>): TableCache {
		return new TableCache(join(cache, 'tables'));
	}

	#path(ending: string): string {
		return join(this.folder, `${ending}${EXTENSION}`);
	}

	/** Returns the file of an ending: the kept one, else the shipped one; undefined when there is none but what was set aside. */
	#find(ending: string): string | undefined {
		return [this.#path(ending), join(this.shipped, `${ending}${EXTENSION}`)].find(
			(path) => !this.#refused.has(path) && existsSync(path),
		);
	}

	/** Returns the words of an ending's file, or undefined when there is none that can be read. */
	read(ending: string): Int32Array | undefined {
		try {
			const path = this.#find(ending);
			if (path === undefined || statSync(path).size > LARGEST) {
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
			const path = this.#find(ending);
			if (path === undefined) {
				return undefined;
			}

			const descriptor = openSync(path, 'r');
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

	/**
	 * Keeps an ending's words; whole or not at all, so that two programs that build at once do no harm.
	 * What a killed one left half written is removed. The error says why the words are not kept.
	 */
	write(ending: string, words: Int32Array): Result<undefined> {
		const path = this.#path(ending);
		removeLeftovers(this.folder);
		const written = writeFileAtomically(
			path,
			new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
		);
		if (written.ok) {
			this.#refused.delete(path);
		}

		return written;
	}

	/**
	 * Puts the file of an ending that is not to be trusted out of the way, as NAME.broken, so that the next
	 * one is found; a shipped one stays where it is and is passed over from now on.
	 */
	setAside(ending: string): void {
		const path = this.#find(ending);
		if (path === undefined) {
			return;
		}

		this.#refused.add(path);
		if (path !== this.#path(ending)) {
			return;
		}

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

	/** Returns the tables that there are files of, each once: the one that is read first. */
	list(): Result<CachedTable[]> {
		try {
			const kept = listFolder(this.folder, false);
			const shipped = listFolder(this.shipped, true).filter(({ending}) =>
				kept.every((one) => one.ending !== ending),
			);
			return ok([...kept, ...shipped].sort((a, b) => a.ending.localeCompare(b.ending)));
		} catch (error) {
			return fail(`the tables in ${this.folder} cannot be listed: ${fileErrorReason(error)}`);
		}
	}
}
