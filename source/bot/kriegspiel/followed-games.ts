import {parseFen} from '../../core/fen.js';
import {UmpiredHistory} from '../../knowledge/umpired/from-history.js';
import type {UmpiredPositions} from '../../knowledge/umpired/umpired-positions.js';
import type {BotQuestion} from '../bot.js';

/** How many games are kept up with at once. */
const MOST_GAMES = 2;
/** A sample is filled up when it shrinks below this share of its bound, and to so many at least. */
const LEAST_SHARE = 1 / 4;
const LEAST = 8;

/** The positions that fit what seats behind an umpire have lived, kept up as their games go on: saved work and nothing else. */
export class FollowedGames {
	readonly #members: number;
	readonly #games = new Map<string, UmpiredHistory>();

	/** `members` is the most positions that are kept from one turn to the next. */
	constructor(members: number) {
		this.#members = members;
	}

	/** Returns the positions that fit; undefined when the start is not known. */
	follow({history, startFen}: BotQuestion): UmpiredPositions | undefined {
		const key = `${history.seat} ${history.variant} ${startFen ?? ''}`;
		let game = this.#games.get(key);
		if (game === undefined) {
			const setup = startFen === undefined ? undefined : parseFen(startFen);
			const least = Math.max(LEAST, Math.floor(this.#members * LEAST_SHARE));
			const bounds = {most: this.#members, least};
			game = new UmpiredHistory(key, setup?.ok === true ? setup.value : undefined, bounds);
		}

		this.#games.delete(key);
		this.#games.set(key, game);
		for (const oldest of this.#games.keys()) {
			if (this.#games.size > MOST_GAMES) {
				this.#games.delete(oldest);
			}
		}

		const set = game.follow(history);
		return set.ok ? set.value : undefined;
	}
}
