import type {Square} from '../../core/square.js';
import {type EvaluationReading, evaluate} from './evaluation.js';
import {keyHigh, keyLow, type TableReading, TranspositionTable} from './transposition.js';
import {MAN_TRY, NEAR_HIGH, NEAR_LOW, stepsHigh, stepsLow, type TwoMen} from './two-men.js';

/** How the search of Figure 1 is read. */
export type SearchReading = EvaluationReading & {
	/** How many of White's moves are looked ahead, at least 1. */
	readonly depth: number;
	readonly table: TableReading;
};

/** What a move is worth when no square is left, because Black has been mated on all of them: f1 alone. */
const NOTHING_LEFT = 420;
/** Below every value. */
const LEAST = -1e9;

/**
 * The search of Bolognesi & Ciancarini's program (2003, section 4, Figure 1). Each pseudo-legal try of
 * White's is judged by its worst answer: of a rook's try "check" or silence, of the king's "illegal" or
 * silence, whichever evaluates lower, and silence where both are equal. The search goes on from that answer
 * alone, after Black's metamove: every black king makes every move at once.
 */
export class MetapositionSearch {
	readonly #men: TwoMen;
	readonly #reading: SearchReading;
	readonly #table: TranspositionTable;
	/** The metaposition after the last judged try with its worst answer, before the metamove. */
	#king: Square = 0;
	#rook: Square = 0;
	#low = 0;
	#high = 0;

	constructor(men: TwoMen, reading: SearchReading) {
		this.#men = men;
		this.#reading = reading;
		this.#table = new TranspositionTable(reading.table);
	}

	/** Forgets what the table has kept, before another game. */
	clear(): void {
		this.#table.clear();
	}

	/**
	 * Returns the value of each of `TwoMen.tries`, White to move, and records the search; undefined for tries that are
	 * known to be refused.
	 */
	values(king: Square, rook: Square, low: number, high: number): (number | undefined)[] {
		const {depth} = this.#reading;
		const values: (number | undefined)[] = [];
		let max = LEAST;
		for (const code of this.#men.tries(king, rook)) {
			const value = this.#follow(king, rook, low, high, code, depth);
			values.push(value === LEAST ? undefined : value);
			max = Math.max(max, value);
		}

		this.#table.record(keyLow(king, rook, low, high), keyHigh(king, rook, low, high), depth, max);
		return values;
	}

	/** Judges a try by its worst answer; LEAST when it is sure to be refused. */
	#judge(king: Square, rook: Square, low: number, high: number, code: number): number {
		const reading = this.#reading;
		const to = code & 63;
		const isKing = code < MAN_TRY;
		const index = isKing ? 0 : (king << 6) | to;
		const heardLow = low & (isKing ? NEAR_LOW[to] : this.#men.manLow[index]);
		const heardHigh = high & (isKing ? NEAR_HIGH[to] : this.#men.manHigh[index]);
		const silentLow = low & ~heardLow;
		const silentHigh = high & ~heardHigh;
		const canBeHeard = (heardLow | heardHigh) !== 0;
		const canBeSilent = (silentLow | silentHigh) !== 0;
		if (isKing && !canBeSilent) {
			return LEAST;
		}

		const nextKing = isKing ? to : king;
		const nextRook = isKing ? rook : to;
		const silent = canBeSilent
			? evaluate(reading, nextKing, nextRook, silentLow, silentHigh)
			: Number.POSITIVE_INFINITY;
		const heard = canBeHeard
			? evaluate(reading, king, nextRook, heardLow, heardHigh)
			: Number.POSITIVE_INFINITY;
		if (heard < silent) {
			this.#king = king;
			this.#rook = nextRook;
			this.#low = heardLow;
			this.#high = heardHigh;
			return heard;
		}

		this.#king = nextKing;
		this.#rook = nextRook;
		this.#low = silentLow;
		this.#high = silentHigh;
		return silent;
	}

	/** Returns what a try is worth with what follows it. */
	#follow(
		king: Square,
		rook: Square,
		low: number,
		high: number,
		code: number,
		depth: number,
	): number {
		const value = this.#judge(king, rook, low, high, code);
		if (depth === 1 || value === LEAST) {
			return value;
		}

		const nextKing = this.#king;
		const nextRook = this.#rook;
		const index = (nextKing << 6) | nextRook;
		const nextLow =
			stepsLow(this.#low, this.#high) & ~this.#men.allLow[index] & ~squareLow(nextRook);
		const nextHigh =
			stepsHigh(this.#low, this.#high) & ~this.#men.allHigh[index] & ~squareHigh(nextRook);
		return value + this.#search(nextKing, nextRook, nextLow, nextHigh, depth - 1);
	}

	/** Returns the value of a metaposition, White to move, by the table or by a search. */
	#search(king: Square, rook: Square, low: number, high: number, depth: number): number {
		const firstKey = keyLow(king, rook, low, high);
		const secondKey = keyHigh(king, rook, low, high);
		const known = this.#table.check(firstKey, secondKey, depth);
		if (known !== undefined) {
			return known;
		}

		let max = NOTHING_LEFT * depth;
		if ((low | high) !== 0) {
			max = LEAST;
			const tries = this.#men.tries(king, rook);
			for (let index = 0; index < tries.length; index++) {
				const value = this.#follow(king, rook, low, high, tries[index], depth);
				if (value > max) {
					max = value;
				}
			}
		}

		this.#table.record(firstKey, secondKey, depth, max);
		return max;
	}
}

/** Returns the low half of the set of one square. */
const squareLow = (square: Square): number => (square < 32 ? 1 << square : 0);

/** Returns the high half of it. */
const squareHigh = (square: Square): number => (square < 32 ? 0 : 1 << (square - 32));
