import {NO_SQUARE} from '../core/square.js';
import {countLegalMoves, generateLegalMoves} from './legal.js';
import {countPairs, MOST_COUNTED_MEN} from './perft-leaves.js';
import {MAX_MOVES, type Position} from './position.js';

/** Returns whether the last two plies can be counted in bulk. */
const isPairable = ({tables, kings, count}: Position): boolean =>
	count[0] <= MOST_COUNTED_MEN &&
	count[1] <= MOST_COUNTED_MEN &&
	(tables.royal === 'capture' ||
		(tables.isOrthodox && kings[0] !== NO_SQUARE && kings[1] !== NO_SQUARE));

/** Returns the leaves at exactly `depth` plies; the last two are counted in bulk where they can be. */
function countLeaves(position: Position, depth: number, moves: Int32Array, start: number): number {
	if (depth === 1) {
		return countLegalMoves(position);
	}

	if (depth === 2 && isPairable(position)) {
		return countPairs(position, moves, start);
	}

	const end = generateLegalMoves(position, moves, start);
	let leaves = 0;
	for (let index = start; index < end; index++) {
		const move = moves[index];
		position.make(move);
		// A game that has ended has no moves.
		if (!position.isKingTaken) {
			leaves += countLeaves(position, depth - 1, moves, end);
		}

		position.unmake(move);
	}

	return leaves;
}

/**
 * Returns the number of move sequences of exactly `depth` plies (perft), by the moves of the men
 * alone: draws that the host declares are not ends here, a taken king is. `depth` is a whole number
 * from 0.
 */
export function perft(position: Position, depth: number): number {
	if (depth === 0) {
		return 1;
	}

	const moves = new Int32Array(MAX_MOVES * depth);
	return position.isKingTaken ? 0 : countLeaves(position, depth, moves, 0);
}
