import {KING} from '../core/man.js';
import {NO_SQUARE} from '../core/square.js';
import {isAttacked, isInCheck} from './attack.js';
import {generateMoves} from './generate.js';
import {CASTLING, EN_PASSANT, KIND_MASK, type Move} from './move.js';
import {MAX_MOVES, type Position} from './position.js';

/**
 * Whether each pair of squares lies on one rank, file or diagonal: index a * 64 + b. A man that does
 * not stand in line with its king cannot uncover an attack on it by moving.
 */
const IN_LINE = new Uint8Array(64 * 64);
for (let a = 0; a < 64; a++) {
	for (let b = 0; b < 64; b++) {
		const files = (a & 7) - (b & 7);
		const ranks = (a >> 3) - (b >> 3);
		IN_LINE[a * 64 + b] = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks) ? 1 : 0;
	}
}

/** Returns whether a pseudo-legal move leaves the mover's king unattacked, by playing it. */
function isSafe(position: Position, move: Move): boolean {
	const {side} = position;
	position.make(move);
	const safe = !isInCheck(position, side);
	position.unmake(move);
	return safe;
}

/**
 * Returns whether every pseudo-legal move of the side to move must be tried out: it is in check, has no king, or
 * replaced men may attack along other lines.
 */
function mustTryAll(position: Position): boolean {
	const {rules, side, kings} = position;
	const king = kings[side];
	return rules.men !== undefined || king === NO_SQUARE || isAttacked(position, king, side ^ 1);
}

/** Returns whether a pseudo-legal move is legal where the king is royal by check; `mustTry` is `mustTryAll`. */
function isLegal(position: Position, move: Move, mustTry: boolean): boolean {
	const kind = move & KIND_MASK;
	const from = move & 63;
	// Castling was found safe by the generator, square by square.
	const needsTry =
		kind !== CASTLING &&
		(mustTry ||
			kind === EN_PASSANT ||
			(position.board[from] & 7) === KING ||
			IN_LINE[position.kings[position.side] * 64 + from] === 1);
	return !needsTry || isSafe(position, move);
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

	const mustTry = mustTryAll(position);
	let kept = start;
	for (let index = start; index < end; index++) {
		if (isLegal(position, moves[index], mustTry)) {
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
	const mustTry = isRoyal && mustTryAll(position);
	const end = generateMoves(position, scratch, 0);
	for (let index = 0; index < end && found.length < most; index++) {
		const move = scratch[index];
		if (test(move) && (!isRoyal || isLegal(position, move, mustTry))) {
			found.push(move);
		}
	}

	return found;
}
