import {parseFen, type Setup} from '../../core/fen.js';
import {fail, ok, type Result} from '../../core/result.js';
import {findVariant} from '../../rules/registry.js';
import {isContinuation} from '../continuation.js';
import {fitsStart} from '../fits-start.js';
import type {SeatHistory} from '../../rules/history.js';
import type {PositionBounds} from './position-bounds.js';
import {PositionSet} from './position-set.js';

/** How many positions fitted what a seat knew at one time. */
export type KnownSize = {
	readonly size: number;
	/** Whether it is their number, and not that of a sample. */
	readonly isExact: boolean;
};

/**
 * Makes the set of positions of a seat's history, and keeps up with it as it grows: plies that are new
 * since the last question are followed, and after a takeback all is done again.
 */
export class HistoryPositions {
	readonly #setup: Setup | undefined;
	readonly #bounds: PositionBounds | undefined;
	#history: SeatHistory | undefined;
	#set: PositionSet | undefined;
	#sizes: KnownSize[] = [];

	/** `setup` is the start when both sides know it; without it the variant's own is taken. */
	constructor(setup?: Setup, bounds?: PositionBounds) {
		this.#setup = setup;
		this.#bounds = bounds;
	}

	/** How many positions fitted at the start and after each ply that has been followed. */
	get sizes(): readonly KnownSize[] {
		return this.#sizes;
	}

	/**
	 * Returns the set of positions at the end of a history. It is the same object as long as the history
	 * only grows. The error says why the game cannot be followed. `shouldStop` is as in PositionSet.
	 */
	follow(history: SeatHistory, shouldStop?: () => boolean): Result<PositionSet> {
		const isKnown = this.#history !== undefined && isContinuation(this.#history, history);
		const set = isKnown ? ok(this.#set) : this.#restart(history);
		if (!set.ok || set.value === undefined) {
			return set.ok ? fail('no game has been followed') : set;
		}

		for (const {view, heard} of history.plies.slice(this.#sizes.length - 1)) {
			set.value.update(view, heard, shouldStop);
			this.#note(set.value);
		}

		this.#history = history;
		return ok(set.value);
	}

	#restart(history: SeatHistory): Result<PositionSet> {
		this.#history = undefined;
		this.#sizes = [];
		const variant = findVariant(history.variant);
		if (!variant.ok) {
			return variant;
		}

		const setup = this.#setup === undefined ? parseFen(variant.value.setup.fen) : ok(this.#setup);
		if (!setup.ok) {
			return setup;
		}

		if (!fitsStart(setup.value, history.start)) {
			return fail('the seat does not know from which position the game began');
		}

		const set = PositionSet.start({
			variant: variant.value,
			seat: history.seat,
			setup: setup.value,
			...(this.#bounds === undefined ? {} : {bounds: this.#bounds}),
		});
		if (set.ok) {
			this.#set = set.value;
			this.#note(set.value);
		}

		return set;
	}

	#note({size, isExact}: PositionSet): void {
		this.#sizes.push({size, isExact});
	}
}
