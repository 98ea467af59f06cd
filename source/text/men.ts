import type {Color} from '../core/color.js';
import {isAdviser, type SeatId, sideOf} from '../rules/seat.js';
import {isUnknownMan, type Man, manColor, manRole, type Role} from '../core/man.js';
import {type Square, squareName} from '../core/square.js';

/** Returns a side's name as a sentence has it: "White". */
export const sideName = (color: Color): string => (color === 'white' ? 'White' : 'Black');

/** Returns what a seat is called: "White", "White's adviser". */
export const seatName = (seat: SeatId): string =>
	isAdviser(seat) ? `${sideName(sideOf(seat))}’s adviser` : sideName(sideOf(seat));

/** Returns what stands before the words that a side is told, where somebody else reads them. */
export const isTold = (side: Color): string => `${sideName(side)} is told:`;

/** Returns what a man is called: by its role, or as one that does not show it. */
export const roleName = (man: Man): string => (isUnknownMan(man) ? 'concealed man' : manRole(man));

/** Returns whose something is, as the seat says it: "your", "Black's". */
export const whose = (color: Color, seat?: Color): string =>
	color === seat ? 'your' : `${sideName(color)}’s`;

/** Returns whose man it is, as the seat says it: "your knight", "Black's knight"; without a seat "White's knight". */
export const manName = (man: Man, seat?: Color): string =>
	`${whose(manColor(man), seat)} ${roleName(man)}`;

/** Returns a text with its first letter in upper case, as a sentence begins. */
export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns a sentence as a part of another one, without its capital. */
export const uncapitalise = (text: string): string =>
	text.slice(0, 1).toLowerCase() + text.slice(1);

/** Returns parts as a sentence joins them: "a", "a and b", "a, b and c". */
export const joinWords = (parts: readonly string[], word = 'and'): string =>
	parts.length < 2
		? parts.join('')
		: `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;

/** Returns squares by name, from a1 to h8: "d5 e5". */
export const squareNames = (squares: readonly Square[]): string =>
	[...squares]
		.sort((a, b) => a - b)
		.map((square) => squareName(square))
		.join(' ');

/** Returns what is said of a square on which a seat sees nobody: where men may stand unseen it need not be empty. */
export const emptyWord = (hidesMen = false): string => (hidesMen ? 'nobody seen' : 'empty');

/** Returns a count with its noun: "1 pawn", "3 pawns". */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
	`${count} ${count === 1 ? noun : plural}`;

/** Returns a count that is known within bounds, with its noun: "1 or 2 men", "3 to 5 men". */
export const countBetween = (least: number, most: number, noun: string, plural: string): string =>
	least === most
		? countOf(least, noun, plural)
		: `${least} ${most === least + 1 ? 'or' : 'to'} ${countOf(most, noun, plural)}`;

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Returns a small count with its noun, in words: "a pawn", "three pawns". */
export const countInWords = (count: number, noun: string): string =>
	`${NUMBERS[count] ?? count} ${count === 1 ? noun : `${noun}s`}`;

const ROLE_ORDER: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn', 'king'];

/** Returns what men there are, the most valuable first: "rook", "two pawns". */
export const menInWords = (men: readonly Man[]): readonly string[] =>
	ROLE_ORDER.flatMap((role) => {
		const count = men.filter((man) => manRole(man) === role).length;
		return count === 0 ? [] : count === 1 ? role : countInWords(count, role);
	});

/** Returns men counted by kind, the most valuable first: "1 queen, 2 pawns"; "none" for none. */
export function countMen(men: readonly Man[]): string {
	const parts = ROLE_ORDER.map(
		(role) => [role, men.filter((man) => manRole(man) === role).length] as const,
	)
		.filter(([, count]) => count > 0)
		.map(([role, count]) => countOf(count, role));
	const unknown = men.filter(isUnknownMan).length;
	if (unknown > 0) {
		parts.push(countOf(unknown, 'concealed man', 'concealed men'));
	}

	return parts.length === 0 ? 'none' : parts.join(', ');
}
