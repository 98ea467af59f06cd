import type {Cells} from '../../core/board-text.js';
import {rightsOf} from '../../core/castling.js';
import {type Color, colorIndex, opposite} from '../../core/color.js';
import type {Setup} from '../../core/fen.js';
import {BLACK_MAN, EMPTY, KING, type Man, manLetter, PAWN, ROOK} from '../../core/man.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {
	CASTLING,
	DOUBLE_STEP,
	EN_PASSANT,
	KIND_MASK,
	type Move,
	moveFrom,
	moveTo,
} from '../move.js';
import type {MoveRules} from '../move-rules.js';
import {Position, rightsAfter} from '../position.js';
import type {State} from '../variant.js';

/** A man of the role that the other side does not see, unless it was shown. */
export type UnseenMan = {readonly man: Man; readonly square: Square; readonly isShown?: true};

/** The men of the unseen role are in nobody's way, so that two of them may stand on one square: one of each side. */
export type UnseenExtra = {readonly unseen: readonly UnseenMan[]};

/** All that stands: `cells` has the men of the other roles alone. */
export type Field = Setup & UnseenExtra;

/** What is left of rights when a man goes to a square, whatever left another: no king or rook has its home here. */
const ELSEWHERE: Square = 27;

export const colorBit = (side: Color): number => (side === 'black' ? BLACK_MAN : 0);

export const isOf = ({man}: UnseenMan, side: Color): boolean =>
	(man & BLACK_MAN) === colorBit(side);

export const unseenOn = (
	{unseen}: UnseenExtra,
	square: Square,
	side: Color,
): UnseenMan | undefined => unseen.find((one) => one.square === square && isOf(one, side));

/** Orders men by square, White's before Black's, so that equal fields are equal texts. */
export const bySquare = (a: UnseenMan, b: UnseenMan): number =>
	a.square - b.square || a.man - b.man;

/** Takes the men of the unseen role off a setup, none of them being shown. */
export function fieldFrom(setup: Setup, role: number): Field {
	const cells = setup.cells.slice();
	const unseen: UnseenMan[] = [];
	for (const [square, man] of cells.entries()) {
		if ((man & 7) === role) {
			unseen.push({man, square});
			cells[square] = EMPTY;
		}
	}

	return {...setup, cells, unseen};
}

/** Returns all that stands in a state, whose board has one man a square: of two on one White's. */
export function fieldOf({board, extra: {unseen}}: State<UnseenExtra>): Field {
	const setup = board.toSetup();
	for (const {man, square} of unseen) {
		if (setup.cells[square] === man) {
			setup.cells[square] = EMPTY;
		}
	}

	return {...setup, unseen};
}

/** Returns the board of a state: all men, of two on a square White's. */
export function boardOf(field: Field, rules: MoveRules): Position {
	const cells = field.cells.slice();
	for (const {man, square} of field.unseen) {
		if (cells[square] === EMPTY) {
			cells[square] = man;
		}
	}

	return Position.fromSetupUnchecked({...field, cells}, rules);
}

/** Returns what both sides see; where two men on one square were shown, that of `first`. */
export function openCells({cells, unseen}: Field, first: Color): Cells {
	const open = cells.slice();
	for (const one of unseen) {
		if (one.isShown && (open[one.square] === EMPTY || isOf(one, first))) {
			open[one.square] = one.man;
		}
	}

	return open;
}

/** Returns where a side's king stands, NO_SQUARE when he was taken. */
export function kingOf({cells, unseen}: Field, side: Color): Square {
	const king = KING | colorBit(side);
	return unseen.find(({man}) => man === king)?.square ?? cells.indexOf(king);
}

/** Returns the second man on each square that holds two, White's being the first, as marks of a view. */
export const secondMen = ({unseen}: UnseenExtra): readonly string[] =>
	unseen
		.filter((one) => isOf(one, 'black') && unseenOn({unseen}, one.square, 'white') !== undefined)
		.map(({square, man}) => `${squareName(square)}+${manLetter(man)}`)
		.sort();

/** Returns what castling rights are left: men that others pass through may stand on homes of the other side's. */
function rightsLeft({castling, turn}: Field, from: Square, to: Square): number {
	const kept = rightsAfter(castling, from, to);
	const theirs = rightsOf(opposite(turn));
	return (kept & ~theirs) | (rightsAfter(castling, ELSEWHERE, to) & theirs);
}

/** A field after a move, and the men of the unseen role that it took. */
export type Played = {readonly field: Field; readonly taken: readonly UnseenMan[]};

/**
 * Plays a move that `movesInSight` could give. Men of the other roles take whatever stands where they land; one of
 * the unseen role takes no hidden man of its kind.
 */
export function play(field: Field, move: Move, role: number): Played {
	const {turn, unseen, epSquare} = field;
	const [from, to, kind] = [moveFrom(move), moveTo(move), move & KIND_MASK];
	const color = colorBit(turn);
	const side = colorIndex(turn);
	const cells = field.cells.slice();
	const mover = unseenOn(field, from, turn);
	const man = mover?.man ?? cells[from];
	const becomes = ((move >> 12) & 7) === 0 ? man : ((move >> 12) & 7) | color;
	const isCapture = cells[to] !== EMPTY || kind === EN_PASSANT;
	if (mover === undefined) {
		cells[from] = EMPTY;
	}

	if (kind === EN_PASSANT) {
		cells[epSquare + (side === 0 ? -8 : 8)] = EMPTY;
	}

	let rook = NO_SQUARE;
	if (kind === CASTLING) {
		rook = (from + to) >> 1;
		cells[to > from ? from + 3 : from - 4] = EMPTY;
		cells[rook] = ROOK | color;
	}

	const isUnseen = (becomes & 7) === role;
	cells[to] = isUnseen ? EMPTY : becomes;
	const taken = unseen.filter(
		(one) =>
			!isOf(one, turn) &&
			((one.square === to && (mover === undefined || one.isShown)) || one.square === rook),
	);
	const left = unseen.filter((one) => one !== mover && !taken.includes(one));
	return {
		taken,
		field: {
			cells,
			unseen: isUnseen ? [...left, {man: becomes, square: to}].sort(bySquare) : left,
			turn: opposite(turn),
			castling: rightsLeft(field, from, to),
			epSquare: kind === DOUBLE_STEP ? (from + to) >> 1 : NO_SQUARE,
			halfmoves: isCapture || taken.length > 0 || (man & 7) === PAWN ? 0 : field.halfmoves + 1,
			fullmoves: field.fullmoves + side,
		},
	};
}
