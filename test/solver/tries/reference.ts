import {mapSquare} from '../../../source/solver/symmetry.js';
import {kingStepsFrom} from '../../../source/knowledge/king-steps.js';
import {ANSWERS, type TryFacts} from '../../../source/solver/tries/try-facts.js';

const SQUARES = Array.from({length: 64}, (_, square) => square);

const squaresAt = (words: Int32Array, index: number): number[] =>
	SQUARES.filter((square) => ((words[index * 2 + (square >> 5)] >>> (square & 31)) & 1) === 1);

/** Returns a text that is equal for equal sets. */
export const nameOf = (squares: Iterable<number>): string =>
	[...squares].sort((a, b) => a - b).join(' ');

/**
 * What the kernel works out for a game of tries, said as plainly as its definition: a set is won in so
 * many moves if some try wins, and what a refusal leaves is proved won by itself. Slow; for graphs of few
 * squares.
 */
export class ReferenceTries {
	readonly #facts: TryFacts;
	/** By foreign placement and level: the sets that are won there from that level on. */
	readonly #fed: readonly (readonly (readonly number[])[])[][];
	readonly #known = new Map<string, boolean>();
	/** Where the king can be, White to move, by placement; and the other sets of the facts. */
	readonly hidden: readonly number[][];
	readonly #sound: readonly number[][];
	readonly #heard: readonly number[][];
	readonly #refused: readonly number[][];

	constructor(facts: TryFacts, fed: readonly (readonly (readonly number[])[])[][]) {
		this.#facts = facts;
		this.#fed = fed;
		const sets = (words: Int32Array): number[][] =>
			Array.from({length: words.length / 2}, (_, index) => squaresAt(words, index));
		this.hidden = sets(facts.hidden);
		this.#sound = sets(facts.sound);
		this.#heard = sets(facts.heard);
		this.#refused = sets(facts.refused);
	}

	/** Returns whether White, to move, wins from a set in so many moves. */
	isWon(placement: number, set: readonly number[], level: number): boolean {
		if (set.length === 0 || level === 0) {
			return set.length === 0;
		}

		const {count} = this.#facts.index;
		if (placement >= count) {
			const fed = this.#fed[placement - count].slice(0, level + 1).flat();
			return fed.some((won) => set.every((square) => won.includes(square)));
		}

		const key = `${placement} ${level} ${nameOf(set)}`;
		let known = this.#known.get(key);
		if (known === undefined) {
			const {firstMove} = this.#facts;
			known = false;
			for (let move = firstMove[placement]; move < firstMove[placement + 1]; move++) {
				known ||= this.#winsBy(placement, set, level, move);
			}

			this.#known.set(key, known);
		}

		return known;
	}

	#winsBy(placement: number, set: readonly number[], level: number, index: number): boolean {
		const move = this.#facts.moves[index];
		const left = set.filter((square) => this.#refused[index].includes(square));
		if (left.length === set.length || !this.isWon(placement, left, level)) {
			return false;
		}

		const target = move >> 3;
		const standing = set.filter((square) => !left.includes(square));
		const kings = SQUARES.filter((square) => standing.includes(mapSquare(move & 7, square)));
		const answers = Array.from({length: ANSWERS}, (_, answer) =>
			kings.filter(
				(king) =>
					this.#heard[target * ANSWERS + answer].includes(king) &&
					this.#sound[target].includes(king),
			),
		);
		return (
			answers.flat().length === kings.length &&
			answers.every((answer) => {
				const next = this.hidden[target].filter((square) =>
					answer.some((king) => kingStepsFrom(king).has(square)),
				);
				return this.isWon(target, next, level - 1);
			})
		);
	}
}
