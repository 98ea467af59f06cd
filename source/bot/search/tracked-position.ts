import {EMPTY, PAWN, ROOK} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import {CASTLING, EN_PASSANT, KIND_MASK, type Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {PHASES, sumPhase, sumPlacement} from '../evaluation/placement.js';
import {
	MAN_HIGH,
	MAN_LOW,
	PASSED_HIGH,
	PASSED_LOW,
	passedFile,
	RIGHTS_HIGH,
	RIGHTS_LOW,
	SIDE_HIGH,
	SIDE_LOW,
} from './zobrist.js';

/** What is kept of each ply to go back to. */
const FIELDS = 8;

/**
 * A position together with what a search wants to know of it at once: hash key, key of the pawns,
 * material and placement, phase. Kept up by each move instead of being counted anew.
 */
export class TrackedPosition {
	position: Position;
	/** The two halves of the hash key. */
	low = 0;
	high = 0;
	pawnLow = 0;
	pawnHigh = 0;
	/** Material and placement, packed and for White. */
	placement = 0;
	phase = 0;
	/** The file + 1 of an en passant square that counts, which the key holds, or 0. */
	#passed = 0;
	#depth = 0;
	readonly #stack: Int32Array;
	readonly #table: Int32Array;

	/** `table` is an evaluator's placement; the deepest line may have `plies` moves. */
	constructor(position: Position, table: Int32Array, plies: number) {
		this.position = position;
		this.#table = table;
		this.#stack = new Int32Array(plies * FIELDS);
		this.reset(position);
	}

	/** Turns to another position and counts everything from its board. */
	reset(position: Position): void {
		const {board, men, count, castling, side} = position;
		this.position = position;
		this.#depth = 0;
		let low = RIGHTS_LOW[castling] ^ (side === 0 ? 0 : SIDE_LOW);
		let high = RIGHTS_HIGH[castling] ^ (side === 0 ? 0 : SIDE_HIGH);
		let pawnLow = 0;
		let pawnHigh = 0;
		for (let color = 0; color < 2; color++) {
			for (let index = 0; index < count[color]; index++) {
				const square = men[color][index];
				const at = (board[square] << 6) | square;
				low ^= MAN_LOW[at];
				high ^= MAN_HIGH[at];
				if ((board[square] & 7) === PAWN) {
					pawnLow ^= MAN_LOW[at];
					pawnHigh ^= MAN_HIGH[at];
				}
			}
		}

		this.#passed = passedFile(position);
		this.low = low ^ PASSED_LOW[this.#passed];
		this.high = high ^ PASSED_HIGH[this.#passed];
		this.pawnLow = pawnLow;
		this.pawnHigh = pawnHigh;
		this.placement = sumPlacement(position, this.#table);
		this.phase = sumPhase(position);
	}

	#save(): void {
		const stack = this.#stack;
		const at = this.#depth++ * FIELDS;
		stack[at] = this.low;
		stack[at + 1] = this.high;
		stack[at + 2] = this.pawnLow;
		stack[at + 3] = this.pawnHigh;
		stack[at + 4] = this.placement;
		stack[at + 5] = this.phase;
		stack[at + 6] = this.#passed;
		stack[at + 7] = this.position.epSquare;
	}

	#restore(): void {
		const stack = this.#stack;
		const at = --this.#depth * FIELDS;
		this.low = stack[at];
		this.high = stack[at + 1];
		this.pawnLow = stack[at + 2];
		this.pawnHigh = stack[at + 3];
		this.placement = stack[at + 4];
		this.phase = stack[at + 5];
		this.#passed = stack[at + 6];
	}

	/** Plays a move that `generateMoves` gave. */
	make(move: Move): void {
		this.#save();
		const {position} = this;
		const {board, side, castling} = position;
		const table = this.#table;
		const from = move & 63;
		const to = (move >> 6) & 63;
		const kind = move & KIND_MASK;
		const man = board[from];
		const promotion = (move >> 12) & 7;
		const becomes = promotion === EMPTY ? man : promotion | (man & 8);
		const victimSquare = kind === EN_PASSANT ? (side === 0 ? to - 8 : to + 8) : to;
		const victim = board[victimSquare];
		const left = (man << 6) | from;
		const reached = (becomes << 6) | to;
		let low = this.low ^ MAN_LOW[left] ^ MAN_LOW[reached] ^ SIDE_LOW ^ PASSED_LOW[this.#passed];
		let high =
			this.high ^ MAN_HIGH[left] ^ MAN_HIGH[reached] ^ SIDE_HIGH ^ PASSED_HIGH[this.#passed];
		let placement = this.placement - table[left] + table[reached];
		if (victim !== EMPTY) {
			const at = (victim << 6) | victimSquare;
			low ^= MAN_LOW[at];
			high ^= MAN_HIGH[at];
			placement -= table[at];
			this.phase -= PHASES[victim];
			if ((victim & 7) === PAWN) {
				this.pawnLow ^= MAN_LOW[at];
				this.pawnHigh ^= MAN_HIGH[at];
			}
		}

		if ((man & 7) === PAWN) {
			this.pawnLow ^= MAN_LOW[left];
			this.pawnHigh ^= MAN_HIGH[left];
			if (promotion === EMPTY) {
				this.pawnLow ^= MAN_LOW[reached];
				this.pawnHigh ^= MAN_HIGH[reached];
			} else {
				this.phase += PHASES[becomes];
			}
		} else if (kind === CASTLING) {
			const rook = (ROOK | (man & 8)) << 6;
			const rookFrom = rook | (to > from ? from + 3 : from - 4);
			const rookTo = rook | (to > from ? from + 1 : from - 1);
			low ^= MAN_LOW[rookFrom] ^ MAN_LOW[rookTo];
			high ^= MAN_HIGH[rookFrom] ^ MAN_HIGH[rookTo];
			placement += table[rookTo] - table[rookFrom];
		}

		position.make(move);
		const rights = position.castling;
		if (rights !== castling) {
			low ^= RIGHTS_LOW[castling] ^ RIGHTS_LOW[rights];
			high ^= RIGHTS_HIGH[castling] ^ RIGHTS_HIGH[rights];
		}

		const passed = position.epSquare === NO_SQUARE ? 0 : passedFile(position);
		this.#passed = passed;
		this.low = low ^ PASSED_LOW[passed];
		this.high = high ^ PASSED_HIGH[passed];
		this.placement = placement;
	}

	unmake(move: Move): void {
		this.position.unmake(move);
		this.#restore();
	}

	/** Gives the move to the other side, as a null move does. */
	pass(): void {
		this.#save();
		const {position} = this;
		this.low ^= SIDE_LOW ^ PASSED_LOW[this.#passed];
		this.high ^= SIDE_HIGH ^ PASSED_HIGH[this.#passed];
		this.#passed = 0;
		position.side ^= 1;
		position.epSquare = NO_SQUARE;
	}

	unpass(): void {
		this.#restore();
		this.position.side ^= 1;
		this.position.epSquare = this.#stack[this.#depth * FIELDS + 7];
	}
}
