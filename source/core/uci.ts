import {type Role, parseRoleLetter, roleLetter} from './man.js';
import {parseSquare, type Square, squareName} from './square.js';

/**
 * A move as a person or script names it: from, to and what a pawn becomes. Castling is the king's move. By one that is
 * special the king goes alone, however far, unless it is the first of two (`goesAs`).
 */
export type UciMove = {
	readonly from: Square;
	readonly to: Square;
	readonly promotion?: Role;
	readonly isSpecial?: true;
};

/** The texts of moves that have been written, by from * 64 + to: a referee writes each of them many thousand times. */
const texts: string[] = Array.from({length: 64 * 64}, () => '');

/** Returns a move as UCI writes it: "e2e4", "e7e8q". */
export function makeUci({from, to, promotion}: UciMove): string {
	const index = from * 64 + to;
	const text = texts[index] === '' ? squareName(from) + squareName(to) : texts[index];
	texts[index] = text;
	return promotion === undefined ? text : text + roleLetter(promotion);
}

/** Returns whether a move is one of some moves. */
export const isAmong = (moves: readonly UciMove[], {from, to, promotion}: UciMove): boolean =>
	moves.some((one) => one.from === from && one.to === to && one.promotion === promotion);

/** Reads a UCI move; undefined when the text is not shaped like one. Whether it can be played is another question. */
export function parseUci(text: string): UciMove | undefined {
	if (text.length !== 4 && text.length !== 5) {
		return undefined;
	}

	const from = parseSquare(text.slice(0, 2));
	const to = parseSquare(text.slice(2, 4));
	if (from === undefined || to === undefined || from === to) {
		return undefined;
	}

	if (text.length === 4) {
		return {from, to};
	}

	const letter = text[4];
	const promotion = letter === letter.toLowerCase() ? parseRoleLetter(letter) : undefined;
	return promotion === undefined || promotion === 'pawn' || promotion === 'king'
		? undefined
		: {from, to, promotion};
}
