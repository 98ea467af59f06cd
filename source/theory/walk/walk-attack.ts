import {makeFen} from '../../core/fen.js';
import {EMPTY} from '../../core/man.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import type {PlanMemory, Remark, Sighting, Strategist} from '../paper/strategist.js';
import {turnedMen} from '../paper/turn-board.js';
import {KIND_MASK, moveKey} from '../../rules/move.js';
import {type Position} from '../../rules/position.js';
import {type Placement, readPlacement} from '../../solver/material.js';
import {mapSquare, SYMMETRIES} from '../../solver/symmetry.js';
import {positionWith} from '../../solver/verify/step.js';
import {legalMoves, sightOf} from './walk-board.js';

/** What came of a walk through everything that can happen to a plan. */
export type Walk = {
	/** Every arrangement of White's men with every square of the king that is not attacked. */
	readonly starts: number;
	/** Those from which the plan always takes the king. */
	readonly won: number;
	/** White's moves at worst, the capture included; of the starts that are won. */
	readonly longest: number;
	/** By lemma: the most of its moves in one game. Lemma 0 is taking the king when he is seen. */
	readonly byLemma: {readonly [lemma: string]: number};
	/** The first start that is not won, and how it goes wrong, move by move. */
	readonly failure?: readonly string[];
};

/** White's turn in truth: what the plan remembers and is told, and where the king is. */
type Node = {
	readonly memory: PlanMemory;
	readonly placement: Placement;
	readonly king: Square;
	readonly glimpsed: Square;
};

/** What follows from a node: White's moves at worst, and those of each lemma; or a game that goes wrong. */
type Worth =
	| {readonly isWon: true; readonly moves: number; readonly byLemma: Uint8Array}
	| {readonly isWon: false; readonly line: readonly string[]};

/** One more than the paper's last number. */
const LEMMAS = 23;
/** Returns a text that is the same for nodes that the board's symmetries take into each other. */
function keyOf({memory: {symmetry, stage}, placement, king, glimpsed}: Node): string {
	const squares = turnedMen(symmetry, placement.squares);
	const seen = glimpsed === NO_SQUARE ? NO_SQUARE : mapSquare(symmetry, glimpsed);
	return `${JSON.stringify(stage)} ${squares.join(' ')} ${mapSquare(symmetry, king)} ${seen}`;
}

/**
 * Walks through everything that can happen to a plan, by the rules of the game: it is told no more than
 * White sees, and every answer of Black's is tried.
 */
class Walker {
	readonly #strategist: Strategist;
	readonly #worths = new Map<string, Worth>();
	/** The worths of won nodes by what they say, so that equal ones are kept once. */
	readonly #won = new Map<string, Worth>();
	/** Nodes whose worth is being found: to come back to one is a loop. */
	readonly #open = new Set<string>();

	constructor(strategist: Strategist) {
		this.#strategist = strategist;
	}

	/** Returns what follows from a node. */
	worth(node: Node): Worth {
		const key = keyOf(node);
		const known = this.#worths.get(key);
		if (known !== undefined) {
			return known;
		}

		if (this.#open.has(key)) {
			return {isWon: false, line: ['the plan goes round in a circle']};
		}

		this.#open.add(key);
		const worth = this.#find(node);
		this.#open.delete(key);
		this.#worths.set(key, worth);
		return worth;
	}

	#find({memory, placement, king, glimpsed}: Node): Worth {
		const position = positionWith(placement, king);
		const sighting: Sighting = {placement, glimpsed, seen: sightOf(position)};
		const decided = this.#strategist.play(memory, sighting);
		if (!decided.ok) {
			return {isWon: false, line: [decided.error]};
		}

		const {move, remark} = decided.value;
		const lost = (why: string): Worth => ({isWon: false, line: [`${makeUci(move)} ${why}`]});
		if (remark.lemma > 0 && remark.excluded.has(king)) {
			return lost(`though Lemma ${remark.lemma} excludes ${squareName(king)}, where the king is`);
		}

		const key = moveKey(move);
		const played = legalMoves(position).find((legal) => (legal & ~KIND_MASK) === key);
		if (played === undefined) {
			return lost('is not legal');
		}

		position.make(played);
		return position.isKingTaken
			? this.#count(remark, [])
			: this.#answers(position, decided.value.memory, move, remark);
	}

	/** Tries every answer of Black's to a move of the plan's. */
	#answers(position: Position, memory: PlanMemory, move: UciMove, remark: Remark): Worth {
		const glimpsed = sightOf(position);
		const worths: Worth[] = [];
		for (const answer of legalMoves(position)) {
			position.make(answer);
			const king = (answer >> 6) & 63;
			const worth: Worth =
				position.kings[0] === NO_SQUARE
					? {isWon: false, line: ['the white king is taken']}
					: this.worth({memory, placement: placementOf(position, king), king, glimpsed});
			position.unmake(answer);
			if (!worth.isWon) {
				const from = squareName(answer & 63);
				const told = `${makeUci(move)} (Lemma ${remark.lemma}) ${from}${squareName(king)}`;
				return {isWon: false, line: [told, ...worth.line]};
			}

			worths.push(worth);
		}

		return this.#count(remark, worths);
	}

	/** Adds a move to the worst of what can follow. */
	#count({lemma}: Remark, worths: readonly Worth[]): Worth {
		const byLemma = new Uint8Array(LEMMAS);
		let moves = 0;
		for (const worth of worths) {
			if (worth.isWon) {
				moves = Math.max(moves, worth.moves);
				for (const [index, count] of worth.byLemma.entries()) {
					byLemma[index] = Math.max(byLemma[index], count);
				}
			}
		}

		byLemma[lemma]++;
		const key = `${moves} ${byLemma.join(' ')}`;
		const known = this.#won.get(key);
		if (known !== undefined) {
			return known;
		}

		const worth: Worth = {isWon: true, moves: moves + 1, byLemma};
		this.#won.set(key, worth);
		return worth;
	}
}

