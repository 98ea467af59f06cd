import {PAWN} from '../../core/man.js';
import type {Position} from '../../rules/position.js';

/**
 * The squares that orthodox men attack, as sets in two 32-bit halves: ranks 1–4 low, ranks 5–8 high, a
 * square a bit. Lines are looked up by what stands on them, without walking square by square: a line's
 * bits are gathered into a byte, one table tells what a slider sees of a byte, and the answer is spread
 * out again ("kindergarten bitboards" by Gerd Isenberg, here for halves).
 */

/** A square as a bit of the low and of the high half. */
export const LOW = Int32Array.from({length: 64}, (_, square) => (square < 32 ? 1 << square : 0));
export const HIGH = Int32Array.from({length: 64}, (_, square) =>
	square < 32 ? 0 : 1 << (square - 32),
);

/** Where leapers go, and the diagonals (a1–h8 and h1–a8 way) through a square without the square itself. */
export const KNIGHT_LOW = new Int32Array(64);
export const KNIGHT_HIGH = new Int32Array(64);
export const KING_LOW = new Int32Array(64);
export const KING_HIGH = new Int32Array(64);
export const DIAGONAL_LOW = new Int32Array(64);
export const DIAGONAL_HIGH = new Int32Array(64);
export const ANTIDIAGONAL_LOW = new Int32Array(64);
export const ANTIDIAGONAL_HIGH = new Int32Array(64);
for (let from = 0; from < 64; from++) {
	for (let to = 0; to < 64; to++) {
		const files = (to & 7) - (from & 7);
		const ranks = (to >> 3) - (from >> 3);
		const near = Math.max(Math.abs(files), Math.abs(ranks));
		const add = (low: Int32Array, high: Int32Array): void => {
			low[from] |= LOW[to];
			high[from] |= HIGH[to];
		};
		if (Math.abs(files * ranks) === 2) {
			add(KNIGHT_LOW, KNIGHT_HIGH);
		}

		if (near === 1) {
			add(KING_LOW, KING_HIGH);
		}

		if (near > 0 && files === ranks) {
			add(DIAGONAL_LOW, DIAGONAL_HIGH);
		}

		if (near > 0 && files === -ranks) {
			add(ANTIDIAGONAL_LOW, ANTIDIAGONAL_HIGH);
		}
	}
}

/** What a slider on one of eight squares in a row attacks by what stands on them: place * 256 + occupation. */
const LINE = new Uint8Array(8 * 256);
for (let place = 0; place < 8; place++) {
	for (let occupied = 0; occupied < 256; occupied++) {
		for (const step of [-1, 1]) {
			for (let at = place + step; at >= 0 && at < 8; at += step) {
				LINE[place * 256 + occupied] |= 1 << at;
				if (occupied & (1 << at)) {
					break;
				}
			}
		}
	}
}

/** Returns what is attacked along the a1–h8 way, for both halves: to be cut to DIAGONAL_LOW and _HIGH. */
export function alongDiagonal(square: number, low: number, high: number): number {
	let bits = (low & DIAGONAL_LOW[square]) | (high & DIAGONAL_HIGH[square]);
	bits |= bits >>> 16;
	bits |= bits >>> 8;
	return Math.imul(LINE[((square & 7) << 8) | (bits & 255)], 0x01_01_01_01);
}

/** Returns what is attacked along the h1–a8 way, for both halves: to be cut to ANTIDIAGONAL_LOW and _HIGH. */
export function alongAntidiagonal(square: number, low: number, high: number): number {
	let bits = (low & ANTIDIAGONAL_LOW[square]) | (high & ANTIDIAGONAL_HIGH[square]);
	bits |= bits >>> 16;
	bits |= bits >>> 8;
	return Math.imul(LINE[((square & 7) << 8) | (bits & 255)], 0x01_01_01_01);
}

/** Returns what is attacked along the rank, in the half that `square` is in; `half` is that half's occupation. */
export function alongRank(square: number, half: number): number {
	const shift = square & 24;
	return LINE[((square & 7) << 8) | ((half >>> shift) & 255)] << shift;
}

/** Returns what is attacked along the file as a byte, a bit for each rank: see `fileLow` and `fileHigh`. */
export function alongFile(square: number, low: number, high: number): number {
	const file = square & 7;
	const lower = Math.imul((low >>> file) & 0x01_01_01_01, 0x01_02_04_08) >>> 24;
	const upper = Math.imul((high >>> file) & 0x01_01_01_01, 0x01_02_04_08) >>> 24;
	return LINE[((square >> 3) << 8) | (lower & 15) | ((upper & 15) << 4)];
}

export const fileLow = (square: number, ranks: number): number =>
	(Math.imul(ranks & 15, 0x00_20_40_81) & 0x01_01_01_01) << (square & 7);

export const fileHigh = (square: number, ranks: number): number =>
	(Math.imul(ranks >> 4, 0x00_20_40_81) & 0x01_01_01_01) << (square & 7);

/** What one pass over a side's men finds, by place in its map: what they attack or protect. */
export const HIT_LOW = 0;
export const HIT_HIGH = 1;
/** Where its men stand. */
export const MEN_LOW = 2;
export const MEN_HIGH = 3;
export const PAWN_LOW = 4;
export const PAWN_HIGH = 5;
export const MAP_FIELDS = 6;

const FILE_A = 0x01_01_01_01;
const FILE_H = 0x80_80_80_80 | 0;

/** Writes where a side's men and pawns stand to its map. */
export function locate(position: Position, side: number, map: Int32Array): void {
	const {board} = position;
	const men = position.men[side];
	const pawn = PAWN | (side << 3);
	const end = position.count[side];
	let low = 0;
	let high = 0;
	let pawnLow = 0;
	let pawnHigh = 0;
	for (let index = 0; index < end; index++) {
		const square = men[index];
		low |= LOW[square];
		high |= HIGH[square];
		if (board[square] === pawn) {
			pawnLow |= LOW[square];
			pawnHigh |= HIGH[square];
		}
	}

	map[MEN_LOW] = low;
	map[MEN_HIGH] = high;
	map[PAWN_LOW] = pawnLow;
	map[PAWN_HIGH] = pawnHigh;
}

/** Writes what a side's pawns hit to its map. */
export function mapPawns(side: number, map: Int32Array): void {
	const low = map[PAWN_LOW];
	const high = map[PAWN_HIGH];
	if (side === 0) {
		map[HIT_LOW] = ((low & ~FILE_A) << 7) | ((low & ~FILE_H) << 9);
		map[HIT_HIGH] =
			((high & ~FILE_A) << 7) |
			((high & ~FILE_H) << 9) |
			((low & ~FILE_A) >>> 25) |
			((low & ~FILE_H) >>> 23);
	} else {
		map[HIT_HIGH] = ((high & ~FILE_A) >>> 9) | ((high & ~FILE_H) >>> 7);
		map[HIT_LOW] =
			((low & ~FILE_A) >>> 9) |
			((low & ~FILE_H) >>> 7) |
			((high & ~FILE_A) << 23) |
			((high & ~FILE_H) << 25);
	}
}
