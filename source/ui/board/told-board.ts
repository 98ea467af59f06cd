import type {Setup} from '../../core/fen.js';
import {given} from '../../core/given.js';
import type {Square} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import {changesSince} from '../../knowledge/changes.js';
import {knownCheck} from '../../knowledge/check.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {manMarks} from '../../knowledge/man-marks.js';
import {moveInSight} from '../../knowledge/move-in-sight.js';
import {openCells} from '../../knowledge/open-start.js';
import {movesMade} from '../../knowledge/moves-made.js';
import {ownAct} from '../../knowledge/own-move.js';
import {ownSealed} from '../../knowledge/sealed-moves.js';
import {movesStood} from '../../knowledge/sent-moves.js';
import {answerIn, claimedMove, offeredMove} from '../../knowledge/told-acts.js';
import {toldEmpty, toldSquares} from '../../knowledge/told-squares.js';
import {ownLength} from '../../knowledge/turn-start.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import type {KnownMark} from '../../session/told/belief-mark.js';
import {seesOwnMenOnly} from '../../session/told/turn-of.js';
import type {BoardModel} from './model.js';

/** Returns the squares of the seat's own last move, or of those of its last that were sent together which were played; none when it has made none, or when it went back. */
export function ownLastMove(history: SeatHistory): readonly Square[] {
	const {plies} = history;
	const last = ownLength(history) - 1;
	const isBack = last + 1 < plies.length && answerIn(history, last + 1)?.isRight === true;
	if (last < 0 || isBack) {
		return [];
	}

	const move = parseUci(ownAct(history, last) ?? '');
	const moves = move === undefined ? movesStood(history, last) : [move];
	return moves.flatMap(({from, to}) => [from, to]);
}

/** Returns the squares of the moves that were opened since the seat's own last act, or by it, and of its own that lies sealed. */
function sealedSquares(history: SeatHistory): readonly Square[] {
	const opened = history.plies.flatMap(({heard}, index) =>
		index >= ownLength(history) - 1 && heard.some(({type}) => type === 'opened')
			? movesMade(history, index).map(({move}) => move)
			: [],
	);
	const own = ownSealed(history);
	return [...opened, ...(own === undefined ? [] : [own])].flatMap(({from, to}) => [from, to]);
}

/** Returns the squares of the move that is to be answered, of either side, or that the seat may take back, or that the other side has made in full sight, or of those that were opened or that it has sealed itself, or the one to which it was told to have gone; else of the seat's own last one. */
function markedMove(history: SeatHistory): readonly Square[] {
	const marked = claimedMove(history) ?? offeredMove(history) ?? moveInSight(history)?.move;
	if (marked !== undefined) {
		return [marked.from, marked.to];
	}

	const sealed = sealedSquares(history);
	if (sealed.length > 0) {
		return sealed;
	}

	const told = toldSquares(history).findLast(({isMove}) => isMove);
	return told?.ply === history.plies.length ? [told.square] : ownLastMove(history);
}

/** Returns the mark of a square on which nobody of the other side stands, as a seat was told. */
const nobodyOn = (square: Square): KnownMark => ({square, kind: 'impossible', men: [], share: 0});

/** Returns what a seat saw, was told and remembers, as its board shows it, in play and when it is gone through. Made from its report and a start that both sides know alone. Pure. */
export function toldBoard(
	report: Pick<SeatReport, 'history' | 'seat' | 'variant'>,
	ghosts: readonly Ghost[],
	start?: Setup,
): Omit<BoardModel, 'orientation'> {
	const {history, seat, variant} = report;
	const {moved, seen, lost, taken} = changesSince(history);
	// Of the own men only one that was taken goes out of sight.
	const news = seesOwnMenOnly(report) ? {} : {newlySeen: seen, lost};
	const view = currentView(history);
	return {
		cells: openCells(view, variant, start),
		manMarks: manMarks(view, variant),
		seat,
		lastMove: markedMove(history),
		...(moved ? news : {}),
		taken: taken.map(({square}) => square),
		...given({check: knownCheck(history)?.king}),
		ghosts,
		known: toldEmpty(history).map(nobodyOn),
	};
}
