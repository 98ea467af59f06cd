import type {Color} from '../../core/color.js';
import type {State, Variant} from '../../rules/variant.js';
import {bareKings} from './bare-king.js';
import {Filter} from './filter.js';
import type {Lately} from './lately.js';

/**
 * The worlds in which the other side has nothing but its king since it lost a man last, where it is a secret how many men it had:
 * all of them, as long as any fits what is noticed. A sample of all worlds has hardly any of these, for a king alone can
 * stand on few squares and many men in many ways.
 */
export class PerhapsAlone {
	readonly #filter: Filter;
	#worlds: readonly State[] = [];
	#turns = 0;

	constructor(
		rules: Variant,
		readonly seat: Color,
		keyOf: (state: State) => string,
	) {
		this.#filter = new Filter(rules, seat, keyOf, true);
	}

	get worlds(): readonly State[] {
		return this.#worlds;
	}

	/**
	 * Returns the share of all worlds that these are taken for: the more turns of the other side fitted a king alone, and the
	 * fewer `men` it has on the average in the others, the likelier he is. With five men it is even after a dozen turns.
	 */
	share(men: number): number {
		return this.#worlds.length === 0 ? 0 : this.#turns / (this.#turns + men ** 2 / 2);
	}

	/** Takes in the last of the things that were noticed. `before` is a state before it, of which the seat's own men are used. */
	advance(lately: Lately, before: State, isTaking: boolean): void {
		const one = lately.noticed[lately.noticed.length - 1];
		this.#turns += one.stands && one.by !== this.seat ? 1 : 0;
		if (isTaking) {
			this.#turns = 0;
			this.#worlds = bareKings(this.#filter.rules, before, this.seat, one);
		} else if (this.#worlds.length > 0) {
			this.#worlds = this.#filter.advance(this.#worlds, lately, Number.POSITIVE_INFINITY);
		}
	}

	/** Forgets a game. */
	restart(): void {
		this.#worlds = [];
		this.#turns = 0;
	}
}
