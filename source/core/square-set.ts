import type {Square} from './square.js';

/** Returns the number of bits set in a 32-bit integer. */
export function popCount(bits: number): number {
	let n = bits - ((bits >>> 1) & 0x5555_5555);
	n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
	return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * An immutable set of squares, 64 bits as two signed 32-bit halves: `low` holds a1–h4, `high` a5–h8.
 * Hot loops keep such halves in typed arrays of their own and use this only at their doors.
 */
export class SquareSet implements Iterable<Square> {
	static readonly empty = new SquareSet(0, 0);
	static readonly full = new SquareSet(-1, -1);

	readonly low: number;
	readonly high: number;

	constructor(low: number, high: number) {
		this.low = low | 0;
		this.high = high | 0;
	}

	static from(squares: Iterable<Square>): SquareSet {
		let low = 0;
		let high = 0;
		for (const square of squares) {
			if (square < 32) {
				low |= 1 << square;
			} else {
				high |= 1 << (square - 32);
			}
		}

		return new SquareSet(low, high);
	}

	static of(square: Square): SquareSet {
		return SINGLES[square];
	}

	has(square: Square): boolean {
		return ((square < 32 ? this.low >>> square : this.high >>> (square - 32)) & 1) === 1;
	}

	with(square: Square): SquareSet {
		return this.union(SINGLES[square]);
	}

	without(square: Square): SquareSet {
		return this.minus(SINGLES[square]);
	}

	union(other: SquareSet): SquareSet {
		return new SquareSet(this.low | other.low, this.high | other.high);
	}

	intersect(other: SquareSet): SquareSet {
		return new SquareSet(this.low & other.low, this.high & other.high);
	}

	minus(other: SquareSet): SquareSet {
		return new SquareSet(this.low & ~other.low, this.high & ~other.high);
	}

	complement(): SquareSet {
		return new SquareSet(~this.low, ~this.high);
	}

	equals(other: SquareSet): boolean {
		return this.low === other.low && this.high === other.high;
	}

	isSubsetOf(other: SquareSet): boolean {
		return (this.low & ~other.low) === 0 && (this.high & ~other.high) === 0;
	}

	get isEmpty(): boolean {
		return (this.low | this.high) === 0;
	}

	get size(): number {
		return popCount(this.low) + popCount(this.high);
	}

	/** Returns an iterator of the squares from a1 to h8; not a generator, which is several times slower. */
	[Symbol.iterator](): Iterator<Square> {
		const squares: Square[] = [];
		for (let bits = this.low; bits !== 0; bits &= bits - 1) {
			squares.push(31 - Math.clz32(bits & -bits));
		}

		for (let bits = this.high; bits !== 0; bits &= bits - 1) {
			squares.push(63 - Math.clz32(bits & -bits));
		}

		return squares.values();
	}
}

const SINGLES: readonly SquareSet[] = Array.from(
	{length: 64},
	(_, square) => new SquareSet(square < 32 ? 1 << square : 0, square < 32 ? 0 : 1 << (square - 32)),
);
