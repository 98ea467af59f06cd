import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {perft} from '../../source/rules/perft.js';
import {perftByActs} from '../../source/rules/perft-by-acts.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

const begin = (id: string, fen?: string) => {
	const variant = unwrap(findVariant(id));
	return {variant, state: unwrap(Table.start(variant, {fen})).state};
};

const count = (id: string, depth: number, fen?: string): number => {
	const {variant, state} = begin(id, fen);
	return perftByActs(variant, state, depth);
};

describe('lines of acts', () => {
	it.each(['fog', 'kriegspiel', 'nommenspiel', 'kriegspiel-scotch', 'kriegspiel-partnership'])(
		'are the lines of moves where a game has no others: %s',
		(id) => {
			const {state} = begin(id, KIWIPETE);
			expect([1, 2].map((depth) => count(id, depth, KIWIPETE))).toEqual(
				[1, 2].map((depth) => perft(state.board, depth)),
			);
		},
	);

	it('count what is no move, and moves that may be taken back once', () => {
		expect(count('one-eye', 1)).toBe(2);
		// A king on each square of both halves, and "random" for each side.
		expect(count('quantum', 1)).toBe(2 * 32 + 2);
		expect(count('kriegspiel-take-back', 2)).toBe(400);
	});

	it.each([
		['fifty moves', 'fog', '8/8/8/8/8/8/8/KQk5 w - - 100 1'],
		['no men to mate with', 'luft', '8/8/4k3/8/4K3/8/8/8 w - - 0 1'],
		['no queens', 'assassin', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'],
	])('end with the game: %s', (_name, id, fen) => {
		expect([count(id, 0, fen), count(id, 1, fen)]).toEqual([1, 0]);
	});
});
