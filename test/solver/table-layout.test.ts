import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {BeliefTable} from '../../source/solver/belief-table.js';
import {parseMaterial} from '../../source/solver/material.js';
import {buildTables} from '../helpers/tables.js';

const table = buildTables('KRvK').get('KRvK')!;
const material = unwrap(parseMaterial('KRvK'));

const reasonFor = (words: Int32Array, name = 'KRvK'): string => {
	const read = BeliefTable.fromWords(words, unwrap(parseMaterial(name)));
	return read.ok ? '' : read.error;
};

describe('the words of a table', () => {
	it('are read back to the same table', () => {
		const copy = unwrap(BeliefTable.fromWords(table.words.slice(), material));
		expect(copy.name).toBe('KRvK');
		expect(copy.singleLevels()).toEqual(table.singleLevels());
	});

	it('come out the same whenever they are built', () => {
		// The golden checksum: it changes only with the layout or what the table says.
		expect([...table.words.subarray(1, 4)].map((word) => (word >>> 0).toString(16)))
			.toMatchInlineSnapshot(`
			[
			  "1",
			  "9dd79840",
			  "1847ba7c",
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
