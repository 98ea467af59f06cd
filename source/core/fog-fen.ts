import {quote} from './quote.js';
import {type BoardFields, makeBoardFields, parseBoardFields} from './fen.js';
import {fail, ok, type Result} from './result.js';

/**
 * What one seat's eyes get, as one line of a fog FEN can hold it: a man that is seen, EMPTY for a seen empty square,
 * UNSEEN; the seat's own rights only; and the square onto which the seat, being on move, can capture en passant.
 */
export type Sight = BoardFields & {
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
	makeBoardFields(sight) + (sight.marks === undefined ? '' : ` ${sight.marks.join(',') || '-'}`);

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
	const sight = parseBoardFields([board, side, rights, passed], true);
	if (!sight.ok || marked === undefined) {
		return sight;
	}

	const marks = marked === '-' ? [] : marked.split(',');
	return marks.every((mark) => MARK.test(mark))
		? ok({...sight.value, marks})
		: fail(`marks must be “-” or a list such as “e4+K,a2~P”, not ${quote(marked)}`);
}
