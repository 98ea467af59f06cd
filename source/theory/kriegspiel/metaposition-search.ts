import type {Square} from '../../core/square.js';
import {type EvaluationReading, evaluate} from './evaluation.js';
import {keyHigh, keyLow, type TableReading, TranspositionTable} from './transposition.js';
import {MAN_TRY, NEAR_HIGH, NEAR_LOW, stepsHigh, stepsLow, type TwoMen} from './two-men.js';
import {highBit, lowBit} from './two-men-answers.js';

/** How the search of Figure 1 is read. */
export type SearchReading = EvaluationReading & {
	/** How many of White's moves are looked ahead, at least 1. */
	readonly depth: number;
	readonly table: TableReading;
	/**
	 * After "illegal" as the worst answer: whether Black's metamove follows, as the figure has it for every
	 * try, or White tries again, as in the game.
	 */
	readonly afterRefusal: 'metamove' | 'white-again';
};

/** What a move is worth when no square is left, because Black has been mated on all of them: f1 alone. */
const NOTHING_LEFT = 420;
/** Below every value. */
const LEAST = -1e9;
/** How many values of searches of depth 1 are kept. */
const KEPT = 2 ** 20;

/**
 * The search of Bolognesi & Ciancarini's program (2003, section 4, Figure 1). Each pseudo-legal try of
 * White's is judged by its worst answer: of a rook's try "check" or silence, of the king's "illegal" or
 * silence, whichever evaluates lower, and silence where both are equal. The search continues from that answer
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
	/**
	 * The values of searches of depth 1, which no table changes, by key: kept over games, to be fast. The
	 * text has nothing like it.
	 */
	readonly #keptLow = new Int32Array(KEPT);
	readonly #keptHigh = new Int32Array(KEPT);
	readonly #keptValues = new Int32Array(KEPT).fill(LEAST);
	/** Whether that answer is a refusal. */
	#isRefused = false;

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
		this.#isRefused = isKing && heard < silent;
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
		if (this.#isRefused && this.#reading.afterRefusal === 'white-again') {
			return value + this.#search(nextKing, nextRook, this.#low, this.#high, depth - 1);
		}

		const index = (nextKing << 6) | nextRook;
		const nextLow = stepsLow(this.#low, this.#high) & ~this.#men.allLow[index] & ~lowBit(nextRook);
		const nextHigh =
			stepsHigh(this.#low, this.#high) & ~this.#men.allHigh[index] & ~highBit(nextRook);
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

		const max = this.#best(king, rook, low, high, depth, firstKey, secondKey);
		this.#table.record(firstKey, secondKey, depth, max);
		return max;
	}

	/** Returns the value of the best try. */
	#best(
		king: Square,
		rook: Square,
		low: number,
		high: number,
		depth: number,
		firstKey: number,
		secondKey: number,
	): number {
		if ((low | high) === 0) {
			return NOTHING_LEFT * depth;
		}

		const place = (firstKey >>> 0) % KEPT;
		if (
			depth === 1 &&
			this.#keptLow[place] === firstKey &&
			this.#keptHigh[place] === secondKey &&
			this.#keptValues[place] !== LEAST
		) {
			return this.#keptValues[place];
		}

		let max = LEAST;
		const tries = this.#men.tries(king, rook);
		for (let index = 0; index < tries.length; index++) {
			max = Math.max(max, this.#follow(king, rook, low, high, tries[index], depth));
		}

		if (depth === 1) {
			this.#keptLow[place] = firstKey;
			this.#keptHigh[place] = secondKey;
			this.#keptValues[place] = max;
		}

		return max;
	}
}
