import type {Move} from '../../rules/move.js';
import type {Searcher} from '../search/searcher.js';
import {squash} from '../fog/judgement.js';

/** The part of a searcher that judges moves. */
type Scorer = Pick<Searcher, 'nodes' | 'scoreRootMoves'>;

/** After so many worlds it is foretold what a depth will take. */
const PROBED_WORLDS = 3;

/**
 * Stands between a searcher and `judgeMoves` and keeps what each move was worth in each world at each
 * depth: the deepest search of both sides' moves, which a subgame begins with.
 */
export class ValueRecorder implements Scorer {
	/** The world that was loaded last. */
	world = 0;
	readonly #searcher: Scorer;
	readonly #worlds: number;
	/** By depth and move, a value for each world. */
	readonly #byDepth: Map<Move, Float64Array>[] = [];
	/** The count of positions beyond which no depth may go; a depth that will is given up early. */
	#last = Number.POSITIVE_INFINITY;
	#depth = 0;
	#begun = 0;
	#done = 0;

	constructor(searcher: Scorer, worlds: number) {
		this.#searcher = searcher;
		this.#worlds = worlds;
	}

	/** Begins another decision with so many positions to look at. */
	begin(nodes: number): void {
		this.#last = this.#searcher.nodes + nodes;
		this.#depth = 0;
	}

	/** Whether the depth under way will not be done in all worlds, by what the first of them took. */
	#isHopeless(depth: number): boolean {
		const {nodes} = this.#searcher;
		if (depth !== this.#depth) {
			this.#depth = depth;
			this.#begun = nodes;
			this.#done = 0;
		}

		const spent = nodes - this.#begun;
		return (
			depth > 1 &&
			this.#done >= PROBED_WORLDS &&
			this.#begun + (spent / this.#done) * this.#worlds >
				this.#last + (this.#last - this.#begun) / 8
		);
	}

	get nodes(): number {
		return this.#searcher.nodes;
	}

	readonly scoreRootMoves: Scorer['scoreRootMoves'] = (position, moves, depth, out, limits) => {
		if (this.#isHopeless(depth)) {
			return 0;
		}

		this.#done++;
		const scored = this.#searcher.scoreRootMoves(position, moves, depth, out, limits);
		const values = (this.#byDepth[depth] ??= new Map<Move, Float64Array>());
		for (let index = 0; index < scored; index++) {
			let worth = values.get(moves[index]);
			if (worth === undefined) {
				worth = new Float64Array(this.#worlds);
				values.set(moves[index], worth);
			}

			worth[this.world] = squash(out[index]);
		}

		return scored;
	};

	/** Returns what a move was worth in each world when it was searched to a depth, squashed; undefined when it was not. */
	valuesOf(move: Move, depth: number): Float64Array | undefined {
		return this.#byDepth[depth]?.get(move);
	}
}
