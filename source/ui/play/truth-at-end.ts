import {manMarks} from '../../knowledge/man-marks.js';
import {type Review, squaresMoved} from '../../match/review.js';
import type {Truth} from './shown-board.js';

/** Returns the board of a game at its end, with the move that was made last, whoever made it. */
export function truthAtEnd({steps, variant}: Review): Truth {
	const sight = steps[steps.length - 1].sights.truth;
	const moves = steps.flatMap(({move}) => (move === undefined ? [] : [squaresMoved(move)]));
	return {
		cells: sight.cells,
		manMarks: manMarks(sight, variant),
		lastMove: moves.findLast((squares) => squares.length > 0) ?? [],
	};
}
