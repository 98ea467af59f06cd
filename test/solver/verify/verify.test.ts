import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {BeliefTable} from '../../../source/solver/belief-table.js';
import {NEVER} from '../../../source/solver/levels.js';
import {
	CHECKSUM_WORD,
	checksumOf,
	LEVEL_SHIFT,
	OFFSETS_WORD,
	SQUARE_WORDS,
} from '../../../source/solver/table-layout.js';
import type {Verification, VerifyScope} from '../../../source/solver/verify/verification.js';
import {verifyTable} from '../../../source/solver/verify/verify.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {buildTables} from '../../helpers/tables.js';

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
function withWrongLevels(
	name: string,
	change: (level: number) => number,
	first = 100,
	count = 40,
): BeliefTable {
	const words = tables.get(name)!.words.slice();
	const bytes = new Uint8Array(words.buffer);
	for (let placement = first; placement < first + count; placement++) {
		const block = words[OFFSETS_WORD + placement] * 4;
		for (let square = 0; square < 64; square++) {
			const level = bytes[block + square];
			bytes[block + square] = level > 0 && level < NEVER ? change(level) : level;
		}
	}

	words.set(checksumOf(words), CHECKSUM_WORD);
	return unwrap(BeliefTable.fromWords(words, tables.get(name)!.material));
}

/** Returns a table that calls nothing won. */
function withoutWins(name: string): BeliefTable {
	const {words: sound, material, index} = tables.get(name)!;
	const words = sound.slice();
	const bytes = new Uint8Array(words.buffer);
	for (let placement = 0; placement < index.count; placement++) {
		const block = words[OFFSETS_WORD + placement];
		bytes.fill(NEVER, block * 4, block * 4 + 64);
		const groups = block + SQUARE_WORDS + 1;
		for (let group = groups; group < groups + words[groups - 1]; group++) {
			words[group] |= NEVER << LEVEL_SHIFT;
		}
	}

	words.set(checksumOf(words), CHECKSUM_WORD);
	return unwrap(BeliefTable.fromWords(words, material));
}

describe('verification with the rules of the game', () => {
	it('finds nothing wrong with KvK, where nothing is won', () => {
		expect(verify(tables.get('KvK')!)).toMatchObject({starts: 3612, won: 0, failures: 0});
	});

	it('finds nothing wrong with KQvK, every start played out', () => {
		const every = sampleSize(8, 1);
		const {firstFailure, ...counts} = verify(tables.get('KQvK')!, {every});
		expect(firstFailure).toBeUndefined();
		expect(counts.failures).toBe(0);
		expect(counts.won).toBe(counts.starts);
		expect(counts.starts).toBeGreaterThan(100_000 / every);
		if (every > 1) {
			return;
		}

		expect(counts).toMatchObject({starts: 144_508, won: 144_508, failures: 0, longest: 23});
		expect(counts.blind).toEqual({placements: 4032, won: 3872, longest: 30});
		expect(counts.beliefs).toBeGreaterThan(18_081);
	}, 120_000);

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

	it('finds one wrong level, wherever it is, and tells of the move', () => {
		// A single placement after White's move in which each seen king is said to be nearer to his end.
		const wrong = withWrongLevels('KQvK', () => 1, 300, 1);
		const {failures, firstFailure} = verify(wrong, {every: 4});
		expect(failures).toBeGreaterThan(0);
		expect(firstFailure).toMatch(
			/^[\w/]+ w - - 0 1, king on [a-h1-8,]+: ([a-h][1-8]){2} leads from \d+ moves to \d+$/,
		);
	});

	it('finds levels that were made worse than they are', () => {
		const {count} = tables.get('KQvK')!.index;
		const wrong = withWrongLevels('KQvK', (level) => level + 9, count / 2, count / 2);
		const {failures, firstFailure} = verify(wrong, {every: 5});
		expect(failures).toBeGreaterThan(0);
		expect(firstFailure).toMatch(/: (?:\w+ leads from|took) \d+ moves/);
	});

	it('finds wins that a table is silent about', () => {
		const {failures, firstFailure} = verify(withoutWins('KRvK'), {every: 20});
		expect(failures).toBeGreaterThan(0);
		expect(firstFailure).toMatch(/: ([a-h][1-8]){2} wins, but the table does not say so$/);
	});

	it('finds that probing says something else', () => {
		const {words, material} = tables.get('KQvK')!;
		const skewed = unwrap(BeliefTable.fromWords(words, material, tables));
		const levelOfMove = skewed.levelOfMove.bind(skewed);
		Object.defineProperty(skewed, 'levelOfMove', {
			value: (...asked: Parameters<BeliefTable['levelOfMove']>) =>
				Math.min(NEVER, levelOfMove(...asked) + 1),
		});
		const {firstFailure} = verify(skewed, {every: 40});
		expect(firstFailure).toMatch(/: probing says \d+ moves, not \d+$/);
	});
});
