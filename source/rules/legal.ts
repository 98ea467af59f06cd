import {isInCheck} from './attack.js';
import {generateMoves} from './generate.js';
import type {Position} from './position.js';

/**
 * Writes the legal moves of the side to move into `moves` from `start` and returns the index behind
 * the last one. Where the king is royal by check, moves that leave it attacked are left out; where it
 * may be taken, every pseudo-legal move is legal and a position without a king has none.
 */
export function generateLegalMoves(position: Position, moves: Int32Array, start: number): number {
	if (position.isKingTaken) {
		return start;
	}

	const end = generateMoves(position, moves, start);
	if (position.tables.royal === 'capture') {
		return end;
	}

	const {side} = position;
	let kept = start;
	for (let index = start; index < end; index++) {
		const move = moves[index];
		position.make(move);
		if (!isInCheck(position, side)) {
			moves[kept++] = move;
		}

		position.unmake(move);
	}

	return kept;
}
