import {createRandom, type Random, randomInteger} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {fileOf, onBoard, rankOf, squareAt} from '../../source/core/square.js';
import {buildTables} from '../helpers/tables.js';

/**
 * A second, plain solver to hold the tables against: a forward AND/OR search over beliefs by the words
 * of issue and paper, sharing nothing with the tables but the numbering of squares. No symmetry, no
 * maximal sets, no levels; only a memory of what it was asked.
 */
const LINES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
	R: [
		[1, 0],
		[-1, 0],
		[0, 1],
		[0, -1],
	],
	B: [
		[1, 1],
		[1, -1],
		[-1, 1],
		[-1, -1],
	],
};

function walk(letter: string, from: number, isOwn: (square: number) => boolean): number[] {
	const lines = letter === 'R' || letter === 'B' ? LINES[letter] : [...LINES['R'], ...LINES['B']];
	const squares: number[] = [];
	for (const [files, ranks] of lines) {
		for (let step = 1; step <= (letter === 'K' ? 1 : 7); step++) {
			const file = fileOf(from) + files * step;
			const rank = rankOf(from) + ranks * step;
			if (!onBoard(file, rank)) {
				break;
			}

			squares.push(squareAt(file, rank));
			if (isOwn(squareAt(file, rank))) {
				break;
			}
		}
	}

	return squares;
}

const KING_STEPS = Array.from({length: 64}, (_, square) =>
	SquareSet.from(walk('K', square, () => false)),
);

class BruteForce {
	readonly #answers = new Map<string, boolean>();
	readonly #attacked = new Map<string, SquareSet>();

	/** The squares that White's men (letters such as "KRR", the king first) attack. */
	attacked(letters: string, squares: readonly number[]): SquareSet {
		const key = `${letters} ${squares.join(' ')}`;
		const known = this.#attacked.get(key);
		if (known !== undefined) {
			return known;
		}

		const attacked = SquareSet.from(
			squares.flatMap((square, man) =>
				walk(letters[man], square, (other) => squares.includes(other)),
			),
		);
		this.#attacked.set(key, attacked);
		return attacked;
	}

	/** Whether White, to move, takes the king within `moves` moves and one more for the capture. */
	wins(letters: string, squares: readonly number[], belief: SquareSet, moves: number): boolean {
		if (belief.isEmpty) {
			return true;
		}

		if (moves === 0) {
			return false;
		}

		const key = `${letters} ${squares.join(' ')} ${belief.low} ${belief.high} ${moves}`;
		const known = this.#answers.get(key);
		if (known !== undefined) {
			return known;
		}

		const answer = squares.some((square, man) =>
			walk(letters[man], square, (other) => squares.includes(other))
				.filter((to) => !squares.includes(to))
				.some((to) => this.#winsAfter(letters, squares.with(man, to), belief, moves - 1)),
		);
		this.#answers.set(key, answer);
		return answer;
	}

	#winsAfter(
		letters: string,
		squares: readonly number[],
		belief: SquareSet,
		moves: number,
	): boolean {
		const attacked = this.attacked(letters, squares);
		const taken: [man: number, square: number][] = [];
		const beliefs: SquareSet[] = [];
		let unseen = SquareSet.empty;
		for (const king of belief) {
			const steps = KING_STEPS[king];
			const free = steps.minus(attacked).minus(SquareSet.from(squares));
			for (const [man, square] of squares.entries()) {
				if (steps.has(square) && man === 0) {
					return false;
				}

				if (steps.has(square) && !attacked.has(square)) {
					if (letters.length === 2) {
						return false;
					}

					taken.push([man, square]);
				}
			}

			if (attacked.has(king)) {
				beliefs.push(free);
			} else {
				unseen = unseen.union(free);
			}
		}

		if (moves === 0) {
			return taken.length === 0 && unseen.isEmpty && beliefs.every(({isEmpty}) => isEmpty);
		}

		return (
			[unseen, ...beliefs].every((next) => this.wins(letters, squares, next, moves)) &&
			taken.every(([man, square]) => this.#winsWithout(letters, squares, man, square, moves))
		);
	}

	#winsWithout(
		letters: string,
		squares: readonly number[],
		man: number,
		king: number,
		moves: number,
	): boolean {
		const rest = letters.slice(0, man) + letters.slice(man + 1);
		return this.wins(rest, squares.toSpliced(man, 1), SquareSet.from([king]), moves);
	}
}

/** Some of the hidden squares, near each other as real beliefs are. */
function randomBelief(hidden: SquareSet, random: Random): SquareSet {
	const squares = [...hidden];
	const centre = squares[randomInteger(random, squares.length)];
	const reach = 1 + randomInteger(random, 3);
	return SquareSet.from(
		squares.filter(
			(square) =>
				square === centre ||
				(Math.abs((square & 7) - (centre & 7)) <= reach &&
					Math.abs((square >> 3) - (centre >> 3)) <= reach &&
					random() < 0.4),
		),
	);
}

/** How a comparison came out. */
export type Comparison = {
	/** Where table and search differ, as text. */
	readonly differences: readonly string[];
	/** How often the search found a win, and none. */
	readonly won: number;
	readonly open: number;
};

/**
 * Asks the table of an ending and the search about random beliefs: whether White takes the king within
 * one to `deepest` moves and one more.
 */
export function compareWithBruteForce(
	ending: string,
	deepest: number,
	beliefs: number,
): Comparison {
	const table = buildTables(ending).get(ending)!;
	const letters = ending.slice(0, -2);
	const random = createRandom(ending);
	const search = new BruteForce();
	const differences: string[] = [];
	const count = {won: 0, open: 0};
	let checked = 0;
	while (checked < beliefs) {
		const squares = Array.from(letters, () => randomInteger(random, 64));
		const attacked = search.attacked(letters, squares);
		const hidden = attacked.union(SquareSet.from(squares)).complement();
		if (new Set(squares).size < squares.length || hidden.isEmpty) {
			continue;
		}

		const belief = randomBelief(hidden, random);
		const level = table.levelToMove(squares, belief);
		// Most beliefs need far more moves; those near the horizon tell the most.
		if (level > deepest + 2 && random() > 0.01) {
			continue;
		}

		checked++;
		for (let moves = 1; moves <= deepest; moves++) {
			const wins = search.wins(letters, squares, belief, moves);
			count[wins ? 'won' : 'open']++;
			if (wins !== level <= moves + 1) {
				differences.push(`${letters} ${String(squares)}, king on ${String([...belief])}: ${level}`);
			}
		}
	}

	return {...count, differences};
}
