/** A growing list of square sets in two typed arrays. Read `low` and `high` anew after anything that may grow it. */
export class SetList {
	low: Int32Array;
	high: Int32Array;
	length = 0;

	constructor(capacity = 1 << 12) {
		this.low = new Int32Array(capacity);
		this.high = new Int32Array(capacity);
	}

	/** Makes room for `more` further sets. */
	reserve(more: number): void {
		const needed = this.length + more;
		if (needed <= this.low.length) {
			return;
		}

		const capacity = Math.max(needed, this.low.length * 2);
		const low = new Int32Array(capacity);
		const high = new Int32Array(capacity);
		low.set(this.low.subarray(0, this.length));
		high.set(this.high.subarray(0, this.length));
		this.low = low;
		this.high = high;
	}

	/** Appends a set; room must have been reserved. */
	push(low: number, high: number): void {
		this.low[this.length] = low;
		this.high[this.length++] = high;
	}

	/** Appends sets `from` to `to` − 1 of another list. */
	append(other: SetList, from: number, to: number): void {
		this.reserve(to - from);
		this.low.set(other.low.subarray(from, to), this.length);
		this.high.set(other.high.subarray(from, to), this.length);
		this.length += to - from;
	}
}

/** Lists of sets, one for each placement, laid end to end: placement p has `start[p]` to `start[p + 1] - 1`. */
export class SetLists {
	readonly sets = new SetList();
	readonly start: Int32Array;

	constructor(placements: number) {
		this.start = new Int32Array(placements + 1);
	}
}
