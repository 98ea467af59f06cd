import {EMPTY} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import type {Position} from '../../rules/position.js';

/** The board, then castling rights, en passant square + 1 and half-move clock. */
const BYTES = 67;
const CASTLING_AT = 64;
const PASSED_AT = 65;
const CLOCK_AT = 66;
const FIRST_ROOM = 64;

/** A growing list of full positions, all with the same side to move, in one array of bytes. */
export class MemberStore {
	#bytes = new Uint8Array(BYTES * FIRST_ROOM);
	#size = 0;

	get size(): number {
		return this.#size;
	}

	/** Adds a copy of a position. */
	add({board, castling, epSquare, halfmoves}: Position): void {
		const at = this.#size++ * BYTES;
		if (at === this.#bytes.length) {
			const longer = new Uint8Array(at * 2);
			longer.set(this.#bytes);
			this.#bytes = longer;
		}

		this.#bytes.set(board, at);
		this.#bytes[at + CASTLING_AT] = castling;
		this.#bytes[at + PASSED_AT] = epSquare + 1;
		this.#bytes[at + CLOCK_AT] = Math.min(255, halfmoves);
	}

	/** Turns a position into the member of an index, with `side` (0 for White) to move; it can unmake nothing then. */
	load(index: number, position: Position, side: number): void {
		const bytes = this.#bytes;
		const at = index * BYTES;
		position.board.fill(EMPTY);
		position.count.fill(0);
		position.kings.fill(NO_SQUARE);
		for (let square = 0; square < 64; square++) {
			if (bytes[at + square] !== EMPTY) {
				position.put(square, bytes[at + square]);
			}
		}

		position.side = side;
		position.castling = bytes[at + CASTLING_AT];
		position.epSquare = bytes[at + PASSED_AT] - 1;
		position.halfmoves = bytes[at + CLOCK_AT];
		position.fullmoves = 1;
		position.ply = 0;
	}
}
