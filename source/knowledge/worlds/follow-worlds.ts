import {parseFen} from '../../core/fen.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {SeatHistory} from '../../rules/history.js';
import {findVariant} from '../../rules/registry.js';
import {HistoryPositions, type Men} from '../positions/from-history.js';
import type {PositionBounds} from '../positions/position-bounds.js';
import {whyUnsupported} from '../positions/support.js';
import type {ParticleBounds} from './particle-bounds.js';
import {Particles} from './particles.js';
import type {Worlds, WorldsFollower} from './worlds.js';

/** How much may be held: of all positions that fit where they can be kept, and of whole worlds elsewhere. */
export type WorldBounds = {
	readonly positions?: PositionBounds | undefined;
	readonly particles?: ParticleBounds | undefined;
};

/** Follows one seat of one game, whichever it is. */
class GameFollower implements WorldsFollower {
	readonly #start: string | Men | undefined;
	readonly #bounds: WorldBounds;
	#followed: {readonly name: string; readonly follower: WorldsFollower} | undefined;

	constructor(start: string | Men | undefined, bounds: WorldBounds) {
		this.#start = start;
		this.#bounds = bounds;
	}

	follow(history: SeatHistory, shouldStop?: () => boolean): Result<Worlds> {
		const name = `${history.variant} ${history.seat}`;
		if (this.#followed?.name !== name) {
			const begun = this.#begin(history);
			if (!begun.ok) {
				return begun;
			}

			this.#followed = {name, follower: begun.value};
		}

		return this.#followed.follower.follow(history, shouldStop);
	}

	#begin({variant: id, seat}: SeatHistory): Result<WorldsFollower> {
		const variant = findVariant(id);
		if (!variant.ok) {
			return variant;
		}

		const start = this.#start;
		const setup = typeof start === 'string' ? parseFen(start) : ok(start);
		if (!setup.ok) {
			return setup;
		}

		const {positions, particles} = this.#bounds;
		if (whyUnsupported(variant.value) === undefined) {
			return ok(new HistoryPositions(setup.value, positions));
		}

		if (typeof start === 'object') {
			return fail('where men may have started is followed in the fog alone');
		}

		return Particles.start({
			variant: variant.value,
			seat,
			fen: start,
			...(particles === undefined ? {} : {bounds: particles}),
		});
	}
}

/**
 * Returns what keeps up with the worlds of a seat, in any game: all positions that fit where they can be kept, else a
 * sample of whole worlds. `start` is the start that both sides know when it is not the variant's own, or the men that
 * the other side began with, nobody was told where.
 */
export const followWorlds = (start?: string | Men, bounds: WorldBounds = {}): WorldsFollower =>
	new GameFollower(start, bounds);
