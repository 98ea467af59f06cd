import type {EndingGraph, Promotion} from '../ending-graph.js';
import {KERNEL_BYTES} from './kernel-bytes.js';

/** An address in the kernel's memory that it has settled in `begin`. */
type Address = {readonly value: number};

/** What assembly/index.ts exports; addresses are in bytes. */
type Exports = {
	readonly memory: {readonly buffer: ArrayBuffer};
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
	readonly blockOf: (bytes: number) => number;
	readonly foundStart: () => number;
	readonly firstFound: () => number;
	readonly nextChunk: (chunk: number) => number;
	readonly chunkSets: (chunk: number) => number;
	readonly chunkBytes: (chunk: number) => number;
	readonly work: Address;
	readonly firstMove: Address;
	readonly moves: Address;
	readonly unseen: Address;
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

/** Sets of squares for each placement: those of placement p are `start[p]` to `start[p + 1] - 1`. */
export type LevelSets = {
	readonly start: Int32Array;
	/** By set * 2 the low half, by set * 2 + 1 the high half. */
	readonly words: Int32Array;
};

let compiled: WebAssembly.Module | undefined;

/** Returns the compiled module, once for each thread. */
const kernelModule = (): WebAssembly.Module =>
	(compiled ??= new WebAssembly.Module(
		Uint8Array.from(atob(KERNEL_BYTES.join('')), (character) => character.charCodeAt(0)),
	));

/**
 * The inner loops of retrograde analysis over one ending, in WebAssembly (assembly/ has their source).
 * They work on sets of 64 bits in a memory of their own, which goes when the kernel does. For each
 * level call `emit`, then for each placement in turn `gather`, `promote` for each promotion and `keep`,
 * at last `endLevel`.
 */
export class Kernel {
	readonly #exports: Exports;
	readonly #placements: number;
	/** The memory as words; made anew when the memory has grown. */
	#words: Int32Array;

	/** Takes the facts of an ending; level 0 is worked out then. */
	constructor(graph: KernelFacts) {
		this.#exports = new WebAssembly.Instance(kernelModule()).exports as Exports;
		this.#placements = graph.index.count;
		this.#exports.begin(this.#placements, graph.moves.length);
		this.#words = new Int32Array(this.#exports.memory.buffer);
		const {firstMove, inferred, lossLevels, moves, seen, unseen} = this.#exports;
		this.#words.set(graph.firstMove, firstMove.value >> 2);
		this.#words.set(graph.moves, moves.value >> 2);
		this.#putSets(unseen, graph.unseenLow, graph.unseenHigh);
		this.#putSets(seen, graph.seenLow, graph.seenHigh);
		this.#putSets(inferred, graph.inferredLow, graph.inferredHigh);
		new Uint8Array(this.#words.buffer).set(graph.lossLevels, lossLevels.value);
		this.#exports.prepare();
	}

	#putSets({value}: Address, low: Int32Array, high: Int32Array): void {
		for (let index = 0, at = value >> 2; index < low.length; index++, at += 2) {
			this.#words[at] = low[index];
			this.#words[at + 1] = high[index];
		}
	}

	/** Returns the memory as it is now, in words. */
	#memory(): Int32Array {
		const {buffer} = this.#exports.memory;
		if (this.#words.buffer !== buffer) {
			this.#words = new Int32Array(buffer);
		}

		return this.#words;
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
		this.#memory().set(words, block >> 2);
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
		const {foundStart, firstFound, nextChunk, chunkBytes, chunkSets} = this.#exports;
		const memory = this.#memory();
		const from = foundStart() >> 2;
		const start = memory.slice(from, from + this.#placements + 1);
		const words = new Int32Array(start[this.#placements] * 2);
		let next = 0;
		for (let chunk = firstFound(); chunk !== 0; chunk = nextChunk(chunk)) {
			const sets = chunkSets(chunk) >> 2;
			const length = chunkBytes(chunk) >> 2;
			words.set(memory.subarray(sets, sets + length), next);
			next += length;
		}

		return {start, words};
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
