import {type Color, opposite} from '../core/color.js';
import {
	EMPTY,
	isUnknownMan,
	makeMan,
	type Man,
	manColor,
	PAWN,
	type Role,
	ROLES,
} from '../core/man.js';
import {fileOf, NO_SQUARE, parseSquare, rankOf, type Square, squareAt} from '../core/square.js';
import {parseUci, type UciMove} from '../core/uci.js';
import type {Announcement} from '../rules/news.js';
import {variantOf} from '../rules/registry.js';
import type {View} from '../rules/view.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {lostMen} from './lost-men.js';
import {isUnderCover, secondOn} from './man-marks.js';
import {isToldPly, movesMade} from './moves-made.js';
import {isEnemy, type ManOn} from './own-man.js';
import {ownAct} from './own-move.js';
import {tookIn} from './sent-moves.js';

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
	/** How many more it may have taken, as far as it was told. */
	readonly unsure: number;
};

/**
 * Returns the square and man that a move takes, as far as the view before it shows, or undefined. A pawn that goes aside
 * onto an empty square takes the pawn beside it en passant, unless it goes as another man, under a cover; who stays takes
 * who stands with him.
 */
function captureBy(view: View, {from, to}: UciMove): ManOn | undefined {
	const {cells} = view;
	if (from === to) {
		return secondOn(view, to);
	}

	const man: Man = cells[from];
	const isEnPassant =
		(man & 7) === PAWN &&
		fileOf(from) !== fileOf(to) &&
		cells[to] === EMPTY &&
		!isUnderCover(view, from);
	const square: Square = isEnPassant ? squareAt(fileOf(to), rankOf(from)) : to;
	const captured: Man = cells[square];
	return isEnemy(captured, manColor(man)) ? {square, man: captured} : undefined;
}

/** Returns what the seat's own move takes, as far as the view before it shows; undefined for what is no move. */
export function findCapture(view: View, text: string): ManOn | undefined {
	const move = parseUci(text);
	return move === undefined ? undefined : captureBy(view, move);
}

/**
 * Returns the men that a seat lost by a ply: nearly always of the other side's, and one or none, by the views around it;
 * where it was told which moves came about, by them: an act of its own may let one be made.
 */
export function lossesBy(history: SeatHistory, index: number): readonly ManOn[] {
	const {seat, plies} = history;
	if (isToldPly(history, index)) {
		return movesMade(history, index)
			.filter(({by}) => by !== seat)
			.flatMap(({before, move}) => captureBy(before, move) ?? []);
	}

	const {by, view} = plies[index];
	return by === seat ? [] : lostMen(viewBefore(history, index).cells, view.cells, seat);
}

/** Returns the men of the other side that a seat took by the moves of its own that came about in a ply; of one under a cover what it was told. */
export function catchesBy(history: SeatHistory, index: number): readonly ManOn[] {
	const {seat, plies} = history;
	const told = plies[index].heard.find(({type}) => type === 'lost');
	return movesMade(history, index)
		.filter(({by}) => by === seat)
		.flatMap(({before, move}) => captureBy(before, move) ?? [])
		.map((taken) =>
			isUnknownMan(taken.man) && told?.type === 'lost'
				? {...taken, man: makeMan(opposite(seat), told.role)}
				: taken,
		);
}

/** Returns the enemy man that an umpire says was taken, where he names it (a pawn, or any by its role) or it can be of one role only, since all others are seen. */
function toldCapture(
	heard: readonly Announcement[],
	enemy: Color,
	hidden: Role | undefined,
): ManOn | undefined {
	const told = heard.find((record) => record.type === 'captured');
	const role = told?.kind === undefined && told !== undefined ? hidden : told?.kind;
	return told === undefined || role === undefined || role === 'piece'
		? undefined
		: {square: parseSquare(told.square) ?? NO_SQUARE, man: makeMan(enemy, role)};
}

/** Returns the role of which alone men stand unseen in a game; undefined where there is none. */
export function hiddenRole(variant: string): Role | undefined {
	const {hides} = variantOf(variant);
	return ROLES.find((role) => role === hides);
}

/** Returns all the men that a seat knows to be gone, in the order in which they went. */
export function takenMen(history: SeatHistory): TakenMen {
	const own: Taken[] = [];
	const enemy: Taken[] = [];
	let unknown = 0;
	let unsure = 0;
	const hidden = hiddenRole(history.variant);
	for (const [index, {heard}] of history.plies.entries()) {
		const ply = index + 1;
		own.push(...lossesBy(history, index).map((lost) => ({...lost, ply})));
		for (const took of tookIn(history, index)) {
			unknown += took === true ? 1 : 0;
			unsure += took === undefined ? 1 : 0;
		}

		const caught = catchesBy(history, index);
		enemy.push(...caught.map((taken) => ({...taken, ply})));
		if (caught.length === 0 && ownAct(history, index) !== undefined) {
			const told = toldCapture(heard, opposite(history.seat), hidden);
			if (told !== undefined) {
				enemy.push({...told, ply});
			} else if (heard.some(({type}) => type === 'captured')) {
				unknown++;
			}
		}
	}

	return {own, enemy, unknown, unsure};
}
