import type {Random} from '../../core/random.js';
import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {SightPart} from '../../rules/sight.js';
import type {Searcher} from '../search/searcher.js';
import {GameTree, NONE, THEM, US} from './game-tree.js';
import {purify} from './purify.js';
import {RegretSolver, type SolverRule} from './regret-solver.js';
import {type GadgetRule, RootGadget} from './root-gadget.js';
import {MOST_VALUE, TreeGrower} from './tree-grower.js';

/** How a subgame is made and solved; each part can be switched off. */
export type SubgameRule = SolverRule &
	GadgetRule & {
		/** What the other side has for sure in a world: the least that both are sure of, or what our best move by the search leaves it. */
		readonly alternative: 'paper' | 'blueprint';
		readonly isOneSided: boolean;
		/** Whether the tree grows beyond the replies to our candidates. */
		readonly grows: boolean;
		/** How deep leaves are searched when they are made: 1 by quiescence. */
		readonly leafDepth: number;
		/** The most moves that are mixed; 1 plays the likeliest one, 0 leaves the strategy as it is. */
		readonly support: number;
		/** Passes over the tree after each few nodes that were expanded, and when it has stopped growing. */
		readonly passes: number;
		readonly lastPasses: number;
	};

export const SUBGAME_RULE: SubgameRule = {
	isPredictive: true,
	isAnchored: true,
	habit: 0,
	gadget: 'tail',
	caution: 0.4,
	tail: 0.2,
	alternative: 'blueprint',
	isOneSided: true,
	grows: true,
	leafDepth: 1,
	support: 3,
	passes: 2,
	lastPasses: 60,
};

/** What a subgame is solved from. */
export type SubgameTask = {
	readonly searcher: Searcher;
	/** Is overwritten. */
	readonly position: Position;
	/** Loads the world of a number, from 0, into the position: we are on move in all. */
	readonly load: (world: number, position: Position) => void;
	/** How likely each world is; together 1. */
	readonly weights: Float64Array;
	readonly sight: readonly SightPart[];
	/** The moves that are considered, the one that the search thinks best first. */
	readonly candidates: readonly Move[];
	/** For each candidate what it was worth in each world to the deeper search, squashed to ±1500. */
	readonly values: readonly Float64Array[];
	readonly rule: SubgameRule;
	/** The most positions to look at. */
	readonly nodes: number;
	readonly shouldStop: () => boolean;
	readonly random: Random;
};

/** A move in the solution. */
export type SubgameMove = {
	readonly move: Move;
	/** After purification. */
	readonly probability: number;
	/** What it is worth against the other side's strategy, on the scale of ±1500. */
	readonly value: number;
};

/** What solving a subgame came to: the likeliest moves first. */
export type SubgameSolution = {
	readonly moves: readonly SubgameMove[];
	/** Whether the other side is no better off in any world than it was. */
	readonly isSafe: boolean;
	/** Nodes of the tree, its infosets, and passes. */
	readonly nodes: number;
	readonly infosets: number;
	readonly passes: number;
	/** The deepest node, in plies. */
	readonly depth: number;
};

/** So many descents go between passes. */
const BATCH = 8;
/** So many descents that find nothing new end the growing. */
const IDLE = 400;
/** After the replies are there, so many passes before the tree grows on. */
const FIRST_PASSES = 12;

/** Returns what we get in each world when the other side does not enter it. */
function alternatives(task: SubgameTask): Float64Array {
	const {values, weights, rule} = task;
	const [blueprint] = values;
	if (rule.alternative === 'blueprint') {
		return blueprint.map((value) => value / MOST_VALUE);
	}

	const mean = blueprint.reduce((sum, value, world) => sum + weights[world] * value, 0);
	return blueprint.map(
		(_, world) => Math.max(mean, ...values.map((worth) => worth[world])) / MOST_VALUE,
	);
}

/** A subgame under way: its tree, and what grows and solves it. */
class Subgame {
	readonly tree = new GameTree();
	readonly solver: RegretSolver;
	readonly gadget: RootGadget;
	/** Of each candidate, 1 while it was played in every iterate since that was asked last. */
	readonly stable: Uint8Array;
	readonly #task: SubgameTask;
	readonly #grower: TreeGrower;
	readonly #roots: readonly number[];
	readonly #even: Float64Array;
	readonly #last: number;

