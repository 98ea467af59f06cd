import {quote} from './quote.js';
import {type Cells, makeBoardText, parseBoardText} from './board-text.js';
import {type CastlingRights, makeCastling, parseCastling} from './castling.js';
import type {Color} from './color.js';
import {fail, ok, type Result} from './result.js';
import {NO_SQUARE, parseSquare, type Square, squareName} from './square.js';

/**
 * Any arrangement that a FEN can write, sensible or not. Only `positionFromSetup` makes a position
 * to play on from it.
 */
export type Setup = {
	readonly cells: Cells;
	readonly turn: Color;
	readonly castling: CastlingRights;
	/** The square passed over by a pawn that has just moved two squares, or NO_SQUARE. */
	readonly epSquare: Square;
	/** Plies since the last capture or pawn move. */
	readonly halfmoves: number;
	/** The number of the move, from 1, counted up after Black's. */
	readonly fullmoves: number;
};

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** What FEN and fog FEN have in common: their first four fields. */
export type BoardFields = Pick<Setup, 'cells' | 'turn' | 'castling' | 'epSquare'>;

/** Returns the first four fields of a FEN, or of a fog FEN. */
export const makeBoardFields = ({cells, turn, castling, epSquare}: BoardFields): string =>
	`${makeBoardText(cells)} ${turn === 'white' ? 'w' : 'b'} ${makeCastling(castling)} ${
		epSquare === NO_SQUARE ? '-' : squareName(epSquare)
	}`;

export const makeFen = (setup: Setup): string =>
	`${makeBoardFields(setup)} ${setup.halfmoves} ${setup.fullmoves}`;

/** Reads the side to move of a FEN or fog FEN. */
export const parseTurn = (text: string): Color | undefined =>
	text === 'w' ? 'white' : text === 'b' ? 'black' : undefined;

/** Reads the en passant field of a FEN: NO_SQUARE for "-", undefined when it is not such a field. */
function parseEpSquare(text: string): Square | undefined {
	if (text === '-') {
		return NO_SQUARE;
	}

	const square = parseSquare(text);
	return square !== undefined && (text[1] === '3' || text[1] === '6') ? square : undefined;
}

const COUNTER = /^\d{1,4}$/;

/** Reads the first four fields of a FEN or, with `fog`, of a fog FEN. The error says which is wrong and what it may be. */
export function parseBoardFields(
	[board, side, rights, passed]: readonly [string, string, string, string],
	fog = false,
): Result<BoardFields> {
	const cells = parseBoardText(board, fog);
	if (!cells.ok) {
		return cells;
	}

	const turn = parseTurn(side);
	if (turn === undefined) {
		return fail(`the side to move must be “w” or “b”, not ${quote(side)}`);
	}

	const castling = parseCastling(rights);
	if (castling === undefined) {
		return fail(`castling must be “-” or letters of “KQkq”, not ${quote(rights)}`);
	}

	const epSquare = parseEpSquare(passed);
	if (epSquare === undefined) {
		return fail(
			`the en passant square must be “-” or a square of rank 3 or 6, not ${quote(passed)}`,
		);
	}

	return ok({cells: cells.value, turn, castling, epSquare});
}

/**
 * Reads a FEN. Fields after the board may be left out and count as "w - - 0 1". The error is a
 * sentence part that says which field is wrong and what it may be.
 */
export function parseFen(text: string): Result<Setup> {
	const fields = text.trim().split(/\s+/);
	if (fields.length > 6) {
		return fail(`a FEN has at most 6 fields, this has ${fields.length}`);
	}

	const [board = '', side = 'w', rights = '-', passed = '-', half = '0', full = '1'] = fields;
	if (board === '') {
		return fail('the FEN is empty');
	}

	const read = parseBoardFields([board, side, rights, passed]);
	if (!read.ok) {
		return read;
	}

	if (!COUNTER.test(half)) {
		return fail(`the half-move clock must be a number from 0 to 9999, not ${quote(half)}`);
	}

	return COUNTER.test(full)
		? ok({...read.value, halfmoves: Number(half), fullmoves: Number(full)})
		: fail(`the move number must be a number from 0 to 9999, not ${quote(full)}`);
}
