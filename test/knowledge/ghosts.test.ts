import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {isMan, manColor, manLetter} from '../../source/core/man.js';
import {unwrap} from '../../source/core/result.js';
import {squareName} from '../../source/core/square.js';
import {findGhosts} from '../../source/knowledge/ghosts.js';
import {historyOf, named} from '../helpers/histories.js';

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

describe('findGhosts of a start that both sides know', () => {
	/** Ghosts of White's as letter and square; `known` says what White was told: the start, the number of men, or nothing. */
	const known = (
		moves: readonly string[],
		fen: string,
		what: 'start' | 'men' | 'nothing' = 'start',
	): string[] => {
		const start = unwrap(parseFen(fen));
		const men = start.cells.filter((code) => isMan(code) && manColor(code) === 'black').length;
		const army = what === 'start' ? {start, men} : what === 'men' ? {men} : {};
		return named(findGhosts(historyOf('white', moves, fen), army));
	};

	/** White's queen sees the black one on d8, and leaves the file. */
	const QUEENS = '3qk3/4p3/8/8/8/8/7P/R2QK3 w - - 0 1';

	it('drop the only queen when she is seen elsewhere, and do not bring her back', () => {
		expect(known(['d1a4'], QUEENS)).toContain('qd8');
		expect(known(['d1a4', 'd8d4'], QUEENS)).toEqual([]);
		expect(known(['d1a4', 'd8d4', 'a4a8'], QUEENS)).not.toContain('qd8');
		// Who was not told of the start must reckon with a second queen.
		expect(known(['d1a4', 'd8d4'], QUEENS, 'nothing')).toContain('qd8');
	});

	it('drop the only queen when she has been taken', () => {
		const taken = ['d1a4', 'd8d4', 'a4d4'];
		expect(known(taken, QUEENS)).not.toContain('qd8');
		expect(known(taken, QUEENS).join(' ')).not.toContain('q');
	});

	it('drop the queen that takes the king', () => {
		const fen = '4k1q1/8/8/8/8/8/6P1/R3K1Q1 w - - 0 1';
		const line = ['g2g4', 'g8g4', 'g1a7', 'g4g1', 'a7b7', 'g1e1'];
		expect(known(['g2g4', 'g8e6', 'g1a7', 'e6e1'], fen)).toEqual([]);
		expect(known(line, fen).join(' ')).not.toContain('q');
	});

	it('drop the man that alone can have taken one in the fog', () => {
		// The rook leaves the file on which it sees the knight, which takes the bishop on g6.
		const fen = 'k7/4n3/8/8/8/3B4/8/K3R3 w - - 0 1';
		const line = ['e1h1', 'a8a7', 'd3g6', 'e7g6'];
		expect(known(line.slice(0, 3), fen)).toEqual(['ne7']);
		expect(known(line, fen)).toEqual([]);
		expect(known(line, fen, 'men')).toEqual(['ne7']);
		// Here another knight may have done it.
		const two = 'k7/4n3/8/7n/8/3B4/8/K3R3 w - - 0 1';
		expect(known(['e1d1', 'h5f4', 'd3g6', 'f4g6'], two)).toContain('ne7');
	});

	it('keep a queen beside a pawn that may have promoted', () => {
		const fen = '3qk3/8/8/8/8/8/6p1/3QK3 w - - 0 1';
		// The one on g4 is the pawn's, which White cannot know.
		expect(known(['d1a4', 'g2g1q', 'a4b4', 'g1g4'], fen)).toContain('qd8');
		expect(known(['d1a4', 'd8g5', 'a4b4', 'g5g4'], fen)).toContain('qd8');
	});

	it('drop the second knight when the first is taken and the other seen', () => {
		const fen = '4k3/8/8/n6n/8/8/8/R3K2R w - - 0 1';
		// By all that White knows either can have come to b6.
		const taken = ['a1b1', 'h5f4', 'h1g1', 'f4d5', 'g1f1', 'd5b6', 'b1b6'];
		expect(known(taken.slice(0, 6), fen)).toEqual(['na5']);
		expect(known(taken, fen)).toEqual(['na5']);
		// And to b7 the other from c5 or d8, had it not been taken.
		expect(known([...taken, 'a5b7'], fen)).toEqual([]);
		expect(known([...taken, 'a5b7'], fen, 'nothing')).toEqual(['na5']);
	});

	it('keep both of two that may be the one that is seen', () => {
		const fen = 'n3k3/8/8/8/n7/8/8/R3K2R w - - 0 1';
		const moves = ['a1b1', 'a8b6'];
		expect(known(moves, fen)).toEqual(expect.arrayContaining(['na4']));
	});

	it('drop a pawn that is seen farther on, as it cannot be another', () => {
		const fen = '4k3/1p3p2/8/8/8/8/4P3/4KQ2 w - - 0 1';
		expect(known(['f1h3'], fen)).toEqual(['pf7']);
		expect(known(['f1h3', 'f7f5'], fen)).toEqual([]);
		expect(known(['f1h3', 'f7f5'], fen, 'nothing')).toEqual(['pf7']);
	});

	it('drop all but the king when the number of men leaves room for him alone', () => {
		expect(known(['d1a4', 'd8d4'], '3qk3/8/8/8/8/8/8/R2QK3 w - - 0 1', 'men')).toEqual([]);
	});
});
