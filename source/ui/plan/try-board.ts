import type {TryLine} from '../../drill/kriegspiel/try-line.js';
import type {BoardModel} from '../board/model.js';
import {squareMarks} from '../drill/plan-view.js';
import type {WatchState} from './watch-state.js';

/** Returns the board of a line behind an umpire: White's men, the marks that are wanted, his last try and the next one lit. Pure. */
export function tryBoard({start, steps, reasons}: TryLine, state: WatchState): BoardModel {
	const {ply, hasPicture, hasBelief, orientation} = state;
	const {cells, belief} = steps[ply - 1] ?? start;
	const tried = steps.slice(0, ply).findLast((step) => step.tried !== undefined)?.tried?.move;
	const excluded = (reasons[ply] ?? reasons[ply - 1])?.excluded;
	const next = reasons[ply]?.moves[0];
	const picture =
		hasPicture && excluded !== undefined ? squareMarks(cells, excluded.complement()) : [];
	return {
		cells,
		orientation,
		seat: 'white',
		belief: hasBelief ? squareMarks(cells, belief) : picture,
		...(tried === undefined ? {} : {lastMove: [tried.from, tried.to]}),
		...(next === undefined ? {} : {lit: [next.from, next.to]}),
	};
}
