import {popCount} from '../../core/square-set.js';
import {scramble} from './zobrist.js';

/**
 * A member is eight 32-bit words: three 64-bit planes (bits 0, 1 and 2 of the code of the enemy man on
 * each square, lower half first), then its key's two halves. Own men are the same in all members and
 * stand in none.
 */
export const MEMBER_WORDS = 8;

/** The dark squares of either half of the board. */
const DARK = 0xaa_55_aa_55;

/** The fewest members a bound may allow. */
const SMALLEST_BOUND = 16;

const LOWEST = -2_147_483_648;
const BUCKETS = 4096;
const buckets = new Int32Array(BUCKETS + 1);

/**
 * A set of members without duplicates, in one growable block of words, with an open-addressing table of
 * keys beside it. Two members are taken for one when all 64 bits of their keys agree.
 *
 * When more are offered than its bound it keeps those whose scrambled keys are the smallest, between half the bound and the bound (bottom-k sampling: Cohen & Kaplan, "Summarizing data using
 * bottom-k sketches", 2007). As the scrambling depends on nothing but key and salt, what is kept is a
 * uniform sample of all that was offered, whatever the order and however often. Zobrist keys alone
 * would not do: they are linear, so a threshold on the keys of parents and then of children would let
 * the same few moves pass everywhere.
 */
export class MemberSet {
	words = new Int32Array(64 * MEMBER_WORDS);
	size = 0;
	/** Whether members have been left out because there were more than the bound. */
	isThinned = false;
	#bound = SMALLEST_BOUND;
	#salt = 0;
	/** The scrambled key from which on nothing is admitted, once thinned. */
	#threshold = 0;
	/** Pairs of key halves; 0 0 is a free slot (no member has that key: it would be the empty board). */
	#slots = new Int32Array(2 * 256);
	#mask = 255;

	/**
	 * Empties the set. `salt` decides which members are kept should there be more than `bound`; `expected`
	 * is a guess at their number that saves work when it is near.
	 */
	reset(bound: number, salt: number, expected: number): void {
		this.size = 0;
		this.isThinned = false;
		this.#bound = Math.max(bound, SMALLEST_BOUND);
		this.#salt = scramble(salt);
		const guess = Math.min(Math.max(expected, 64), this.#bound);
		this.#clearSlots(4 << (31 - Math.clz32(guess)));
	}

	/** The bytes that words and table take. */
	get bytes(): number {
		return this.words.byteLength + this.#slots.byteLength;
	}

	/** Returns 0 when a first half of a key is certain not to be admitted, else 1: a number, to count with. */
	mayAdmit(first: number): number {
		return this.isThinned && scramble(first ^ this.#salt) >= this.#threshold ? 0 : 1;
	}

	/**
	 * Returns whether a member of this key is new and to be kept. Then the caller must write its words at
	 * index `size * MEMBER_WORDS` of `words` (which may be another array than before) and count `size` up.
	 */
	admit(first: number, second: number): boolean {
		if (this.isThinned && scramble(first ^ this.#salt) >= this.#threshold) {
			return false;
		}

		if (this.size * 2 > this.#mask + 1) {
			this.#index((this.#mask + 1) * 2);
		}

		const slots = this.#slots;
		const slot = this.#find(first, second);
		if (slot < 0) {
			return false;
		}

		if (this.size >= this.#bound) {
			this.#thin();
			return this.admit(first, second);
		}

		slots[slot] = first;
		slots[slot + 1] = second;
		if ((this.size + 1) * MEMBER_WORDS > this.words.length) {
			const longer = new Int32Array(this.words.length * 2);
			longer.set(this.words);
			this.words = longer;
		}

		return true;
	}

	/** Keeps the member at `index` as the next one of those kept; for use while `size` counts up from 0. */
	keep(index: number): void {
		const {words} = this;
		let to = this.size++ * MEMBER_WORDS;
		let from = index * MEMBER_WORDS;
		if (to !== from) {
			for (const end = from + MEMBER_WORDS; from < end;) {
				words[to++] = words[from++];
			}
		}
	}

	/** Takes out those in which two bishops stand on squares of one colour, as no game with two begins. */
	separateBishops(): void {
		const {size, words} = this;
		this.size = 0;
		for (let index = 0; index < size; index++) {
			const start = index * MEMBER_WORDS;
			const [low, high] = [0, 1].map(
				(half) => words[start + half] & words[start + 2 + half] & ~words[start + 4 + half],
			);
			const dark = popCount(low & DARK) + popCount(high & DARK);
			if (dark !== 2 && popCount(low) + popCount(high) - dark !== 2) {
				this.keep(index);
			}
		}

		this.#index(this.#mask + 1);
	}

	/** Takes out what became equal by a change of the members in place. */
	removeDuplicates(): void {
		const {size, words} = this;
		this.isThinned = false;
		this.#clearSlots(4 << (31 - Math.clz32(size | 64)));
		this.size = 0;
		for (let index = 0; index < size; index++) {
			const start = index * MEMBER_WORDS;
			if (this.admit(words[start + 6], words[start + 7])) {
				this.keep(index);
			}
		}
	}

	/** Returns the index of the free slot for a key, or −1 when the key is there. */
	#find(first: number, second: number): number {
		const slots = this.#slots;
		const mask = this.#mask;
		let slot = first & mask;
		for (;;) {
			const a = slots[slot * 2];
			const b = slots[slot * 2 + 1];
			if ((a | b) === 0) {
				return slot * 2;
			}

			if (a === first && b === second) {
				return -1;
			}

			slot = (slot + 1) & mask;
		}
	}

	/** Drops about half of a full set: the members of the greatest scrambled keys. */
	#thin(): void {
		const {size, words} = this;
		const range = (this.isThinned ? this.#threshold : -LOWEST) - LOWEST;
		const scale = BUCKETS / range;
		buckets.fill(0);
		for (let index = 0; index < size; index++) {
			const rank = scramble(words[index * MEMBER_WORDS + 6] ^ this.#salt);
			buckets[Math.floor((rank - LOWEST) * scale)]++;
		}

		const wanted = this.#bound * 0.5;
		let kept = 0;
		let edge = 0;
		while (edge < BUCKETS && kept + buckets[edge] <= wanted) {
			kept += buckets[edge];
			edge++;
		}

		this.isThinned = true;
		this.#threshold = LOWEST + Math.ceil(Math.max(edge, 1) / scale);
		this.size = 0;
		for (let index = 0; index < size; index++) {
			if (scramble(words[index * MEMBER_WORDS + 6] ^ this.#salt) < this.#threshold) {
				this.keep(index);
			}
		}

		this.#index(this.#mask + 1);
	}

	#clearSlots(count: number): void {
		if (this.#slots.length < count * 2) {
			this.#slots = new Int32Array(count * 2);
		} else {
			this.#slots.fill(0, 0, count * 2);
		}

		this.#mask = count - 1;
	}

	/** Makes the table anew with `count` slots. */
	#index(count: number): void {
		const {size, words} = this;
		this.#clearSlots(count);
		for (let index = 0; index < size; index++) {
			const first = words[index * MEMBER_WORDS + 6];
			const second = words[index * MEMBER_WORDS + 7];
			const slot = this.#find(first, second);
			this.#slots[slot] = first;
			this.#slots[slot + 1] = second;
		}
	}
}
