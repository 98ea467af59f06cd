import {describe, expect, it} from 'vitest';
import {squareName} from '../../source/core/square.js';
import {changesSince} from '../../source/knowledge/changes.js';
import {historyOf, named} from '../helpers/histories.js';

const NOTHING = changesSince(historyOf('white', []));

describe('changesSince', () => {
	it('has nothing to tell at the start and after an own move', () => {
		expect(Object.values(NOTHING).flat()).toEqual([false]);
		expect(changesSince(historyOf('white', ['e2e4', 'd7d5', 'e4d5']))).toEqual(NOTHING);
		expect(changesSince(historyOf('black', []))).toEqual(NOTHING);
	});

	it('tells that the other side has moved though nothing is seen of it', () => {
		expect(changesSince(historyOf('black', ['a2a3']))).toEqual({...NOTHING, moved: true});
	});

	it('tells an enemy man that came into sight, and the square it is seen on', () => {
		const changes = changesSince(historyOf('white', ['e2e4', 'd7d5']));
		expect(named(changes.appeared)).toEqual(['pd5']);
		expect(changes.seen.map((square) => squareName(square))).toEqual(['d5']);
		expect(changes.lost).toEqual([]);
	});

	it('tells an enemy man that has left a square in sight, and none of a square that is seen no more', () => {
		const left = ['e2e4', 'g8f6', 'b1c3', 'f6d5', 'a2a3', 'd5b6'];
		expect(named(changesSince(historyOf('white', left)).gone)).toEqual(['nd5']);
		// The queen takes the man that saw d5 and stands there herself.
		const taken = ['e2e4', 'd7d5', 'e4d5', 'd8d5'];
		expect(changesSince(historyOf('white', taken)).gone).toEqual([]);
	});

	it('tells an own man that was taken, and what is no longer seen for it', () => {
		const changes = changesSince(historyOf('white', ['e2e4', 'd7d5', 'e4d5', 'd8d5']));
		expect(named(changes.taken)).toEqual(['Pd5']);
		expect(changes.appeared).toEqual([]);
		expect(changes.lost.map((square) => squareName(square))).toEqual(['d5', 'd6']);
		expect(changes.seen).toEqual([]);
	});

	it('tells of the square where a man was taken when another man sees it', () => {
		const changes = changesSince(
			historyOf('white', ['e2e4', 'd7d5', 'b1c3', 'a7a6', 'e4d5', 'd8d5']),
		);
		expect(named(changes.taken)).toEqual(['Pd5']);
		expect(named(changes.appeared)).toEqual(['qd5']);
		expect(changes.seen).toEqual([]);
	});
});
