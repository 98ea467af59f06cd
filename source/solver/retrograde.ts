import {SquareSet} from '../core/square-set.js';
import {kingSteps} from '../knowledge/king-steps.js';
import type {BeliefTable} from './belief-table.js';
import {type EndingGraph, makeEndingGraph, PASSED_SHIFT} from './ending-graph.js';
import {NEVER} from './levels.js';
import type {Material} from './material.js';
import {MaximalSets} from './maximal-sets.js';
import {PawnFronts} from './pawn-fronts.js';
import {PromotionSource} from './promotion-source.js';
import {SetLists} from './set-list.js';
import {RANK_IMAGE_HIGH, RANK_IMAGE_LOW} from './symmetry.js';

const TARGET_MASK = (1 << PASSED_SHIFT) - 1;
const NOT_A_FILE = 0xfefe_fefe | 0;
const NOT_H_FILE = 0x7f7f_7f7f;

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
 */
export class RetrogradeAnalysis {
	readonly graph: EndingGraph;
	/** By placement * 64 + square: the level of a seen king, NEVER where he is not won (yet). */
	readonly seenLevels: Uint8Array;
	/** At index n: the unseen remainders won in n moves that are part of no larger one, and not won in fewer. */
	readonly levels: SetLists[] = [];
	/** Candidates looked at so far, the measure of work done. */
	work = 0;

	/** The maximal remainders of all levels so far. */
	#maximal: SetLists;
	/** The beliefs after White's move, seen squares included, that are new since the last level. */
	#emitted: SetLists;
	/** Squares of seen kings who are won by now. */
	readonly #wonLow: Int32Array;
	readonly #wonHigh: Int32Array;
	/** Squares from which a capture of Black's makes it take longer than the present level. */
	readonly #lossLow: Int32Array;
	readonly #lossHigh: Int32Array;
	/** Placements for which `#won` has grown in the last level. */
	readonly #grown: Uint8Array;
	readonly #filter = new MaximalSets();
	/** What pawns add: squares where White notices a king that is in their way; undefined without pawns. */
	readonly #pawns: PawnFronts | undefined;
	readonly #promotions: PromotionSource;

	/** `tableOf` gives the tables of the endings that this one leads to: with a man less, or a pawn promoted. */
	constructor(material: Material, tableOf: (material: Material) => BeliefTable) {
		this.graph = makeEndingGraph(material, tableOf);
		const {count} = this.graph.index;
		this.#pawns = material.includes('pawn') ? new PawnFronts(this.graph) : undefined;
		this.#promotions = new PromotionSource(this.graph);
		this.seenLevels = new Uint8Array(count * 64).fill(NEVER);
		this.#wonLow = new Int32Array(count);
		this.#wonHigh = new Int32Array(count);
		this.#lossLow = new Int32Array(count);
		this.#lossHigh = new Int32Array(count);
		this.#grown = new Uint8Array(count);
		const nowhere = new SetLists(count);
		for (let placement = 0; placement < count; placement++) {
			nowhere.sets.reserve(1);
			nowhere.sets.push(0, 0);
			nowhere.start[placement + 1] = placement + 1;
		}

		this.#maximal = nowhere;
		this.#emitted = new SetLists(count);
		this.levels.push(nowhere);
	}

	/** Works out level after level until nothing more is won. Yields now and then, so that it can be watched and stopped. */
	*run(): Generator<undefined, void> {
		const {count} = this.graph.index;
		for (let level = 1; level <= MOST_LEVELS; level++) {
			this.#emit(level - 1);
			const found = new SetLists(count);
			const maximal = new SetLists(count);
			for (let placement = 0; placement < count; placement++) {
				this.#gather(placement, level);
				this.#keep(placement, found, maximal);
				if ((placement & 127) === 127) {
					yield;
				}
			}

			this.levels.push(found);
			this.#maximal = maximal;
			const isStill = found.sets.length === 0 && !this.#grown.includes(1);
			const isOver = level >= this.#promotions.lastLevel;
			if (
				isStill &&
				isOver &&
				!this.graph.lossLevels.some((loss) => loss > level && loss < NEVER)
			) {
				return;
			}
		}
	}

