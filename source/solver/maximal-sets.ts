import {popCount} from '../core/square-set.js';

/** Sets that share one test against their union before each is looked at. */
const BLOCK = 8;
const BLOCK_BITS = 3;

/**
 * Finds the maximal ones among many sets: those that are no subset of another. Sets are first freed of
 * duplicates in a hash table, then taken by falling size and each held against the larger ones that
 * were kept, in blocks whose union tells whether one of them can be a superset at all.
 *
 * Made to be used again and again without allocating: `clear`, `add` …, `reduce`, then read `low`,
 * `high` and `isNew` up to `length`.
 */
export class MaximalSets {
	/** The sets kept, the largest first. */
	low = new Int32Array(1 << 10);
	high = new Int32Array(1 << 10);
	/** Which of the sets kept were added after `markOld`. */
	isNew = new Uint8Array(1 << 10);
	length = 0;
	/** How many different sets were added. */
	added = 0;

	#old = 0;
	#addedLow = new Int32Array(1 << 10);
	#addedHigh = new Int32Array(1 << 10);
	#order = new Int32Array(1 << 10);
	#sizes = new Uint8Array(1 << 10);
	#unionLow = new Int32Array((1 << 10) / BLOCK);
	#unionHigh = new Int32Array((1 << 10) / BLOCK);
	/** One more than the index of an added set, or 0. */
	#slots = new Int32Array(1 << 11);
	readonly #ends = new Int32Array(65);

	clear(): void {
		const slots = this.#slots;
		const mask = slots.length - 1;
		if (this.added * 8 > slots.length) {
			slots.fill(0);
		} else {
			// From each set's own place to the next free one: that reaches every place in use.
			for (let entry = 0; entry < this.added; entry++) {
				let slot = hashOf(this.#addedLow[entry], this.#addedHigh[entry]) & mask;
				while (slots[slot] !== 0) {
					slots[slot] = 0;
					slot = (slot + 1) & mask;
				}
			}
		}

		this.added = 0;
		this.#old = 0;
	}

	/** What was added so far is known already: `isNew` will be 0 for it. */
	markOld(): void {
		this.#old = this.added;
	}

	/** Whether anything was added that was not known. */
	get hasNew(): boolean {
		return this.added > this.#old;
	}

	/** Adds a set, once. */
	add(low: number, high: number): void {
		const slots = this.#slots;
		const mask = slots.length - 1;
		let slot = hashOf(low, high) & mask;
		for (let entry = slots[slot]; entry !== 0; entry = slots[slot]) {
			if (this.#addedLow[entry - 1] === low && this.#addedHigh[entry - 1] === high) {
				return;
			}

			slot = (slot + 1) & mask;
		}

		this.#addedLow[this.added] = low;
		this.#addedHigh[this.added] = high;
		slots[slot] = ++this.added;
		if (this.added === this.#addedLow.length) {
			this.#grow();
		}
	}

	#grow(): void {
		const capacity = this.added * 2;
		this.#addedLow = longer(this.#addedLow, capacity);
		this.#addedHigh = longer(this.#addedHigh, capacity);
		this.low = new Int32Array(capacity);
		this.high = new Int32Array(capacity);
		this.isNew = new Uint8Array(capacity);
		this.#order = new Int32Array(capacity);
		this.#sizes = new Uint8Array(capacity);
		this.#unionLow = new Int32Array(capacity / BLOCK);
		this.#unionHigh = new Int32Array(capacity / BLOCK);
		const slots = new Int32Array(capacity * 2);
		const mask = slots.length - 1;
		for (let entry = 1; entry <= this.added; entry++) {
			let slot = hashOf(this.#addedLow[entry - 1], this.#addedHigh[entry - 1]) & mask;
			while (slots[slot] !== 0) {
				slot = (slot + 1) & mask;
			}

			slots[slot] = entry;
		}

		this.#slots = slots;
	}

	/** Orders the added sets by falling size; `#ends[size]` becomes the end of a size's stretch. */
	#sort(): void {
		const sizes = this.#sizes;
		const ends = this.#ends.fill(0);
		for (let entry = 0; entry < this.added; entry++) {
			const size = popCount(this.#addedLow[entry]) + popCount(this.#addedHigh[entry]);
			sizes[entry] = size;
			ends[size]++;
		}

		let end = 0;
		for (let size = 64; size >= 0; size--) {
			const count = ends[size];
			ends[size] = end;
			end += count;
		}

		for (let entry = 0; entry < this.added; entry++) {
			this.#order[ends[sizes[entry]]++] = entry;
		}
	}

	/** Keeps the maximal ones of the sets added. */
	reduce(): void {
		this.#sort();
		const {low, high, isNew} = this;
		const order = this.#order;
		const ends = this.#ends;
		const addedLow = this.#addedLow;
		const addedHigh = this.#addedHigh;
		const unionLow = this.#unionLow;
		const unionHigh = this.#unionHigh;
		const old = this.#old;
		let kept = 0;
		let next = 0;
		for (let size = 64; size >= 0; size--) {
			// Different sets of one size cannot contain each other.
			const larger = kept;
			const end = ends[size];
			candidates: for (; next < end; next++) {
				const entry = order[next];
				const setLow = addedLow[entry];
				const setHigh = addedHigh[entry];
				for (let block = 0; block << BLOCK_BITS < larger; block++) {
					if (((setLow & ~unionLow[block]) | (setHigh & ~unionHigh[block])) !== 0) {
						continue;
					}

					const stop = Math.min((block + 1) << BLOCK_BITS, larger);
					for (let other = block << BLOCK_BITS; other < stop; other++) {
						if (((setLow & ~low[other]) | (setHigh & ~high[other])) === 0) {
							continue candidates;
						}
					}
				}

				const block = kept >> BLOCK_BITS;
				const first = (kept & (BLOCK - 1)) === 0;
				unionLow[block] = first ? setLow : unionLow[block] | setLow;
				unionHigh[block] = first ? setHigh : unionHigh[block] | setHigh;
				low[kept] = setLow;
				high[kept] = setHigh;
				isNew[kept++] = entry < old ? 0 : 1;
			}
		}

		this.length = kept;
	}
}

function hashOf(low: number, high: number): number {
	const mixed = Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b);
	return mixed ^ (mixed >>> 15);
}

function longer(array: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
	const copy = new Int32Array(capacity);
	copy.set(array);
	return copy;
}
