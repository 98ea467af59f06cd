import {EMPTY} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import type {Position} from '../../rules/position.js';
import {CASTLING_ROOK, lowestBit, roleOfCode} from './codes.js';

/** The right of a rook that stands on a corner with its right. */
const rightOn = (square: number): number => ((square & 7) === 7 ? 1 : 2) << (square >= 56 ? 2 : 0);

/**
 * Puts the enemy men (`side`) of the member at `start` of `words` and the seat's own onto a position's
 * board and adds their castling rights to those it has. Side to move and en passant square are the
 * caller's to set.
 */
export function loadMember(
	words: Int32Array,
	start: number,
	own: Uint8Array,
	side: number,
	position: Position,
): void {
	position.board.fill(EMPTY);
	position.count.fill(0);
	position.kings.fill(NO_SQUARE);
	position.ply = 0;
	position.halfmoves = 0;
	position.fullmoves = 1;
	for (let square = 0; square < 64; square++) {
		if (own[square] !== EMPTY) {
			position.put(square, own[square]);
		}
	}

	for (let half = 0; half < 2; half++) {
		const a = words[start + half];
		const b = words[start + 2 + half];
		const c = words[start + 4 + half];
		for (let rest = a | b | c; rest !== 0; rest &= rest - 1) {
			const place = lowestBit(rest);
			const square = place + half * 32;
			const code = ((a >>> place) & 1) | (((b >>> place) & 1) << 1) | (((c >>> place) & 1) << 2);
			position.put(square, roleOfCode(code) | (side << 3));
			if (code === CASTLING_ROOK) {
				position.castling |= rightOn(square);
			}
		}
	}
}
