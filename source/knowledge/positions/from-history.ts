import {parseFen, type Setup} from '../../core/fen.js';
import {fail, ok, type Result} from '../../core/result.js';
import {findVariant} from '../../rules/registry.js';
import {isContinuation} from '../continuation.js';
import {withShown} from '../with-shown.js';
import type {WorldsFollower} from '../worlds/worlds.js';
import {fitsStart} from '../fits-start.js';
import {type SeatHistory, shownAt} from '../../rules/history.js';
import type {PositionBounds} from './position-bounds.js';
import {PositionSet} from './position-set.js';

/**
 * Makes the set of positions of a seat's history, and keeps up with it as it grows: plies that are new
 * since the last question are followed, and after a takeback all is done again.
 */
export class HistoryPositions implements WorldsFollower {
	readonly #setup: Setup | undefined;
	readonly #bounds: PositionBounds | undefined;
	#history: SeatHistory | undefined;
	#set: PositionSet | undefined;
	#plies = 0;

	/** `setup` is the start when both sides know it; without it the variant's own is taken. */
	constructor(setup?: Setup, bounds?: PositionBounds) {
		this.#setup = setup;
		this.#bounds = bounds;
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

		for (const {view, heard} of history.plies.slice(this.#plies)) {
			this.#plies++;
			set.value.update(withShown(view, shownAt(history, this.#plies)), heard, shouldStop);
		}

		this.#history = history;
		return ok(set.value);
	}

	#restart(history: SeatHistory): Result<PositionSet> {
		this.#history = undefined;
		this.#plies = 0;
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
		}

		return set;
	}
}
