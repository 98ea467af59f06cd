import {type Color, opposite} from '../core/color.js';
import {EMPTY, makeMan, type Man, manColor, PAWN} from '../core/man.js';
import {fileOf, NO_SQUARE, parseSquare, rankOf, type Square, squareAt} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import type {Announcement} from '../rules/news.js';
import type {View} from '../rules/view.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {lostMen} from './lost-men.js';
import {isEnemy, type ManOn} from './own-man.js';
import {ownAct} from './own-move.js';

/** A man that left the board: what, where it stood and by which ply (1 is the first). */
export type Taken = ManOn & {readonly ply: number};

/** The men that a seat knows to be gone. */
export type TakenMen = {
	/** Men of its own that the other side took. */
	readonly own: readonly Taken[];
	/** Enemy men that it took itself. */
	readonly enemy: readonly Taken[];
	/** How many it took besides without learning what they were; with an umpire. */
	readonly unknown: number;
};

/**
 * Returns the square and man that the seat's own move takes, as far as the view before it shows, or
 * undefined. A pawn that goes aside onto an empty square takes the pawn beside it en passant.
 */
export function findCapture({cells}: View, text: string): ManOn | undefined {
	const move = parseUci(text);
	if (move === undefined) {
		return undefined;
	}

	const {from, to} = move;
	const man: Man = cells[from];
	const isEnPassant = (man & 7) === PAWN && fileOf(from) !== fileOf(to) && cells[to] === EMPTY;
	const square: Square = isEnPassant ? squareAt(fileOf(to), rankOf(from)) : to;
	const captured: Man = cells[square];
	return isEnemy(captured, manColor(man)) ? {square, man: captured} : undefined;
}

/**
 * Returns the men that a seat lost by a ply, by the views around it: nearly always of the other side's, and one or none.
 * By its own acts it puts men down and off; one may also open a move of the other side's.
 */
export function lossesBy(history: SeatHistory, index: number): readonly ManOn[] {
	const {seat} = history;
	const {by, heard, view} = history.plies[index];
	const mayLose = by !== seat || heard.some(({type}) => type === 'opened');
	return mayLose ? lostMen(viewBefore(history, index).cells, view.cells, seat) : [];
}

/** Returns the enemy man that an umpire says was taken, where he names it (a pawn, or any by its role). */
function toldCapture(heard: readonly Announcement[], enemy: Color): ManOn | undefined {
	const told = heard.find((record) => record.type === 'captured');
	return told?.kind === undefined || told.kind === 'piece'
		? undefined
		: {square: parseSquare(told.square) ?? NO_SQUARE, man: makeMan(enemy, told.kind)};
}

/** Returns all the men that a seat knows to be gone, in the order in which they went. */
export function takenMen(history: SeatHistory): TakenMen {
	const own: Taken[] = [];
	const enemy: Taken[] = [];
	let unknown = 0;
	for (const [index, {heard}] of history.plies.entries()) {
		const ply = index + 1;
		const move = ownAct(history, index);
		own.push(...lossesBy(history, index).map((lost) => ({...lost, ply})));
		if (move !== undefined) {
			const captured = findCapture(viewBefore(history, index), move);
			const told = captured ?? toldCapture(heard, opposite(history.seat));
			if (told !== undefined) {
				enemy.push({...told, ply});
			} else if (heard.some(({type}) => type === 'captured')) {
				unknown++;
			}
		}
	}

	return {own, enemy, unknown};
}
