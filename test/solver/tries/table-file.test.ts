import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {BeliefTable} from '../../../source/solver/belief-table.js';
import {checksumOf} from '../../../source/solver/table-layout.js';
import {parseMaterial} from '../../../source/solver/material.js';
import {tableGame, tableKey} from '../../../source/solver/table-game.js';
import {buildTables} from '../../helpers/tables.js';
import {buildTryTables} from '../../helpers/try-tables.js';

const table = buildTryTables('kriegspiel', 'KRvK').get('KRvK')!;
const material = unwrap(parseMaterial('KRvK'));
const game = tableGame('kriegspiel');
const none = new Map<string, BeliefTable>();

const reasonFor = (words: Int32Array, id: Parameters<typeof tableGame>[0]): string => {
	const read = BeliefTable.fromWords(words, material, none, tableGame(id));
	return read.ok ? '' : read.error;
};

describe('the file of a Kriegspiel table', () => {
	it('is read back to the same table', () => {
		const copy = unwrap(BeliefTable.fromWords(table.words.slice(), material, none, game));
		expect(copy.game.id).toBe('kriegspiel');
		for (const number of [0, 100, 517]) {
			expect(copy.blockOf(number)).toEqual(table.blockOf(number));
		}
	});

	it('answers from the blocks it is asked for alone', () => {
		let wordsRead = 0;
		const file = {
			length: table.words.length,
			read(into: Int32Array, from: number) {
				into.set(table.words.subarray(from, from + into.length));
				wordsRead += into.length;
			},
		};
		const opened = unwrap(BeliefTable.fromFile(file, material, none, game));
		expect(opened.levelOf([43, 51], SquareSet.from([56, 57, 58]))).toBe(5);
		expect(wordsRead).toBeLessThan(table.words.length / 20);
	});

	it('is no table of another game, nor another one of this', () => {
		expect(reasonFor(table.words, 'kriegspiel')).toBe('');
		for (const id of ['fog', 'kriegspiel-undirected', 'kriegspiel-silent'] as const) {
			expect(reasonFor(table.words, id)).toContain('another ending or game');
		}

		expect(reasonFor(buildTables('KRvK').get('KRvK')!.words, 'kriegspiel')).toContain('another');
	});

	it('is refused when anything in it is wrong', () => {
		expect(reasonFor(table.words.with(5000, table.words[5000] ^ 1), 'kriegspiel')).toContain(
			'checksum',
		);
	});

	it('has a name of its own', () => {
		expect(tableKey(game, 'KRvK')).toBe('KRvK.kriegspiel');
		expect(tableKey(tableGame('fog'), 'KRvK')).toBe('KRvK');
	});

	it('is word for word what it always was', () => {
		const halves = checksumOf(table.words).map((half) => (half >>> 0).toString(16));
		expect([table.words.length, ...halves]).toEqual([1_040_401, '16a4c013', 'ccdb91e8']);
	});
});
