import type {Line} from '../../drill/line.js';
import type {Cells} from '../../core/board-text.js';
import type {BeliefMark, BoardModel} from '../board/model.js';
import {squareMarks, stepMarks} from '../drill/plan-view.js';
import type {Playback} from '../replay/playback.js';
import type {Voice} from './voice.js';

/** Returns a plan's picture after `ply` steps: what it leaves the king. None where it does not speak of it. */
function pictureOf({hero, steps, reasons}: Line, ply: number, cells: Cells): readonly BeliefMark[] {
	if (hero === 'black') {
		// While White moves, the king is where his last step left him.
		const king = steps[ply - 1]?.king ?? steps[ply - 2]?.king;
		return king === undefined ? [] : squareMarks(cells, king.held);
	}

	// What is said before White's move still holds when it is made.
	const reason = reasons[ply] ?? reasons[ply - 1];
	return reason === undefined || reason.lemma === 0 ? [] : stepMarks(reason, cells);
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
export function watchBoard(line: Line, {mixes}: Voice, state: Playback): BoardModel {
	const {start, steps, reasons} = line;
	const {frame: ply, hasPicture, hasBelief, orientation} = state;
	const {view, belief} = steps[ply - 1] ?? start;
	const {cells} = view;
	const picture = hasPicture ? pictureOf(line, ply, cells) : [];
	const known = hasBelief ? squareMarks(cells, belief) : [];
	const made = steps.slice(mixes ? Math.max(0, ply - 1) : 0, ply);
	const last = made.findLast(({tried}) => tried !== undefined)?.tried?.move;
	const next = reasons[ply]?.moves[0];
	return {
		cells,
		orientation,
		seat: 'white',
		belief: !hasBelief
			? picture
			: picture.length === 0 || !mixes
				? known
				: bothMarks(picture, known),
		...(last === undefined ? {} : {lastMove: [last.from, last.to]}),
		...(next === undefined ? {} : {lit: [next.from, next.to]}),
	};
}
