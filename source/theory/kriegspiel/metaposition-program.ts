import {pick, type Random} from '../../core/random.js';
import {MetapositionSearch, type SearchReading} from './metaposition-search.js';
import {menAfter, refusedFor, type Turn, TwoMen} from './two-men.js';
import {fail, ok} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {type KriegspielPlan, moveOfTry} from './plan.js';

/** How the whole program is read where its text leaves a choice (docs/kriegspiel-program.md lists them all). */
export type ProgramReading = SearchReading & {
	/** Which of the tries of equal value is taken, in the order of `MenFacts.tries`. */
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
 * what White knows: his men and the squares where the black king may be.
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
	 * Returns White's next try, one of `MenFacts.tries`: a sure mate if there is one, else one of the greatest
	 * value of those that cannot stalemate, as far as there are such ("a function, which catches checkmate cases and
	 * consequently avoids playing moves to stalemate states").
	 */
	choose(turn: Turn): number {
		const {tries} = this.men.at(turn.king, turn.man);
		const mate = tries.find((code) => this.#isSureMate(turn, code));
		if (mate !== undefined) {
			return mate;
		}

		const values = this.#search.values(turn);
		const open = [...tries.keys()].filter((index) => values[index] !== undefined);
		const safe = open.filter((index) => !this.#canStalemate(turn, tries[index]));
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
	#isSureMate(turn: Turn, code: number): boolean {
		const {king, man} = menAfter(turn, code);
		const {attacks, stuck} = this.men.at(king, man);
		return refusedFor(turn, code).isEmpty && turn.belief.isSubsetOf(attacks.intersect(stuck));
	}

	/** Whether a try may be played and stalemate the black king on one of the squares. */
	#canStalemate(turn: Turn, code: number): boolean {
		const {king, man} = menAfter(turn, code);
		const {attacks, stuck} = this.men.at(king, man);
		return !turn.belief.minus(refusedFor(turn, code)).minus(attacks).intersect(stuck).isEmpty;
	}
}

/** How many numbers the memory has for each try: White's king and rook, and where the black king may be. */
const NUMBERS = 4;
/** After how many tries the program gives up: Black has gone in circles by then. */
const MOST_TRIES = 400;

/** The reading of the strategist: of equal tries the first, so that it always does the same. */
const STRATEGIST_READING: ProgramReading = {...AS_PRINTED, ties: 'first'};

const isNumbers = (memory: unknown): memory is readonly number[] =>
	Array.isArray(memory) && memory.every((one) => typeof one === 'number');

/**
 * Returns the program of Bolognesi & Ciancarini (2003) as a plan. What it remembers is all that it has been asked
 * since the game began: its transposition table comes of that, and is filled again when the memory is
 * another's. Keep one strategist for one game, so that this is not needed.
 */
export function metapositionStrategist(reading = STRATEGIST_READING): KriegspielPlan {
	const program = new MetapositionProgram(reading, () => 0);
	let held: readonly number[] = [];
	const recall = (memory: readonly number[]): void => {
		if (memory === held) {
			return;
		}

		program.begin();
		for (let index = 0; index < memory.length; index += NUMBERS) {
			const [king, man, low, high] = memory.slice(index, index + NUMBERS);
			program.choose({king, man, belief: new SquareSet(low, high)});
		}
	};

	return {
		material: program.men.material,
		isSymmetric: false,
		first: held,
		play(memory, placement, belief) {
			if (!isNumbers(memory) || memory.length > NUMBERS * MOST_TRIES) {
				return fail(`the program has not mated in ${MOST_TRIES} tries`);
			}

			recall(memory);
			const [king, man] = placement.squares;
			const code = program.choose({king, man, belief});
			held = [...memory, king, man, belief.low, belief.high];
			return ok({
				memory: held,
				move: moveOfTry(placement, code),
				remark: {step: 'worst-answer', excluded: belief.complement()},
			});
		},
	};
}
