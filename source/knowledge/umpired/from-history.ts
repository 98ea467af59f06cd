import {parseFen, type Setup} from '../../core/fen.js';
import {createRandom} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import {findVariant} from '../../rules/registry.js';
import {isContinuation, isSameHeard} from '../continuation.js';
import {fitsStart} from '../fits-start.js';
import type {HistoryTry, SeatHistory} from '../../rules/history.js';
import {UmpiredPositions, type UmpiredBounds} from './umpired-positions.js';

const isSameTry = (one: HistoryTry, other: HistoryTry): boolean =>
	one === other ||
	(one.by === other.by && one.text === other.text && isSameHeard(one.heard, other.heard));

/**
 * Makes the positions of a seat's history behind an umpire, and keeps up with it as it grows. The same
 * history gives the same positions, however it was come by.
 */
export class UmpiredHistory {
	readonly #setup: Setup | undefined;
	readonly #bounds: UmpiredBounds | undefined;
	readonly #seed: string;
	#history: SeatHistory | undefined;
	#set: UmpiredPositions | undefined;
	/** The plies that were followed, and the tries of the turn after them. */
	#plies = 0;
	#tries: HistoryTry[] = [];

	/** `setup` is the start when both sides know it; the variant's own when left out. */
	constructor(seed: string, setup?: Setup, bounds?: UmpiredBounds) {
		this.#seed = seed;
		this.#setup = setup;
		this.#bounds = bounds;
	}

	/**
	 * Returns the positions at the end of a history; the same object as long as it only grows. The error
	 * says why the game cannot be followed.
	 */
	follow(history: SeatHistory): Result<UmpiredPositions> {
		const isKnown = this.#isContinuedBy(history);
		const set = isKnown && this.#set !== undefined ? ok(this.#set) : this.#restart(history);
		if (!set.ok) {
			return set;
		}

		for (const ply of history.plies.slice(this.#plies)) {
			this.#followTries(set.value, ply.tries ?? []);
			set.value.followPly(ply, createRandom(`${this.#seed} ${this.#plies}`));
			this.#plies++;
			this.#tries = [];
		}

		this.#followTries(set.value, history.tries ?? []);
		this.#history = history;
		return set;
	}

	#followTries(set: UmpiredPositions, tries: readonly HistoryTry[]): void {
		for (const tried of tries.slice(this.#tries.length)) {
			const random = createRandom(`${this.#seed} ${this.#plies} ${this.#tries.length}`);
			set.followTry(tried, random);
			this.#tries.push(tried);
		}
	}

	#isContinuedBy(history: SeatHistory): boolean {
		const old = this.#history;
		if (old === undefined || !isContinuation(old, history)) {
			return false;
		}

		const {plies, tries = []} = history;
		const after =
			old.plies.length === plies.length ? tries : (plies[old.plies.length]?.tries ?? []);
		return (
			this.#tries.length <= after.length &&
			this.#tries.every((one, index) => isSameTry(one, after[index]))
		);
	}

	#restart(history: SeatHistory): Result<UmpiredPositions> {
		this.#history = undefined;
		this.#plies = 0;
		this.#tries = [];
		const variant = findVariant(history.variant);
		if (!variant.ok) {
			return variant;
		}

		if (variant.value.tries.kind !== 'umpired') {
			return fail(`no umpire is asked in ${history.variant}`);
		}

		const setup = this.#setup === undefined ? parseFen(variant.value.setup.fen) : ok(this.#setup);
		if (!setup.ok) {
			return setup;
		}

		if (!fitsStart(setup.value, history.start)) {
			return fail('the seat does not know from which position the game began');
		}

		this.#set = new UmpiredPositions(
			variant.value,
			history.start,
			setup.value,
			this.#bounds,
			history.heardAtStart,
		);
		return ok(this.#set);
	}
}
