import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {Searcher} from '../search/searcher.js';
import type {WeightedWorlds} from './draw-worlds.js';
import {squash, weightedMean} from './judgement.js';

/** How many moves are looked at by depth at most: those that do worse are given up. */
const KEPT = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 16, 10, 6, 5];
const KEPT_DEEPER = 4;
/** How many times longer a depth takes than the one before, as long as nothing has been measured, and at least. */
const GROWTH = 4;
const LEAST_GROWTH = 2;
/** Fewer moves than these are not worth a depth of their own. */
const FEWEST = 2;
/** How many moves go on to a depth that will not be finished, and the least share of it that makes it worth while. */
const PARTIAL_MOVES = 3;
const LEAST_PART = 0.1;
/** Foretells for how many moves a further depth has room, by what those before it took. */
class Foretelling {
	readonly #used: () => number;
	#before: number;
	/** What one move took at the last depth, in shares of all that may be used. */
	#each = 0;
	#growth = GROWTH;

	/** `used` returns the share of nodes or time that is used up. */
	constructor(used: () => number) {
		this.#used = used;
		this.#before = used();
	}

	/** Notes that a depth of so many moves is done. */
	note(moves: number): void {
		const now = this.#used();
		const each = (now - this.#before) / moves;
		if (this.#each > 0) {
			this.#growth = Math.max(LEAST_GROWTH, Math.min(2 * GROWTH, each / this.#each));
		}

		this.#each = each;
		this.#before = now;
	}

	/**
	 * Returns how many of the better moves go on to a depth, the next one; 0 when there is not time enough. With
	 * `isLastPartial` that is not time for all of it but for a part.
	 */
	countKept(depth: number, isLastPartial: boolean): number {
		const each = this.#each * this.#growth;
		const room = each === 0 ? Number.POSITIVE_INFINITY : (1 - this.#before) / each;
		if (isLastPartial && room < PARTIAL_MOVES) {
			return room < LEAST_PART * PARTIAL_MOVES ? 0 : PARTIAL_MOVES;
		}

		return room < FEWEST ? 0 : Math.min(Math.floor(room), KEPT[depth] ?? KEPT_DEEPER);
	}
}

/** A move with what it is worth, in hundredths of a pawn squashed to ±1500. */
export type JudgedMove = {readonly move: Move; readonly score: number};

export type JudgeTask = WeightedWorlds & {
	readonly moves: readonly Move[];
	/** The most plies to look ahead. */
	readonly depth: number;
	/** The most positions to look at. */
	readonly nodes: number;
	readonly shouldStop: () => boolean;
	/** Returns the share of the time that is used up, from 0 to 1. */
	readonly timeUsed?: () => number;
	/**
	 * Whether a last depth is begun for which there is room in some worlds alone, so that nothing is left
	 * unused: it then counts in those. Else only whole depths count.
	 */
	readonly isLastPartial?: boolean;
};

/** What a decision came to: all moves, the best first; none that was given up is thought better of than one that went on. */
export type Judgement = {
	readonly moves: readonly JudgedMove[];
	/** The depth to which the best moves were searched in every world. */
	readonly depth: number;
};

/** The first depth is searched in so many worlds at least, however little time there is. */
const SURE_WORLDS = 6;
/** A move so much worse than the best is given up too. */
const HOPELESS = 700;
/** Values beyond this are all the same after squashing. */
const WINDOW = 2200;

/** Returns the first weights, so that they add up to 1. */
function firstOf(weights: Float64Array, count: number): Float64Array {
	const first = weights.subarray(0, count);
	const sum = first.reduce((a, b) => a + b, 0);
	return first.map((weight) => (sum === 0 ? 1 / count : weight / sum));
}

/**
 * Judges moves over several worlds: each is searched in every world to the same depth, one ply deeper
 * after the other, and a move is worth the mean of its values. After each depth only the better moves
 * go on. In a world all that go on are always searched alike, so that they can be compared.
 */
export function judgeMoves(
	searcher: Pick<Searcher, 'nodes' | 'scoreRootMoves'>,
	position: Position,
	task: JudgeTask,
): Judgement {
	const {load, worlds, weights, moves, depth: deepest, nodes, shouldStop} = task;
	const isLastPartial = task.isLastPartial === true;
	const scores = new Map<Move, number>(moves.map((move) => [move, 0]));
	const first = searcher.nodes;
	const last = first + nodes;
	const foretelling = new Foretelling(() =>
		Math.max((searcher.nodes - first) / nodes, task.timeUsed?.() ?? 0),
	);
	let alive = [...moves];
	/** Those that were searched to the depth reached, the best first. */
	let ranked: readonly Move[] = alive;
	let reached = 0;
	const values = new Map<Move, Float64Array>(moves.map((move) => [move, new Float64Array(worlds)]));
	for (let depth = 1; depth <= deepest; depth++) {
		const out = new Float64Array(alive.length);
		let done = 0;
		for (; done < worlds; done++) {
			if (depth === 1 && done >= SURE_WORLDS && shouldStop()) {
				break;
			}

			load(done, position);
			// Of the first depth some worlds are always finished: there must be something to choose by.
			const limits =
				depth === 1
					? {lowest: -WINDOW, highest: WINDOW}
					: {lowest: -WINDOW, highest: WINDOW, nodes: last - searcher.nodes, shouldStop};
			if (searcher.scoreRootMoves(position, alive, depth, out, limits) < alive.length) {
				break;
			}

			for (const [index, move] of alive.entries()) {
				values.get(move)![done] = squash(out[index]);
			}
		}

		const isCut = done < worlds;
		if (isCut && depth > 1 && !(isLastPartial && done > 0)) {
			break;
		}

		reached = isCut && depth > 1 ? reached : depth;
		// WeightedWorlds that a deeper look did not come to keep what a look one ply less deep gave.
		const count = depth === 1 ? done : worlds;
		const known = count < worlds ? firstOf(weights, count) : weights;
		for (const move of alive) {
			scores.set(move, weightedMean(values.get(move)!.subarray(0, count), known));
		}

		alive.sort((a, b) => scores.get(b)! - scores.get(a)!);
		ranked = alive;
		const top = scores.get(alive[0])!;
		foretelling.note(alive.length);
		const kept = isCut ? 0 : foretelling.countKept(depth + 1, isLastPartial);
		if (kept === 0) {
			break;
		}

		alive = alive.filter((move, index) => index < kept && scores.get(move)! > top - HOPELESS);
		if (alive.length === 1 || searcher.nodes >= last || (depth > 1 && shouldStop())) {
			break;
		}
	}

	// Who was given up earlier stands behind all who went on, whatever was thought of him then.
	const lowest = scores.get(ranked.at(-1)!)!;
	const others = moves
		.filter((move) => !ranked.includes(move))
		.map((move) => ({move, score: Math.min(lowest, scores.get(move)!)}))
		.sort((a, b) => b.score - a.score);
	return {
		moves: [...ranked.map((move) => ({move, score: scores.get(move)!})), ...others],
		depth: reached,
	};
}
