import {quote} from './quote.js';
import {type Cells, makeBoardText, parseBoardText} from './board-text.js';
import {type CastlingRights, makeCastling, parseCastling} from './castling.js';
import type {Color} from './color.js';
import {parseEpSquare, parseTurn} from './fen.js';
import {fail, ok, type Result} from './result.js';
import {NO_SQUARE, type Square, squareName} from './square.js';

/** What one seat's eyes get, as one line of a fog FEN can hold it. */
export type Sight = {
	/** 64 codes: a man that is seen, EMPTY for a seen empty square, UNSEEN. */
	readonly cells: Cells;
	readonly turn: Color;
	/** The seat's own rights only. */
	readonly castling: CastlingRights;
	/** The square onto which the seat, being on move, can capture en passant, or NO_SQUARE. */
	readonly epSquare: Square;
	/**
	 * In games with covers or two men on a square: what the seat knows of them, sorted, such as "e4+K" (a second man)
	 * or "a2~P" (the man on a2 stands under a cover with that sign).
	 */
	readonly marks?: readonly string[];
};

/**
 * Returns a fog FEN: `BOARD SIDE CASTLING EP`, with `?` for squares not seen, and the marks behind it in games that
 * have some. No counters: they would tell of captures.
 */
export const makeFogFen = (sight: Sight): string =>
	`${makeBoardText(sight.cells)} ${sight.turn === 'white' ? 'w' : 'b'} ${makeCastling(sight.castling)} ${
		sight.epSquare === NO_SQUARE ? '-' : squareName(sight.epSquare)
	}${sight.marks === undefined ? '' : ` ${sight.marks.join(',') || '-'}`}`;

const MARK = /^[a-h][1-8](?:\+[KQRBNPXkqrbnpx]|~[KQRBNPXkqrbnpx])$/u;

/** Reads a fog FEN. The error says which field is wrong. */
export function parseFogFen(text: string): Result<Sight> {
	const fields = text.trim().split(/\s+/);
	if (fields.length !== 4 && fields.length !== 5) {
		return fail(
			`a fog FEN has 4 fields (board, side, castling, en passant) or 5 with marks, this has ${fields.length}`,
		);
	}

	const [board = '', side = '', rights = '', passed = '', marked] = fields;
	const cells = parseBoardText(board, true);
	if (!cells.ok) {
		return cells;
	}

	const turn = parseTurn(side);
	if (turn === undefined) {
		return fail(`the side to move must be "w" or "b", not ${quote(side)}`);
	}

	const castling = parseCastling(rights);
	if (castling === undefined) {
		return fail(`castling must be "-" or letters of "KQkq", not ${quote(rights)}`);
	}

	const epSquare = parseEpSquare(passed);
	if (epSquare === undefined) {
		return fail(
			`the en passant square must be "-" or a square of rank 3 or 6, not ${quote(passed)}`,
		);
	}

	const sight = {cells: cells.value, turn, castling, epSquare};
	if (marked === undefined) {
		return ok(sight);
	}

	const marks = marked === '-' ? [] : marked.split(',');
	return marks.every((mark) => MARK.test(mark))
		? ok({...sight, marks})
		: fail(`marks must be "-" or a list such as "e4+K,a2~P", not ${quote(marked)}`);
}
