import {describe, expect, it} from 'vitest';
import {parseFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {lostMen} from '../../source/knowledge/lost-men.js';

const cellsOf = (board: string) => unwrap(parseFogFen(`${board} w - -`)).cells;

/** Boards before and after, and the squares of White's men that were taken meanwhile (a1 is 0). */
const CASES: readonly (readonly [what: string, before: string, after: string, lost: number[]])[] = [
	['a capture', '8/8/8/8/4P3/8/8/4K3', '8/8/8/8/4p3/8/8/4K3', [28]],
	['a move of the own', '8/8/8/8/4P3/8/8/4K3', '8/8/8/4P3/8/8/8/4K3', []],
	['castling', '8/8/8/8/8/8/8/4K2R', '8/8/8/8/8/8/8/5RK1', []],
	['a promotion', '8/4P3/8/8/8/8/8/4K3', '4Q3/8/8/8/8/8/8/4K3', []],
	['a man changed where it stands', '8/8/8/8/P7/8/8/4K3', '8/8/8/8/N7/8/8/4K3', []],
	['a promotion beside a capture', '8/4P3/8/8/8/8/8/R3K3', '4Q3/8/8/8/8/8/8/r3K3', [0]],
	['a move opened beside a capture', '8/8/8/8/8/8/8/1B2K1N1', '8/8/8/8/8/5N2/8/1n2K3', [1]],
	['three at once', '8/8/8/8/PPP5/8/8/4K3', '8/8/8/8/8/8/8/4K3', [24, 25, 26]],
];

describe('lostMen', () => {
	it.each(CASES)('%s', (_, before, after, lost) => {
		const found = lostMen(cellsOf(before), cellsOf(after), 'white').map(({square}) => square);
		expect(found).toEqual(lost);
	});
});
