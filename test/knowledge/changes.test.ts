import {describe, expect, it} from 'vitest';
import {squareName} from '../../source/core/square.js';
import {type Changes, changesSince} from '../../source/knowledge/changes.js';
import {historyOf, named} from '../helpers/histories.js';

const NOTHING: Changes = {moved: false, seen: [], lost: [], appeared: [], taken: []};

describe('changesSince', () => {
	it('has nothing to tell at the start and after an own move', () => {
		expect(changesSince(historyOf('white', []))).toEqual(NOTHING);
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
