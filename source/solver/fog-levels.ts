import type {BeliefTable} from './belief-table.js';
import {type EndingGraph, makeEndingGraph} from './ending-graph.js';
import {Kernel} from './kernel/kernel.js';
import type {LevelSets} from './kernel/module.js';
import type {LevelMaker} from './level-maker.js';
import type {Material} from './material.js';
import type {PlacementIndex} from './placement-index.js';
import {PromotionSource} from './promotion-source.js';

/**
 * The levels of an ending in the fog (seed 000, section 1.1).
 *
 * With White to move, S holds no attacked square: a king there would be seen and taken. W(0) = {∅}; S
 * is in W(n + 1) if some move leads every branch into W(n). After the move a king on an attacked square
 * is seen there, the others stay one unseen remainder. Then Black must move: onto attacked squares,
 * where he is taken, or onto others, which are White's next belief. If a possible king stands beside
 * White's king the move does not win; beside an unprotected man, Black may take that man and the game
 * goes on in the smaller ending with the king's square known.
 *
 * What is kept for each placement is the belief after White's move, with Black to move. It falls apart
 * into single squares, each with its own level (`squareLevels`: kings that are seen, and what is lost
 * where a man can be taken), and the unseen remainder, whose won sets are closed downwards, so that
 * the maximal ones stand for all: R is won in n if R ⊆ T = {k unseen: the unseen neighbours of k ⊆ S}
 * for some S in W(n − 1). All S with the same T are one, and W itself is never kept. Level n of a
 * placement comes from level n − 1 of the placements that White's moves lead to.
 */
export class FogLevels implements LevelMaker {
	readonly #graph: EndingGraph;
	readonly #kernel: Kernel;
	readonly #promotions: PromotionSource;

	/** `tableOf` gives the tables of the endings that this one leads to: with a man less, or a pawn promoted. */
	constructor(material: Material, tableOf: (material: Material) => BeliefTable) {
		this.#graph = makeEndingGraph(material, tableOf);
		this.#kernel = new Kernel(this.#graph);
		this.#promotions = new PromotionSource(this.#graph);
	}

	get index(): PlacementIndex {
		return this.#graph.index;
	}

	get lastLevel(): number {
		return this.#promotions.lastLevel;
	}

	get work(): number {
		return this.#kernel.work;
	}

	begin(level: number): void {
		this.#kernel.emit(level - 1);
	}

	place(placement: number, level: number): void {
		this.#kernel.gather(placement);
		this.#promote(placement, level - 1);
		this.#kernel.keep(placement, level);
	}

	end(level: number): boolean {
		return this.#kernel.endLevel(level);
	}

	/** Returns the unseen remainders won in so many moves that are part of no larger one, and not won in fewer. */
	found(): LevelSets {
		return this.#kernel.found();
	}

	squaresOf(placement: number): [number, number] {
		return [this.#graph.unseenLow[placement], this.#graph.unseenHigh[placement]];
	}

	/** Adds what promotions from a placement lead on from, won in `level` moves after them. */
	#promote(placement: number, level: number): void {
		const {firstPromotion, promotions} = this.#graph;
		for (let index = firstPromotion[placement]; index < firstPromotion[placement + 1]; index++) {
			const promotion = promotions[index];
			if (this.#promotions.has(promotion, level)) {
				this.#kernel.promote(placement, promotion, level);
			}
		}
	}

	/** Returns the levels of single squares: of a king who is seen there, or next to something that he takes; 0 where neither is so. */
	squareLevels(): Uint8Array {
		const {count} = this.index;
		const {seenLow, seenHigh} = this.#graph;
		const levels = this.#kernel.lossLevels();
		const seenLevels = this.#kernel.seenLevels();
		for (let index = 0; index < count * 64; index++) {
			const seen = (index & 32) === 0 ? seenLow[index >> 6] : seenHigh[index >> 6];
			if ((seen >>> (index & 31)) & 1) {
				levels[index] = Math.max(levels[index], seenLevels[index]);
			}
		}

		return levels;
	}
}