/** Reads White's men off a board without its black king. */
function placementOf(position: Position, king: Square): Placement {
	const cells = position.board.slice();
	cells[king] = EMPTY;
	const read = readPlacement(cells);
	if (!read.ok) {
		throw new Error(read.error);
	}

	return read.value.placement;
}

/** The white king's squares of which every other is an image under the board's symmetries. */
const FIRST_SQUARES: readonly Square[] = Array.from({length: 64}, (_, square) => square).filter(
	(square) =>
		Array.from({length: SYMMETRIES}, (_, symmetry) => mapSquare(symmetry, square)).every(
			(image) => image >= square,
		),
);

/** Yields the arrangements of some men with the king on such a square, equal men not told apart. */
function* placements(material: Placement['material']): Generator<Placement> {
	for (let number = 0; number < FIRST_SQUARES.length * 64 ** material.length; number++) {
		const squares: Square[] = [FIRST_SQUARES[number % FIRST_SQUARES.length]];
		for (
			let rest = Math.floor(number / FIRST_SQUARES.length);
			squares.length <= material.length;
			rest = Math.floor(rest / 64)
		) {
			squares.push(rest % 64);
		}

		const isOne = squares.every(
			(square, man) =>
				!squares.slice(0, man).includes(square) &&
				(man < 2 || material[man - 1] !== material[man - 2] || squares[man - 1] < square),
		);
		if (isOne) {
			yield {material, squares};
		}
	}
}

/**
 * Returns how many images of a start there are under the board's symmetries, or 0 when it is not the
 * first of them: a plan does the same in all of them. `placement` has its equal men in order.
 */
function orbitOf({squares}: Placement, king: Square): number {
	const own = imageNumber(squares, king, 0);
	let fixed = 1;
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		const image = imageNumber(squares, king, symmetry);
		if (image < own) {
			return 0;
		}

		fixed += image === own ? 1 : 0;
	}

	return SYMMETRIES / fixed;
}

/** Returns a start as one number, seen through a symmetry; equal men are in order. */
function imageNumber(squares: readonly Square[], king: Square, symmetry: number): number {
	const [first, second, third] = squares;
	const kings = mapSquare(symmetry, first) * 64 + mapSquare(symmetry, king);
	const one = mapSquare(symmetry, second);
	if (third === undefined) {
		return kings * 64 + one;
	}

	const other = mapSquare(symmetry, third);
	return (kings * 64 + Math.min(one, other)) * 64 + Math.max(one, other);
}

/**
 * Returns how many moves a plan takes at worst from one start, the king's square on it being known;
 * undefined when it does not always win from there.
 */
export function longestFrom(
	strategist: Strategist,
	placement: Placement,
	king: Square,
): number | undefined {
	const memory = strategist.begin(placement, king);
	const worth = new Walker(strategist).worth({memory, placement, king, glimpsed: king});
	return worth.isWon ? worth.moves : undefined;
}

/**
 * Walks through a plan from every start, its men and the king's square on it being known, with every
 * answer of Black's. Starts that a symmetry of the board takes into each other are walked once and counted
 * all. With `every`, only each so many-th arrangement of White's men is looked at. Yields how far it is, from 0 to 1.
 */
export function* walkAttack(strategist: Strategist, every = 1): Generator<number, Walk> {
	const walker = new Walker(strategist);
	const byLemma = new Uint8Array(LEMMAS);
	const count = {starts: 0, won: 0, longest: 0};
	let failure: readonly string[] | undefined;
	let number = 0;
	for (const placement of placements(strategist.material)) {
		number++;
		for (let king = number % every === 0 ? 0 : 64; king < 64; king++) {
			const orbit = placement.squares.includes(king) ? 0 : orbitOf(placement, king);
			if (orbit === 0 || sightOf(positionWith(placement, king)) !== NO_SQUARE) {
				continue;
			}

			const memory = strategist.begin(placement, king);
			const worth = walker.worth({memory, placement, king, glimpsed: king});
			count.starts += orbit;
			if (worth.isWon) {
				count.won += orbit;
				count.longest = Math.max(count.longest, worth.moves);
				for (const [lemma, moves] of worth.byLemma.entries()) {
					byLemma[lemma] = Math.max(byLemma[lemma], moves);
				}
			} else {
				failure ??= [makeFen(positionWith(placement, king).toSetup()), ...worth.line];
			}
		}

		yield placement.squares[placement.squares.length - 1] / 64;
	}

	return {
		...count,
		byLemma: Object.fromEntries([...byLemma.entries()].filter(([, moves]) => moves > 0)),
		...(failure === undefined ? {} : {failure}),
	};
}
