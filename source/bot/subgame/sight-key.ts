import {randomInteger, createRandom} from '../../core/random.js';
import {countEnPassant} from '../../rules/generate.js';
import type {Position} from '../../rules/position.js';
import {SIGHT_RULES, type SightPart} from '../../rules/sight.js';

const random = createRandom('sight');
const numbers = (count: number): Int32Array =>
	Int32Array.from({length: count}, () => randomInteger(random, 2 ** 32) | 0);

/** By code * 64 + square: a seen empty square has its number too. */
const SEEN_LOW = numbers(16 * 64);
const SEEN_HIGH = numbers(16 * 64);
/** By the seat's own castling rights, and by the en passant square on which it can capture. */
const RIGHTS = numbers(16);
const PASSED = numbers(64);

const seen = new Uint8Array(64);

/** Two halves of a key. */
export type SightKey = {low: number; high: number};

/**
 * Writes a key of what a side sees of a position: equal for equal views (`observe`), else different but
 * for chance. Whose move it is is left out.
 */
export function keySight(
	position: Position,
	side: number,
	parts: readonly SightPart[],
	into: SightKey,
): void {
	const {board} = position;
	seen.fill(0);
	for (const part of parts) {
		SIGHT_RULES[part](position, side, seen);
	}

	let low = RIGHTS[position.castling & (side === 0 ? 3 : 12)];
	let high = 0;
	for (let square = 0; square < 64; square++) {
		if (seen[square] !== 0) {
			low ^= SEEN_LOW[(board[square] << 6) | square];
			high ^= SEEN_HIGH[(board[square] << 6) | square];
		}
	}

	if (position.side === side && countEnPassant(position) > 0) {
		low ^= PASSED[position.epSquare];
	}

	into.low = low;
	into.high = high;
}
