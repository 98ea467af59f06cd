import type {Setup} from '../core/fen.js';
import {ok, type Result} from '../core/result.js';
import type {SeatHistory} from './history.js';
import {HistoryPositions, type KnownSize} from './positions/from-history.js';
import type {PositionBounds} from './positions/position-set.js';

/**
 * Returns |P| through a game: how many positions fitted what a seat knew at the start and after each ply
 * of either side, so entry n is the game after n plies. `setup` is the start when both sides knew it;
 * without it the variant's own is taken. The error says why the game cannot be followed.
 */
export function knownSizes(
	history: SeatHistory,
	setup?: Setup,
	bounds?: PositionBounds,
): Result<readonly KnownSize[]> {
	const positions = new HistoryPositions(setup, bounds);
	const set = positions.follow(history);
	return set.ok ? ok(positions.sizes) : set;
}
