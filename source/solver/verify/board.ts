import {type Color, colorIndex} from '../../core/color.js';
import {makeFen} from '../../core/fen.js';
import {BLACK_MAN, KING, makeMan, manRole} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK, type Move} from '../../rules/move.js';
import {observe} from '../../rules/observe.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {fog} from '../../rules/variants/fog.js';
import type {View} from '../../rules/view.js';
import {byStrength, type Placement} from '../material.js';
import {rolesOf} from '../reach.js';

/** The lone king's code on the board. */
export const LONE_KING = KING | BLACK_MAN;

const buffer = new Int32Array(MAX_MOVES);

/** Returns the legal moves of the side to move, by the rules of the position's game. */
export function legalMoves(position: Position): Move[] {
	const end = generateLegalMoves(position, buffer, 0);
	const moves: Move[] = [];
	for (let index = 0; index < end; index++) {
		moves.push(buffer[index]);
	}

	return moves;
}

/** Returns a move without its kind: what names it for a player, as `moveKey` has it. */
export const nameOf = (move: Move): number => move & ~KIND_MASK;

export const takesKing = (position: Position, move: Move): boolean =>
	((move >> 6) & 63) === position.kings[position.side ^ 1];

/** Returns the position with White to move when his men stand so and the lone king on `king`, or nowhere (NO_SQUARE). */
export function positionWith(placement: Placement, king: Square, rules = fog.moves): Position {
	const position = new Position(rules);
	for (const [man, role] of rolesOf(placement).entries()) {
		position.put(placement.squares[man], makeMan('white', role));
	}

	if (king !== NO_SQUARE) {
		position.put(king, LONE_KING);
	}

	return position;
}

/** Returns that position as a FEN. */
export const fenWith = (placement: Placement, king: Square): string =>
	makeFen(positionWith(placement, king).toSetup());

/** Returns White's men on a board, of whom the king is one, as a placement has them. */
export function placementOn({board, count, men}: Position): Placement {
	const placed = Array.from(men[0].subarray(0, count[0]), (square) => ({
		role: manRole(board[square]),
		square,
	})).sort((a, b) => byStrength(a.role, b.role));
	return {
		material: placed.slice(1).map(({role}) => role),
		squares: placed.map(({square}) => square),
	};
}

/**
 * Returns what the fog shows White when his men stand so, the lone king on `king` (NO_SQUARE once he is
 * taken) and `turn` to move.
 */
export function whiteView(placement: Placement, king: Square, turn: Color): View {
	const position = positionWith(placement, king);
	position.side = colorIndex(turn);
	return observe(position, 'white', fog.see);
}

/** Returns the black king's square where White sees him, else NO_SQUARE. */
export const sightOf = (position: Position): Square =>
	observe(position, 'white', fog.see).cells.indexOf(LONE_KING);
