import {parseFen} from '../core/fen.js';
import {HistoryPositions} from '../knowledge/positions/from-history.js';
import type {PositionSet} from '../knowledge/positions/position-set.js';
import type {BotQuestion} from './bot.js';

/** All positions that fit what a bot's seat has seen and heard, kept from one question of a game to the next. */
export class KnownPositions {
	#startFen: string | undefined;
	#positions = new HistoryPositions();

	/** Returns the positions that fit; undefined when the start is not known or nothing fits. */
	follow({history, startFen}: BotQuestion): PositionSet | undefined {
		if (startFen !== this.#startFen) {
			const setup = startFen === undefined ? undefined : parseFen(startFen);
			this.#startFen = startFen;
			this.#positions = new HistoryPositions(setup?.ok === true ? setup.value : undefined);
		}

		const set = this.#positions.follow(history);
		return set.ok && set.value.size > 0 ? set.value : undefined;
	}
}
