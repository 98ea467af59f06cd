import {type Color, opposite} from '../../core/color.js';
import type {Setup} from '../../core/fen.js';
import {parseSquare, squareName} from '../../core/square.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import type {SeatReport} from '../../match/seat-report.js';
import {arrangedCells} from '../../session/entry/arranging.js';
import type {PencilMarks} from '../../storage/save.js';
import type {BoardModel, PencilMark} from '../board/model.js';
import {toldBoard} from '../board/told-board.js';

/** What a person has chosen about his own board, besides the settings. */
export type SeatLook = {
	readonly isFlipped: boolean;
	readonly hasGhosts: boolean;
};

export const USUAL_LOOK: SeatLook = {isFlipped: false, hasGhosts: true};

/** Returns the side at the bottom of a seat's board. */
export function seatOrientation(seat: Color, {isFlipped}: SeatLook, autoFlip: boolean): Color {
	const usual = autoFlip ? seat : 'white';
	return isFlipped ? opposite(usual) : usual;
}

const pencilMarks = (marks: PencilMarks): readonly PencilMark[] =>
	Object.entries(marks).flatMap(([name, sign]) => {
		const square = parseSquare(name);
		return square === undefined ? [] : [{square, sign}];
	});

/** Returns the board of a seat, all but what its hand is about to do. Made from its report, its own marks and a start that both sides know alone. Pure. */
export function seatBoard(
	report: SeatReport,
	marks: PencilMarks,
	look: SeatLook,
	autoFlip: boolean,
	ghosts: readonly Ghost[],
	start?: Setup,
): BoardModel {
	const {known = [], ...board} = toldBoard(report, look.hasGhosts ? ghosts : [], start);
	// What is noted there oneself stays to be read.
	const nobody = known.filter(({square}) => marks[squareName(square)] === undefined);
	return {
		...board,
		cells: arrangedCells(report, board.cells),
		...(look.hasGhosts ? {known: nobody} : {}),
		orientation: seatOrientation(report.seat, look, autoFlip),
		pencil: pencilMarks(marks),
	};
}
