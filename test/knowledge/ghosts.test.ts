import {describe, expect, it} from 'vitest';
import {manLetter} from '../../source/core/man.js';
import {squareName} from '../../source/core/square.js';
import {findGhosts} from '../../source/knowledge/ghosts.js';
import {historyOf} from '../helpers/histories.js';

/** Ghosts of White's as letter, square and age. */
const ghosts = (moves: readonly string[], fen?: string, variant?: string): string[] =>
	findGhosts(historyOf('white', moves, fen, variant)).map(
		({square, man, age}) => `${manLetter(man)}${squareName(square)} ${age}`,
	);

describe('findGhosts', () => {
	it('remembers a man from the ply that hid it, with its age', () => {
		// The knight sees the pawn on f7 and goes back.
		const fen = '4k3/5p2/8/4N3/8/8/8/4K3 w - - 0 1';
		expect(ghosts([], fen)).toEqual([]);
		expect(ghosts(['e5f3'], fen)).toEqual(['pf7 1']);
		expect(ghosts(['e5f3', 'e8d8'], fen)).toEqual(['pf7 2']);
		expect(ghosts(['e5f3', 'f7f6', 'e1e2'], fen)).toEqual(['pf7 3']);
	});

	it('forgets a man whose square is seen again, empty or not', () => {
		const fen = '4k3/5p2/8/4N3/8/8/8/4K3 w - - 0 1';
		expect(ghosts(['e5f3', 'f7f6', 'f3e5'], fen)).toEqual([]);
		expect(ghosts(['e5f3', 'e8d8', 'f3e5'], fen)).toEqual([]);
	});

	it('forgets a pawn taken en passant, the square of which is not seen', () => {
		const fen = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';
		expect(ghosts(['d7d5', 'e5d6'], fen)).toEqual([]);
		// Left alone it becomes a ghost: only the right to take it showed it.
		expect(ghosts(['d7d5', 'e1e2'], fen)).toEqual(['pd5 1']);
	});

	it('forgets a king that is seen elsewhere', () => {
		const fen = '8/8/8/8/k7/8/8/Q3K3 w - - 0 1';
		expect(ghosts(['a1h8', 'a4a5'], fen)).toEqual(['ka4 2']);
		expect(ghosts(['a1h8', 'a4b4', 'h8h4'], fen)).toEqual([]);
	});

	it('forgets a man that alone can have come to where one was seen to arrive', () => {
		// The rook leaves the file on which it saw the knight. The king sees c1 and c3, so the knight
		// that takes on a2 is the one from b4.
		const guarded = '7k/8/8/8/1n6/8/B1K5/1R6 w - - 0 1';
		expect(ghosts(['b1a1', 'h8g8'], guarded)).toEqual(['nb4 2']);
		expect(ghosts(['b1a1', 'b4a2'], guarded)).toEqual([]);
	});

	it('keeps a man that may have stayed while another of its kind came', () => {
		// With the king away the knight on a2 can as well have come from c1 or c3.
		const open = '7k/8/8/8/1n6/8/B7/1R5K w - - 0 1';
		expect(ghosts(['b1a1', 'b4a2'], open)).toEqual(['nb4 2']);
		expect(ghosts(['b1a1', 'c3a2'], '7k/8/8/8/1n6/2n5/B7/1R5K w - - 0 1')).toEqual(['nb4 2']);
	});
});
