import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {BeliefTable} from '../../../source/solver/belief-table.js';
import {
	CHECKSUM_WORD,
	checksumOf,
	OFFSETS_WORD,
	SQUARE_WORDS,
} from '../../../source/solver/table-layout.js';
import type {Verification, VerifyScope} from '../../../source/solver/verify/verification.js';
import {verifyTable} from '../../../source/solver/verify/verify.js';
import {TryFactBook} from '../../../source/solver/verify/try-facts.js';
import {TryProof} from '../../../source/solver/verify/try-proof.js';
import {finish} from '../../helpers/finish.js';
import {buildTryTables} from '../../helpers/try-tables.js';

const tables = buildTryTables('kriegspiel', 'KPvK');

const verify = (table: BeliefTable, scope: VerifyScope): Verification =>
	finish(verifyTable(table, tables, scope));

/** Returns the table of KRvK with a change to its words, and a right checksum. */
function changed(change: (words: Int32Array, bytes: Uint8Array) => void): BeliefTable {
	const {words: sound, material, game} = tables.get('KRvK')!;
	const words = sound.slice();
	change(words, new Uint8Array(words.buffer));
	words.set(checksumOf(words), CHECKSUM_WORD);
	return unwrap(BeliefTable.fromWords(words, material, tables, game));
}

/** The placement that is changed: one of those that `every: 60` takes. */
const NUMBER = 300;

/** Returns the word at which the sets of the changed placement begin, and their groups. */
const setsAt = (words: Int32Array): {groups: number; sets: number} => {
	const groups = words[OFFSETS_WORD + NUMBER] + SQUARE_WORDS + 1;
	return {groups, sets: groups + words[groups - 1]};
};

describe('verifying a Kriegspiel table', () => {
	it('proves every stored set of some placements by the rules of the game', () => {
		const {beliefs, failures, firstFailure, won, longest} = verify(tables.get('KRvK')!, {
			every: 60,
		});
		expect([failures, firstFailure]).toEqual([0, undefined]);
		expect(beliefs).toBeGreaterThan(5000);
		expect(won).toBeGreaterThan(1000);
		expect(longest).toBeGreaterThan(20);
	});

	it('draws sets at random, and holds them with a square more against their tries', () => {
		const {beliefs, failures} = verify(tables.get('KPvK')!, {drawn: 25});
		expect(failures).toBe(0);
		expect(beliefs).toBeGreaterThan(150);
	});

	it('finds a set that is not won', () => {
		const wrong = changed((words) => {
			const {sets} = setsAt(words);
			// The first set of the lowest level is made of every square.
			words[sets + 2] = ~words[sets];
			words[sets + 3] = ~words[sets + 1];
		});
		const {sets} = setsAt(wrong.words);
		const [low, high] = [~wrong.words[sets], ~wrong.words[sets + 1]];
		const proof = new TryProof(new TryFactBook(tables, wrong.game), wrong);
		// The table itself says that all is well, and so it does of every part that a refusal leaves.
		const level = wrong.levelAt(NUMBER, low, high);
		expect(level).toBeLessThan(30);
		expect(proof.isWon(NUMBER, low, high, level)).toBe(false);
		expect(proof.isWon(NUMBER, low, high, 30)).toBe(true);
		expect(verify(wrong, {every: 60}).failures).toBeGreaterThan(1);
	});

	it('finds a set said to be won sooner than it is', () => {
		const wrong = changed((words) => {
			const {groups} = setsAt(words);
			// The sets of the second level that is won count for the first.
			words[groups + 1] = (words[groups + 1] & ~0x3f_ffff) | (words[groups + 2] & 0x3f_ffff);
		});
		expect(verify(wrong, {every: 60}).failures).toBeGreaterThan(0);
	});

	it('finds a start said not to be won', () => {
		const wrong = changed((words, bytes) => {
			const block = words[OFFSETS_WORD + NUMBER] * 4;
			const [king] = new SquareSet(~words[setsAt(words).sets], ~words[setsAt(words).sets + 1]);
			bytes[block + king] = 255;
		});
		const {firstFailure} = verify(wrong, {every: 60});
		expect(firstFailure).toContain('the table says no win');
	});
});
