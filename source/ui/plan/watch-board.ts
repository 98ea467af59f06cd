import {parseUci} from '../../core/uci.js';
import type {PlanLine} from '../../drill/plan-line.js';
import {viewBefore} from '../../rules/history.js';
import type {Cells} from '../../core/board-text.js';
import type {BeliefMark, BoardModel} from '../board/model.js';
import {squareMarks, stepMarks} from '../drill/plan-view.js';
import type {WatchState} from './watch-state.js';

/** Returns the paper's picture after `ply` plies: what the lemma leaves the king. None where no lemma speaks of it. */
function pictureOf(
	{hero, steps, kingSteps}: PlanLine,
	ply: number,
	cells: Cells,
): readonly BeliefMark[] {
	if (hero === 'black') {
		// While White moves, the king is where his last step left him.
		const step = kingSteps[ply] ?? kingSteps[ply - 1];
		return step === undefined ? [] : squareMarks(cells, step.held);
	}

	// What is said before White's move still holds when it is made.
	const step = steps[ply] ?? steps[ply - 1];
	return step === undefined || step.lemma === 0 ? [] : stepMarks(step, cells);
}

/** Returns where the king can be, with the squares that the picture leaves open besides unmarked. */
function bothMarks(
	picture: readonly BeliefMark[],
	belief: readonly BeliefMark[],
): readonly BeliefMark[] {
	const open = new Set(picture.filter(({kind}) => kind === 'possible').map(({square}) => square));
	return belief.filter(({square, kind}) => kind !== 'impossible' || !open.has(square));
}

/** Returns the board of a line as it is watched: what White sees, the marks that are wanted, the plan's next move lit. Pure. */
export function watchBoard(line: PlanLine, state: WatchState): BoardModel {
	const {history, beliefs, steps} = line;
	const {ply, hasPicture, hasBelief, orientation} = state;
	const {cells} = viewBefore(history, ply);
	const picture = hasPicture ? pictureOf(line, ply, cells) : [];
	const known = hasBelief ? squareMarks(cells, beliefs[ply]) : [];
	const played = parseUci(history.plies[ply - 1]?.move ?? '');
	const next = steps[ply]?.moves[0];
	return {
		cells,
		orientation,
		seat: 'white',
		belief: !hasBelief ? picture : picture.length === 0 ? known : bothMarks(picture, known),
		...(played === undefined ? {} : {lastMove: [played.from, played.to]}),
		...(next === undefined ? {} : {lit: [next.from, next.to]}),
	};
}