	/**
	 * Collects the beliefs, Black to move, that became won in `level` moves: of each placement the new
	 * remainders, or all of them where a single square became won, with the won squares of seen kings
	 * and without the squares from which Black can take too much.
	 */
	#emit(level: number): void {
		const {count} = this.graph.index;
		const emitted = new SetLists(count);
		const {sets, start} = emitted;
		for (let placement = 0; placement < count; placement++) {
			const hasChanged = this.#updateLosses(placement, level) || this.#grown[placement] === 1;
			const source = hasChanged ? this.#maximal : this.levels[level];
			const from = source.start[placement];
			const to = source.start[placement + 1];
			const keepLow = ~this.#lossLow[placement];
			const keepHigh = ~this.#lossHigh[placement];
			const wonLow = this.#wonLow[placement];
			const wonHigh = this.#wonHigh[placement];
			sets.reserve(to - from);
			for (let set = from; set < to; set++) {
				sets.push(
					(source.sets.low[set] | wonLow) & keepLow,
					(source.sets.high[set] | wonHigh) & keepHigh,
				);
			}

			start[placement + 1] = sets.length;
			this.#pawns?.emitted(placement, emitted);
		}

		this.#emitted = emitted;
	}

	/** Notes from where a capture of Black's takes White more than `level` moves; returns whether that has changed. */
	#updateLosses(placement: number, level: number): boolean {
		const {lossLevels} = this.graph;
		const first = placement * 64;
		let low = 0;
		let high = 0;
		for (let square = 0; square < 32; square++) {
			low |= lossLevels[first + square] > level ? 1 << square : 0;
			high |= lossLevels[first + 32 + square] > level ? 1 << square : 0;
		}

		const hasChanged = low !== this.#lossLow[placement] || high !== this.#lossHigh[placement];
		this.#lossLow[placement] = low;
		this.#lossHigh[placement] = high;
		return hasChanged;
	}

	/**
	 * Goes through the beliefs S that some move of White's leads on from, and adds to the filter for each
	 * the unseen squares all of whose unseen neighbours are in S: with Black to move there, S is what
	 * White then knows. Seen squares with that property become won.
	 */
	#gather(placement: number, level: number): void {
		const {firstMove, moves, unseenLow, unseenHigh} = this.graph;
		const {start} = this.#emitted;
		const {low, high} = this.#emitted.sets;
		const filter = this.#filter;
		const imageLow = RANK_IMAGE_LOW;
		const imageHigh = RANK_IMAGE_HIGH;
		const maskLow = unseenLow[placement];
		const maskHigh = unseenHigh[placement];
		let unionLow = 0;
		let unionHigh = 0;
		let isFilled = false;
		filter.clear();
		for (let move = firstMove[placement]; move < firstMove[placement + 1]; move++) {
			const target = (moves[move] & TARGET_MASK) >> 3;
			const image = (moves[move] & 7) << 11;
			const to = start[target + 1];
			if (to === start[target]) {
				continue;
			}

			if (!isFilled) {
				this.#fillFilter(placement);
				isFilled = true;
			}

			this.work += to - start[target];
			for (let set = start[target]; set < to; set++) {
				let a = low[set];
				let b = high[set];
				if (image !== 0) {
					const r1 = image | (a & 255);
					const r2 = image | 256 | ((a >>> 8) & 255);
					const r3 = image | 512 | ((a >>> 16) & 255);
					const r4 = image | 768 | (a >>> 24);
					const r5 = image | 1024 | (b & 255);
					const r6 = image | 1280 | ((b >>> 8) & 255);
					const r7 = image | 1536 | ((b >>> 16) & 255);
					const r8 = image | 1792 | (b >>> 24);
					a =
						imageLow[r1] |
						imageLow[r2] |
						imageLow[r3] |
						imageLow[r4] |
						imageLow[r5] |
						imageLow[r6] |
						imageLow[r7] |
						imageLow[r8];
					b =
						imageHigh[r1] |
						imageHigh[r2] |
						imageHigh[r3] |
						imageHigh[r4] |
						imageHigh[r5] |
						imageHigh[r6] |
						imageHigh[r7] |
						imageHigh[r8];
				}

				// The steps of a king from the unseen squares that are not in S, as in `kingSteps`.
				a = maskLow & ~a;
				b = maskHigh & ~b;
				const sidesLow = ((a << 1) & NOT_A_FILE) | ((a >>> 1) & NOT_H_FILE);
				const sidesHigh = ((b << 1) & NOT_A_FILE) | ((b >>> 1) & NOT_H_FILE);
				const rowsLow = a | sidesLow;
				const rowsHigh = b | sidesHigh;
				const keptLow = ~(sidesLow | (rowsLow << 8) | (rowsLow >>> 8) | (rowsHigh << 24));
				const keptHigh = ~(sidesHigh | (rowsHigh << 8) | (rowsHigh >>> 8) | (rowsLow >>> 24));
				unionLow |= keptLow;
				unionHigh |= keptHigh;
				if (((keptLow & maskLow) | (keptHigh & maskHigh)) !== 0) {
					filter.add(keptLow & maskLow, keptHigh & maskHigh);
				}
			}
		}

		const {firstPromotion, promotions} = this.graph;
		for (let index = firstPromotion[placement]; index < firstPromotion[placement + 1]; index++) {
			const promotion = promotions[index];
			const emitted = this.#promotions.emit(promotion, level - 1);
			if (emitted.length > 0 && !isFilled) {
				this.#fillFilter(placement);
				isFilled = true;
			}

			this.work += emitted.length;
			this.#pawns?.promoted(placement, promotion, emitted);
			for (let set = 0; set < emitted.length; set++) {
				const lost = kingSteps(
					new SquareSet(maskLow & ~emitted.low[set], maskHigh & ~emitted.high[set]),
				);
				unionLow |= ~lost.low;
				unionHigh |= ~lost.high;
				if (((~lost.low & maskLow) | (~lost.high & maskHigh)) !== 0) {
					filter.add(~lost.low & maskLow, ~lost.high & maskHigh);
				}
			}
		}

		this.#winSeen(placement, level, unionLow, unionHigh);
		if (isFilled && this.#pawns?.win(placement, level) === true) {
			this.#grown[placement] = 1;
		}
	}

	/** Fills the filter with the remainders that are known for a placement. */
	#fillFilter(placement: number): void {
		const filter = this.#filter;
		const {start, sets} = this.#maximal;
		for (let set = start[placement]; set < start[placement + 1]; set++) {
			filter.add(sets.low[set], sets.high[set]);
		}

		filter.markOld();
	}

	/** Gives level `level` to the seen squares of a set that have none yet. */
	#winSeen(placement: number, level: number, low: number, high: number): void {
		const newLow = low & this.graph.seenLow[placement] & ~this.#wonLow[placement];
		const newHigh = high & this.graph.seenHigh[placement] & ~this.#wonHigh[placement];
		this.#grown[placement] = (newLow | newHigh) === 0 ? 0 : 1;
		this.#wonLow[placement] |= newLow;
		this.#wonHigh[placement] |= newHigh;
		for (let square = 0; square < 32; square++) {
			if ((newLow >>> square) & 1) {
				this.seenLevels[placement * 64 + square] = level;
			}

			if ((newHigh >>> square) & 1) {
				this.seenLevels[placement * 64 + 32 + square] = level;
			}
		}
	}

	/** Takes from the filter what is maximal, and apart from that what is new. */
	#keep(placement: number, found: SetLists, maximal: SetLists): void {
		const filter = this.#filter;
		if (filter.hasNew) {
			filter.reduce();
			found.sets.reserve(filter.length);
			maximal.sets.reserve(filter.length);
			for (let set = 0; set < filter.length; set++) {
				maximal.sets.push(filter.low[set], filter.high[set]);
				if (filter.isNew[set] === 1) {
					found.sets.push(filter.low[set], filter.high[set]);
				}
			}
		} else {
			const {sets, start} = this.#maximal;
			maximal.sets.append(sets, start[placement], start[placement + 1]);
		}

		found.start[placement + 1] = found.sets.length;
		maximal.start[placement + 1] = maximal.sets.length;
	}
}
