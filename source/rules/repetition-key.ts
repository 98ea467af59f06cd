import {countEnPassant} from './generate.js';
import type {Position} from './position.js';

/**
 * Returns a text that is equal for two positions just when they count as the same for a repetition:
 * men, side to move, castling rights, and the en passant square only when a capture is possible.
 */
export function repetitionKey(position: Position): string {
	const ep = countEnPassant(position) > 0 ? position.epSquare + 1 : 0;
	return (
		String.fromCharCode.apply(null, position.board as unknown as number[]) +
		String.fromCharCode(position.side, position.castling, ep)
	);
}
