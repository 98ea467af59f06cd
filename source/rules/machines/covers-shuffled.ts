import {type Color, colorIndex} from '../../core/color.js';
import {isMan} from '../../core/man.js';
import {type Random, randomInteger} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import type {CoveredState} from './covers.js';

/**
 * Returns a state in which the other side's covered men have changed places at random (Fisher & Yates). A seat has seen
 * nothing of them, and whatever was claimed of them any of them may claim: each order fits what it knows alike, but for those of which it knows what they are.
 */
export function shuffled(
	state: CoveredState,
	viewer: Color,
	random: Random,
	isKnown: (square: Square) => boolean,
): CoveredState {
	const {board, extra} = state;
	const cells = board.board.slice();
	const squares = Object.keys(extra.covers)
		.map(Number)
		.filter(
			(square) =>
				isMan(cells[square]) && cells[square] >> 3 !== colorIndex(viewer) && !isKnown(square),
		);
	for (let last = squares.length - 1; last > 0; last--) {
		const [one, other] = [squares[last], squares[randomInteger(random, last + 1)]];
		[cells[one], cells[other]] = [cells[other], cells[one]];
	}

	return {...state, board: board.with({cells})};
}
