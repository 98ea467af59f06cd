import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {BeliefTable} from '../../source/solver/belief-table.js';
import {singleLevels} from '../../source/solver/single-levels.js';
import {DamagedTableError, type TableFile} from '../../source/solver/table-file.js';
import {parseMaterial} from '../../source/solver/material.js';
import {buildTables} from '../helpers/tables.js';

const table = buildTables('KRvK').get('KRvK')!;
const material = unwrap(parseMaterial('KRvK'));

const reasonFor = (words: Int32Array, name = 'KRvK'): string => {
	const read = BeliefTable.fromWords(words, unwrap(parseMaterial(name)));
	return read.ok ? '' : read.error;
};

/** Words as a file from which parts are read; counts how many. */
function fileOf(words: Int32Array): TableFile & {wordsRead: number} {
	return {
		length: words.length,
		wordsRead: 0,
		read(into, from) {
			into.set(words.subarray(from, from + into.length));
			this.wordsRead += into.length;
		},
	};
}

describe('a file of a table', () => {
	const squares = [0, 18];
	const belief = SquareSet.from([63]);

	it('answers as the whole table does, and is read where it is asked', () => {
		const file = fileOf(table.words);
		const opened = unwrap(BeliefTable.fromFile(file, material));
		expect(file.wordsRead).toBe(8);
		expect(opened.levelToMove(squares, belief)).toBe(16);
		expect(file.wordsRead).toBeLessThan(table.words.length / 10);
		expect(singleLevels(opened)).toEqual(singleLevels(table));
	});

	it('is found out when a block of it is damaged, wherever that is', () => {
		const word = fc.integer({min: 8, max: table.words.length - 1});
		fc.assert(
			fc.property(word, fc.integer({min: 0, max: 31}), (index, bit) => {
				const words = table.words.slice();
				words[index] ^= 1 << bit;
				const opened = unwrap(BeliefTable.fromFile(fileOf(words), material));
				expect(() => singleLevels(opened)).toThrow(DamagedTableError);
			}),
			{numRuns: 200},
		);
	});

	it('is refused at once when its head is wrong', () => {
		for (const word of [0, 1, 4, 6, 7]) {
			const words = table.words.with(word, table.words[word] + 1);
			expect(BeliefTable.fromFile(fileOf(words), material).ok).toBe(false);
		}

		expect(BeliefTable.fromFile(fileOf(table.words.slice(0, -1)), material).ok).toBe(false);
		expect(BeliefTable.fromFile(fileOf(new Int32Array(0)), material).ok).toBe(false);
	});
});

describe('the words of a table', () => {
	it('are read back to the same table', () => {
		const copy = unwrap(BeliefTable.fromWords(table.words.slice(), material));
		expect(copy.name).toBe('KRvK');
		expect(singleLevels(copy)).toEqual(singleLevels(table));
	});

	it('come out the same whenever they are built', () => {
		// The golden checksum: it changes only with the layout or what the table says.
		expect([...table.words.subarray(1, 4)].map((word) => (word >>> 0).toString(16)))
			.toMatchInlineSnapshot(`
				[
				  "2",
				  "9ed0f021",
				  "14f84c19",
				]
			`);
	});

	it('are refused when any bit of them is wrong', () => {
		const bit = fc.integer({min: 0, max: table.words.length * 32 - 1});
		fc.assert(
			fc.property(fc.uniqueArray(bit, {minLength: 1, maxLength: 6}), (bits) => {
				const words = table.words.slice();
				for (const bit of bits) {
					words[bit >> 5] ^= 1 << (bit & 31);
				}

				expect(reasonFor(words)).not.toBe('');
			}),
			{numRuns: 400},
		);
	});

	it('are refused when words are missing, added, or exchanged', () => {
		const {length} = table.words;
		const word = fc.integer({min: 0, max: length - 1});
		fc.assert(
			fc.property(word, word, (one, other) => {
				expect(reasonFor(table.words.slice(0, one))).not.toBe('');
				const longer = new Int32Array(length + 1 + (one % 9));
				longer.set(table.words);
				expect(reasonFor(longer)).not.toBe('');
				const exchanged = table.words.slice();
				exchanged[one] = table.words[other];
				exchanged[other] = table.words[one];
				expect(reasonFor(exchanged) === '').toBe(table.words[one] === table.words[other]);
			}),
		);
	});

	it.each([
		['cut short', (words: Int32Array) => words.slice(0, -1), 'it is cut short'],
		['of another version', (words: Int32Array) => words.with(1, 77), 'another version'],
		['no table', (words: Int32Array) => words.with(0, 0), 'no table of fogchess'],
		['empty', () => new Int32Array(0), 'no table of fogchess'],
		['damaged', (words: Int32Array) => words.with(2000, ~words[2000]), 'checksum'],
	])('say what is wrong when they are %s', (_name, harm, reason) => {
		expect(reasonFor(harm(table.words))).toContain(reason);
	});

	it('are not taken for those of another ending', () => {
		expect(reasonFor(table.words, 'KQvK')).toContain('another ending');
	});
});
