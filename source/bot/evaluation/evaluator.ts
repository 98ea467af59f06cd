import {BISHOP, EMPTY, KING, KNIGHT, PAWN, ROOK} from '../../core/man.js';
import {popCount} from '../../core/square-set.js';
import type {Position} from '../../rules/position.js';
import {
	alongAntidiagonal,
	alongDiagonal,
	alongFile,
	alongRank,
	ANTIDIAGONAL_HIGH,
	ANTIDIAGONAL_LOW,
	DIAGONAL_HIGH,
	DIAGONAL_LOW,
	fileHigh,
	fileLow,
	HIT_HIGH,
	HIT_LOW,
	KING_HIGH,
	KING_LOW,
	KNIGHT_HIGH,
	KNIGHT_LOW,
	locate,
	MAP_FIELDS,
	mapPawns,
	MEN_HIGH,
	MEN_LOW,
	PAWN_HIGH,
	PAWN_LOW,
} from './attacks.js';
import {OFFSETS, packWeights, type Weights} from './features.js';
import {PAWN_FIELDS, readPawns} from './pawns.js';
import {compilePlacement, sumPhase, sumPlacement} from './placement.js';
import {bound, taper} from './value.js';

/** How many steps a king needs from one square to another: from * 64 + to. */
const STEPS = new Uint8Array(64 * 64);
for (let a = 0; a < 64; a++) {
	for (let b = 0; b < 64; b++) {
		STEPS[a * 64 + b] = Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
	}
}

/** Where the mobility weights of each role begin. */
const MOBILITY = Int32Array.of(
	0,
	0,
	OFFSETS.knightMobility,
	OFFSETS.bishopMobility,
	OFFSETS.rookMobility,
	OFFSETS.queenMobility,
);
/** Which weight of `pawnThreat` is each role's. */
const PAWN_THREATS = Int32Array.of(0, 0, 0, 1, 2, 3).map((index) => OFFSETS.pawnThreat + index);
/** Which weight of `loose` is each role's. */
const LOOSE = Int32Array.of(0, 0, 1, 1, 2, 3).map((index) => OFFSETS.loose + index);

/** Where the weights of each feature begin; constants, as these are read at every leaf. */
const TEMPO = OFFSETS.tempo;
const ROOK_OPEN_FILE = OFFSETS.rookOpenFile;
const ROOK_HALF_OPEN_FILE = OFFSETS.rookHalfOpenFile;
const BISHOP_PAIR = OFFSETS.bishopPair;
const BLOCKED_PASSED_PAWN = OFFSETS.blockedPassedPawn;
const PASSED_ENEMY_KING = OFFSETS.passedEnemyKing;
const PASSED_OWN_KING = OFFSETS.passedOwnKing;

/**
 * Evaluates positions without search, both sides seen: what a leaf of a search in one possible world is
 * worth. One pass over the lists of men marks what each side attacks; nothing is allocated. An
 * instance must not be used from two threads.
 */
export class Evaluator {
	/** All weights, flat and packed. */
	readonly packed: Int32Array;
	/** Material and placement of man * 64 + square, packed, good for White positive. */
	readonly placement: Int32Array;
	/** What each side hits. */
	readonly #white = new Int32Array(MAP_FIELDS);
	readonly #black = new Int32Array(MAP_FIELDS);
	readonly #pawns = new Int32Array(PAWN_FIELDS);

	constructor(weights: Weights) {
		this.packed = packWeights(weights);
		this.placement = compilePlacement(this.packed);
	}

	/**
	 * Returns how good a position is for the side to move, in hundredths of a pawn between
	 * ±EVALUATION_LIMIT. Both kings must stand.
	 */
	evaluate(position: Position): number {
		const value = taper(this.packedValue(position), sumPhase(position));
		return bound(position.side === 0 ? value : 0 - value);
	}

