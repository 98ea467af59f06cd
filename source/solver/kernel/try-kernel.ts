import type {TryFacts} from '../tries/try-facts.js';
import {type Address, type CommonExports, KernelMemory, type LevelSets} from './module.js';

/** What assembly/index.ts exports for games of tries. */
type Exports = CommonExports & {
	readonly beginTries: (placements: number, foreign: number, moves: number) => void;
	readonly prepareTries: () => void;
	readonly emitTries: () => void;
	readonly gatherTries: (placement: number) => void;
	readonly keepTries: (placement: number) => void;
	readonly feedTries: (placement: number, at: number, sets: number) => void;
	readonly endTryLevel: () => number;
	readonly tryWork: Address;
	readonly refusals: Address;
	readonly sound: Address;
	readonly answers: Address;
};

/** What the kernel has to know of an ending. */
export type TryKernelFacts = Pick<
	TryFacts,
	'firstMove' | 'heard' | 'hidden' | 'moves' | 'refused' | 'sound'
> & {readonly index: {readonly count: number}; readonly foreign: {readonly length: number}};

/**
 * The inner loops of retrograde analysis over one ending in a game of tries, in WebAssembly. For each
 * level call `emit`, then for each placement of the ending `gather`, for each foreign one `feed`, and at
 * last `endLevel`.
 */
export class TryKernel {
	readonly #memory = new KernelMemory<Exports>();
	readonly #own: number;

	/** Takes the facts of an ending; level 0 is worked out then. */
	constructor({index, foreign, ...facts}: TryKernelFacts) {
		const {exports} = this.#memory;
		this.#own = index.count;
		exports.beginTries(index.count + foreign.length, foreign.length, facts.moves.length);
		this.#memory.put(exports.firstMove, facts.firstMove);
		this.#memory.put(exports.moves, facts.moves);
		this.#memory.put(exports.unseen, facts.hidden);
		this.#memory.put(exports.sound, facts.sound);
		this.#memory.put(exports.answers, facts.heard);
		this.#memory.put(exports.refusals, facts.refused);
		exports.prepareTries();
	}

	/** Candidates looked at so far. */
	get work(): number {
		return this.#memory.exports.tryWork.value;
	}

	/** Begins a level: collects the sets, Black to move, that are won by now. */
	emit(): void {
		this.#memory.exports.emitTries();
	}

	/** Works out what a placement has won by now, White to move. */
	gather(placement: number): void {
		this.#memory.exports.gatherTries(placement);
		this.#memory.exports.keepTries(placement);
	}

	/** Says what a foreign placement, by its place among them, has newly won: two words a set. */
	feed(foreign: number, sets: Int32Array): void {
		const {exports} = this.#memory;
		const block = exports.blockOf(sets.byteLength);
		this.#memory.words().set(sets, block >> 2);
		exports.feedTries(this.#own + foreign, block, sets.length >> 1);
	}

	/** Ends a level; returns whether nothing has come of it. */
	endLevel(): boolean {
		return this.#memory.exports.endTryLevel() !== 0;
	}

	/** Returns a copy of the sets that the last level has found. */
	found(): LevelSets {
		return this.#memory.found(this.#own);
	}
}
