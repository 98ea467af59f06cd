import {unwrap} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {moveKey, moveText} from '../../rules/move.js';
import {BeliefMap} from '../belief-map.js';
import type {Tables} from '../build-table.js';
import {NEVER} from '../levels.js';
import type {Placement} from '../material.js';
import {probe} from '../probe.js';
import {knowledgeAt, type Knowledge, playAnswers} from './answers.js';
import {FactBook, isLegalOn, type MoveFact, SPOT_MASK, SPOT_SHIFT} from './facts.js';
import type {Tally} from './verification.js';

/** The length of a belief after which something went wrong: more than any level. */
const FAILED = NEVER;

/** The level of a belief, and the first of White's moves that reaches it; undefined where none does. */
type Best = {readonly level: number; readonly move: MoveFact | undefined};

const targetOf = ({key}: MoveFact): number => (key >> 6) & 63;
const textOf = ({key}: MoveFact): string => moveText(key);

/**
 * Replays tables by the facts of the rules. Of the tables it takes nothing but the levels that they hold
 * for what White knows after a move; the moves, what Black can answer and what White then sees are the rules'.
 */
export class Replay {
	readonly #book: FactBook;
	readonly #tally: Tally;
	/** The moves that each belief took, FAILED after a failure. */
	readonly #lengths = new BeliefMap();
	/** Beliefs not won that were looked at. */
	readonly #held = new BeliefMap();
	/** By belief: 1 when the table calls it won, 2 when not. */
	readonly #judged = new BeliefMap();
	/** Beliefs not won that are still to be looked at. */
	readonly #waiting: Knowledge[] = [];

	/** `tally` counts what fails. */
	constructor(tables: Tables, tally: Tally) {
		this.#book = new FactBook(tables);
		this.#tally = tally;
	}

	/** How many different beliefs were met, up to symmetry. */
	get beliefs(): number {
		return this.#lengths.size + this.#held.size;
	}

	/** Returns what White knows in a placement of which the king may be on the squares of a set. */
	knowledgeOf({material, squares}: Placement, set: SquareSet): Knowledge {
		const place = this.#book.placeOf(material);
		return knowledgeAt((place << SPOT_SHIFT) | this.#book.tables[place].index.locate(squares), set);
	}

	/**
	 * Returns the level of a belief: one move more than what the tables hold after the best of White's legal
	 * moves. Checks that probing says the same, and gives all of White's legal moves and no other.
	 */
	levelOf(known: Knowledge): number {
		const {spot, belief} = known;
		const table = this.#book.tables[spot >> SPOT_SHIFT];
		const probed = unwrap(probe(table, this.#book.placementAt(spot), belief));
		const {level} = this.#findBest(known, NEVER);
		if (probed.level !== level) {
			this.#fail(known, `probing says ${probed.level} moves, not ${level}`);
			return level;
		}

		const wanted = new Set(probed.moves.map(({move}) => moveKey(move)));
		const legal = this.#book.learn(spot, belief).moves.filter((move) => isLegalOn(belief, move));
		if (legal.length !== wanted.size || legal.some(({key}) => !wanted.has(key))) {
			this.#fail(known, 'probing gives other moves than the legal ones');
		}

		return level;
	}

	/**
	 * Plays the table's move in a won belief and in all that can follow; returns how many moves that takes
	 * at worst, NEVER after a failure. A belief that takes `limit` moves or more need not be played: it is NEVER.
	 */
	playOut(known: Knowledge, limit: number = NEVER): number {
		const {spot, belief} = known;
		const length = this.#lengths.get(spot, belief.low, belief.high);
		if (length !== 0) {
			return length;
		}

		const {level, move} = this.#findBest(known, limit);
		if (level >= limit || move === undefined) {
			return NEVER;
		}

		const played = this.#play(known, move, level);
		this.#lengths.set(spot, belief.low, belief.high, played);
		return played;
	}

	#play(known: Knowledge, move: MoveFact, level: number): number {
		const {isKingLost, canBeTaken, groups} = playAnswers(
			this.#book,
			move.located,
			targetOf(move),
			known.belief,
		);
		if (isKingLost) {
			return this.#fail(known, `${textOf(move)} loses the king`);
		}

		let longest = canBeTaken ? 2 : 1;
		for (const group of groups) {
			const next = this.playOut(group, level);
			if (next >= level) {
				const reached = this.#findBest(group, NEVER).level;
				return this.#fail(known, `${textOf(move)} leads from ${level} moves to ${reached}`);
			}

			longest = Math.max(longest, next + 1);
		}

		return longest === level
			? longest
			: this.#fail(known, `took ${longest} moves, not ${level} as the table says`);
	}

	/** Returns the level of a belief when it is less than `limit`, else NEVER: one move more than after the best of White's moves. */
	#findBest({spot, belief}: Knowledge, limit: number): Best {
		let least = limit - 1;
		let best: MoveFact | undefined;
		for (const move of this.#book.learn(spot, belief).moves) {
			if (isLegalOn(belief, move)) {
				const to = targetOf(move);
				// A king on the move's square is taken.
				const left = belief.has(to) ? belief.without(to) : belief;
				const level = left.isEmpty ? 0 : this.#levelAfter(move, left, least);
				if (level < least) {
					least = level;
					best = move;
				}
			}
		}

		return {level: best === undefined ? NEVER : least + 1, move: best};
	}

	/** Returns the level that the table holds of what is left after a move. */
	#levelAfter({located}: MoveFact, left: SquareSet, limit: number): number {
		const {spot, belief} = knowledgeAt(located, left);
		const table = this.#book.tables[spot >> SPOT_SHIFT];
		return table.levelAt(spot & SPOT_MASK, belief.low, belief.high, limit);
	}

