import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {BeliefTable} from '../../source/solver/belief-table.js';
import {NEVER} from '../../source/solver/levels.js';
import {CHECKSUM_WORD, checksumOf, OFFSETS_WORD} from '../../source/solver/table-layout.js';
import {type Verification, type VerifyScope, verifyTable} from '../../source/solver/verify.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK');

function verify(table: BeliefTable, scope: VerifyScope = {}): Verification {
	const verifying = verifyTable(table, new Map([...tables, [table.name, table]]), scope);
	let step = verifying.next();
	while (step.done !== true) {
		step = verifying.next();
	}

	return step.value;
}

/** Returns a table in which every level of a seen king in some blocks is another, with a right checksum. */
function withWrongLevels(name: string, change: (level: number) => number): BeliefTable {
	const words = tables.get(name)!.words.slice();
	const bytes = new Uint8Array(words.buffer);
	for (let placement = 100; placement < 140; placement++) {
		const block = words[OFFSETS_WORD + placement] * 4;
		for (let square = 0; square < 64; square++) {
			const level = bytes[block + square];
			bytes[block + square] = level > 0 && level < NEVER ? change(level) : level;
		}
	}

	words.set(checksumOf(words), CHECKSUM_WORD);
	return unwrap(BeliefTable.fromWords(words, tables.get(name)!.material));
}

describe('verification with the rules of the game', () => {
	it('finds nothing wrong with KvK, where nothing is won', () => {
		expect(verify(tables.get('KvK')!)).toMatchObject({starts: 3612, won: 0, failures: 0});
	});

	it('finds nothing wrong with KQvK, every start played out', () => {
		const {firstFailure, ...counts} = verify(tables.get('KQvK')!);
		expect(firstFailure).toBeUndefined();
		expect(counts).toMatchObject({starts: 144_508, won: 144_508, failures: 0, longest: 23});
		expect(counts.beliefs).toBeGreaterThan(18_081);
	});

	it('finds nothing wrong with a part of KRvK, won or not', () => {
		const {firstFailure, failures, starts, won} = verify(tables.get('KRvK')!, {every: 40});
		expect(firstFailure).toBeUndefined();
		expect(failures).toBe(0);
		expect(won).toBeGreaterThan(0);
		expect(starts).toBeGreaterThan(2 * won);
	});

	it.each([
		['too low', (level: number) => Math.max(1, level - 1)],
		['too high', (level: number) => level + 1],
	])('finds levels that are %s', (_name, change) => {
		const {failures, firstFailure} = verify(withWrongLevels('KQvK', change), {every: 5});
		expect(failures).toBeGreaterThan(0);
		expect(firstFailure).toMatch(/^[\w/]+ w - - 0 1, king on [a-h1-8,]+: /);
	});
});
