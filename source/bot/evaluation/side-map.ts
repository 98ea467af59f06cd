import {PAWN} from '../../core/man.js';
import type {Position} from '../../rules/position.js';
import {HIGH, LOW} from './attacks.js';

/** What one pass over a side's men finds, by place in its map. */
export const SEEN_LOW = 0;
export const SEEN_HIGH = 1;
/** What the side's men attack or protect. */
export const HIT_LOW = 2;
export const HIT_HIGH = 3;
/** A bit for each role that the side has. */
export const ROLES = 4;
/** Where its men stand. */
export const MEN_LOW = 5;
export const MEN_HIGH = 6;
export const PAWN_LOW = 7;
export const PAWN_HIGH = 8;
export const MAP_FIELDS = 9;

/** Files and ranks of one half. */
const FILE_A = 0x01_01_01_01;
const FILE_H = 0x80_80_80_80 | 0;
const THIRD_RANK = 0xff_00_00;
const SIXTH_RANK = 0xff_00;

/** Writes where a side's men and pawns stand to its map. */
export function locate(position: Position, side: number, map: Int32Array): void {
	const {board, men} = position;
	const pawn = PAWN | (side << 3);
	const end = (side << 6) + position.count[side];
	let low = 0;
	let high = 0;
	let pawnLow = 0;
	let pawnHigh = 0;
	for (let index = side << 6; index < end; index++) {
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

/** Writes what a side's pawns see ahead and hit to its map. */
export function mapPawns(
	position: Position,
	side: number,
	map: Int32Array,
	allLow: number,
	allHigh: number,
): void {
	const low = map[PAWN_LOW];
	const high = map[PAWN_HIGH];
	const double = position.tables.doubleStep ? -1 : 0;
	let hitLow: number;
	let hitHigh: number;
	let seenLow: number;
	let seenHigh: number;
	if (side === 0) {
		hitLow = ((low & ~FILE_A) << 7) | ((low & ~FILE_H) << 9);
		hitHigh =
			((high & ~FILE_A) << 7) |
			((high & ~FILE_H) << 9) |
			((low & ~FILE_A) >>> 25) |
			((low & ~FILE_H) >>> 23);
		seenLow = (low << 8) & ~allLow;
		seenHigh = ((high << 8) | (low >>> 24)) & ~allHigh;
		seenLow |= ((seenLow & THIRD_RANK) << 8) & ~allLow & double;
	} else {
		hitHigh = ((high & ~FILE_A) >>> 9) | ((high & ~FILE_H) >>> 7);
		hitLow =
			((low & ~FILE_A) >>> 9) |
			((low & ~FILE_H) >>> 7) |
			((high & ~FILE_A) << 23) |
			((high & ~FILE_H) << 25);
		seenHigh = (high >>> 8) & ~allHigh;
		seenLow = ((low >>> 8) | (high << 24)) & ~allLow;
		seenHigh |= ((seenHigh & SIXTH_RANK) >>> 8) & ~allHigh & double;
	}

	map[HIT_LOW] = hitLow;
	map[HIT_HIGH] = hitHigh;
	map[SEEN_LOW] = seenLow;
	map[SEEN_HIGH] = seenHigh;
}
