import {KING, QUEEN, ROOK} from '../../core/man.js';
import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {lossRole, lossValue, worstCapture} from '../search/exchange.js';
import type {Worlds} from './draw-worlds.js';
import type {JudgedMove} from './judge-moves.js';

/** How often, of the worlds looked at, a man falls right after a move. */
export type Risk = {
	/** The share of worlds, by weight, in which the king can be taken at once. */
	readonly king: number;
	/** What queen and rooks lose on average, in hundredths of a pawn. */
	readonly heavy: number;
};

/** Returns what a move risks. The position is overwritten. */
export function riskOf(position: Position, move: Move, {load, worlds, weights}: Worlds): Risk {
	let king = 0;
	let heavy = 0;
	for (let world = 0; world < worlds; world++) {
		load(world, position);
		if ((position.board[(move >> 6) & 63] & 7) === KING) {
			continue;
		}

		position.make(move);
		const loss = worstCapture(position);
		const role = lossRole(loss);
		king += role === KING ? weights[world] : 0;
		heavy += role === QUEEN || role === ROOK ? weights[world] * lossValue(loss) : 0;
		position.unmake(move);
	}

	return {king, heavy};
}

/** A move may be passed over only for one that is thought no more than so much worse. */
const NEAR = 120;
/** So many moves are looked at. */
const MOST = 6;
/** What a sure loss of the king counts when moves near to one another are weighed. */
const KING_COUNTS = 1200;
/** Below this share the king's risk is nobody's fault. */
const KING_FLOOR = 0.005;

/**
 * Returns the best move after a last look at more worlds than were searched: a move in which the king,
 * the queen or a rook falls more often gives way to one that is nearly as good and safer. `moves` are
 * judged, the best first.
 */
export function lookAgain(
	position: Position,
	moves: readonly JudgedMove[],
	look: Worlds,
): JudgedMove {
	const [best] = moves;
	const near = moves.slice(0, MOST).filter(({score}) => score >= best.score - NEAR);
	if (near.length < 2) {
		return best;
	}

	let chosen = best;
	let most = Number.NEGATIVE_INFINITY;
	for (const one of near) {
		const {king, heavy} = riskOf(position, one.move, look);
		const worth = one.score - Math.max(0, king - KING_FLOOR) * KING_COUNTS - heavy / 2;
		if (worth > most) {
			most = worth;
			chosen = one;
		}
	}

	return chosen;
}
