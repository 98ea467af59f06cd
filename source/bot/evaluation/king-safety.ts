import {BISHOP, PAWN, QUEEN, ROOK} from '../../core/man.js';
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
} from './attacks.js';
import {OFFSETS} from './features.js';
import {MEN_HIGH, MEN_LOW, ROLES, SEEN_HIGH, SEEN_LOW} from './side-map.js';

const SHIELD_NEAR = OFFSETS.shieldNear;
const SHIELD_FAR = OFFSETS.shieldFar;
const BARE_FILE = OFFSETS.bareFile;
const UNSEEN_DIAGONAL = OFFSETS.unseenDiagonal;
const OPEN_DIAGONAL = OFFSETS.openDiagonal;
const UNSEEN_LINE = OFFSETS.unseenLine;
const OPEN_LINE = OFFSETS.openLine;

/** Returns what the shelter of a side's king is worth to it, and what the lines to him that nobody watches cost. */
export function kingSafety(
	packed: Int32Array,
	position: Position,
	side: number,
	own: Int32Array,
	other: Int32Array,
	files: number,
): number {
	const {board, kings} = position;
	const king = kings[side];
	if (king === NO_SQUARE) {
		return 0;
	}

	const pawn = PAWN | (side << 3);
	const ownFiles = side === 0 ? files : files >> 8;
	const forward = side === 0 ? 8 : -8;
	const near = king + forward;
	const far = near + forward;
	const file = king & 7;
	let worth = 0;
	for (let beside = file > 0 ? -1 : 0; beside <= (file < 7 ? 1 : 0); beside++) {
		// A square off the board reads as undefined, which is no pawn.
		worth += board[near + beside] === pawn ? packed[SHIELD_NEAR] : 0;
		worth += board[far + beside] === pawn ? packed[SHIELD_FAR] : 0;
		worth += (ownFiles & (1 << (file + beside))) === 0 ? packed[BARE_FILE] : 0;
	}

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
