import {SquareSet} from '../../core/square-set.js';
import type {BeliefTable} from '../belief-table.js';
import {NEVER} from '../levels.js';
import {INVERSE_SYMMETRY, mapSet} from '../symmetry.js';
import {MATED, SPOILS, type TryFact, type TryFactBook} from './try-facts.js';

/** So many different announcements a book can make, and some more. */
const MOST_HEARD = 16;

/**
 * Proves sets of one ending won, each by what the tables store for lower levels and the rules: a try is
 * found for it whose every announcement leads, after every reply, into a set of a lower level; where it is
 * refused the set that is left is proved in the same way. That set is never looked up: it is part of the
 * one to be proved, so that the table would call it won because of what is in question.
 */
export class TryProof {
	readonly #book: TryFactBook;
	readonly #table: BeliefTable;
	/** Scratch: by what is heard, where the king can be then, two halves. */
	readonly #next = new Int32Array(2 * MOST_HEARD);
	/** By placement: the try that proved the set before, to be tried first. */
	#lastNumber = -1;
	#order: TryFact[] = [];

	constructor(book: TryFactBook, table: BeliefTable) {
		this.#book = book;
		this.#table = table;
	}

	/** Returns whether a set of a placement's representative, White to move, is won in `level` moves. */
	isWon(number: number, low: number, high: number, level: number): boolean {
		if (this.#lastNumber !== number) {
			this.#lastNumber = number;
			this.#order = [...this.#book.white(this.#table, number).tries];
		}

		const order = this.#order;
		for (let index = 0; index < order.length; index++) {
			const one = order[index];
			const standsLow = low & one.low;
			const standsHigh = high & one.high;
			if (
				(standsLow | standsHigh) !== 0 &&
				this.#levelStanding(one, standsLow, standsHigh, level) <= level &&
				(this.#isAll(one, low, high) || this.isWon(number, low & ~one.low, high & ~one.high, level))
			) {
				order.splice(order.indexOf(one), 1);
				order.unshift(one);
				return true;
			}
		}

		return false;
	}

	#isAll(one: TryFact, low: number, high: number): boolean {
		return ((low & ~one.low) | (high & ~one.high)) === 0;
	}

	/**
	 * Returns in how many moves a set is won by what the tables store for the sets after a move, NEVER
	 * when it is not won in `limit`: the Bellman equation, refusals followed down to sets that no try
	 * leaves smaller.
	 */
	levelOf(number: number, low: number, high: number, limit: number = NEVER - 1): number {
		return this.#level(number, low, high, limit, new Map());
	}

	#level(
		number: number,
		low: number,
		high: number,
		limit: number,
		known: Map<string, number>,
	): number {
		const key = `${low} ${high}`;
		const kept = known.get(key);
		if (kept !== undefined) {
			return kept;
		}

		let best = NEVER;
		for (const one of this.#book.white(this.#table, number).tries) {
			const standsLow = low & one.low;
			const standsHigh = high & one.high;
			if ((standsLow | standsHigh) === 0) {
				continue;
			}

			const most = Math.min(limit, best - 1);
			const stands = this.#levelStanding(one, standsLow, standsHigh, most);
			if (stands > most) {
				continue;
			}

			const refused = this.#isAll(one, low, high)
				? 0
				: this.#level(number, low & ~one.low, high & ~one.high, NEVER - 1, known);
			best = Math.min(best, Math.max(stands, refused));
		}

		known.set(key, best);
		return best;
	}

	/** Returns in how many moves White wins by a move that stands, itself included; NEVER when it takes more than `limit`. */
	#levelStanding(one: TryFact, low: number, high: number, limit: number): number {
		const {table, located} = one;
		if (table === undefined) {
			return NEVER;
		}

		const image = mapSet(INVERSE_SYMMETRY[located & 7], new SquareSet(low, high));
		const next = this.#next;
		let heard = 0;
		const {fate, heard: hears, replies} = this.#book.black(table, located >> 3);
		for (const king of image) {
			if (fate[king] === SPOILS) {
				return NEVER;
			}

			if (fate[king] === MATED) {
				continue;
			}

			const place = hears[king];
			if (((heard >> place) & 1) === 0) {
				heard |= 1 << place;
				next[place * 2] = 0;
				next[place * 2 + 1] = 0;
			}

			next[place * 2] |= replies[king * 2];
			next[place * 2 + 1] |= replies[king * 2 + 1];
		}

		let worst = 0;
		for (let bits = heard; bits !== 0; bits &= bits - 1) {
			const place = 31 - Math.clz32(bits & -bits);
			const level = table.levelAt(located >> 3, next[place * 2], next[place * 2 + 1], limit);
			if (level >= limit) {
				return NEVER;
			}

			worst = Math.max(worst, level);
		}

		return worst + 1 > limit ? NEVER : worst + 1;
	}
}
