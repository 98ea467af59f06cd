import type {SquareSet} from '../../core/square-set.js';
import kernel from './kernel.json' with {type: 'json'};

/** Writes a set of squares as the two words of a number, low and high half: so the kernel has them. */
export function putSet(words: Int32Array, number: number, {low, high}: SquareSet): void {
	words[number * 2] = low;
	words[number * 2 + 1] = high;
}

/** An address in the kernel's memory that it has settled when it took memory for a graph. */
export type Address = {readonly value: number};

/** What assembly/index.ts exports for every game; addresses are in bytes. */
export type CommonExports = {
	readonly memory: {readonly buffer: ArrayBuffer};
	readonly blockOf: (bytes: number) => number;
	readonly foundStart: () => number;
	readonly firstFound: () => number;
	readonly nextChunk: (chunk: number) => number;
	readonly chunkSets: (chunk: number) => number;
	readonly chunkBytes: (chunk: number) => number;
	readonly firstMove: Address;
	readonly moves: Address;
	readonly unseen: Address;
};

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
		Uint8Array.from(atob(kernel.wasm), (character) => character.charCodeAt(0)),
	));

/** A new instance of the module with a memory of its own, which goes when the instance does. */
export class KernelMemory<Exports extends CommonExports> {
	readonly exports: Exports;
	/** The memory as words; made anew when the memory has grown. */
	#words: Int32Array;

	constructor() {
		this.exports = new WebAssembly.Instance(kernelModule()).exports as Exports;
		this.#words = new Int32Array(this.exports.memory.buffer);
	}

	words(): Int32Array {
		const {buffer} = this.exports.memory;
		if (this.#words.buffer !== buffer) {
			this.#words = new Int32Array(buffer);
		}

		return this.#words;
	}

	/** Writes words from an address on. */
	put({value}: Address, words: Int32Array): void {
		this.words().set(words, value >> 2);
	}

	/** Writes words to a block of their own, which lasts until the next; returns where it begins. */
	putBlock(words: Int32Array): number {
		const block = this.exports.blockOf(words.byteLength);
		this.words().set(words, block >> 2);
		return block;
	}

	/** Returns a copy of the sets that the last level has found for the first `placements` placements. */
	found(placements: number): LevelSets {
		const {foundStart, firstFound, nextChunk, chunkBytes, chunkSets} = this.exports;
		const memory = this.words();
		const from = foundStart() >> 2;
		const start = memory.slice(from, from + placements + 1);
		const words = new Int32Array(start[placements] * 2);
		let next = 0;
		for (let chunk = firstFound(); chunk !== 0 && next < words.length; chunk = nextChunk(chunk)) {
			const sets = chunkSets(chunk) >> 2;
			const length = Math.min(chunkBytes(chunk) >> 2, words.length - next);
			words.set(memory.subarray(sets, sets + length), next);
			next += length;
		}

		return {start, words};
	}
}
