import {PAWN} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import {isInCheck} from '../../rules/attack.js';
import {filterLegal, generateLegalMoves} from '../../rules/legal.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';

const moves = new Int32Array(MAX_MOVES);

/** Returns whether a man can move that is no pawn: those of pawns are soon over. */
const hasPieceMove = (position: Position): boolean =>
	filterLegal(position, (move) => (position.board[move & 63] & 7) !== PAWN, 1).length > 0;

/**
 * Returns the share of the ways to leave a check after which the side to move, which must move on, has no move but of pawns. Who is
 * not in check runs hardly any risk of it: a king can always step back. The position is as it was afterwards.
 */
export function stalemateRisk(position: Position): number {
	const {side} = position;
	if (!isInCheck(position, side)) {
		return 0;
	}

	const end = generateLegalMoves(position, moves, 0);
	let stuck = 0;
	for (const move of moves.slice(0, end)) {
		stuck += hasPieceMove(position.after(move).turned(side, NO_SQUARE)) ? 0 : 1;
	}

	return stuck / Math.max(1, end);
}
