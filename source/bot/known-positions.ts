import {parseFen} from '../core/fen.js';
import {HistoryPositions} from '../knowledge/positions/from-history.js';
import {type PositionBounds, USUAL_BOUNDS} from '../knowledge/positions/position-bounds.js';
import type {PositionSet} from '../knowledge/positions/position-set.js';
import type {BotQuestion, BotTime} from './bot.js';

/** How many games are kept up with at once: both seats of one, and of one beside it. */
const MOST_GAMES = 4;
/** The share of the time for a move that may go by until it is known which positions fit. */
const TIME_SHARE = 0.3;

/** The games that are kept up with, by seat, start and bounds, the one that was asked about last at the end. */
const followed = new Map<string, HistoryPositions>();

/**
 * Returns what keeps up with a game; the same for all bots that sit in the same seat and hold as much, so
 * that none does again what another has done. It finds out itself when it is asked about another game.
 */
function followerOf({history, startFen}: BotQuestion, bounds: PositionBounds): HistoryPositions {
	const key = `${history.seat} ${history.variant} ${bounds.members} ${startFen ?? ''}`;
	let positions = followed.get(key);
	if (positions === undefined) {
		const setup = startFen === undefined ? undefined : parseFen(startFen);
		positions = new HistoryPositions(setup?.ok === true ? setup.value : undefined, bounds);
	}

	followed.delete(key);
	followed.set(key, positions);
	for (const oldest of followed.keys()) {
		if (followed.size > MOST_GAMES) {
			followed.delete(oldest);
		}
	}

	return positions;
}

/** All positions that fit what a bot's seat has seen and heard, kept from one question of a game to the next. */
export class KnownPositions {
	readonly #bounds: PositionBounds;

	constructor(bounds: PositionBounds = USUAL_BOUNDS) {
		this.#bounds = bounds;
	}

	/**
	 * Returns the positions that fit; undefined when the start is not known or nothing fits. In a time that is
	 * too short for all of them they are a sample.
	 */
	follow(question: BotQuestion, time?: BotTime): PositionSet | undefined {
		const end = time === undefined ? 0 : time.now() + time.ms * TIME_SHARE;
		const shouldStop = time === undefined ? undefined : () => time.now() >= end;
		const set = followerOf(question, this.#bounds).follow(question.history, shouldStop);
		return set.ok && set.value.size > 0 ? set.value : undefined;
	}
}
