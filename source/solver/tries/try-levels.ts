import {type Address, type CommonExports, KernelMemory, type LevelSets} from '../kernel/module.js';
import {type LevelMaker, NEVER} from '../levels.js';
import type {PlacementIndex} from '../placement-index.js';
import type {TryFacts} from './try-facts.js';

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

/**
 * The levels of an ending in a game of tries, Kriegspiel (metapositions: Ciancarini & Favini, "Solving
 * Kriegspiel endings with brute force: the case of KR vs. K", 2009; that White alone need not know is
 * from Russell & Wolfe, "Efficient belief-state AND-OR search, with application to Kriegspiel", 2005).
 *
 * What is kept for each placement is the sets S of squares of the king, White to move, that are won in
 * n of White's moves that stand. W(0) = {∅}; S is in W(n) if some try m of White's wins: refused, he is
 * still to move, and what is left of S must be in W(n) itself; else he hears silence or a check of
 * some kind, and for each of these the squares that Black can then go to must be in W(n − 1). Mated
 * kings go nowhere; a stalemated king, or one that can take a man, makes the try fail.
 *
 * What is left by a refusal is won within the same level, and by a proof of its own: a set that contains
 * it must not be called in to prove that it is won. So a level is a least fixpoint. It begins with
 * W(n − 1) and with the sets for which a try that is not refused wins, and each set that is added may
 * be what another try needs.
 *
 * W(n) is closed downwards and its maximal sets stand for all. For a try the squares for which it is
 * refused and those of each announcement are apart, so that the maximal sets for each, by themselves,
 * make all the maximal sets as unions. Those after the try depend on the placement alone, not on how
 * it came about: for an announcement with the squares C they are {k ∈ C: the neighbours of k where a
 * king can stand ⊆ S} for S in W(n − 1). Only unions with something new in them are looked at.
 */
export class TryLevels implements LevelMaker {
	readonly index: PlacementIndex;
	readonly lastLevel: number;
	readonly #facts: TryFacts;
	readonly #memory = new KernelMemory<Exports>();
	readonly #kernel = this.#memory.exports;

	/** Takes the facts of an ending; level 0 is worked out then. */
	constructor(facts: TryFacts) {
		const {index, foreign, moves} = facts;
		this.#facts = facts;
		this.index = index;
		const tables = new Set(foreign.map(({table}) => table));
		this.lastLevel = Math.max(0, ...Array.from(tables, (table) => table.levelBits().highest));
		const kernel = this.#kernel;
		kernel.beginTries(index.count + foreign.length, foreign.length, moves.length);
		this.#memory.put(kernel.firstMove, facts.firstMove);
		this.#memory.put(kernel.moves, moves);
		this.#memory.put(kernel.unseen, facts.hidden);
		this.#memory.put(kernel.sound, facts.sound);
		this.#memory.put(kernel.answers, facts.heard);
		this.#memory.put(kernel.refusals, facts.refused);
		kernel.prepareTries();
	}

	get work(): number {
		return this.#kernel.tryWork.value;
	}

	/** Collects the sets, Black to move, that are won by now. */
	begin(): void {
		this.#kernel.emitTries();
	}

	/** Works out what a placement has won by now, White to move. */
	place(placement: number): void {
		this.#kernel.gatherTries(placement);
		this.#kernel.keepTries(placement);
	}

	/** Says what the foreign placements have newly won, and ends the level. */
	end(level: number): boolean {
		for (const [place, {table, number}] of this.#facts.foreign.entries()) {
			const sets = table.setsOfLevel(number, level);
			const block = this.#memory.putBlock(sets);
			this.#kernel.feedTries(this.index.count + place, block, sets.length >> 1);
		}

		return this.#kernel.endTryLevel() !== 0;
	}

	found(): LevelSets {
		return this.#memory.found(this.index.count);
	}

	squaresOf(placement: number): [number, number] {
		const {hidden} = this.#facts;
		return [hidden[placement * 2], hidden[placement * 2 + 1]];
	}

	squareLevels(levels: readonly LevelSets[]): Uint8Array {
		const {count} = this.index;
		const squareLevels = new Uint8Array(count * 64).fill(NEVER);
		for (let placement = 0; placement < count; placement++) {
			const [low, high] = this.squaresOf(placement);
			// By half: the squares that no level has yet.
			const open = [low, high];
			for (const [level, {start, words}] of levels.entries()) {
				for (let word = start[placement] * 2; word < start[placement + 1] * 2; word++) {
					const half = word & 1;
					for (let bits = words[word] & open[half]; bits !== 0; bits &= bits - 1) {
						squareLevels[placement * 64 + half * 32 + 31 - Math.clz32(bits & -bits)] = level;
					}

					open[half] &= ~words[word];
				}
			}
		}

		return squareLevels;
	}
}
