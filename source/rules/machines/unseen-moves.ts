import type {UciMove} from '../../core/uci.js';
import {BLACK_MAN, EMPTY} from '../../core/man.js';
import {colorIndex, type Color, opposite} from '../../core/color.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {isAttacked} from '../attack.js';
import {generateMoves} from '../generate.js';
import {CASTLING, KIND_MASK, type Move, moveFrom, moveKey, moveTo} from '../move.js';
import type {MoveRules} from '../move-rules.js';
import {MAX_MOVES, Position} from '../position.js';
import {colorBit, type Field, isOf, kingOf, openCells, play, unseenOn} from './unseen-men.js';

const scratch = new Int32Array(MAX_MOVES);

/** One board for what both see, looked at and forgotten; and one of which only the squares are looked at. */
let open: Position | undefined;
let squares: Position | undefined;

/** Returns what both see as a board, until this is asked again; where two men on a square were shown, that of `first`. */
export function openBoard(field: Field, rules: MoveRules, first: Color = field.turn): Position {
	if (open?.rules !== rules) {
		open = new Position(rules);
	}

	open.load({...field, cells: openCells(field, first)});
	return open;
}

/** Returns whether the men of `by` that both see attack a square, through all that are not seen. */
function isOpenlyAttacked(field: Field, rules: MoveRules, square: Square, by: Color): boolean {
	if (squares?.rules !== rules) {
		squares = new Position(rules);
	}

	squares.board.set(openCells(field, by));
	return square !== NO_SQUARE && isAttacked(squares, square, colorIndex(by));
}

/** Returns whether a side's king is attacked by men that both see. */
export const isOpenlyChecked = (field: Field, rules: MoveRules, side: Color): boolean =>
	isOpenlyAttacked(field, rules, kingOf(field, side), opposite(side));

/** Returns where the side's men of the unseen role can step: on no man of its own, and on their own square where a shown one stands. */
function unseenSteps(field: Field, role: number, {board, tables}: Position): Move[] {
	const {turn, unseen} = field;
	const own = colorBit(turn);
	const moves: Move[] = [];
	for (const {square: from} of unseen.filter((one) => isOf(one, turn))) {
		const stop = tables.last[(role << 6) | from];
		for (let walk = tables.first[(role << 6) | from]; walk < stop; walk++) {
			const to = tables.target[walk];
			const isOwn = board[to] !== EMPTY && (board[to] & BLACK_MAN) === own;
			if (!isOwn && unseenOn(field, to, turn) === undefined) {
				moves.push(from | (to << 6));
			}
		}

		if (unseenOn(field, from, opposite(turn))?.isShown) {
			moves.push(from | (from << 6));
		}
	}

	return moves;
}

const ANY_MOVE = () => true;

/**
 * Returns the moves of the side on turn by what it sees that pass a test, `most` at the most: hidden men are in nobody's
 * way, nobody may stop on one of his own side's, and its king may not be left to men that both see. A second generator
 * beside `generate.ts`; men of the unseen role are leapers.
 */
export function movesInSight(
	field: Field,
	rules: MoveRules,
	role: number,
	test: (move: Move) => boolean = ANY_MOVE,
	most = MAX_MOVES,
): Move[] {
	const {turn} = field;
	const board = openBoard(field, rules);
	const end = generateMoves(board, scratch, 0);
	const moves = unseenSteps(field, role, board);
	for (let index = 0; index < end; index++) {
		const move = scratch[index];
		const to = moveTo(move);
		const rook = (move & KIND_MASK) === CASTLING ? (moveFrom(move) + to) >> 1 : to;
		const isBarred =
			(board.board[moveFrom(move)] & 7) === role ||
			unseenOn(field, to, turn) !== undefined ||
			unseenOn(field, rook, turn) !== undefined;
		if (!isBarred) {
			moves.push(move);
		}
	}

	const found: Move[] = [];
	for (let index = 0; index < moves.length && found.length < most; index++) {
		const move = moves[index];
		// Castling was found safe by the generator, square by square.
		const isSafe = () =>
			(move & KIND_MASK) === CASTLING ||
			!isOpenlyChecked(play(field, move, role).field, rules, turn);
		if (test(move) && isSafe()) {
			found.push(move);
		}
	}

	return found;
}

/** Returns the move of `movesInSight` that a text stands for, or undefined. */
export function findMove(
	field: Field,
	rules: MoveRules,
	role: number,
	wanted: UciMove,
): Move | undefined {
	const key = moveKey(wanted);
	return movesInSight(field, rules, role, (move) => (move & ~KIND_MASK) === key, 1)[0];
}
