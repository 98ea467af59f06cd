import {makeFen} from '../../core/fen.js';
import {unwrap} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {squareName} from '../../core/square.js';
import {makeUci} from '../../core/uci.js';
import {moveKey, toUciMove} from '../../rules/move.js';
import {BeliefMap} from '../belief-map.js';
import type {Tables} from '../build-table.js';
import {NEVER} from '../levels.js';
import type {Placement} from '../material.js';
import {probe} from '../probe.js';
import {INVERSE_SYMMETRY, mapSet} from '../symmetry.js';
import {Answers, GROUP_WORDS, mapInto} from './answers.js';
import {COUNT, FactBook, MOVE_WORDS, MOVES, SPOT_MASK, SPOT_SHIFT} from './facts.js';
import {positionWith} from './step.js';

/** The length of a belief after which something went wrong: more than any level. */
const FAILED = NEVER;

/** What White knows, White to move: a spot of the book, and two halves of squares in its representative. */
export type Knowledge = {readonly spot: number; readonly low: number; readonly high: number};

/**
 * Replays tables by the facts of the rules. Of the tables it takes nothing but the levels that they hold
 * for what White knows after a move; the moves, what Black can answer and what White then sees are the rules'.
 */
export class Replay {
	failures = 0;
	firstFailure: string | undefined;
	readonly #book: FactBook;
	readonly #answers: Answers;
	/** The moves that each belief took, FAILED after a failure. */
	readonly #lengths = new BeliefMap();
	/** Beliefs not won that were looked at. */
	readonly #held = new BeliefMap();
	/** By belief: 1 when the table calls it won, 2 when not. */
	readonly #judged = new BeliefMap();
	/** Beliefs not won that are still to be looked at, as groups. */
	readonly #waiting: number[] = [];
	/** The images of a belief under each symmetry's inverse, two halves each, as far as `#isMapped` says. */
	readonly #images = new Int32Array(16);
	/** Where in the book's words the move stands that `#findBest` found. */
	#best = 0;

	constructor(tables: Tables) {
		this.#book = new FactBook(tables);
		this.#answers = new Answers(this.#book);
	}

	/** How many different beliefs were met, up to symmetry. */
	get beliefs(): number {
		return this.#lengths.size + this.#held.size;
	}

	/** Returns what White knows in a placement of which the king may be on the squares of a set. */
	knowledgeOf({material, squares}: Placement, {low, high}: SquareSet): Knowledge {
		const place = this.#book.placeOf(material);
		const located = this.#book.tables[place].index.locate(squares);
		const image = new Int32Array(2);
		mapInto(INVERSE_SYMMETRY[located & 7], low, high, image, 0);
		return {spot: (place << SPOT_SHIFT) | (located >> 3), low: image[0], high: image[1]};
	}

	/**
	 * Returns the level of a belief: one move more than what the tables hold after the best of White's legal
	 * moves. Checks that probing says the same, and gives all of White's legal moves and no other.
	 */
	levelOf({spot, low, high}: Knowledge): number {
		const table = this.#book.tables[spot >> SPOT_SHIFT];
		const squares = [...this.#book.squaresAt(spot)];
		const placement = {material: table.material, squares};
		const probed = unwrap(probe(table, placement, new SquareSet(low, high)));
		const level = this.#findBest(spot, low, high, NEVER);
		if (probed.level !== level) {
			this.#fail(spot, low, high, `probing says ${probed.level} moves, not ${level}`);
			return level;
		}

		const wanted = new Set(probed.moves.map(({move}) => moveKey(move)));
		const record = this.#book.learn(spot, low, high);
		const {words} = this.#book;
		let legal = 0;
		for (let move = 0; move < words[record + COUNT]; move++) {
			const at = record + MOVES + move * MOVE_WORDS;
			if (((low & ~words[at + 1]) | (high & ~words[at + 2])) === 0) {
				legal += wanted.has(words[at]) ? 1 : NEVER;
			}
		}

		if (legal !== wanted.size) {
			this.#fail(spot, low, high, 'probing gives other moves than the legal ones');
		}

		return level;
	}

	/**
	 * Plays the table's move in a won belief and in all that can follow; returns how many moves that takes
	 * at worst, NEVER after a failure.
	 */
	playOut({spot, low, high}: Knowledge): number {
		return this.#longest(spot, low, high, NEVER);
	}

	/** Returns what `playOut` does. A belief that takes `limit` moves or more need not be played: it is NEVER. */
	#longest(spot: number, low: number, high: number, limit: number): number {
		const known = this.#lengths.get(spot, low, high);
		if (known !== 0) {
			return known;
		}

		const level = this.#findBest(spot, low, high, limit);
		if (level >= limit) {
			return NEVER;
		}

		const length = this.#playBest(spot, low, high, level);
		this.#lengths.set(spot, low, high, length);
		return length;
	}