	/** Returns the value for White before tapering, everything counted. */
	packedValue(position: Position): number {
		readPawns(position, this.packed, this.#pawns, 0);
		return (sumPlacement(position, this.placement) + this.terms(position, this.#pawns, 0)) | 0;
	}

	/**
	 * Returns all but material and placement, packed and for White. `pawns` holds at `at` what `readPawns`
	 * tells of this position.
	 */
	terms(position: Position, pawns: Int32Array, at: number): number {
		const {packed} = this;
		const {board} = position;
		const white = this.#white;
		const black = this.#black;
		const files = pawns[at + 3];
		locate(position, 0, white);
		locate(position, 1, black);
		let worth = pawns[at] + this.#army(position, 0, white, black, files);
		worth -= this.#army(position, 1, black, white, files);
		worth += this.#looseMen(board, white, black) - this.#looseMen(board, black, white);
		if (pawns[at + 1] !== 0) {
			worth += this.#passedPawns(position, pawns[at + 1], 0);
		}

		if (pawns[at + 2] !== 0) {
			worth += this.#passedPawns(position, pawns[at + 2], 32);
		}

		worth += position.side === 0 ? packed[TEMPO] : -packed[TEMPO];
		return worth | 0;
	}

	/** Fills the rest of a side's map, and returns what its mobility is worth to it. */
	#army(
		position: Position,
		side: number,
		map: Int32Array,
		other: Int32Array,
		files: number,
	): number {
		const {board} = position;
		const men = position.men[side];
		const {packed} = this;
		const ownLow = map[MEN_LOW];
		const ownHigh = map[MEN_HIGH];
		const allLow = ownLow | other[MEN_LOW];
		const allHigh = ownHigh | other[MEN_HIGH];
		const end = position.count[side];
		mapPawns(side, map);
		let worth = this.#pawnThreats(board, map, other);
		let hitLow = map[HIT_LOW];
		let hitHigh = map[HIT_HIGH];
		let bishops = 0;
		for (let index = 0; index < end; index++) {
			const from = men[index];
			const role = board[from] & 7;
			if (role === PAWN) {
				continue;
			}

			let low = 0;
			let high = 0;
			if (role === KNIGHT) {
				low = KNIGHT_LOW[from];
				high = KNIGHT_HIGH[from];
			} else if (role === KING) {
				low = KING_LOW[from];
				high = KING_HIGH[from];
			} else {
				if (role !== ROOK) {
					const rising = alongDiagonal(from, allLow, allHigh);
					const falling = alongAntidiagonal(from, allLow, allHigh);
					low = (rising & DIAGONAL_LOW[from]) | (falling & ANTIDIAGONAL_LOW[from]);
					high = (rising & DIAGONAL_HIGH[from]) | (falling & ANTIDIAGONAL_HIGH[from]);
				}

				if (role !== BISHOP) {
					const ranks = alongFile(from, allLow, allHigh);
					low |= fileLow(from, ranks);
					high |= fileHigh(from, ranks);
					if (from < 32) {
						low |= alongRank(from, allLow);
					} else {
						high |= alongRank(from, allHigh);
					}
				}
			}

			hitLow |= low;
			hitHigh |= high;
			if (role === KING) {
				continue;
			}

			worth += packed[MOBILITY[role] + popCount(low & ~ownLow) + popCount(high & ~ownHigh)];
			if (role === ROOK) {
				const file = 1 << (from & 7);
				const own = side === 0 ? files : files >> 8;
				const opposite = side === 0 ? files >> 8 : files;
				if ((own & file) === 0) {
					worth += packed[(opposite & file) === 0 ? ROOK_OPEN_FILE : ROOK_HALF_OPEN_FILE];
				}
			} else if (role === BISHOP) {
				bishops++;
			}
		}

		map[HIT_LOW] = hitLow;
		map[HIT_HIGH] = hitHigh;
		return bishops > 1 ? worth + packed[BISHOP_PAIR] : worth;
	}

	#pawnThreats(board: Uint8Array, map: Int32Array, other: Int32Array): number {
		const low = map[HIT_LOW] & other[MEN_LOW] & ~other[PAWN_LOW];
		const high = map[HIT_HIGH] & other[MEN_HIGH] & ~other[PAWN_HIGH];
		return (low | high) === 0
			? 0
			: this.#sumRoles(board, low, 0, PAWN_THREATS) + this.#sumRoles(board, high, 32, PAWN_THREATS);
	}

	/** Returns what the men of a side that are attacked and not protected cost it. */
	#looseMen(board: Uint8Array, own: Int32Array, other: Int32Array): number {
		const low = other[HIT_LOW] & ~own[HIT_LOW] & own[MEN_LOW];
		const high = other[HIT_HIGH] & ~own[HIT_HIGH] & own[MEN_HIGH];
		return (low | high) === 0
			? 0
			: this.#sumRoles(board, low, 0, LOOSE) + this.#sumRoles(board, high, 32, LOOSE);
	}

	/** Returns the sum over the men on a half's squares of the weight that `weights` names for each role. */
	#sumRoles(board: Uint8Array, squares: number, base: number, weights: Int32Array): number {
		let left = squares;
		let worth = 0;
		while (left !== 0) {
			const bit = 31 - Math.clz32(left);
			left &= ~(1 << bit);
			const role = board[base + bit] & 7;
			worth += role === KING ? 0 : this.packed[weights[role]];
		}

		return worth;
	}

	/** Returns what depends on the other men of the passed pawns on one half of the board, for White. */
	#passedPawns(position: Position, squares: number, base: number): number {
		const {board, kings} = position;
		const {packed} = this;
		let left = squares;
		let worth = 0;
		while (left !== 0) {
			const bit = 31 - Math.clz32(left);
			left &= ~(1 << bit);
			const square = base + bit;
			const side = board[square] >> 3;
			const ahead = side === 0 ? square + 8 : square - 8;
			const rank = side === 0 ? square >> 3 : 7 - (square >> 3);
			const sum =
				(board[ahead] === EMPTY ? 0 : packed[BLOCKED_PASSED_PAWN + rank]) +
				STEPS[(kings[side ^ 1] << 6) | ahead] * packed[PASSED_ENEMY_KING] +
				STEPS[(kings[side] << 6) | ahead] * packed[PASSED_OWN_KING];
			worth += side === 0 ? sum : -sum;
		}

		return worth;
	}
}
