import {EMPTY, KING, KNIGHT, manColor, PAWN, QUEEN} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {isInCheck} from '../attack.js';
import type {Book} from '../book.js';
import {filterLegal} from '../legal.js';
import {type Move, moveFrom, moveKey} from '../move.js';
import type {Position} from '../position.js';

/** What a man may do once that its owner has written down: move as a queen or a knight, go to any free square, or move first of two moves in a row. */
export type SpecialRule = 'queen-knight' | 'teleport' | 'double';

/** Returns a move as it goes on the board: a special one that is the first of two moves is like any other, and may castle. */
export function goesAs(move: UciMove, {agreed}: Book): UciMove {
	if (move.isSpecial !== true || agreed?.includes('double') !== true) {
		return move;
	}

	const {isSpecial: _isSpecial, ...usual} = move;
	return usual;
}

const ANY_MOVE = () => true;

/** Returns the squares that a queen or a knight could go to from a square, the enemy king's left out. */
function queenOrKnight({board, tables}: Position, from: Square): Square[] {
	const {first, last, target, skip} = tables;
	const color = manColor(board[from]);
	const squares: Square[] = [];
	for (const role of [QUEEN, KNIGHT]) {
		let walk = first[(role << 6) | from];
		while (walk < last[(role << 6) | from]) {
			const man = board[target[walk]];
			if (man === EMPTY || (manColor(man) !== color && (man & 7) !== KING)) {
				squares.push(target[walk]);
			}

			walk = man === EMPTY ? walk + 1 : skip[walk];
		}
	}

	return squares;
}

const freeSquares = ({board}: Position): Square[] =>
	[...board.keys()].filter((square) => board[square] === EMPTY);

/** Returns whether a move leaves the king of the side to move unattacked. */
function isSafe(position: Position, move: Move): boolean {
	const {side} = position;
	position.make(move);
	const isFine = !isInCheck(position, side);
	position.unmake(move);
	return isFine;
}

/** Returns the special moves of the man on a square, the side to move being its own. A pawn that comes to the last rank is promoted. */
export function specialMoves(position: Position, from: Square, rule: SpecialRule): Move[] {
	if (rule === 'double') {
		return filterLegal(position, (move) => moveFrom(move) === from);
	}

	const targets = rule === 'teleport' ? freeSquares(position) : queenOrKnight(position, from);
	const lastRank = position.side === 0 ? 7 : 0;
	const isPawn = (position.board[from] & 7) === PAWN;
	const {promotions} = position.rules;
	return targets
		.flatMap((to) =>
			isPawn && to >> 3 === lastRank
				? promotions.map((promotion) => moveKey({from, to, promotion}))
				: [moveKey({from, to})],
		)
		.filter((move) => isSafe(position, move));
}

/** Returns the legal moves of a side that moves twice in a row: the other's king stands in check perhaps, and is not taken. */
export const secondMoves = (position: Position): Move[] =>
	filterLegal(position, ANY_MOVE).filter((move) => (position.board[(move >> 6) & 63] & 7) !== KING);