	/**
	 * Checks that White cannot force anything from a belief that the table calls not won: after each of
	 * his moves Black can take his king, or has an answer after which White again knows something not
	 * won; and, if `follow`, so on from there.
	 */
	hold(known: Knowledge, follow: boolean): void {
		const waiting = this.#waiting;
		if (!this.#isOpenAlone(known, true)) {
			waiting.push(known);
		}

		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			const {spot, belief} = next;
			if (this.#held.get(spot, belief.low, belief.high) === 0) {
				this.#held.set(spot, belief.low, belief.high, 1);
				this.#tryAll(next, follow);
			}
		}
	}

	/** Tries all of White's moves in a belief that the table calls not won. */
	#tryAll(known: Knowledge, follow: boolean): void {
		const {spot, belief} = known;
		for (const move of this.#book.learn(spot, belief).moves) {
			if (!isLegalOn(belief, move)) {
				if (((belief.low & move.low) | (belief.high & move.high)) !== 0) {
					this.#fail(known, `${textOf(move)} is legal on some squares only`);
				}

				continue;
			}

			const {isKingLost, groups} = playAnswers(this.#book, move.located, targetOf(move), belief);
			// What is not won is kept for later, if `follow`.
			const escapes = (group: Knowledge): boolean =>
				this.#isOpenAlone(group, follow) || this.#isOpen(group, follow);
			if (!isKingLost && !groups.some((group) => escapes(group))) {
				this.#fail(known, `${textOf(move)} wins, but the table does not say so`);
			}
		}
	}

	/**
	 * Returns whether one of the squares alone, were White told it, is not won, and, if `follow`, keeps it
	 * for later: what White cannot force knowing more he cannot force knowing less.
	 */
	#isOpenAlone({spot, belief}: Knowledge, follow: boolean): boolean {
		for (const square of belief) {
			if (this.#isOpen({spot, belief: SquareSet.of(square)}, follow)) {
				return true;
			}
		}

		return false;
	}

	/** Returns whether the table calls a belief not won, and, if `follow`, keeps it for later. */
	#isOpen(known: Knowledge, follow: boolean): boolean {
		const {spot, belief} = known;
		let judged = this.#judged.get(spot, belief.low, belief.high);
		if (judged === 0) {
			judged = this.#findBest(known, NEVER).level === NEVER ? 2 : 1;
			this.#judged.set(spot, belief.low, belief.high, judged);
		}

		if (judged === 2 && follow) {
			this.#waiting.push(known);
		}

		return judged === 2;
	}

	#fail({spot, belief}: Knowledge, what: string): number {
		this.#tally.fail(this.#book.placementAt(spot), belief, what);
		return FAILED;
	}
}