	#playBest(spot: number, low: number, high: number, level: number): number {
		const answers = this.#answers;
		const {words} = this.#book;
		const key = words[this.#best];
		const floor = answers.top;
		answers.play(words[this.#best + 3], (key >> 6) & 63, low, high);
		let longest = answers.canBeTaken ? 2 : 1;
		let fault = answers.isKingLost ? 'loses the king' : undefined;
		const end = answers.top;
		for (let group = floor; group < end && fault === undefined; group += GROUP_WORDS) {
			const nextSpot = answers.groups[group];
			const nextLow = answers.groups[group + 1];
			const nextHigh = answers.groups[group + 2];
			const next = this.#longest(nextSpot, nextLow, nextHigh, level);
			longest = Math.max(longest, next + 1);
			if (next >= level) {
				const reached = this.#findBest(nextSpot, nextLow, nextHigh, NEVER);
				fault = `leads from ${level} moves to ${reached}`;
			}
		}

		answers.top = floor;
		if (fault !== undefined) {
			return this.#fail(spot, low, high, `${makeUci(toUciMove(key))} ${fault}`);
		}

		return longest === level
			? longest
			: this.#fail(spot, low, high, `took ${longest} moves, not ${level} as the table says`);
	}

	/**
	 * Returns the level of a belief when it is less than `limit`, else NEVER: one move more than after the
	 * best of White's moves, which `#best` then tells.
	 */
	#findBest(spot: number, low: number, high: number, limit: number): number {
		const record = this.#book.learn(spot, low, high);
		const {words, tables} = this.#book;
		const images = this.#images;
		const end = record + MOVES + words[record + COUNT] * MOVE_WORDS;
		let mapped = 0;
		let best = limit - 1;
		let isFound = false;
		for (let at = record + MOVES; at < end; at += MOVE_WORDS) {
			if (((low & ~words[at + 1]) | (high & ~words[at + 2])) !== 0) {
				continue;
			}

			const located = words[at + 3];
			const to = (words[at] >> 6) & 63;
			const symmetry = located & 7;
			if ((mapped & (1 << symmetry)) === 0) {
				mapped |= 1 << symmetry;
				mapInto(INVERSE_SYMMETRY[symmetry], low, high, images, symmetry * 2);
			}

			const isTaken = ((to < 32 ? low >>> to : high >>> (to - 32)) & 1) === 1;
			const level = isTaken
				? this.#levelUnlessTaken(located, to, low, high, best)
				: tables[located >> SPOT_SHIFT].levelAt(
						(located & SPOT_MASK) >> 3,
						images[symmetry * 2],
						images[symmetry * 2 + 1],
						best,
					);
			if (level < best) {
				best = level;
				isFound = true;
				this.#best = at;
			}
		}

		return isFound ? best + 1 : NEVER;
	}

	/** Returns the level after a move that takes the king on one of the squares where he may be. */
	#levelUnlessTaken(located: number, to: number, low: number, high: number, limit: number): number {
		const left = new SquareSet(low, high).without(to);
		const {low: leftLow, high: leftHigh} = mapSet(INVERSE_SYMMETRY[located & 7], left);
		const table = this.#book.tables[located >> SPOT_SHIFT];
		return left.isEmpty ? 0 : table.levelAt((located & SPOT_MASK) >> 3, leftLow, leftHigh, limit);
	}

