import {countMoves} from './generate.js';
import {countLegalMoves, generateLegalMoves} from './legal.js';
import {countPairs, MOST_COUNTED_MEN} from './perft-leaves.js';
import {MAX_MOVES, type Position} from './position.js';

/** Returns the leaves at exactly `depth` plies; where kings may be taken the last two plies are counted in bulk. */
function countLeaves(position: Position, depth: number, moves: Int32Array, start: number): number {
	const isCapture = position.tables.royal === 'capture';
	if (depth === 1) {
		return isCapture ? countMoves(position) : countLegalMoves(position);
	}

	if (
		isCapture &&
		depth === 2 &&
		position.count[0] <= MOST_COUNTED_MEN &&
		position.count[1] <= MOST_COUNTED_MEN
	) {
		return countPairs(position, moves, start, countMoves);
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
