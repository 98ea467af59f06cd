import type {CastlingRights} from '../../core/castling.js';
import type {Setup} from '../../core/fen.js';
import type {Square} from '../../core/square.js';
import {isInCheck} from '../../rules/attack.js';
import {Position} from '../../rules/position.js';
import {fog} from '../../rules/variants/fog.js';

/** One position that White holds possible: all that can still make a difference. */
export type Member = {
	/** Equal for equal positions with the same side to move. */
	readonly key: string;
	readonly board: Uint8Array;
	readonly castling: CastlingRights;
	readonly epSquare: Square;
};

export function memberOf({board, castling, epSquare}: Position): Member {
	const cells = board.slice();
	return {
		key: String.fromCharCode.apply(null, [...cells, castling, epSquare + 1]),
		board: cells,
		castling,
		epSquare,
	};
}

/** Returns a member as a position, with White or Black to move. */
export const positionOf = ({board, castling, epSquare}: Member, turn: Setup['turn']): Position =>
	Position.fromSetupUnchecked(
		{cells: board, turn, castling, epSquare, halfmoves: 0, fullmoves: 1},
		fog.moves,
	);

/** Returns whether White attacks Black's king. */
export function isKingAttacked(member: Member): boolean {
	const position = positionOf(member, 'black');
	return isInCheck(position, position.side);
}
