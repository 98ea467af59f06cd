import {type Role, parseRoleLetter, roleLetter} from './man.js';
import {parseSquare, type Square, squareName} from './square.js';

/** A move as a person or script names it: from, to and what a pawn becomes. Castling is the king's move. */
export type UciMove = {readonly from: Square; readonly to: Square; readonly promotion?: Role};

/** Returns a move as UCI writes it: "e2e4", "e7e8q". */
export const makeUci = (move: UciMove): string =>
	squareName(move.from) +
	squareName(move.to) +
	(move.promotion === undefined ? '' : roleLetter(move.promotion));

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
