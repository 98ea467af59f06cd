import {createRandom, type Random, randomInteger} from '../../core/random.js';
import {SquareSet} from '../../core/square-set.js';
import type {BeliefTable} from '../belief-table.js';
import type {Tables} from '../build-table.js';
import {NEVER} from '../levels.js';
import {Tally, type Verification, type VerifyScope} from './verification.js';
import {TryFactBook} from './try-facts.js';
import {TryProof} from './try-proof.js';

/** A set that a table stores, of a placement's representative. */
type StoredSet = {readonly number: number; readonly level: number; readonly set: SquareSet};

/** Returns the sets that a table stores for a placement, that of level 0 aside. */
const setsOf = (table: BeliefTable, number: number): StoredSet[] =>
	table
		.blockOf(number)
		.groups.filter(({level}) => level > 0)
		.flatMap(({level, sets}) => sets.map((set) => ({number, level, set})));

/** Returns sets drawn at random among all that a table stores, ordered by placement. */
function drawSets(table: BeliefTable, drawn: number, random: Random): StoredSet[] {
	const {count} = table.index;
	const ends = new Float64Array(count);
	let end = 0;
	for (let number = 0; number < count; number++) {
		end += table.setCount(number);
		ends[number] = end;
	}

	const places = Array.from({length: end === 0 ? 0 : drawn}, () => randomInteger(random, end));
	places.sort((a, b) => a - b);
	let number = 0;
	return places.map((place) => {
		while (ends[number] <= place) {
			number++;
		}

		return setsOf(table, number)[place - (number === 0 ? 0 : ends[number - 1])];
	});
}

/** Holds one table against the rules, and counts. */
class TryVerifier {
	readonly tally = new Tally();
	beliefs = 0;
	readonly #table: BeliefTable;
	readonly #book: TryFactBook;
	readonly #proof: TryProof;

	constructor(table: BeliefTable, tables: Tables) {
		this.#table = table;
		this.#book = new TryFactBook(new Map([...tables, [table.name, table]]), table.game);
		this.#proof = new TryProof(this.#book, table);
	}

	/** Proves a set won in as many moves as the table says. */
	prove({number, level, set}: StoredSet): void {
		this.beliefs++;
		if (!this.#proof.isWon(number, set.low, set.high, level)) {
			this.#fail(number, set, `no try wins in ${level}`);
		}
	}

	/** Checks what the table says of every start of a placement, the king's square known and nothing known of him. */
	checkStarts(number: number, weight: number): void {
		const {game, index, material} = this.#table;
		const {low, high} = this.#book.white(this.#table, number);
		const hidden = new SquareSet(low, high);
		if (!game.hidden({material, squares: index.representative(number)}).equals(hidden)) {
			this.#fail(number, hidden, 'the rules let him stand elsewhere');
		}

		const count = (belief: SquareSet): void => {
			const level = this.#check(number, belief);
			this.tally.count(belief === hidden, weight, level === NEVER ? undefined : level);
		};
		for (const king of hidden) {
			count(SquareSet.of(king));
		}

		if (!hidden.isEmpty) {
			count(hidden);
		}
	}

	/** Checks that a set and some square more are worth what the best try makes them worth. */
	checkBeyond({number, set}: StoredSet, random: Random): void {
		const {low, high} = this.#book.white(this.#table, number);
		const others = [...new SquareSet(low, high).minus(set)];
		if (others.length > 0) {
			this.#check(number, set.with(others[randomInteger(random, others.length)]));
		}
	}

	/** Checks that the table's level of a set is what the best try makes it; returns the table's. */
	#check(number: number, {low, high}: SquareSet): number {
		this.beliefs++;
		const stored = this.#table.levelAt(number, low, high);
		const level = this.#proof.levelOf(number, low, high);
		if (level !== stored) {
			const say = (level: number): string => (level === NEVER ? 'no win' : `${level} moves`);
			const what = `the table says ${say(stored)}, and the best try makes it ${say(level)}`;
			this.#fail(number, new SquareSet(low, high), what);
		}

		return stored;
	}

	#fail(number: number, belief: SquareSet, what: string): void {
		const {material, index} = this.#table;
		this.tally.fail({material, squares: index.representative(number)}, belief, what);
	}
}

/**
 * Verifies a table of a game of tries by the rules of the game and not the solver's. Every stored set
 * is proved won in as many moves as the table says; of every start, the king's square known and nothing
 * known of him, the table's level must be what the best try makes it. With `every`, only the placements
 * so many apart are taken. With `drawn`, so many sets drawn at random are proved, and the starts of so many
 * placements checked; and each drawn set with a square more must be worth what its best try makes it.
 * Starts that a symmetry of the board takes into each other are checked once and counted all, drawn ones
 * once. Yields how far it is, from 0 to 1.
 */
export function* verifyTries(
	table: BeliefTable,
	tables: Tables,
	{every = 1, drawn, seed = table.name}: VerifyScope,
): Generator<number, Verification> {
	const verifier = new TryVerifier(table, tables);
	const {game, index, material} = table;
	const isCounted = (number: number): boolean =>
		game.counts({material, squares: index.representative(number)});
	if (drawn === undefined) {
		for (let number = 0; number < index.count; number += every) {
			if (isCounted(number)) {
				verifier.checkStarts(number, index.orbit[number]);
				for (const one of setsOf(table, number)) {
					verifier.prove(one);
				}
			}

			yield Math.min(1, (number + every) / index.count);
		}
	} else {
		const random = createRandom(seed);
		for (const [place, one] of drawSets(table, drawn, random).entries()) {
			verifier.prove(one);
			verifier.checkBeyond(one, random);
			yield (place + 1) / drawn / 2;
		}

		for (let start = 1; start <= drawn; start++) {
			const number = randomInteger(random, index.count);
			if (isCounted(number)) {
				verifier.checkStarts(number, 1);
			}

			yield 0.5 + start / drawn / 2;
		}
	}

	return verifier.tally.verification(table, verifier.beliefs);
}