	constructor(task: SubgameTask) {
		const {candidates, values, rule, searcher, position, load} = task;
		load(0, position);
		this.#task = task;
		this.#last = searcher.nodes + task.nodes;
		this.#grower = new TreeGrower(this.tree, {...task, ...rule, side: position.side});
		this.#roots = this.#grower.addRoots(candidates, values, 0);
		this.#even = new Float64Array(this.#roots.length).fill(1);
		this.solver = new RegretSolver(this.tree, this.#roots, rule);
		this.gadget = new RootGadget(rule, task.weights, alternatives(task));
		this.stable = new Uint8Array(candidates.length).fill(1);
	}

	#isOver(): boolean {
		const {searcher, shouldStop} = this.#task;
		return searcher.nodes >= this.#last || shouldStop();
	}

	/** Lets both sides and the root learn so many times. */
	iterate(times: number): void {
		const {tree, solver, gadget, stable} = this;
		for (let time = 0; time < times; time++) {
			solver.pass(US, gadget.weights);
			solver.pass(THEM, this.#even);
			gadget.update(solver.values);
			for (let index = 0; index < stable.length; index++) {
				stable[index] &= tree.strategy[index] > 0 ? 1 : 0;
			}
		}
	}

	/** Adds the replies to each candidate in each world. */
	addReplies(): void {
		const {tree} = this;
		for (let index = 0; index < this.stable.length; index++) {
			for (const root of this.#roots) {
				const node = tree.first[root] + index;
				if (tree.ended[node] === 0 && !this.#isOver()) {
					this.#grower.expand(node, 0);
				}
			}
		}
	}

	/** Grows and solves by turns until the positions or the time are used up, or nothing new is found. */
	grow(): void {
		const {searcher, rule} = this.#task;
		const half = (searcher.nodes + this.#last) / 2;
		let explorer = US;
		let idle = 0;
		let isLate = false;
		while (idle < IDLE && !this.#isOver()) {
			for (let count = 0; count < BATCH && !this.#isOver(); count++) {
				explorer ^= 1;
				const {weights} = this.gadget;
				const node = this.#grower.descend(this.#roots, weights, explorer, this.solver.passes);
				idle = node === NONE ? idle + 1 : 0;
				if (node !== NONE) {
					this.#grower.expand(node, this.solver.passes);
				}
			}

			this.iterate(rule.passes);
			if (!isLate && searcher.nodes >= half) {
				isLate = true;
				this.stable.fill(1);
			}
		}
	}
}

/**
 * Solves the game that begins with a choice between our candidate moves, over worlds that we cannot tell
 * apart: one tree with infosets for both sides, grown and solved by turns (Zhang & Sandholm, "General search
 * techniques without common knowledge for imperfect-information games", 2025), each world being known to the
 * other side at its root. With the same task and seed and no stop, the same solution.
 */
export function solveSubgame(task: SubgameTask): SubgameSolution {
	const {candidates, rule} = task;
	const subgame = new Subgame(task);
	const {tree, solver, gadget, stable} = subgame;
	subgame.addReplies();
	subgame.iterate(FIRST_PASSES);
	if (rule.grows) {
		subgame.grow();
	} else {
		stable.fill(1);
	}

	subgame.iterate(rule.lastPasses);
	// The root's infoset came first, so its actions have the first slots.
	const shares = candidates.map((_, index) => ({
		probability: tree.strategy[index],
		isStable: stable[index] === 1,
	}));
	const {isSafe} = gadget;
	const left =
		rule.support === 0
			? shares.map(({probability}) => probability)
			: purify(shares, isSafe, rule.support);
	return {
		moves: candidates
			.map((move, index) => ({
				move,
				probability: left[index],
				value: tree.worth[index] * MOST_VALUE,
			}))
			.sort((a, b) => b.probability - a.probability || b.value - a.value),
		isSafe,
		nodes: tree.nodes,
		infosets: tree.infosets,
		passes: solver.passes,
		depth: tree.depth.subarray(0, tree.nodes).reduce((most, depth) => Math.max(most, depth), 0),
	};
}
