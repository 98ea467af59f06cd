import {PAWN} from '../../core/man.js';
import type {Position} from '../../rules/position.js';
import {HIGH, LOW} from './attacks.js';

/** What one pass over a side's men finds, by place in its map: what they attack or protect. */
export const HIT_LOW = 0;
export const HIT_HIGH = 1;
/** Where its men stand. */
export const MEN_LOW = 2;
export const MEN_HIGH = 3;
export const PAWN_LOW = 4;
export const PAWN_HIGH = 5;
export const MAP_FIELDS = 6;

/** Files of one half. */
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
