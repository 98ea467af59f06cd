import {describe, expect, it} from 'vitest';
import {parseAct} from '../../source/core/act.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {startKnownWhite} from '../../source/drill/known-white.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';

const at = (name: string): number => parseSquare(name)!;
const historyOf = (fen: string, ...texts: readonly string[]) => {
	let table = unwrap(Table.start(unwrap(findVariant('kriegspiel-icc')), {fen}));
	for (const text of texts) {
		table = table.act(table.state.board.turn, parseAct(text)!)!.table;
	}

	return table.history('black');
};

describe('where White’s men may stand, to a lone king', () => {
	const fen = '8/3k4/8/8/8/8/4P3/4K3 w - - 0 1';
	const board = startKnownWhite('KPvK').board(historyOf(fen));
	const of = (name: string) => board.squares.find(({square}) => square === at(name));

	it('is certain only where just one man can be and none is not', () => {
		// No pawn stands on the first rank: the king may, or nobody.
		expect(of('a1')).toMatchObject({kind: 'possible', men: [{role: 'king'}]});
		expect(
			of('d4')
				?.men.map(({role}) => role)
				.toSorted(),
		).toEqual(['king', 'pawn']);
		// A pawn would give check there, a king stand beside his.
		expect(of('c6')).toMatchObject({kind: 'impossible', men: []});
		expect(of('d6')).toMatchObject({kind: 'possible', men: [{role: 'pawn'}]});
		expect(of('d7')).toBeUndefined();
		expect(board.squares.some(({kind}) => kind === 'certain')).toBe(false);
	});

	it('has the same number of places on every square, the likelier man first', () => {
		for (const {men, empty} of board.squares) {
			expect(men.reduce((sum, {count}) => sum + count, empty)).toBe(board.size);
			const counts = men.map(({count}) => count);
			expect(counts).toEqual(counts.toSorted((a, b) => b - a));
		}

		const places = board.squares.flatMap(({men}) => men);
		const total = (role: string) =>
			places.filter((one) => one.role === role).reduce((sum, {count}) => sum + count, 0);
		expect([total('king'), total('pawn')]).toEqual([board.size, board.size]);
	});

	it('is followed as the game grows, and anew when it is another one', () => {
		const other = startKnownWhite('KPvK');
		const quiet = other.board(historyOf(fen, 'e2e4', 'd7d6'));
		expect(quiet.size).toBeGreaterThan(0);
		expect(other.board(historyOf(fen)).size).toBe(board.size);
	});
});
