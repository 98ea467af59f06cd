import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {EMPTY} from '../../source/core/man.js';
import {parseSquare} from '../../source/core/square.js';
import {findGhosts} from '../../source/knowledge/ghosts.js';
import {squarePast} from '../../source/knowledge/square-past.js';
import {describeSquarePast} from '../../source/text/square-past.js';
import {historyOf} from '../helpers/histories.js';

/** What is said of a square, with `fen` as the start. */
function said(
	name: string,
	moves: readonly string[],
	fen: string,
	seat: Color = 'white',
	mark?: string,
) {
	const history = historyOf(seat, moves, fen);
	const square = parseSquare(name)!;
	const past = squarePast(history, square, findGhosts(history));
	return describeSquarePast(square, past, {seat, mark, dots: '·'});
}

describe('what is under the cursor', () => {
	// The knight sees the pawn on f7 and goes back.
	const knight = '4k3/5p2/8/4N3/8/8/8/4K3 w - - 0 1';

	it('says what stands there', () => {
		expect(said('e5', [], knight)).toBe('e5 · your knight');
		expect(said('f7', [], knight)).toBe('f7 · Black’s pawn');
		expect(said('g4', [], knight)).toBe('g4 · empty');
		expect(said('a8', [], knight)).toBe('a8 · fog');
		expect(said('a8', [], knight, 'white', 'n')).toBe('a8 · fog · your mark: n');
	});

	it('calls no square empty on which a man may stand unseen', () => {
		const past = {code: EMPTY};
		const words = {seat: 'white', hidesMen: true, dots: '·'} as const;
		expect(describeSquarePast(parseSquare('e8')!, past, words)).toBe('e8 · nobody seen');
	});

	it('says what was seen in the fog, and how long ago', () => {
		expect(said('f7', ['e5f3', 'e8d8'], knight)).toBe(
			'f7 · fog · Black’s pawn was seen here 2 plies ago',
		);
		expect(said('d7', ['e5f3'], knight)).toBe('d7 · fog · seen empty just now');
		expect(said('d7', ['e5f3', 'e8d8', 'e1e2'], knight)).toBe('d7 · fog · seen empty 3 plies ago');
	});

	it('says it without fog where there is little room, in a row of 38', () => {
		const narrow = (name: string, moves: readonly string[], fen: string) => {
			const history = historyOf('white', moves, fen);
			const square = parseSquare(name)!;
			const past = squarePast(history, square, findGhosts(history));
			return describeSquarePast(square, past, {seat: 'white', isNarrow: true, dots: '·'});
		};
		expect(narrow('f7', ['e5f3', 'e8d8'], knight)).toBe('f7 · Black’s pawn seen 2 plies ago');
		const bishop = '4k3/8/8/8/3r4/8/8/B3K3 b - - 0 1';
		expect(narrow('a1', ['d4d1', 'e1e2', 'd1a1'], bishop)).toBe('a1 · your bishop fell just now');
		expect(narrow('a8', [], knight)).toBe('a8 · fog');
		expect(narrow('e5', [], knight)).toBe('e5 · your knight');
	});

	it('does not say of a man that has been seen elsewhere since that it was seen there', () => {
		expect(said('f7', ['e5f3', 'f7f6', 'f3e5'], knight)).toBe('f7 · empty');
		expect(said('a4', ['a1h8', 'a4a5'], '8/8/8/8/k7/8/8/Q3K3 w - - 0 1')).toContain(
			'Black’s king was seen here',
		);
	});

	it('says where a man of one’s own fell, and nothing of its own moves', () => {
		const bishop = '4k3/8/8/8/3r4/8/8/B3K3 b - - 0 1';
		expect(said('a1', ['d4d1', 'e1e2', 'd1a1'], bishop)).toMatch(/your bishop fell here just now$/);
		expect(said('e1', ['d4d3', 'e1e2'], bishop)).not.toContain('king');
	});

	it('counts from the ply at which a man fell, as from the position in which one was seen', () => {
		const bishop = '4k3/8/8/8/3r4/8/8/B3K3 b - - 0 1';
		const fallen = ['d4d1', 'e1e2', 'd1a1', 'e2e3', 'a1a8'];
		expect(said('a1', fallen, bishop)).toMatch(/your bishop fell here 2 plies ago$/);
		expect(said('a1', [...fallen, 'e3e4', 'a8a7'], bishop)).toMatch(/fell here 4 plies ago$/);
	});

	it('says that a king was seen beside it', () => {
		const queen = '3k4/7p/8/8/8/8/8/Q3K3 w - - 0 1';
		const hidden = ['a1a5', 'h7h6', 'a5b4', 'h6h5'];
		expect(said('e8', hidden, queen)).toBe('e8 · fog · a king was seen next to it 2 plies ago');
		expect(said('g8', hidden, queen)).toBe('g8 · fog');
		// Its own square says so itself.
		expect(said('d8', hidden, queen)).toBe('d8 · fog · Black’s king was seen here 2 plies ago');
	});
});
