import {describe, expect, it} from 'vitest';
import {parseFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {knownMoves} from '../../source/rules/known-moves.js';
import {KING_CAPTURE, ORTHODOX} from '../../source/rules/move-rules.js';

/** Returns the moves from a square that a view alone tells of. */
const movesFrom = (square: string, look: string, rules = KING_CAPTURE): string[] => {
	const sight = unwrap(parseFogFen(look));
	return knownMoves({...sight, viewer: sight.turn}, rules)
		.map((move) => makeUci(move))
		.filter((text) => text.startsWith(square));
};

describe('what a seat that knows its moves may try, by its view alone', () => {
	it.each([
		['both steps are seen to be free', '8/8/8/8/8/8/4P3/K7 w - -', ['e2e3', 'e2e4']],
		['the far square is not seen', '8/8/8/8/4?3/8/4P3/K7 w - -', ['e2e3']],
		['the near square is not seen, the far one is', '8/8/8/8/8/4?3/4P3/K7 w - -', []],
		['neither is seen', '8/8/8/8/4?3/4?3/4P3/K7 w - -', []],
		['a man stands before it', '8/8/8/8/8/4n3/4P3/K7 w - -', []],
		['a man stands on the far square', '8/8/8/8/4n3/8/4P3/K7 w - -', ['e2e3']],
	])('a pawn steps only over and onto what is seen: %s', (_, look, moves) => {
		expect(movesFrom('e2', look)).toEqual(moves);
		const mirrored = look
			.split(' ')[0]
			.split('/')
			.toReversed()
			.join('/')
			.replaceAll(/[a-z]/gi, (letter) =>
				letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
			);
		expect(movesFrom('e7', `${mirrored} b - -`).toSorted()).toEqual(
			moves
				.map((text) => text.replaceAll(/\d/g, (rank) => String(9 - Number(rank))))
				.toSorted((a, b) => (a < b ? -1 : 1)),
		);
	});

	it('a pawn takes only what is seen', () => {
		expect(movesFrom('e4', '8/8/8/3p1?2/4P3/8/8/K7 w - -')).toEqual(['e4d5', 'e4e5']);
	});

	it('other men go as far as they see, and take what stands there', () => {
		expect(movesFrom('a1', '????????/?7/8/n7/8/8/8/R1p4K w - -')).toEqual([
			'a1b1',
			'a1c1',
			'a1a2',
			'a1a3',
			'a1a4',
			'a1a5',
		]);
	});

	it('a king may go where it can be taken, and not where kings may not be', () => {
		const look = '4r3/8/8/8/8/8/8/3K4 w - -';
		expect(movesFrom('d1', look)).toContain('d1e1');
		const orthodox = movesFrom('d1', look.replace('4r3', '2k1r3'), ORTHODOX);
		expect(orthodox).toContain('d1d2');
		expect(orthodox).not.toContain('d1e1');
	});
});
