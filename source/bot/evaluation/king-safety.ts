import {BISHOP, QUEEN, ROOK} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import type {Position} from '../../rules/position.js';
import {
	alongAntidiagonal,
	alongDiagonal,
	alongFile,
	alongRank,
	ANTIDIAGONAL_HIGH,
	ANTIDIAGONAL_LOW,
	countBits,
	DIAGONAL_HIGH,
	DIAGONAL_LOW,
	fileHigh,
	fileLow,
	HIGH,
	LOW,
} from './attacks.js';
import {OFFSETS} from './features.js';
import {MEN_HIGH, MEN_LOW, PAWN_HIGH, PAWN_LOW, ROLES, SEEN_HIGH, SEEN_LOW} from './side-map.js';

const SHIELD_NEAR = OFFSETS.shieldNear;
const SHIELD_FAR = OFFSETS.shieldFar;
const BARE_FILE = OFFSETS.bareFile;
const UNSEEN_DIAGONAL = OFFSETS.unseenDiagonal;
const OPEN_DIAGONAL = OFFSETS.openDiagonal;
const UNSEEN_LINE = OFFSETS.unseenLine;
const OPEN_LINE = OFFSETS.openLine;

/** The squares one and two ranks before a king of a side, on his file and those beside it: side * 64 + king. */
const NEAR_LOW = new Int32Array(128);
const NEAR_HIGH = new Int32Array(128);
const FAR_LOW = new Int32Array(128);
const FAR_HIGH = new Int32Array(128);
for (let side = 0; side < 2; side++) {
	for (let king = 0; king < 64; king++) {
		for (let square = 0; square < 64; square++) {
			const ahead = ((square >> 3) - (king >> 3)) * (side === 0 ? 1 : -1);
			if (Math.abs((square & 7) - (king & 7)) <= 1) {
				NEAR_LOW[side * 64 + king] |= ahead === 1 ? LOW[square] : 0;
				NEAR_HIGH[side * 64 + king] |= ahead === 1 ? HIGH[square] : 0;
				FAR_LOW[side * 64 + king] |= ahead === 2 ? LOW[square] : 0;
				FAR_HIGH[side * 64 + king] |= ahead === 2 ? HIGH[square] : 0;
			}
		}
	}
}

/** A file and those beside it as bits, and how many bits are set in a byte. */
const BESIDE = Int32Array.from({length: 8}, (_, file) => ((7 << file) >> 1) & 255);
const SHORT_COUNTS = Int32Array.from({length: 256}, (_, byte) => countBits(byte));

/** Returns what the shelter of a side's king is worth to it, and what the lines to him that nobody watches cost. */
export function kingSafety(
	packed: Int32Array,
	position: Position,
	side: number,
	own: Int32Array,
	other: Int32Array,
	files: number,
): number {
	const king = position.kings[side];
	if (king === NO_SQUARE) {
		return 0;
	}

	const at = (side << 6) | king;
	const near = (own[PAWN_LOW] & NEAR_LOW[at]) | (own[PAWN_HIGH] & NEAR_HIGH[at]);
	const far = (own[PAWN_LOW] & FAR_LOW[at]) | (own[PAWN_HIGH] & FAR_HIGH[at]);
	const bare = BESIDE[king & 7] & ~(side === 0 ? files : files >> 8);
	let worth =
		SHORT_COUNTS[bare] * packed[BARE_FILE] +
		(near === 0 ? 0 : countBits(near) * packed[SHIELD_NEAR]) +
		(far === 0 ? 0 : countBits(far) * packed[SHIELD_FAR]);
	const low = own[MEN_LOW] | other[MEN_LOW];
	const high = own[MEN_HIGH] | other[MEN_HIGH];
	if ((other[ROLES] & ((1 << BISHOP) | (1 << QUEEN))) !== 0) {
		const rising = alongDiagonal(king, low, high);
		const falling = alongAntidiagonal(king, low, high);
		worth += exposure(
			packed,
			((rising & DIAGONAL_LOW[king]) | (falling & ANTIDIAGONAL_LOW[king])) & ~low,
			((rising & DIAGONAL_HIGH[king]) | (falling & ANTIDIAGONAL_HIGH[king])) & ~high,
			own,
			OPEN_DIAGONAL,
			UNSEEN_DIAGONAL,
		);
	}

	if ((other[ROLES] & ((1 << ROOK) | (1 << QUEEN))) !== 0) {
		const ranks = alongFile(king, low, high);
		worth += exposure(
			packed,
			(fileLow(king, ranks) | (king < 32 ? alongRank(king, low) : 0)) & ~low,
			(fileHigh(king, ranks) | (king < 32 ? 0 : alongRank(king, high))) & ~high,
			own,
			OPEN_LINE,
			UNSEEN_LINE,
		);
	}

	return worth;
}

/** Returns what the empty squares of some of a king's lines cost him. */
function exposure(
	packed: Int32Array,
	low: number,
	high: number,
	own: Int32Array,
	open: number,
	unseen: number,
): number {
	const hidden = countBits(low & ~own[SEEN_LOW]) + countBits(high & ~own[SEEN_HIGH]);
	return (countBits(low) + countBits(high)) * packed[open] + hidden * packed[unseen];
}
