import {pick, type Random} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import {MetapositionSearch, type SearchReading} from './metaposition-search.js';
import {MAN_TRY, NEAR_HIGH, NEAR_LOW, stepsHigh, stepsLow, TwoMen} from './two-men.js';

/** How the whole program is read where its text leaves a choice (docs/kriegspiel-program.md lists them all). */
export type ProgramReading = SearchReading & {
	/** Which of the tries of equal value is taken, in the order of `TwoMen.tries`. */
	readonly ties: 'first' | 'last' | 'random';
};

/** The reading that comes nearest to the paper's own figures, with the table of Figure 4 to the letter. */
export const AS_PRINTED: ProgramReading = {
	depth: 3,
	table: 'as-printed',
	afterRefusal: 'white-again',
	guardedRook: 'safe',
	lineSquares: 'own-region',
	ties: 'random',
};

/**
 * The program of Bolognesi & Ciancarini (2003) for king and rook against a king in Kriegspiel. It works on
 * what White knows: his men and the squares where the black king may be, as halves of a set.
 */
export class MetapositionProgram {
	readonly men: TwoMen;
	readonly #reading: ProgramReading;
	readonly #search: MetapositionSearch;
	readonly #random: Random;

	/** `random` draws among equals where the reading says so. */
	constructor(reading: ProgramReading, random: Random, men = new TwoMen('rook')) {
		this.men = men;
		this.#reading = reading;
		this.#search = new MetapositionSearch(men, reading);
		this.#random = random;
	}

	/** Begins another game: the transposition table is filled with zeros. */
	begin(): void {
		this.#search.clear();
	}

	/**
	 * Returns White's next try, one of `TwoMen.tries`: a sure mate if there is one, else one of the greatest
	 * value of those that cannot stalemate, as far as there are such ("a function, which catches checkmate cases and
	 * consequently avoids playing moves to stalemate states").
	 */
	choose(king: Square, rook: Square, low: number, high: number): number {
		const tries = this.men.tries(king, rook);
		const mate = tries.findIndex((code) => this.#isSureMate(king, rook, low, high, code));
		if (mate >= 0) {
			return tries[mate];
		}

		const values = this.#search.values(king, rook, low, high);
		const open = [...tries.keys()].filter((index) => values[index] !== undefined);
		const safe = open.filter((index) => !this.#canStalemate(king, rook, low, high, tries[index]));
		const allowed = safe.length > 0 ? safe : open;
		const best = Math.max(...allowed.map((index) => values[index] ?? Number.NEGATIVE_INFINITY));
		const equal = allowed.filter((index) => values[index] === best);
		const {ties} = this.#reading;
		const chosen =
			ties === 'random'
				? pick(this.#random, equal)
				: equal[ties === 'first' ? 0 : equal.length - 1];
		return tries[chosen];
	}

	/** Whether a try is played and mates, wherever the black king is. */
	#isSureMate(king: Square, rook: Square, low: number, high: number, code: number): boolean {
		const to = code & 63;
		const isKing = code < MAN_TRY;
		if (isKing && ((NEAR_LOW[to] & low) | (NEAR_HIGH[to] & high)) !== 0) {
			return false;
		}

		const after = isKing ? (to << 6) | rook : (king << 6) | to;
		const {manLow, manHigh, allLow, allHigh} = this.men;
		return (
			((low & ~manLow[after]) | (high & ~manHigh[after])) === 0 &&
			((stepsLow(low, high) & ~allLow[after]) | (stepsHigh(low, high) & ~allHigh[after])) === 0
		);
	}

	/** Whether a try may be played and stalemate the black king on one of the squares. */
	#canStalemate(king: Square, rook: Square, low: number, high: number, code: number): boolean {
		const to = code & 63;
		const isKing = code < MAN_TRY;
		const after = isKing ? (to << 6) | rook : (king << 6) | to;
		const {manLow, manHigh, allLow, allHigh} = this.men;
		const silentLow = low & ~manLow[after] & (isKing ? ~NEAR_LOW[to] : -1);
		const silentHigh = high & ~manHigh[after] & (isKing ? ~NEAR_HIGH[to] : -1);
		const isShut = (square: Square): boolean =>
			((NEAR_LOW[square] & ~allLow[after]) | (NEAR_HIGH[square] & ~allHigh[after])) === 0;
		for (let bits = silentLow; bits !== 0; bits &= bits - 1) {
			if (isShut(31 - Math.clz32(bits & -bits))) {
				return true;
			}
		}

		for (let bits = silentHigh; bits !== 0; bits &= bits - 1) {
			if (isShut(63 - Math.clz32(bits & -bits))) {
				return true;
			}
		}

		return false;
	}
}
