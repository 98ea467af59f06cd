import {describe, expect, it} from 'vitest';
import {manLetter} from '../../source/core/man.js';
import {squareName} from '../../source/core/square.js';
import {type Taken, takenMen} from '../../source/knowledge/taken.js';
import {historyOf} from '../helpers/histories.js';

const text = (taken: readonly Taken[]): string[] =>
	taken.map(({ply, man, square}) => `${ply} ${manLetter(man)}${squareName(square)}`);

describe('takenMen', () => {
	const moves = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5a5'];

	it('tells both seats of their own losses and catches', () => {
		const white = takenMen(historyOf('white', moves));
		expect(text(white.own)).toEqual(['4 Pd5']);
		expect(text(white.enemy)).toEqual(['3 pd5']);
		const black = takenMen(historyOf('black', moves));
		expect(text(black.own)).toEqual(['3 pd5']);
		expect(text(black.enemy)).toEqual(['4 Pd5']);
	});

	it('knows the pawn that is taken en passant and where it stood', () => {
		const fen = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';
		expect(text(takenMen(historyOf('white', ['d7d5', 'e5d6'], fen)).enemy)).toEqual(['2 pd5']);
		expect(text(takenMen(historyOf('black', ['d7d5', 'e5d6'], fen)).own)).toEqual(['2 pd5']);
	});

	it('counts neither castling nor promotion as a loss', () => {
		const fen = '4k3/6P1/8/8/8/8/8/4K2R w K - 0 1';
		for (const seat of ['white', 'black'] as const) {
			const men = takenMen(historyOf(seat, ['e1g1', 'e8d7', 'g7g8q', 'd7d6'], fen));
			expect(men).toEqual({own: [], enemy: [], unknown: 0, unsure: 0});
		}
	});

	it('names the king that ends the game', () => {
		const men = takenMen(historyOf('white', ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8']));
		expect(text(men.enemy)).toEqual(['5 ke8']);
	});
});
