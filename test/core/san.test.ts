import {describe, expect, it} from 'vitest';
import {parseAct} from '../../source/core/act.js';
import {findSan, makeSan} from '../../source/core/san.js';
import {parseFen} from '../../source/core/fen.js';
import {parseFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci, type UciMove} from '../../source/core/uci.js';
import {Game} from '../helpers/game.js';
import {fog} from '../../source/rules/variants/fog.js';

const uci = (text: string): UciMove => parseAct(text) as UciMove;

/** The SAN of a move, and what the text is read as, with all the side's moves in a position. */
function inPosition(fen: string): {
	san: (move: string) => string;
	find: (text: string) => string[];
	all: string[];
} {
	const game = unwrap(Game.start(fog, fen));
	const {cells} = unwrap(parseFen(fen));
	const moves = game.moves();
	return {
		san: (move) => makeSan(uci(move), cells, moves),
		find: (text) => findSan(text, cells, moves).map((move) => makeUci(move)),
		all: moves.map((move) => makeUci(move)),
	};
}

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const KNIGHTS = '4k3/8/8/8/8/5N2/8/1N2K2N w - - 0 1';
const QUEENS = '4k3/8/8/8/Q6Q/8/8/Q3K3 w - - 0 1';
const PROMOTION = '3r4/4P3/8/8/8/8/8/k3K3 w - - 0 1';
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const BISHOP_AND_PAWN = '4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1';

describe('a pawn that goes as any man, under a cover', () => {
	const {cells} = unwrap(parseFogFen('8/8/8/8/8/1x6/P1P5/8 w - -'));

	it('takes nothing on an empty square, and is written by its squares', () => {
		expect(makeSan(uci('c2d3'), cells, [uci('c2d3')])).toBe('cxd3');
		expect(makeSan(uci('c2d3'), cells, [], true)).toBe('c2-d3');
		expect(makeSan(uci('c2c4'), cells, [], true)).toBe('c2-c4');
		expect(makeSan(uci('c2b3'), cells, [], true)).toBe('c2xb3');
	});

	it('is written by its squares where one of its file goes there too, and read so', () => {
		const board = unwrap(parseFogFen('8/3x4/8/8/2P5/2P5/3P4/8 w - -')).cells;
		const moves = ['c4d5', 'c3d5', 'd2d7', 'd2d4'].map(uci);
		const written = moves.map((move) => makeSan(move, board, moves));
		expect(written).toEqual(['c4d5', 'c3d5', 'd2xd7', 'd4']);
		expect(written.map((text) => findSan(text, board, moves))).toEqual(moves.map((move) => [move]));
	});

	it('is written by its squares where it takes straight on, and read so', () => {
		const board = unwrap(parseFogFen('8/8/8/4p3/4P3/8/8/8 w - -')).cells;
		const moves = [uci('e4e5')];
		expect(makeSan(moves[0], board, moves)).toBe('e4xe5');
		expect(findSan('e4xe5', board, moves)).toEqual(moves);
	});
});

