import {PAWN} from '../../core/man.js';
import {countManMoves} from '../../rules/generate.js';
import type {Position} from '../../rules/position.js';

/**
 * How likely it is that men are all blocked where they truly stand, though none, one, two or three of them can go
 * somewhere in one of the worlds: who has few men left has mostly blocked pawns, who stand in hardly any.
 */
const BLOCKED: readonly number[] = [1, 0.25, 0.1, 0.03];

/** Returns how likely it is that no man of the side to move can go anywhere but its king; `pawns` tells whether theirs count. */
export function likelyAlone(
	position: Position,
	pawns: 'count' | 'are-soon-over' = 'count',
): number {
	const {board, side, kings, men, count} = position;
	let free = 0;
	for (let index = 0; index < count[side] && free < BLOCKED.length; index++) {
		const from = men[side][index];
		const isCounted = from !== kings[side] && (pawns === 'count' || (board[from] & 7) !== PAWN);
		free += isCounted && countManMoves(position, from, side) > 0 ? 1 : 0;
	}

	return BLOCKED[free] ?? 0;
}
