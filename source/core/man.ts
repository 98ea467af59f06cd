import type {Color} from './color.js';

/** The kinds of men; a role's code in the kernel is its index here plus one. */
export const ROLES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type Role = (typeof ROLES)[number];

export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
/** Added to a role's code for a black man. */
export const BLACK_MAN = 8;
/** A man whose role is not known: what a seat sees of one, and how a concealed man moves on the board. */
export const UNKNOWN = 7;
/** What a board meant for one seat holds on a square which that seat does not see. */
export const UNSEEN = 16;

/**
 * A man's code: 1–6 for White's pawn, knight, bishop, rook, queen, king, 9–14 for Black's.
 * Bit 3 is the colour, the low three bits are the role; 7 and 15 are men of unknown role.
 */
export type Man = number;

const LETTERS = '.PNBRQKX.pnbrqkx?';
const LETTER_LIST: readonly string[] = LETTERS.split('');

export const makeMan = (color: Color, role: Role): Man =>
	ROLES.indexOf(role) + 1 + (color === 'black' ? BLACK_MAN : 0);

/** Returns the code of a side's man of unknown role. */
export const unknownMan = (color: Color): Man => UNKNOWN + (color === 'black' ? BLACK_MAN : 0);

/** Returns whether a code names a man whose role is known. */
export const isMan = (code: number): boolean => (code & 7) !== 0 && (code & 7) !== UNKNOWN;

export const isUnknownMan = (code: number): boolean => (code & 7) === UNKNOWN;

/** Returns whether a code is a man at all, of whatever role. */
export const isAnyMan = (code: number): boolean => (code & 7) !== 0;

export const manColor = (man: Man): Color => (man & BLACK_MAN ? 'black' : 'white');

export const manRole = (man: Man): Role => ROLES[(man & 7) - 1];

/** Returns a man's letter as in a FEN: upper case for White. */
export const manLetter = (man: Man): string => LETTER_LIST[man];

/** Returns the man of known role that a FEN letter names, or EMPTY for any other text. */
export function parseManLetter(letter: string): Man {
	const code = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
	return code > 0 && isMan(code) ? code : EMPTY;
}

/** Returns the man that its letter names, one of unknown role by "X" or "x"; EMPTY for any other text. */
export function parseAnyManLetter(letter: string): Man {
	const code = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
	return code > 0 && isAnyMan(code) ? code : EMPTY;
}

/** Returns a role's letter in lower case, as UCI writes promotions. */
export const roleLetter = (role: Role): string => LETTERS[ROLES.indexOf(role) + 9];

/** Returns the role that a letter of either case names, or undefined. */
export function parseRoleLetter(letter: string): Role | undefined {
	const man = parseManLetter(letter.toLowerCase());
	return man === EMPTY ? undefined : manRole(man);
}
