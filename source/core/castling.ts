import type {Color} from './color.js';
import {BLACK_MAN, KING, type Man, ROOK} from './man.js';

/** Castling rights as bits: 1 White's king side, 2 White's queen side, 4 and 8 Black's. */
export type CastlingRights = number;

const WHITE_KING_SIDE = 1;
const WHITE_QUEEN_SIDE = 2;
const BLACK_KING_SIDE = 4;
const BLACK_QUEEN_SIDE = 8;

const LETTERS = 'KQkq';

/** Where king and rook must stand for a right. */
export const CASTLING_HOMES = [
	{right: WHITE_KING_SIDE, king: 4, rook: 7, color: 0},
	{right: WHITE_QUEEN_SIDE, king: 4, rook: 0, color: 0},
	{right: BLACK_KING_SIDE, king: 60, rook: 63, color: BLACK_MAN},
	{right: BLACK_QUEEN_SIDE, king: 60, rook: 56, color: BLACK_MAN},
] as const;

/** Returns those of the rights whose king and rook stand at home. */
export function rightsAtHome(cells: ArrayLike<Man>, rights: CastlingRights): CastlingRights {
	let kept = 0;
	for (const {right, king, rook, color} of CASTLING_HOMES) {
		if (cells[king] === (KING | color) && cells[rook] === (ROOK | color)) {
			kept |= right & rights;
		}
	}

	return kept;
}

/** Returns the bits that belong to one side. */
export const rightsOf = (color: Color): CastlingRights => (color === 'white' ? 3 : 12);

/** Returns rights as in a FEN, such as "KQkq", or "-" for none. */
export function makeCastling(rights: CastlingRights): string {
	let text = '';
	for (let bit = 0; bit < 4; bit++) {
		text += rights & (1 << bit) ? LETTERS[bit] : '';
	}

	return text === '' ? '-' : text;
}

/** Returns the rights that a FEN field names, or undefined when it is not such a field. */
export function parseCastling(text: string): CastlingRights | undefined {
	if (text === '-') {
		return 0;
	}

	let rights = 0;
	for (const letter of text) {
		const bit = 1 << LETTERS.indexOf(letter);
		if (!LETTERS.includes(letter) || rights & bit) {
			return undefined;
		}

		rights |= bit;
	}

	return text === '' ? undefined : rights;
}
