import {describe, expect, it} from 'vitest';
import {
	alongAntidiagonal,
	alongDiagonal,
	alongFile,
	alongRank,
	ANTIDIAGONAL_HIGH,
	ANTIDIAGONAL_LOW,
	DIAGONAL_HIGH,
	DIAGONAL_LOW,
	fileHigh,
	fileLow,
	HIGH,
	KING_HIGH,
	KING_LOW,
	KNIGHT_HIGH,
	KNIGHT_LOW,
	LOW,
} from '../../../source/bot/evaluation/attacks.js';
import {popCount} from '../../../source/core/square-set.js';
import {BISHOP, KING, KNIGHT, ROOK} from '../../../source/core/man.js';
import {moveTables} from '../../../source/rules/move-tables.js';
import {KING_CAPTURE} from '../../../source/rules/move-rules.js';
import {forRandomPlies} from '../search/positions.js';

const tables = moveTables(KING_CAPTURE);

/** Walks square by square: the squares that a man attacks, whoever stands there. */
function walk(board: Uint8Array, role: number, square: number): [number, number] {
	let low = 0;
	let high = 0;
	let at = tables.first[role * 64 + square];
	while (at < tables.last[role * 64 + square]) {
		const to = tables.target[at];
		low |= LOW[to];
		high |= HIGH[to];
		at = board[to] === 0 ? at + 1 : tables.skip[at];
	}

	return [low, high];
}

describe('attacks by lookup', () => {
	it('are those that walking finds', () => {
		let looked = 0;
		let wrong = 0;
		forRandomPlies(8, 60, ({board}) => {
			let low = 0;
			let high = 0;
			for (let square = 0; square < 64; square++) {
				low |= board[square] === 0 ? 0 : LOW[square];
				high |= board[square] === 0 ? 0 : HIGH[square];
			}

			for (let square = 0; square < 64; square++) {
				const rising = alongDiagonal(square, low, high);
				const falling = alongAntidiagonal(square, low, high);
				const ranks = alongFile(square, low, high);
				const rank = alongRank(square, square < 32 ? low : high);
				const bishop = walk(board, BISHOP, square);
				const rook = walk(board, ROOK, square);
				const isSame =
					bishop[0] === ((rising & DIAGONAL_LOW[square]) | (falling & ANTIDIAGONAL_LOW[square])) &&
					bishop[1] ===
						((rising & DIAGONAL_HIGH[square]) | (falling & ANTIDIAGONAL_HIGH[square])) &&
					rook[0] === (fileLow(square, ranks) | (square < 32 ? rank : 0)) &&
					rook[1] === (fileHigh(square, ranks) | (square < 32 ? 0 : rank));
				wrong += isSame ? 0 : 1;
				looked++;
			}
		});
		expect(wrong).toBe(0);
		expect(looked).toBeGreaterThan(10_000);
		for (let square = 0; square < 64; square++) {
			const empty = new Uint8Array(64);
			expect([KNIGHT_LOW[square], KNIGHT_HIGH[square]]).toEqual(walk(empty, KNIGHT, square));
			expect([KING_LOW[square], KING_HIGH[square]]).toEqual(walk(empty, KING, square));
		}
	});

	it('counts bits', () => {
		expect([0, 1, -1, 0x80_00_00_00 | 0, 0x55_55_55_55].map(popCount)).toEqual([0, 1, 32, 1, 16]);
	});
});
