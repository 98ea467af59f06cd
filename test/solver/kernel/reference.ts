import {type EndingGraph, PASSED_SHIFT} from '../../../source/solver/ending-graph.js';
import {NEVER} from '../../../source/solver/levels.js';
import {mapSquare} from '../../../source/solver/symmetry.js';

const NOT_A_FILE = 0xfefe_fefe_fefe_fefen;
const NOT_H_FILE = 0x7f7f_7f7f_7f7f_7f7fn;
const BOARD = 0xffff_ffff_ffff_ffffn;

/** Returns a set of squares from its halves. */
export const bitsOf = (low: number, high: number): bigint =>
	BigInt(low >>> 0) | (BigInt(high >>> 0) << 32n);

/** Returns a set from the words of a number. */
const setAt = (words: Int32Array, number: number): bigint =>
	bitsOf(words[number * 2], words[number * 2 + 1]);

const squaresOf = (set: bigint): number[] =>
	Array.from({length: 64}, (_, square) => square).filter(
		(square) => ((set >> BigInt(square)) & 1n) === 1n,
	);

const setOf = (squares: readonly number[]): bigint =>
	squares.reduce((set, square) => set | (1n << BigInt(square)), 0n);

const kingSteps = (set: bigint): bigint => {
	const sides = ((set << 1n) & NOT_A_FILE) | ((set >> 1n) & NOT_H_FILE);
	const rows = set | sides;
	return (sides | (rows << 8n) | (rows >> 8n)) & BOARD;
};

const maximalOf = (sets: readonly bigint[]): bigint[] => {
	const all = [...new Set(sets)];
	return all.filter((set) => !all.some((other) => other !== set && (set & ~other) === 0n));
};

/**
 * The same analysis as the kernel's, without promotions, said as plainly as its definition: nothing is
 * kept from one level to the next but what is won. Slow; for graphs of a few placements.
 */
export class ReferenceAnalysis {
	/** By placement: the maximal remainders won so far, and those of the last level that are new. */
	maximal: bigint[][];
	found: bigint[][];
	readonly seenLevels: number[][];
	readonly lossLevels: number[][];
	readonly #graph: EndingGraph;
	readonly #wonBefore: bigint[];

	constructor(graph: EndingGraph) {
		const placements = Array.from({length: graph.index.count}, (_, placement) => placement);
		this.#graph = graph;
		this.maximal = placements.map(() => [0n]);
		this.found = placements.map(() => [0n]);
		this.seenLevels = placements.map(() => Array<number>(64).fill(NEVER));
		this.#wonBefore = placements.map(() => 0n);
		this.lossLevels = placements.map((placement) =>
			Array.from(graph.lossLevels.subarray(placement * 64, placement * 64 + 64), (loss, square) =>
				(kingSteps(this.#inferred(placement)) >> BigInt(square)) & 1n ? NEVER : loss,
			),
		);
	}

	#inferred(placement: number): bigint {
		return setAt(this.#graph.inferred, placement);
	}

	/** Returns the beliefs, Black to move, that are won in `level` moves. */
	#beliefs(placement: number, level: number): bigint[] {
		const upTo = (levels: readonly number[]): bigint =>
			setOf([...levels.keys()].filter((square) => levels[square] <= level));
		const won = upTo(this.seenLevels[placement]);
		const kept = upTo(this.lossLevels[placement]);
		return this.maximal[placement].map((remainder) => (remainder | won) & kept);
	}

	/** Works out a level. */
	step(level: number): void {
		const {firstMove, moves, seen: allSeen, unseen: allUnseen} = this.#graph;
		const beliefs = this.maximal.map((_, placement) => this.#beliefs(placement, level - 1));
		for (const [placement, known] of this.maximal.entries()) {
			const unseen = setAt(allUnseen, placement);
			const seen = setAt(allSeen, placement);
			const candidates: bigint[] = [];
			let before = 0n;
			for (const move of moves.slice(firstMove[placement], firstMove[placement + 1])) {
				const passed = (move >> PASSED_SHIFT) - 1;
				for (const belief of beliefs[(move & ((1 << PASSED_SHIFT) - 1)) >> 3]) {
					const image = setOf(squaresOf(belief).map((square) => mapSquare(move & 7, square)));
					const held = BOARD & ~kingSteps(unseen & ~image);
					before |= passed < 0 ? image : image & ~(1n << BigInt(passed));
					candidates.push(held & unseen);
					for (const square of squaresOf(held & seen)) {
						this.seenLevels[placement][square] = Math.min(
							this.seenLevels[placement][square],
							level,
						);
					}
				}
			}

			this.#winBefore(placement, level, before);
			this.found[placement] = maximalOf([...known, ...candidates]).filter(
				(set) => !known.includes(set),
			);
		}

		this.maximal = this.maximal.map((known, placement) =>
			maximalOf([...known, ...this.found[placement]]),
		);
	}

	/** Notes on which squares before pawns White has won, and what that leaves of the losses beside them. */
	#winBefore(placement: number, level: number, won: bigint): void {
		const inferred = this.#inferred(placement);
		const now = this.#wonBefore[placement] | (won & inferred);
		const lost = kingSteps(inferred & ~now);
		for (const square of squaresOf(kingSteps(now & ~this.#wonBefore[placement]) & ~lost)) {
			const capture = this.#graph.lossLevels[placement * 64 + square];
			this.lossLevels[placement][square] = Math.max(capture, level);
		}

		this.#wonBefore[placement] = now;
	}
}
