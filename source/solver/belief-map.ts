/** A fuller table is made twice as large. */
const FULLEST = 0.7;
const FIRST_SIZE = 1 << 12;

/** Returns where to look first for a key in a table of a power of two. */
function slotOf(spot: number, low: number, high: number, mask: number): number {
	let hash = Math.imul(spot ^ 0x27d4_eb2f, 0x9e37_79b1) ^ low;
	hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca77) ^ high;
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae3d);
	return (hash ^ (hash >>> 16)) & mask;
}

/**
 * A number from 1 to 255 for each belief it was told of. A belief is where White's men stand, as one number,
 * and the two halves of a set of squares. Thirteen bytes an entry, in typed arrays with open addressing:
 * a replay meets millions.
 */
export class BeliefMap {
	/** How many beliefs are in it. */
	size = 0;
	#keys = new Int32Array(3 * FIRST_SIZE);
	#values = new Uint8Array(FIRST_SIZE);

	/** Returns the number of a belief, or 0 when there is none. */
	get(spot: number, low: number, high: number): number {
		return this.#values[this.#find(spot, low, high)];
	}

	/** Gives a belief a number from 1 to 255. */
	set(spot: number, low: number, high: number, value: number): void {
		let slot = this.#find(spot, low, high);
		if (this.#values[slot] === 0) {
			if (this.size >= this.#values.length * FULLEST) {
				this.#grow();
				slot = this.#find(spot, low, high);
			}

			this.size++;
			this.#keys[slot * 3] = spot;
			this.#keys[slot * 3 + 1] = low;
			this.#keys[slot * 3 + 2] = high;
		}

		this.#values[slot] = value;
	}

	/** Returns where a belief is, or the free place where it would be. */
	#find(spot: number, low: number, high: number): number {
		const keys = this.#keys;
		const values = this.#values;
		const mask = values.length - 1;
		let slot = slotOf(spot, low, high, mask);
		while (
			values[slot] !== 0 &&
			(keys[slot * 3] !== spot || keys[slot * 3 + 1] !== low || keys[slot * 3 + 2] !== high)
		) {
			slot = (slot + 1) & mask;
		}

		return slot;
	}

	#grow(): void {
		const keys = this.#keys;
		const values = this.#values;
		this.#keys = new Int32Array(keys.length * 2);
		this.#values = new Uint8Array(values.length * 2);
		for (let old = 0; old < values.length; old++) {
			if (values[old] !== 0) {
				const slot = this.#find(keys[old * 3], keys[old * 3 + 1], keys[old * 3 + 2]);
				this.#keys.set(keys.subarray(old * 3, old * 3 + 3), slot * 3);
				this.#values[slot] = values[old];
			}
		}
	}
}
