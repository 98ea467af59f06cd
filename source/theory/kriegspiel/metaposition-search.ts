import {kingSteps} from '../../knowledge/king-steps.js';
import {type EvaluationReading, evaluate} from './evaluation.js';
import {keyHigh, keyLow, type TableReading, TranspositionTable} from './transposition.js';
import {MAN_TRY, menAfter, type NextTurn, refusedFor, type Turn, type TwoMen} from './two-men.js';

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

/** A try by its worst answer: what White's men and the squares of the black king are then, before the metamove. */
type Judged = NextTurn & {readonly value: number};

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
	/** The values of searches of depth 1, which no table changes: kept over games, to be fast. The text has nothing like it. */
	readonly #leaves = new TranspositionTable('repaired');

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
	 * Returns the value of each of `MenFacts.tries`, White to move, and records the search; undefined for tries that are
	 * known to be refused.
	 */
	values(turn: Turn): (number | undefined)[] {
		const {depth} = this.#reading;
		const values = Array.from(this.#men.at(turn.king, turn.man).tries, (code) =>
			this.#follow(turn, code, depth),
		);
		this.#table.record(keyLow(turn), keyHigh(turn), depth, Math.max(LEAST, ...values));
		return values.map((value) => (value === LEAST ? undefined : value));
	}

	/** Judges a try by its worst answer; undefined when it is sure to be refused. */
	#judge(turn: Turn, code: number): Judged | undefined {
		const isKing = code < MAN_TRY;
		const after = menAfter(turn, code);
		const heard = isKing
			? refusedFor(turn, code)
			: turn.belief.intersect(this.#men.at(after.king, after.man).attacks);
		const silent = turn.belief.minus(heard);
		if (isKing && silent.isEmpty) {
			return undefined;
		}

		const judge = (judged: Turn, isRefused: boolean): Judged => ({
			king: judged.king,
			man: judged.man,
			belief: judged.belief,
			isRefused,
			value: judged.belief.isEmpty ? Number.POSITIVE_INFINITY : evaluate(this.#reading, judged),
		});
		const unheard = judge({king: after.king, man: after.man, belief: silent}, false);
		const said = judge({king: turn.king, man: after.man, belief: heard}, isKing);
		return said.value < unheard.value ? said : unheard;
	}

	/** Returns what a try is worth with what follows it; LEAST when it is sure to be refused. */
	#follow(turn: Turn, code: number, depth: number): number {
		const judged = this.#judge(turn, code);
		if (depth === 1 || judged === undefined) {
			return judged?.value ?? LEAST;
		}

		const {king, man, belief, isRefused, value} = judged;
		if (isRefused && this.#reading.afterRefusal === 'white-again') {
			return value + this.#search(judged, depth - 1);
		}

		const next = kingSteps(belief).minus(this.#men.at(king, man).attacked).without(man);
		return value + this.#search({king, man, belief: next}, depth - 1);
	}

	/** Returns the value of a metaposition, White to move, by the table or by a search. */
	#search(turn: Turn, depth: number): number {
		const low = keyLow(turn);
		const high = keyHigh(turn);
		const known = this.#table.check(low, high, depth);
		if (known !== undefined) {
			return known;
		}

		const max = this.#best(turn, depth, low, high);
		this.#table.record(low, high, depth, max);
		return max;
	}

	/** Returns the value of the best try. */
	#best(turn: Turn, depth: number, low: number, high: number): number {
		if (turn.belief.isEmpty) {
			return NOTHING_LEFT * depth;
		}

		const known = depth === 1 ? this.#leaves.check(low, high, depth) : undefined;
		if (known !== undefined) {
			return known;
		}

		let max = LEAST;
		for (const code of this.#men.at(turn.king, turn.man).tries) {
			max = Math.max(max, this.#follow(turn, code, depth));
		}

		if (depth === 1) {
			this.#leaves.record(low, high, depth, max);
		}

		return max;
	}
}