describe('makeSan', () => {
	it.each([
		[CASTLING, 'e1g1', 'O-O'],
		[CASTLING, 'e1c1', 'O-O-O'],
		[CASTLING, 'e1f1', 'Kf1'],
		[CASTLING, 'a1a8', 'Rxa8'],
		[CASTLING, 'a1d1', 'Rd1'],
		[KNIGHTS, 'b1d2', 'Nbd2'],
		[KNIGHTS, 'f3d2', 'Nfd2'],
		[KNIGHTS, 'h1g3', 'Ng3'],
		['4k3/8/8/7N/8/8/8/4K2N w - - 0 1', 'h1g3', 'N1g3'],
		[QUEENS, 'a4d4', 'Qa4d4'],
		[QUEENS, 'h4d4', 'Qhd4'],
		[QUEENS, 'a1d4', 'Q1d4'],
		// Under a cover it may go as another man.
		[PROMOTION, 'e7g8', 'e7g8'],
		[PROMOTION, 'e7a7', 'e7a7'],
		[PROMOTION, 'e7e7n', 'e7=N'],
		[PROMOTION, 'e7e8q', 'e8=Q'],
		[PROMOTION, 'e7d8n', 'exd8=N'],
		[EN_PASSANT, 'e5d6', 'exd6'],
		[EN_PASSANT, 'e5e6', 'e6'],
	])('in %s writes %s as %s', (fen, move, san) => {
		expect(inPosition(fen).san(move)).toBe(san);
	});

	it('never writes check or the taking of a king in another way', () => {
		const {san} = inPosition('4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1');
		expect(san('e2e8')).toBe('Qxe8');
		expect(san('e2e7')).toBe('Qe7');
	});

	it('writes no capture where nothing is seen', () => {
		const {cells} = unwrap(
			parseFogFen('????????/????????/????????/????????/????????/????????/????????/R??????? w - -'),
		);
		expect(makeSan(uci('a1a5'), cells, [uci('a1a5')])).toBe('Ra5');
	});

	it('writes no capture of an own man, who will have left when the move is made', () => {
		const {cells} = unwrap(parseFogFen('8/8/8/8/8/8/3p4/3QK3 w - -'));
		expect(makeSan(uci('e1d1'), cells, [uci('e1d1')])).toBe('Kd1');
		expect(makeSan(uci('e1d2'), cells, [uci('e1d2')])).toBe('Kxd2');
	});

	it('gives each move of a position its own text', () => {
		for (const fen of [CASTLING, KNIGHTS, QUEENS, PROMOTION, EN_PASSANT, BISHOP_AND_PAWN]) {
			const {all, san} = inPosition(fen);
			expect(new Set(all.map((move) => san(move))).size).toBe(all.length);
		}
	});
});

describe('findSan', () => {
	it('takes a square alone for the pawn that goes straight to it', () => {
		const {cells} = unwrap(parseFen('4k3/8/8/8/8/8/4PPP1/4K3 w - - 0 1'));
		// Behind an umpire a pawn may be meant to take where nothing is seen.
		const moves = ['e2f3', 'f2f3', 'g2f3', 'e2e3'].map(uci);
		const find = (text: string) => findSan(text, cells, moves).map((move) => makeUci(move));
		expect(find('f3')).toEqual(['f2f3']);
		expect(find('gxf3')).toEqual(['g2f3']);
		expect(find('ef3')).toEqual(['e2f3']);
		expect(find('e2f3')).toEqual(['e2f3']);
	});

	it('reads back what makeSan writes, and UCI', () => {
		for (const fen of [CASTLING, KNIGHTS, QUEENS, PROMOTION, EN_PASSANT, BISHOP_AND_PAWN]) {
			const {all, san, find} = inPosition(fen);
			for (const move of all) {
				expect(find(san(move)), san(move)).toEqual([move]);
				expect(find(move)).toEqual([move]);
			}
		}
	});

	it.each([
		[CASTLING, '0-0', ['e1g1']],
		[CASTLING, 'o-o-o', ['e1c1']],
		[CASTLING, 'OO', ['e1g1']],
		[CASTLING, 'ra8', ['a1a8']],
		[CASTLING, 'Ra1xa8+', ['a1a8']],
		[KNIGHTS, 'Nd2', ['b1d2', 'f3d2']],
		[KNIGHTS, 'nbd2', ['b1d2']],
		[KNIGHTS, 'N1d2', ['b1d2']],
		[PROMOTION, 'e8q', ['e7e8q']],
		[PROMOTION, 'E8=Q!', ['e7e8q']],
		[PROMOTION, 'e8', []],
		[EN_PASSANT, 'exd6 e.p.', ['e5d6']],
		[EN_PASSANT, 'ed6', ['e5d6']],
		[EN_PASSANT, 'd6', ['e5d6']],
		[BISHOP_AND_PAWN, 'bxc3', ['b2c3']],
		[BISHOP_AND_PAWN, 'Bxc3', ['d2c3']],
		[BISHOP_AND_PAWN, 'be3', ['d2e3']],
		[EN_PASSANT, 'Nf3', []],
		[EN_PASSANT, '', []],
		[EN_PASSANT, '\u001B[A', []],
	])('in %s reads %j', (fen, text, moves) => {
		expect(inPosition(fen).find(text).sort()).toEqual(moves);
	});
});