	/**
	 * Checks that White cannot force anything from a belief that the table calls not won: after each of
	 * his moves Black can take his king, or has an answer after which White again knows something not
	 * won; and, if `follow`, so on from there.
	 */
	hold({spot, low, high}: Knowledge, follow: boolean): void {
		const waiting = this.#waiting;
		if (!this.#isOpenAlone(spot, low, high, true)) {
			waiting.push(spot, low, high);
		}

		while (waiting.length > 0) {
			const nextHigh = waiting.pop()!;
			const nextLow = waiting.pop()!;
			const nextSpot = waiting.pop()!;
			if (this.#held.get(nextSpot, nextLow, nextHigh) === 0) {
				this.#held.set(nextSpot, nextLow, nextHigh, 1);
				this.#tryAll(nextSpot, nextLow, nextHigh, follow);
			}
		}
	}

	/** Tries all of White's moves in a belief that the table calls not won. */
	#tryAll(spot: number, low: number, high: number, follow: boolean): void {
		const answers = this.#answers;
		const record = this.#book.learn(spot, low, high);
		const count = this.#book.words[record + COUNT];
		for (let move = 0; move < count; move++) {
			const at = record + MOVES + move * MOVE_WORDS;
			const {words} = this.#book;
			const key = words[at];
			const legal = (low & words[at + 1]) | (high & words[at + 2]);
			if (legal === 0) {
				continue;
			}

			if (((low & ~words[at + 1]) | (high & ~words[at + 2])) !== 0) {
				this.#fail(spot, low, high, `${makeUci(toUciMove(key))} is legal on some squares only`);
				continue;
			}

			const floor = answers.top;
			answers.play(words[at + 3], (key >> 6) & 63, low, high);
			if (!answers.isKingLost && !this.#findEscape(floor, follow)) {
				const name = makeUci(toUciMove(key));
				this.#fail(spot, low, high, `${name} wins, but the table does not say so`);
			}

			answers.top = floor;
		}
	}

	/**
	 * Looks for something not won among the groups on the stack from `floor` on, and, if `follow`, keeps it
	 * for later.
	 */
	#findEscape(floor: number, follow: boolean): boolean {
		const {groups, top} = this.#answers;
		for (let group = floor; group < top; group += GROUP_WORDS) {
			const spot = groups[group];
			const low = groups[group + 1];
			const high = groups[group + 2];
			if (this.#isOpenAlone(spot, low, high, follow) || this.#isOpen(spot, low, high, follow)) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns whether one of the squares alone, were White told it, is not won, and, if `follow`, keeps it
	 * for later: what White cannot force knowing more he cannot force knowing less.
	 */
	#isOpenAlone(spot: number, low: number, high: number, follow: boolean): boolean {
		for (let bits = low; bits !== 0; bits &= bits - 1) {
			if (this.#isOpen(spot, bits & -bits, 0, follow)) {
				return true;
			}
		}

		for (let bits = high; bits !== 0; bits &= bits - 1) {
			if (this.#isOpen(spot, 0, bits & -bits, follow)) {
				return true;
			}
		}

		return false;
	}

	/** Returns whether the table calls a belief not won, and, if `follow`, keeps it for later. */
	#isOpen(spot: number, low: number, high: number, follow: boolean): boolean {
		let judged = this.#judged.get(spot, low, high);
		if (judged === 0) {
			judged = this.#findBest(spot, low, high, NEVER) === NEVER ? 2 : 1;
			this.#judged.set(spot, low, high, judged);
		}

		if (judged === 2 && follow) {
			this.#waiting.push(spot, low, high);
		}

		return judged === 2;
	}

	/** Counts a failure, and keeps the first as a sentence. */
	#fail(spot: number, low: number, high: number, what: string): number {
		this.failures++;
		if (this.firstFailure === undefined) {
			const {material} = this.#book.tables[spot >> SPOT_SHIFT];
			const squares = [...this.#book.squaresAt(spot)];
			const belief = new SquareSet(low, high);
			const [king] = belief;
			const fen = makeFen(positionWith({material, squares}, king).toSetup());
			const names = [...belief].map((square) => squareName(square)).join(',');
			this.firstFailure = `${fen}, king on ${names}: ${what}`;
		}

		return FAILED;
	}
}
