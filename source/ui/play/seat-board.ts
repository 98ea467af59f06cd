import {type Color, opposite} from '../../core/color.js';
import {parseSquare, type Square, squareName} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import type {Setup} from '../../core/fen.js';
import {changesSince} from '../../knowledge/changes.js';
import {manMarks} from '../../knowledge/man-marks.js';
import {openCells} from '../../knowledge/open-start.js';
import {ownAct} from '../../knowledge/own-move.js';
import {answerIn, claimedMove} from '../../knowledge/told-acts.js';
import {toldEmpty, toldSquares} from '../../knowledge/told-squares.js';
import {moveInSight} from '../../knowledge/move-in-sight.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {PencilMarks} from '../../storage/save.js';
import type {BoardModel, PencilMark} from '../board/model.js';
import type {KnownMark} from '../../session/told/belief-mark.js';
import {seesOwnMenOnly} from '../../session/told/turn-of.js';

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

/** Returns the squares of the seat's own last move; none when it has made none, or when it went back. */
export function ownLastMove(history: SeatHistory): readonly Square[] {
	const {seat, plies} = history;
	const last = plies.findLastIndex(({by}) => by === seat);
	const isBack = last + 1 < plies.length && answerIn(history, last + 1)?.isRight === true;
	const move = parseUci((last < 0 || isBack ? undefined : ownAct(history, last)) ?? '');
	return move === undefined ? [] : [move.from, move.to];
}

/** Returns the squares of the move that is to be answered, of either side, or that the other side has made in full sight, or the one to which it was told to have gone; else of the seat's own last one. */
function markedMove(history: SeatHistory): readonly Square[] {
	const marked = claimedMove(history) ?? moveInSight(history)?.move;
	if (marked !== undefined) {
		return [marked.from, marked.to];
	}

	const told = toldSquares(history).findLast(({isMove}) => isMove);
	return told?.ply === history.plies.length ? [told.square] : ownLastMove(history);
}

const pencilMarks = (marks: PencilMarks): readonly PencilMark[] =>
	Object.entries(marks).flatMap(([name, sign]) => {
		const square = parseSquare(name);
		return square === undefined ? [] : [{square, sign}];
	});

/** Returns the mark of a square on which nobody of the other side stands, as a seat was told. */
const nobodyOn = (square: Square): KnownMark => ({square, kind: 'impossible', men: [], share: 0});

/** Returns the board of a seat, all but what its hand is about to do. Made from its report, its own marks and a start that both sides know alone. Pure. */
export function seatBoard(
	report: SeatReport,
	marks: PencilMarks,
	look: SeatLook,
	autoFlip: boolean,
	ghosts: readonly Ghost[],
	start?: Setup,
): BoardModel {
	const {history, seat} = report;
	const {moved, seen, lost, taken} = changesSince(history);
	// Of the own men only one that was taken goes out of sight.
	const news = seesOwnMenOnly(report) ? {} : {newlySeen: seen, lost};
	const view = currentView(history);
	// What is noted there oneself stays to be read.
	const nobody = toldEmpty(history).filter((square) => marks[squareName(square)] === undefined);
	return {
		cells: openCells(view, report.variant, start),
		manMarks: manMarks(view, report.variant),
		orientation: seatOrientation(seat, look, autoFlip),
		seat,
		lastMove: markedMove(history),
		...(moved ? news : {}),
		taken: taken.map(({square}) => square),
		...(look.hasGhosts ? {ghosts, known: nobody.map(nobodyOn)} : {ghosts: []}),
		pencil: pencilMarks(marks),
	};
}
