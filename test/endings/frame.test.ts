import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {NO_SQUARE, parseSquare} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import {unwrap} from '../../source/core/result.js';
import {UNSEEN} from '../../source/core/man.js';
import type {View} from '../../source/rules/view.js';
import {
	frameCells,
	frameHistory,
	frameMove,
	framePlacement,
	frameSet,
	frameSquare,
} from '../../source/endings/frame.js';

const at = (name: string) => parseSquare(name)!;
const cellsOf = (board: string) => unwrap(parseFen(`${board} w - - 0 1`)).cells;

describe('an ending seen as if the attacker were White', () => {
	it('turns the board over for Black and not for White, and back again', () => {
		expect(frameSquare('white', at('c2'))).toBe(at('c2'));
		expect(frameSquare('black', at('c2'))).toBe(at('c7'));
		const set = SquareSet.from([at('a1'), at('h5')]);
		expect(frameSet('white', set)).toEqual(set);
		expect([...frameSet('black', set)]).toEqual([at('h4'), at('a8')]);
		expect(frameSet('black', frameSet('black', set))).toEqual(set);
		expect(frameMove('black', {from: at('a2'), to: at('a1'), promotion: 'queen'})).toEqual({
			from: at('a7'),
			to: at('a8'),
			promotion: 'queen',
		});
	});

	it("changes the colours of men, and neither squares that are empty nor those that aren't seen", () => {
		const cells = cellsOf('8/8/8/3k4/8/8/1r6/4K3');
		expect(frameCells('white', cells)).toBe(cells);
		expect([...frameCells('black', cells)]).toEqual([...cellsOf('4k3/1R6/8/8/3K4/8/8/8')]);
		const dark = new Uint8Array(64).fill(UNSEEN);
		expect([...frameCells('black', dark)]).toEqual([...dark]);
		expect(unwrap(framePlacement('black', cells))).toEqual({
			placement: {material: ['rook'], squares: [at('d4'), at('b7')]},
			blackKing: at('e8'),
		});
	});

	it('has the history of the black attacker as if it were White’s, and White’s as it is', () => {
		const view = (viewer: 'white' | 'black', board: string, turn: 'white' | 'black'): View => ({
			viewer,
			cells: cellsOf(board),
			turn,
			castling: 3,
			epSquare: 20,
		});
		const own = {
			seat: 'black' as const,
			variant: 'fog-ending',
			start: view('black', '8/8/8/3k4/8/8/1r6/8', 'black'),
			plies: [
				{by: 'black', move: 'b2b1', view: view('black', '8/8/8/3k4/8/8/8/1r6', 'white'), heard: []},
				{by: 'white', view: view('black', '8/8/8/3k4/8/8/8/1r6', 'black'), heard: []},
				{by: 'black', move: 'any?', view: view('black', '8/8/8/3k4/8/8/8/1r6', 'white'), heard: []},
			],
		} as const;
		const framed = frameHistory(own);
		const none = {viewer: 'white', castling: 0, epSquare: NO_SQUARE};
		expect(framed.seat).toBe('white');
		expect(framed.variant).toBe('fog-ending');
		expect(framed.start).toEqual({
			...none,
			cells: cellsOf('8/1R6/8/8/3K4/8/8/8'),
			turn: 'white',
		});
		expect(framed.plies.map(({by, move}) => [by, move])).toEqual([
			['white', 'b7b8'],
			['black', undefined],
			['white', 'any?'],
		]);
		expect('move' in framed.plies[1]).toBe(false);
		expect(framed.plies.map((ply) => ply.view.turn)).toEqual(['black', 'white', 'black']);
		expect(framed.plies[0].view.cells).toEqual(cellsOf('1R6/8/8/8/3K4/8/8/8'));
		const white = {...own, seat: 'white' as const};
		expect(frameHistory(white)).toBe(white);
	});
});
