import type {BeliefTable, LevelBits} from './belief-table.js';
import type {EndingGraph, Promotion} from './ending-graph.js';
import {type Address, type CommonExports, KernelMemory, type LevelSets} from './kernel/module.js';
import type {LevelMaker} from './levels.js';
import type {PlacementIndex} from './placement-index.js';

/** What the kernel exports for the fog. */
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

/**
 * The levels of an ending in the fog.
 *
 * With White to move, S holds no attacked square: a king there would be seen and taken. W(0) = {∅}; S
 * is in W(n + 1) if some move leads every branch into W(n). After the move a king on an attacked square
 * is seen there, the others stay one unseen remainder. Then Black must move: onto attacked squares,
 * where he is taken, or onto others, which are White's next belief. If a possible king stands beside
 * White's king the move does not win; beside an unprotected man, Black may take that man and the game
 * continues in the smaller ending with the king's square known.
 *
 * What is kept for each placement is the belief after White's move, with Black to move. It falls apart
 * into single squares, each with its own level (`squareLevels`: kings that are seen, and what is lost
 * where a man can be taken), and the unseen remainder, whose won sets are closed downwards, so that
 * the maximal ones stand for all: R is won in n if R ⊆ T = {k unseen: the unseen neighbours of k ⊆ S}
 * for some S in W(n − 1). All S with the same T are one, and W itself is never kept. Level n of a
 * placement comes from level n − 1 of the placements that White's moves lead to.
 *
 * The inner loops are the kernel's, in WebAssembly (kernel/assembly/ has their source).
 */
export class FogLevels implements LevelMaker {
	readonly index: PlacementIndex;
	readonly lastLevel: number;
	readonly #graph: EndingGraph;
	readonly #memory = new KernelMemory<Exports>();
	readonly #kernel = this.#memory.exports;
	/** Which levels the tables hold that this ending promotes into. */
	readonly #promotions = new Map<BeliefTable, LevelBits>();

	/** Takes the facts of an ending; level 0 is worked out then. */
	constructor(graph: EndingGraph) {
		this.#graph = graph;
		this.index = graph.index;
		for (const {table} of graph.promotions) {
			if (!this.#promotions.has(table)) {
				this.#promotions.set(table, table.levelBits());
			}
		}

		this.lastLevel = Math.max(0, ...[...this.#promotions.values()].map(({highest}) => highest));
		this.#kernel.begin(graph.index.count, graph.moves.length);
		const {firstMove, inferred, lossLevels, moves, seen, unseen} = this.#kernel;
		this.#memory.put(firstMove, graph.firstMove);
		this.#memory.put(moves, graph.moves);
		this.#memory.put(unseen, graph.unseen);
		this.#memory.put(seen, graph.seen);
		this.#memory.put(inferred, graph.inferred);
		new Uint8Array(this.#memory.words().buffer).set(graph.lossLevels, lossLevels.value);
		this.#kernel.prepare();
	}

	get work(): number {
		return this.#kernel.work.value;
	}

	/** Collects the beliefs, Black to move, that became won in a move less. */
	begin(level: number): void {
		this.#kernel.emit(level - 1);
	}

	/** Collects the candidates of White's moves and of his promotions; what is won is known from then on. */
	place(placement: number, level: number): void {
		this.#kernel.gather(placement);
		const {firstPromotion, promotions} = this.#graph;
		for (let index = firstPromotion[placement]; index < firstPromotion[placement + 1]; index++) {
			this.#promote(placement, promotions[index], level - 1);
		}

		this.#kernel.keep(placement, level);
	}

	end(level: number): boolean {
		return this.#kernel.endLevel(level) !== 0;
	}

	found(): LevelSets {
		return this.#memory.found(this.index.count);
	}

	squaresOf(placement: number): [number, number] {
		const {unseen} = this.#graph;
		return [unseen[placement * 2], unseen[placement * 2 + 1]];
	}

	/** Adds what a promotion leads on from, if the placement after it has something that is won in `level` moves. */
	#promote(placement: number, {table, located, to}: Promotion, level: number): void {
		const {low, high} = this.#promotions.get(table)!;
		const number = located >> 3;
		const bits = level < 32 ? low[number] >>> level : high[number] >>> Math.min(level - 32, 31);
		if ((bits & 1) === 1) {
			const block = this.#memory.putBlock(table.blockWords(number));
			this.#kernel.promote(placement, level, block, located & 7, to);
		}
	}

	#levels({value}: Address): Uint8Array {
		const {buffer} = this.#kernel.memory;
		return new Uint8Array(buffer).slice(value, value + this.index.count * 64);
	}

	/** Returns by placement * 64 + square the level of a seen king, NEVER where he is not won (yet). */
	seenLevels(): Uint8Array {
		return this.#levels(this.#kernel.seenLevels);
	}

	/**
	 * Returns the graph's loss levels by placement * 64 + square, with what pawns add: a king beside a
	 * square from which he keeps a pawn is lost there only when White can win against him on it.
	 */
	lossLevels(): Uint8Array {
		return this.#levels(this.#kernel.lossLevels);
	}

	/** Returns the levels of single squares: of a king who is seen there, or next to something that he takes; 0 where neither is so. */
	squareLevels(): Uint8Array {
		const {seen} = this.#graph;
		const levels = this.lossLevels();
		const seenLevels = this.seenLevels();
		for (let index = 0; index < levels.length; index++) {
			if ((seen[index >> 5] >>> (index & 31)) & 1) {
				levels[index] = Math.max(levels[index], seenLevels[index]);
			}
		}

		return levels;
	}
}
