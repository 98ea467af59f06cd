import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {EMPTY, makeMan, type Role} from '../../source/core/man.js';
import {NO_SQUARE} from '../../source/core/square.js';
import {isAttacked, isInCheck} from '../../source/rules/attack.js';
import {generateMoves} from '../../source/rules/generate.js';
import {countLegalMoves, generateLegalMoves} from '../../source/rules/legal.js';
import {CASTLING, KIND_MASK} from '../../source/rules/move.js';
import {ORTHODOX, ORTHODOX_MEN} from '../../source/rules/move-rules.js';
import {MAX_MOVES, Position} from '../../source/rules/position.js';
import {expectAlike} from '../helpers/expect-alike.js';

const SIDES = ['white', 'black'] as const;
const ROLES: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen'];

/** Men anywhere, both kings among them: more checks, pins and double checks than any game has. */
const boards = fc
	.record({
		kings: fc.uniqueArray(fc.integer({min: 0, max: 63}), {minLength: 2, maxLength: 2}),
		men: fc.array(
			fc.record({
				square: fc.integer({min: 0, max: 63}),
				role: fc.constantFrom(...ROLES),
				color: fc.constantFrom(...SIDES),
			}),
			{maxLength: 24},
		),
		turn: fc.constantFrom(...SIDES),
	})
	.map(({kings, men, turn}) => {
		const cells = new Uint8Array(64);
		for (const {square, role, color} of men) {
			const isPawnAway = role === 'pawn' && (square < 8 || square > 55);
			cells[square] = isPawnAway ? EMPTY : makeMan(color, role);
		}

		for (const [index, color] of SIDES.entries()) {
			cells[kings[index]] = makeMan(color, 'king');
		}

		return {cells, turn, castling: 0, epSquare: NO_SQUARE, halfmoves: 0, fullmoves: 1};
	});

/** Returns the legal moves by playing each. */
function byPlaying(position: Position): number[] {
	const moves = new Int32Array(MAX_MOVES);
	const end = generateMoves(position, moves, 0);
	const {side} = position;
	return [...moves.subarray(0, end)].filter((move) => {
		position.make(move);
		const isSafe = !isInCheck(position, side);
		position.unmake(move);
		return isSafe || (move & KIND_MASK) === CASTLING;
	});
}

const numbers = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('legal moves', () => {
	it('are those that leave the king safe when played', () => {
		const moves = new Int32Array(MAX_MOVES);
		fc.assert(
			fc.property(boards, (setup) => {
				const position = Position.fromSetupUnchecked(setup, ORTHODOX);
				const wanted = numbers(byPlaying(position));
				const end = generateLegalMoves(position, moves, 0);
				expectAlike(numbers([...moves.subarray(0, end)]), wanted);
				expect(countLegalMoves(position)).toBe(wanted.length);
			}),
			{numRuns: 3000},
		);
	});

	it('know attacks by lines as by each man’s own movement', () => {
		const others = {...ORTHODOX, men: ORTHODOX_MEN};
		let hits = 0;
		fc.assert(
			fc.property(boards, (setup) => {
				const [a, b] = [ORTHODOX, others].map((rules) => Position.fromSetupUnchecked(setup, rules));
				for (let square = 0; square < 64; square++) {
					const isHit = isAttacked(a, square, 0);
					expectAlike(isAttacked(b, square, 0), isHit);
					hits += isHit ? 1 : 0;
				}
			}),
			{numRuns: 200},
		);
		expect(hits).toBeGreaterThan(1000);
	});
});
