import {parseFen, type Setup} from '../../core/fen.js';
import {fail, ok, type Result} from '../../core/result.js';
import {findVariant} from '../../rules/registry.js';
import type {View} from '../../rules/view.js';
import {fitsStart} from '../fits-start.js';
import type {HistoryPly, SeatHistory} from '../history.js';
import {type PositionBounds, PositionSet} from './position-set.js';

/** How many positions fitted what a seat knew at one time. */
export type KnownSize = {
	readonly size: number;
	/** Whether it is their number, and not that of a sample. */
	readonly isExact: boolean;
};

/** Returns whether two views show the same. */
function isSame(one: View, other: View): boolean {
	return (
		one === other ||
		(one.turn === other.turn &&
			one.castling === other.castling &&
			one.epSquare === other.epSquare &&
			one.viewer === other.viewer &&
			one.cells.every((code, square) => code === other.cells[square]))
	);
}

const isSamePly = (one: HistoryPly, other: HistoryPly): boolean =>
	one === other || (one.by === other.by && isSame(one.view, other.view));

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
		const set = this.#isContinuedBy(history) ? ok(this.#set) : this.#restart(history);
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

	#isContinuedBy({seat, variant, start, plies}: SeatHistory): boolean {
		const old = this.#history;
		return (
			old !== undefined &&
			old.seat === seat &&
			old.variant === variant &&
			isSame(old.start, start) &&
			old.plies.length <= plies.length &&
			old.plies.every((ply, index) => isSamePly(ply, plies[index]))
		);
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
