import {blockChecksum, OFFSETS_WORD} from './table-layout.js';

/** A file of a table, of which parts can be read. */
export type TableFile = {
	/** Its length in words. */
	readonly length: number;
	/** Fills `words` from word `from` of the file on; what lies behind its end stays as it is. */
	read(words: Int32Array, from: number): void;
};

/** Thrown when a part of a table's file is not what was written. */
export class DamagedTableError extends Error {
	constructor(ending: string) {
		super(`the table of ${ending} is damaged`);
		this.name = 'DamagedTableError';
	}
}

/** The blocks of a table's file, each read into the table's words and checked when it is first asked for. */
export class FileBlocks {
	readonly #isRead: Uint8Array;

	constructor(
		readonly file: TableFile,
		readonly words: Int32Array,
		readonly count: number,
		readonly ending: string,
	) {
		this.#isRead = new Uint8Array(count);
	}

	/** Reads a block if it has not been read. Throws a DamagedTableError when it is not what was written. */
	read(number: number): void {
		if (this.#isRead[number] === 1) {
			return;
		}

		const {file, words} = this;
		const offset = OFFSETS_WORD + number;
		file.read(words.subarray(offset, offset + 2), offset);
		const from = words[offset];
		const end = words[offset + 1] - 1;
		if (from < OFFSETS_WORD + this.count || end <= from || end >= words.length) {
			throw new DamagedTableError(this.ending);
		}

		file.read(words.subarray(from, end + 1), from);
		if (words[end] !== blockChecksum(words, from, end, number)) {
			throw new DamagedTableError(this.ending);
		}

		this.#isRead[number] = 1;
	}
}
