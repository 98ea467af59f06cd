import type {SquareSet} from '../core/square-set.js';
import {trackUmpiredKing} from '../endings/kriegspiel/track-lone-king.js';
import type {SeatHistory} from '../knowledge/history.js';
import {trackLoneKing} from '../knowledge/lone-king-belief.js';
import {drillGame} from './game.js';

/**
 * Returns where White knows the lone king to be at each point of a drill, by plies: entry n is after n of
 * them and, behind an umpire, after what has been tried since. On the lone king's turn it is where he may be
 * before he moves. `start` is where White knew him to be at the start, undefined for nowhere.
 */
export function trackKing(history: SeatHistory, start?: SquareSet): readonly SquareSet[] {
	if (drillGame(history.variant) === 'fog') {
		return trackLoneKing(history, 0, start);
	}

	const beliefs: SquareSet[] = [];
	for (const {ply, belief} of trackUmpiredKing(history, start)) {
		beliefs[ply] = belief;
	}

	return beliefs;
}
