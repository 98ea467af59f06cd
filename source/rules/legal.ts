import {NO_SQUARE} from '../core/square.js';
import {isInCheck} from './attack.js';
import {countEnPassant, countMoves, generateMoves} from './generate.js';
import {countBarred, isSafeMove, lookAround} from './king-safety.js';
import {CASTLING, KIND_MASK, type Move} from './move.js';
import {MAX_MOVES, type Position} from './position.js';

/** The number of checks where each move must be played to see whether it is legal. */
const UNKNOWN = -1;

/** Returns the number of checks on the side to move, whose king and lines are looked at for `isLegal`. */
const countChecks = (position: Position): number =>
	position.tables.isOrthodox && position.kings[position.side] !== NO_SQUARE
		? lookAround(position, position.side)
		: UNKNOWN;

/** Returns whether a pseudo-legal move leaves the mover's king unattacked, by playing it. */
function isSafeWhenPlayed(position: Position, move: Move): boolean {
	const {side} = position;
	position.make(move);
	const safe = !isInCheck(position, side);
	position.unmake(move);
	return safe;
}

/** Returns whether a pseudo-legal move is legal where the king is royal by check; `checks` is what `countChecks` returned. */
function isLegal(position: Position, move: Move, checks: number): boolean {
	if (checks !== UNKNOWN) {
		return isSafeMove(position, move, checks);
	}

	return (move & KIND_MASK) === CASTLING || isSafeWhenPlayed(position, move);
}

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

	const checks = countChecks(position);
	let kept = start;
	for (let index = start; index < end; index++) {
		if (isLegal(position, moves[index], checks)) {
			moves[kept++] = moves[index];
		}
	}

	return kept;
}

const scratch = new Int32Array(MAX_MOVES);

/** Returns the legal moves of the side to move that pass a test, `most` at the most: only those that pass it are tried out. */
export function filterLegal(
	position: Position,
	test: (move: Move) => boolean,
	most = MAX_MOVES,
): Move[] {
	const found: Move[] = [];
	if (position.isKingTaken) {
		return found;
	}

	const isRoyal = position.tables.royal === 'check';
	const checks = isRoyal ? countChecks(position) : UNKNOWN;
	const end = generateMoves(position, scratch, 0);
	for (let index = 0; index < end && found.length < most; index++) {
		const move = scratch[index];
		if (test(move) && (!isRoyal || isLegal(position, move, checks))) {
			found.push(move);
		}
	}

	return found;
}

/** Returns how many legal moves the side to move has, without writing them. For counting leaves. The position must not have ended. */
export function countLegalMoves(position: Position): number {
	if (position.tables.royal === 'capture') {
		return countMoves(position);
	}

	if (countEnPassant(position) > 0 || countChecks(position) !== 0) {
		return generateLegalMoves(position, scratch, 0);
	}

	return countMoves(position) - countBarred(position, position.side);
}
