import type {BeliefTable} from './belief-table.js';
import {type EndingGraph, makeEndingGraph} from './ending-graph.js';
import {Kernel, type LevelSets} from './kernel/kernel.js';
import {NEVER} from './levels.js';
import type {Material} from './material.js';
import {PromotionSource} from './promotion-source.js';

/** After so many levels White has won from every belief that he wins from; real endings need far fewer. */
const MOST_LEVELS = NEVER - 1;

/**
 * Retrograde analysis over beliefs of one ending of White's king and men against a lone king, in the
 * fog (seed 000, section 1.1; the method is the antichain algorithm for games of imperfect information
 * of De Wulf, Doyen, Raskin, "A lattice theory for solving games of imperfect information", 2006).
 *
 * A belief is a placement of White's men and the set S of squares where the king may be. With White to
 * move, S holds no attacked square: a king there would be seen and taken. W(0) = {∅}; S is in W(n + 1)
 * if some move leads every branch into W(n). After the move a king on an attacked square is seen
 * there, the others stay one unseen remainder. Then Black must move: onto attacked squares, where he
 * is taken, or onto others, which are White's next belief. If a possible king stands beside White's
 * king the move does not win; beside an unprotected man, Black may take that man and the game goes on
 * in the smaller ending with the king's square known.
 *
 * What is kept for each placement is the belief after White's move, with Black to move. It falls apart
 * into single squares, each with its own level (`squareLevels`: kings that are seen, and what is lost
 * where a man can be taken), and the unseen remainder, whose won sets are closed downwards, so that
 * the maximal ones stand for all: R is won in n if R ⊆ T = {k unseen: the unseen neighbours of k ⊆ S}
 * for some S in W(n − 1). All S with the same T are one, and W itself is never kept. Level n of a
 * placement comes from level n − 1 of the placements that White's moves lead to.
 *
 * The levels are counted here; what is done within one is the kernel's.
 */
export class RetrogradeAnalysis {
	readonly graph: EndingGraph;
	/** At index n: the unseen remainders won in n moves that are part of no larger one, and not won in fewer. */
	readonly levels: LevelSets[] = [];
	readonly #kernel: Kernel;
	readonly #promotions: PromotionSource;

	/** `tableOf` gives the tables of the endings that this one leads to: with a man less, or a pawn promoted. */
	constructor(material: Material, tableOf: (material: Material) => BeliefTable) {
		this.graph = makeEndingGraph(material, tableOf);
		this.#kernel = new Kernel(this.graph);
		this.#promotions = new PromotionSource(this.graph);
		this.levels.push(this.#kernel.found());
	}

	/** Candidates looked at so far, the measure of work done. */
	get work(): number {
		return this.#kernel.work;
	}

	/** Works out level after level until nothing more is won. Yields now and then, so that it can be watched and stopped. */
	*run(): Generator<undefined, void> {
		const {count} = this.graph.index;
		const kernel = this.#kernel;
		for (let level = 1; level <= MOST_LEVELS; level++) {
			kernel.emit(level - 1);
			for (let placement = 0; placement < count; placement++) {
				kernel.gather(placement);
				this.#promote(placement, level - 1);
				kernel.keep(placement, level);
				if ((placement & 127) === 127) {
					yield;
				}
			}

			this.levels.push(kernel.found());
			const isStill = kernel.endLevel(level);
			// What is won in so many moves after a promotion counts in the next level.
			if (isStill && level > this.#promotions.lastLevel) {
				return;
			}
		}
	}

	/** Adds what promotions from a placement lead on from, won in `level` moves after them. */
	#promote(placement: number, level: number): void {
		const {firstPromotion, promotions} = this.graph;
		for (let index = firstPromotion[placement]; index < firstPromotion[placement + 1]; index++) {
			const promotion = promotions[index];
			if (this.#promotions.has(promotion, level)) {
				this.#kernel.promote(placement, promotion, level);
			}
		}
	}

	/**
	 * Returns, by placement * 64 + square, the levels of single squares: of a king who is seen there, or
	 * next to something that he takes; 0 where neither is so.
	 */
	squareLevels(): Uint8Array {
		const {count} = this.graph.index;
		const {seenLow, seenHigh} = this.graph;
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
