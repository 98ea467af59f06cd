import {makeFen} from '../core/fen.js';
import {KING, makeMan} from '../core/man.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import type {Placement} from '../solver/material.js';
import {rolesOf} from '../solver/reach.js';

/** Returns the FEN of a drill's start: White's men, the lone king on `king`, White to move. */
export function makeStartFen(placement: Placement, king: Square): string {
	const cells = new Uint8Array(64);
	for (const [man, role] of rolesOf(placement).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	cells[king] = KING | 8;
	return makeFen({
		cells,
		turn: 'white',
		castling: 0,
		epSquare: NO_SQUARE,
		halfmoves: 0,
		fullmoves: 1,
	});
}
