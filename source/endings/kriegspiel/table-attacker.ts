import {fail, ok, type Result} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {BeliefTable} from '../../solver/belief-table.js';
import {NEVER} from '../../solver/levels.js';
import type {Placement} from '../../solver/material.js';
import type {WhiteMove} from '../../solver/reach.js';
import {largestSureSubset} from '../../solver/tries/sure-subset.js';
import {type TryOutcome, tryOutcomes} from '../../solver/tries/try-outcome.js';

/** A set of squares that White reckons with, his men standing on `squares`. */
export type Reckoning = {readonly squares: readonly Square[]; readonly set: SquareSet};

/** A try of the table player's in Kriegspiel. */
export type KriegspielAttack = {
	readonly try: WhiteMove;
	/**
	 * How many moves White needs at worst, this one and the mate included, when the king is on one of
	 * the squares reckoned with; NEVER when none of the squares where he may be is won.
	 */
	readonly level: number;
	/** The squares reckoned with: where the king may be, or as many of them as are won for sure. */
	readonly sure: SquareSet;
	/** What is left of them after each answer, White to move again. */
	readonly next: readonly Reckoning[];
};

/** Returns how many moves, this one included, are still needed on average over the squares of the king. */
function expectedBound({refused, refusedLevel, mated, answers}: TryOutcome): number {
	let sum = refused.size * refusedLevel + mated.size;
	let squares = refused.size + mated.size;
	for (const {kings, level} of answers) {
		sum += kings.size * (level + 1);
		squares += kings.size;
	}

	return sum / squares;
}

/** Returns the one that is smallest by the first of some measures in which they differ; the first of equals. */
function smallest<T>(things: readonly T[], ...measures: readonly ((thing: T) => number)[]): T {
	let left = things;
	for (const measure of measures) {
		const values = left.map((thing) => measure(thing));
		const least = Math.min(...values);
		left = left.filter((_, index) => values[index] === least);
	}

	return left[0];
}

/** Returns what remains to be reckoned with after each answer to a try. */
const reckoningsAfter = (placement: Placement, {after, refused, answers}: TryOutcome) => [
	...(refused.isEmpty ? [] : [{squares: placement.squares, set: refused}]),
	...answers.map(({next}) => ({squares: after.squares, set: next})),
];

/**
 * The table player in Kriegspiel. Returns the try that needs the fewest moves at worst, of equals the one
 * that needs the fewest on average over the squares where the king may be. Where the belief is not won for
 * sure it plays for a part of it: for `reckoned`, what is left of the part it played for before, and else
 * for the largest part that is won for sure; of equal tries it then takes the one that Black can spoil
 * from the fewest of the other squares. Where nothing is won for sure that alone counts. Fails when White
 * has no try.
 */
export function kriegspielAttack(
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
	reckoned: SquareSet = SquareSet.empty,
): Result<KriegspielAttack> {
	const kept = belief.intersect(table.game.hidden(placement));
	const sure = sureSet(table, placement, kept, reckoned.intersect(kept));
	const outcomes = tryOutcomes(table, placement, sure);
	if (outcomes.length === 0) {
		return fail('White has no try that can stand');
	}

	const spoiled =
		sure.equals(kept) && outcomes.some(({level}) => level < NEVER)
			? undefined
			: spoiledBy(table, placement, kept);
	const best = smallest(
		outcomes,
		({level}) => level,
		(one) => spoiled?.(one) ?? 0,
		expectedBound,
	);
	return ok({
		try: best.white,
		level: best.level,
		sure,
		next: reckoningsAfter(placement, best),
	});
}

/** Returns the squares to play for. */
function sureSet(
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
	reckoned: SquareSet,
): SquareSet {
	const isSure = (set: SquareSet): boolean => table.levelOf(placement.squares, set) < NEVER;
	if (isSure(belief)) {
		return belief;
	}

	return !reckoned.isEmpty && isSure(reckoned)
		? reckoned
		: (largestSureSubset(table, placement, belief)?.set ?? belief);
}

/** Returns a function that counts from how many squares of a belief Black can spoil a try. */
function spoiledBy(
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
): (one: TryOutcome) => number {
	const all = tryOutcomes(table, placement, belief);
	const counts = new Map(
		all.map(({white: {man, to, promotion}, spoiled}) => [
			`${man} ${to} ${promotion ?? ''}`,
			spoiled.size,
		]),
	);
	return ({white: {man, to, promotion}}) => counts.get(`${man} ${to} ${promotion ?? ''}`) ?? 0;
}

/**
 * A player of Kriegspiel by one table, who is told White's men and where the king may be, and remembers
 * for which part of the squares he plays. He keeps what he decided, so that many games go fast.
 */
export class KriegspielTablePlayer {
	readonly #table: BeliefTable;
	readonly #decided = new Map<string, KriegspielAttack>();
	#next: readonly Reckoning[] = [];

	constructor(table: BeliefTable) {
		this.#table = table;
	}

	begin(): void {
		this.#next = [];
	}

	/** Returns his try. Throws when White has none. */
	choose(placement: Placement, belief: SquareSet): WhiteMove {
		const reckoned = this.#reckoned(placement, belief);
		const key = [...placement.squares, belief.low, belief.high, reckoned.low, reckoned.high].join();
		let attack = this.#decided.get(key);
		if (attack === undefined) {
			const chosen = kriegspielAttack(this.#table, placement, belief, reckoned);
			if (!chosen.ok) {
				throw new Error(chosen.error);
			}

			attack = chosen.value;
			this.#decided.set(key, attack);
		}

		this.#next = attack.next;
		return attack.try;
	}

	/** Returns the largest of the sets that the last try left to be reckoned with and that the belief bears out. */
	#reckoned({squares}: Placement, belief: SquareSet): SquareSet {
		let largest = SquareSet.empty;
		for (const next of this.#next) {
			if (
				next.squares.join() === squares.join() &&
				next.set.isSubsetOf(belief) &&
				next.set.size > largest.size
			) {
				largest = next.set;
			}
		}

		return largest;
	}
}
