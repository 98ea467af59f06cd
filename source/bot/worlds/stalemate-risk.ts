import {NO_SQUARE} from '../../core/square.js';
import {isInCheck} from '../../rules/attack.js';
import {filterLegal, generateLegalMoves} from '../../rules/legal.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {likelyAlone} from './blocked-men.js';

const moves = new Int32Array(MAX_MOVES);

/** Returns how likely it is that the side to move has no move but of pawns: those are soon over. */
function stuckness(position: Position): number {
	const {kings, side} = position;
	const canStep = filterLegal(position, (move) => (move & 63) === kings[side], 1).length > 0;
	return canStep ? 0 : likelyAlone(position, 'are-soon-over');
}

/**
 * Returns how likely the side to move, which must move on, has no move but of pawns after it has left a check: the share of the
 * ways to do that after which its king cannot step, as far as its other men may be blocked where they truly stand. Who is not
 * in check runs hardly any risk of it: a king can always step back. The position is as it was afterwards.
 */
export function stalemateRisk(position: Position): number {
	const {side} = position;
	if (!isInCheck(position, side)) {
		return 0;
	}

	const end = generateLegalMoves(position, moves, 0);
	let stuck = 0;
	for (const move of moves.slice(0, end)) {
		stuck += stuckness(position.after(move).turned(side, NO_SQUARE));
	}

	return stuck / Math.max(1, end);
}
