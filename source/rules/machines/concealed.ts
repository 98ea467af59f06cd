import type {Color} from '../../core/color.js';
import {
	BLACK_MAN,
	isMan,
	isUnknownMan,
	makeMan,
	manColor,
	manLetter,
	manRole,
	type Role,
	UNKNOWN,
} from '../../core/man.js';
import {createRandom, pick} from '../../core/random.js';
import {type Square, squareName} from '../../core/square.js';
import type {Position} from '../position.js';
import type {View} from '../view.js';

/** The men that are concealed, whoever arranges them. */
export const TRAY: readonly Role[] = [
	'rook',
	'knight',
	'bishop',
	'queen',
	'bishop',
	'knight',
	'rook',
];

/** What concealed men are in truth, by their squares. */
export type Roles = {readonly [square: Square]: Role};

/** Returns the code of a side's concealed man. */
export const hidden = (owner: Color): number => UNKNOWN | (owner === 'white' ? 0 : BLACK_MAN);

/** The squares on which a side's concealed men stand at the start. */
export const backRank = (owner: Color): readonly Square[] =>
	[0, 1, 2, 3, 5, 6, 7].map((file) => (owner === 'white' ? file : 56 + file));

/** Returns the concealed men of a board as marks: the sign on each cover tells the side alone. */
export function marksOf(cells: Uint8Array): readonly string[] {
	const marks: string[] = [];
	for (const [square, code] of cells.entries()) {
		if (isUnknownMan(code)) {
			marks.push(`${squareName(square)}~${manLetter(code)}`);
		}
	}

	return marks.sort();
}

/** Returns a view's board with all concealed men as such again: how they move does not depend on what they are. */
export function coveredCells({cells, marks = []}: Pick<View, 'cells' | 'marks'>): Uint8Array {
	const covered = cells.slice();
	for (let square = 0; square < 64 && marks.length > 0; square++) {
		const name = `${squareName(square)}~`;
		const sign = marks.find((one) => one.startsWith(name))?.at(-1);
		if (sign !== undefined) {
			covered[square] = hidden(sign === sign.toUpperCase() ? 'white' : 'black');
		}
	}

	return covered;
}

export const without = (roles: Roles, square: Square): Roles =>
	Object.fromEntries(Object.entries(roles).filter(([other]) => Number(other) !== square));

/**
 * Returns what concealed men are when those that `cells` show are that: each changes places with one that was, whichever
 * of them, or that was taken unknown. The same men give the same.
 */
export function exchanged(board: Position, known: Roles, cells: Uint8Array): Roles {
	const random = createRandom(JSON.stringify(known));
	const roles: {[square: Square]: Role} = {...known};
	const concealed = [...board.board.keys()].filter((square) => isUnknownMan(board.board[square]));
	for (const square of concealed) {
		const code = board.board[square];
		const role = isMan(cells[square]) ? manRole(cells[square]) : undefined;
		if (role === undefined || roles[square] === role) {
			continue;
		}

		const others = concealed.filter(
			(one) => board.board[one] === code && roles[one] === role && !isMan(cells[one]),
		);
		if (others.length > 0) {
			roles[pick(random, others)] = roles[square];
		}

		roles[square] = role;
	}

	return roles;
}

/** Returns the board with the true men in the place of those concealed ones that `isKnown` names. */
export function uncovered(
	board: Position,
	roles: Roles,
	isKnown: (owner: Color) => boolean,
): Uint8Array {
	const cells = board.board.slice();
	for (const [square, code] of board.board.entries()) {
		const role = roles[square];
		if (isUnknownMan(code) && role !== undefined && isKnown(manColor(code))) {
			cells[square] = makeMan(manColor(code), role);
		}
	}

	return cells;
}
