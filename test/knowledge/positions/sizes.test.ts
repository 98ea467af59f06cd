import {expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import type {SeatHistory} from '../../../source/rules/history.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import type {PositionBounds} from '../../../source/knowledge/positions/position-bounds.js';
import {historyOf} from '../../helpers/histories.js';

/** Returns the sizes of the set through a game. */
function sizesOf(history: SeatHistory, bounds?: PositionBounds) {
	const positions = new HistoryPositions(undefined, bounds);
	return [...history.plies.keys(), history.plies.length].map((ply) => {
		const known = {...history, plies: history.plies.slice(0, ply)};
		const {size, isExact} = unwrap(positions.follow(known));
		return {size, isExact};
	});
}

it('counts the positions after every ply', () => {
	// White knows the start and its own move, sees the blocked pawn, and then not which of thirteen moves it was.
	const sizes = sizesOf(historyOf('white', ['e2e4', 'e7e5', 'g1f3', 'b8c6']));
	expect(sizes.slice(0, 4)).toEqual([1, 1, 1, 1].map((size) => ({size, isExact: true})));
	expect(sizes).toHaveLength(5);
	expect(sizes[4].size).toBeGreaterThan(5);
	// Black's own moves leave it no doubt of its own men, but White's are hidden from it.
	const black = sizesOf(historyOf('black', ['e2e4', 'e7e5']));
	expect(black[1].size).toBeGreaterThan(1);
});

it('says when a count is a sample', () => {
	const history = historyOf('black', ['e2e4', 'a7a6', 'd2d4', 'a6a5', 'g1f3']);
	const bounds = {members: 16, candidates: 1000};
	const sizes = sizesOf(history, bounds);
	expect(sizes.at(-1)?.isExact).toBe(false);
	expect(sizes.at(-1)?.size).toBeLessThanOrEqual(16);
});

it('follows a start that both sides know and refuses another', () => {
	const fen = '4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1';
	const history = historyOf('black', ['e2e4', 'a7a5'], fen);
	expect(new HistoryPositions(unwrap(parseFen(fen))).follow(history).ok).toBe(true);
	expect(new HistoryPositions().follow(history).ok).toBe(false);
});
