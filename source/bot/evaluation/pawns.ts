import {BLACK_MAN, PAWN} from '../../core/man.js';
import type {Position} from '../../rules/position.js';
import {OFFSETS} from './features.js';

/** What is kept of a pawn structure: packed worth, the squares of passed pawns in two halves, files with pawns. */
export const PAWN_FIELDS = 4;

/** By file + 1, with an empty file on either side; index 10 and on are Black's. */
const counts = new Int32Array(20);
/** The rank of White's rearmost pawn of a file, 8 where there is none, and of Black's, −1 where there is none. */
const whiteRear = new Int32Array(10);
const blackRear = new Int32Array(10);

function readFiles(position: Position): void {
	const {board, men, count} = position;
	counts.fill(0);
	whiteRear.fill(8);
	blackRear.fill(-1);
	for (let side = 0; side < 2; side++) {
		const end = count[side];
		for (let index = 0; index < end; index++) {
			const square = men[side][index];
			if ((board[square] & 7) !== PAWN) {
				continue;
			}

			const file = (square & 7) + 1;
			const rank = square >> 3;
			counts[side * 10 + file]++;
			if (side === 0) {
				whiteRear[file] = rank < whiteRear[file] ? rank : whiteRear[file];
			} else {
				blackRear[file] = rank > blackRear[file] ? rank : blackRear[file];
			}
		}
	}
}

/** Returns whether no pawn of the other side can stop or take a pawn on its way to the last rank. */
const isPassed = (side: number, file: number, rank: number): boolean =>
	side === 0
		? blackRear[file - 1] <= rank && blackRear[file] <= rank && blackRear[file + 1] <= rank
		: whiteRear[file - 1] >= rank && whiteRear[file] >= rank && whiteRear[file + 1] >= rank;

/** Returns whether a pawn of the same side stands beside a pawn or protects it. */
function isSupported(board: Uint8Array, square: number, pawn: number, behind: number): boolean {
	const file = square & 7;
	return (
		(file > 0 && (board[square - 1] === pawn || board[square + behind - 1] === pawn)) ||
		(file < 7 && (board[square + 1] === pawn || board[square + behind + 1] === pawn))
	);
}

/** Where the weights of each feature begin; constants, as these are read at every leaf. */
const ISOLATED_PAWN = OFFSETS.isolatedPawn;
const DOUBLED_PAWN = OFFSETS.doubledPawn;
const SUPPORTED_PAWN = OFFSETS.supportedPawn;
const PASSED_PAWN = OFFSETS.passedPawn;

/**
 * Writes what the pawns of a position alone are worth to `out` from index `at`: the packed worth for
 * White, the squares of passed pawns (1–32, 33–64), and the files that have pawns, Black's from bit 8.
 */
export function readPawns(
	position: Position,
	packed: Int32Array,
	out: Int32Array,
	at: number,
): void {
	const {board, men, count} = position;
	readFiles(position);
	let worth = 0;
	let low = 0;
	let high = 0;
	let files = 0;
	for (let side = 0; side < 2; side++) {
		const pawn = PAWN | (side === 0 ? 0 : BLACK_MAN);
		const behind = side === 0 ? -8 : 8;
		const end = count[side];
		let sum = 0;
		for (let index = 0; index < end; index++) {
			const square = men[side][index];
			if (board[square] !== pawn) {
				continue;
			}

			const file = (square & 7) + 1;
			const rank = square >> 3;
			const onFile = side * 10 + file;
			files |= 1 << ((square & 7) + side * 8);
			if (counts[onFile - 1] === 0 && counts[onFile + 1] === 0) {
				sum += packed[ISOLATED_PAWN];
			}

			if (counts[onFile] > 1) {
				sum += packed[DOUBLED_PAWN];
			}

			if (isSupported(board, square, pawn, behind)) {
				sum += packed[SUPPORTED_PAWN];
			}

			if (isPassed(side, file, rank)) {
				sum += packed[PASSED_PAWN + (side === 0 ? rank : 7 - rank)];
				if (square < 32) {
					low |= 1 << square;
				} else {
					high |= 1 << (square - 32);
				}
			}
		}

		worth += side === 0 ? sum : -sum;
	}

	out[at] = worth;
	out[at + 1] = low;
	out[at + 2] = high;
	out[at + 3] = files;
}

/** Pawn structures that have been looked at, by their hash keys: few of them come in one search. */
export class PawnTable {
	/** Two keys and the fields of `readPawns` for each entry. */
	readonly entries: Int32Array;
	readonly #mask: number;

	constructor(
		readonly packed: Int32Array,
		bits = 12,
	) {
		this.#mask = (1 << bits) - 1;
		this.entries = new Int32Array((1 << bits) * 8);
	}

	/** Returns the index in `entries` at which the fields of this position's pawns stand. */
	find(position: Position, low: number, high: number): number {
		const {entries} = this;
		const at = (low & this.#mask) << 3;
		if (entries[at] !== low || entries[at + 1] !== high || entries[at + 6] === 0) {
			entries[at] = low;
			entries[at + 1] = high;
			entries[at + 6] = 1;
			readPawns(position, this.packed, entries, at + 2);
		}

		return at + 2;
	}
}
