import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeFen, parseFen, type Setup, START_FEN} from '../../source/core/fen.js';
import {makeFogFen, parseFogFen, type Sight} from '../../source/core/fog-fen.js';
import {UNSEEN} from '../../source/core/man.js';
import {ok} from '../../source/core/result.js';
import {NO_SQUARE} from '../../source/core/square.js';
import {KING_CAPTURE} from '../../source/rules/move-rules.js';
import {positionFromSetup} from '../../source/rules/position-from-setup.js';

const man = fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14);
const turn = fc.constantFrom('white' as const, 'black' as const);
const epSquare = fc.oneof(
	fc.constant(NO_SQUARE),
	fc.integer({min: 16, max: 23}),
	fc.integer({min: 40, max: 47}),
);
const cellsOf = (code: fc.Arbitrary<number>): fc.Arbitrary<Uint8Array> =>
	fc.array(code, {minLength: 64, maxLength: 64}).map((codes) => Uint8Array.from(codes));

const setup: fc.Arbitrary<Setup> = fc.record({
	cells: cellsOf(man),
	turn,
	castling: fc.integer({min: 0, max: 15}),
	epSquare,
	halfmoves: fc.integer({min: 0, max: 9999}),
	fullmoves: fc.integer({min: 0, max: 9999}),
});
const sight: fc.Arbitrary<Sight> = fc.record({
	cells: cellsOf(fc.oneof(man, fc.constant(UNSEEN))),
	turn,
	castling: fc.integer({min: 0, max: 15}),
	epSquare,
});

/** Texts that are nearly right, which find more faults than noise does. */
const damaged = fc
	.tuple(fc.constantFrom(START_FEN, '8/8/8/3k4/?1?/8/8/KQ6 w - -'), fc.nat(60), fc.string())
	.map(([text, at, noise]) => text.slice(0, at) + noise + text.slice(at + 1));

describe('FEN', () => {
	it('reads back what it writes', () => {
		fc.assert(
			fc.property(setup, (value) => {
				expect(parseFen(makeFen(value))).toEqual(ok(value));
			}),
		);
	});

	it('answers any text with a value or a short reason', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({unit: 'binary'}), damaged), (text) => {
				for (const result of [parseFen(text), parseFogFen(text)]) {
					expect(result.ok || (result.error.length > 10 && result.error.length < 160)).toBe(true);
				}
			}),
			{numRuns: 2000},
		);
	});

	it.each([
		['', 'the FEN is empty'],
		['8/8/8/8 w - - 0 1', '8 ranks'],
		['9/8/8/8/8/8/8/8 w - - 0 1', 'rank 8 of the board holds “9”'],
		['8/44/8/8/8/8/8/8 w - - 0 1', 'rank 7 of the board has two digits side by side'],
		['7/8/8/8/8/8/8/8 w - - 0 1', 'rank 8 of the board has 7 squares'],
		['8/8/8/8/8/8/8/8 x - - 0 1', 'side to move'],
		['8/8/8/8/8/8/8/8 w KK - 0 1', 'castling'],
		['8/8/8/8/8/8/8/8 w - e4 0 1', 'rank 3 or 6'],
		['8/8/8/8/8/8/8/8 w - - x 1', 'half-move clock'],
		['8/8/8/8/8/8/8/8 w - - 0 1 2', 'at most 6 fields'],
		['8/8/8/8/8/8/8/?7 w - - 0 1', 'rank 1 of the board holds “?”'],
	])('says what is wrong with %j', (text, reason) => {
		const result = parseFen(text);
		expect(result.ok ? '' : result.error).toContain(reason);
	});

	it('escapes what could steer a terminal in its reasons', () => {
		const result = parseFen('8/8/8/8/8/8/8/8 \u001B[2J\u009B31m w');
		expect(result.ok ? '' : result.error).not.toMatch(/[\u0000-\u001F\u007F-\u009F]/);
	});
});

describe('fog FEN', () => {
	it('reads back what it writes', () => {
		fc.assert(
			fc.property(sight, (value) => {
				expect(parseFogFen(makeFogFen(value))).toEqual(ok(value));
			}),
		);
	});

	it('breaks a run of digits at a square that is not seen', () => {
		const cells = new Uint8Array(64);
		cells[2] = UNSEEN;
		expect(makeFogFen({cells, turn: 'white', castling: 0, epSquare: NO_SQUARE})).toBe(
			'8/8/8/8/8/8/8/2?5 w - -',
		);
	});
});

describe('from a setup to a position', () => {
	it.each([
		['8/8/8/8/8/8/8/8 w - - 0 1', 'one white king, not 0'],
		['4k3/8/8/8/8/8/8/3KK3 w - - 0 1', 'one white king, not 2'],
		['8/8/8/8/8/8/8/4K3 w - - 0 1', 'one black king, not 0'],
		['4k2P/8/8/8/8/8/8/4K3 w - - 0 1', 'a pawn cannot stand on h8'],
		['4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'the castling right K needs a king on e1 and a rook on h1'],
		['4k3/8/8/8/8/8/8/4K3 w - e6 0 1', 'no pawn can just have passed over e6'],
		['4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1', 'no pawn can just have passed over e6'],
		['4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1', 'no pawn can just have passed over e6'],
	])('refuses %s', (fen, reason) => {
		const parsed = parseFen(fen);
		const position = parsed.ok ? positionFromSetup(parsed.value, KING_CAPTURE) : parsed;
		expect(position.ok ? '' : position.error).toContain(reason);
	});

	it('takes kings that stand attacked, or side by side', () => {
		const parsed = parseFen('8/8/8/3Kk3/4Q3/8/8/8 w - - 0 1');
		expect(parsed.ok && positionFromSetup(parsed.value, KING_CAPTURE).ok).toBe(true);
	});
});
