import {EMPTY, makeMan, manColor, manLetter, type Role} from '../../core/man.js';
import {
	fileOf,
	NO_SQUARE,
	rankOf,
	type Square,
	SQUARE_NAMES,
	squareName,
} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {generateMoves} from '../generate.js';
import {supposePosition} from '../hypothesis.js';
import {KIND_MASK, type Move, moveKey, toUciMove} from '../move.js';
import type {MoveRules} from '../move-rules.js';
import {MAX_MOVES, type Position} from '../position.js';
import type {State} from '../variant.js';
import type {View} from '../view.js';
import {coveredCells, hidden, type Roles} from './concealed.js';
import type {SetUp} from './set-up.js';

/** What a game is, besides its board, in which men stand under covers: the board has them as they are. */
export type CoveredExtra = SetUp & {
	/** The signs on the covers, by their squares. */
	readonly covers: Roles;
	/** A covered man's move that may be challenged; one that takes is not carried out yet. */
	readonly pending?: UciMove & {readonly isCapture: boolean};
};

export type CoveredState = State<CoveredExtra>;

/** The squares in the order of their names. */
const BY_NAME = SQUARE_NAMES.map((_, square) => square).sort((a, b) =>
	squareName(a) < squareName(b) ? -1 : 1,
);

const scratch = new Int32Array(MAX_MOVES);

/** Returns whether a move has the shape of one by which a pawn of `side` comes to the last rank, on a board where it goes. */
function isLastStep(cells: Uint8Array, {from, to}: UciMove, side: number): boolean {
	const files = Math.abs(fileOf(to) - fileOf(from));
	const ranks = rankOf(to) - rankOf(from);
	const isForward = ranks === (side === 0 ? 1 : -1) && rankOf(to) === (side === 0 ? 7 : 0);
	return isForward && (files === 0 ? cells[to] === EMPTY : files === 1 && cells[to] !== EMPTY);
}

/**
 * Returns what the side to move can do, by the squares that are occupied: a covered man goes like any man, and may be
 * called a pawn on the last rank, but for a king. `isKing` tells where the own one is.
 */
export function movesOf(covered: Position, isKing: (square: Square) => boolean): UciMove[] {
	const {board, side, rules} = covered;
	const end = generateMoves(covered, scratch, 0);
	const moves: UciMove[] = [];
	const cover = hidden(covered.turn);
	for (let index = 0; index < end; index++) {
		const move = toUciMove(scratch[index]);
		moves.push(move);
		if (board[move.from] === cover && !isKing(move.from) && isLastStep(board, move, side)) {
			moves.push(...rules.promotions.map((promotion) => ({...move, promotion})));
		}
	}

	return moves;
}

/** Returns the board as both see it: covered men are as good as unknown. */
export function withCovers(board: Position, covers: Roles): Position {
	const cells = board.board.slice();
	for (const square of Object.keys(covers)) {
		cells[Number(square)] = hidden(manColor(cells[Number(square)]));
	}

	return board.with({cells});
}

/** Returns the move that men make on a board as themselves, or undefined where none can. */
export function findOwnMove(board: Position, move: UciMove): Move | undefined {
	const key = moveKey(move);
	const end = generateMoves(board, scratch, 0);
	return scratch.subarray(0, end).find((one) => (one & ~KIND_MASK) === key);
}

/** Returns a board on which a covered man went somewhere, with the side to move; nobody can take it in passing. */
export function moved(board: Position, {from, to, promotion}: UciMove, side: number): Position {
	const cells = board.board.slice();
	const man = cells[from];
	cells[to] = promotion === undefined ? man : makeMan(manColor(man), promotion);
	cells[from] = EMPTY;
	const turn = side === 0 ? 'white' : 'black';
	return board.with({cells, turn, epSquare: NO_SQUARE});
}

/** Returns the covers after a move, with that of the man that went or without it. */
export function coversAfter(covers: Roles, {from, to}: UciMove, keeps: boolean): Roles {
	const {[from]: sign} = covers;
	const after: {[square: number]: Role} = {...covers};
	delete after[from];
	delete after[to];
	if (keeps && sign !== undefined) {
		after[to] = sign;
	}

	return after;
}

/** Returns the covers as marks: where they stand and what sign they bear. */
export function marksOf({board}: Position, covers: Roles): readonly string[] {
	const marks: string[] = [];
	for (const square of BY_NAME) {
		const sign = covers[square];
		if (sign !== undefined) {
			marks.push(`${squareName(square)}~${manLetter(makeMan(manColor(board[square]), sign))}`);
		}
	}

	return marks;
}

/** Returns what a seat can move, by what it sees. */
export function knownMoves(seen: View, rules: MoveRules): UciMove[] {
	const king = makeMan(seen.viewer, 'king');
	return movesOf(
		supposePosition(seen, rules, coveredCells(seen)),
		(square) => seen.cells[square] === king,
	);
}

/** Returns which of these moves its man could not make uncovered: a covered pawn takes nobody in passing. */
export function knownLies(seen: View, rules: MoveRules): readonly UciMove[] {
	const covered = coveredCells(seen);
	return knownMoves(seen, rules).filter(
		(move) => covered[move.from] !== seen.cells[move.from] && isLie(seen, move, rules),
	);
}

/** Returns whether a man could not make a move uncovered, on a board where it is seen what all men are. */
export const isLie = (open: View, move: UciMove, rules: MoveRules): boolean =>
	findOwnMove(supposePosition({...open, epSquare: NO_SQUARE}, rules), move) === undefined;
