import type {EndingGraph, Promotion} from '../ending-graph.js';
import {type Address, type CommonExports, KernelMemory, type LevelSets} from './module.js';

/** What assembly/index.ts exports for the fog. */
type Exports = CommonExports & {
	readonly begin: (placements: number, moves: number) => void;
	readonly prepare: () => void;
	readonly emit: (level: number) => void;
	readonly gather: (placement: number) => void;
	readonly promote: (
		placement: number,
		level: number,
		block: number,
		symmetry: number,
		square: number,
	) => void;
	readonly keep: (placement: number, level: number) => void;
	readonly endLevel: (level: number) => number;
	readonly work: Address;
	readonly seen: Address;
	readonly inferred: Address;
	readonly lossLevels: Address;
	readonly seenLevels: Address;
};

/** What the kernel has to know of an ending. */
export type KernelFacts = Pick<
	EndingGraph,
	| 'firstMove'
	| 'inferredHigh'
	| 'inferredLow'
	| 'lossLevels'
	| 'moves'
	| 'seenHigh'
	| 'seenLow'
	| 'unseenHigh'
	| 'unseenLow'
> & {readonly index: {readonly count: number}};

/**
 * The inner loops of retrograde analysis over one ending, in WebAssembly (assembly/ has their source).
 * They work on sets of 64 bits in a memory of their own, which goes when the kernel does. For each
 * level call `emit`, then for each placement in turn `gather`, `promote` for each promotion and `keep`,
 * at last `endLevel`.
 */
export class Kernel {
	readonly #memory = new KernelMemory<Exports>();
	readonly #exports = this.#memory.exports;
	readonly #placements: number;

	/** Takes the facts of an ending; level 0 is worked out then. */
	constructor(graph: KernelFacts) {
		const memory = this.#memory;
		this.#placements = graph.index.count;
		this.#exports.begin(this.#placements, graph.moves.length);
		const {firstMove, inferred, lossLevels, moves, seen, unseen} = this.#exports;
		memory.put(firstMove, graph.firstMove);
		memory.put(moves, graph.moves);
		this.#putSets(unseen, graph.unseenLow, graph.unseenHigh);
		this.#putSets(seen, graph.seenLow, graph.seenHigh);
		this.#putSets(inferred, graph.inferredLow, graph.inferredHigh);
		new Uint8Array(memory.words().buffer).set(graph.lossLevels, lossLevels.value);
		this.#exports.prepare();
	}

	#putSets({value}: Address, low: Int32Array, high: Int32Array): void {
		const words = this.#memory.words();
		for (let index = 0, at = value >> 2; index < low.length; index++, at += 2) {
			words[at] = low[index];
			words[at + 1] = high[index];
		}
	}

	/** Candidates looked at so far. */
	get work(): number {
		return this.#exports.work.value;
	}

	/** Begins the level after `level`: collects the beliefs, Black to move, that became won in `level` moves. */
	emit(level: number): void {
		this.#exports.emit(level);
	}

	/** Begins a placement: collects the candidates of White's moves that promote no pawn. */
	gather(placement: number): void {
		this.#exports.gather(placement);
	}

	/** Adds the candidates of a promotion whose other table has something that is won in `level` moves. */
	promote(placement: number, {table, located, to}: Promotion, level: number): void {
		const words = table.blockWords(located >> 3);
		const block = this.#exports.blockOf(words.byteLength);
		this.#memory.words().set(words, block >> 2);
		this.#exports.promote(placement, level, block, located & 7, to);
	}

	/** Ends a placement: what it has won in `level` moves is known from now on. */
	keep(placement: number, level: number): void {
		this.#exports.keep(placement, level);
	}

	/** Ends a level; returns whether nothing has come of it, and nothing comes of a capture of Black's later. */
	endLevel(level: number): boolean {
		return this.#exports.endLevel(level) !== 0;
	}

	/** Returns a copy of the unseen remainders that the last level has found. */
	found(): LevelSets {
		return this.#memory.found(this.#placements);
	}

	#levels({value}: Address): Uint8Array {
		return new Uint8Array(this.#exports.memory.buffer).slice(value, value + this.#placements * 64);
	}

	/** Returns by placement * 64 + square the level of a seen king, NEVER where he is not won (yet). */
	seenLevels(): Uint8Array {
		return this.#levels(this.#exports.seenLevels);
	}

	/**
	 * Returns the graph's loss levels by placement * 64 + square, with what pawns add: a king beside a
	 * square from which he keeps a pawn is lost there only when White can win against him on it.
	 */
	lossLevels(): Uint8Array {
		return this.#levels(this.#exports.lossLevels);
	}
}
