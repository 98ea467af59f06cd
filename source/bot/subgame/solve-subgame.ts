import type {Random} from '../../core/random.js';
import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {SightPart} from '../../rules/sight.js';
import type {Searcher} from '../search/searcher.js';
import {GameTree, THEM, US} from './game-tree.js';
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

/** So many expansions, or a share of those so far, go between passes. */
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

/**
 * Solves the game that begins with a choice between our candidate moves, over worlds that we cannot tell
 * apart: one tree with infosets for both sides, grown and solved by turns (Zhang & Sandholm, "General search
 * techniques without common knowledge for imperfect-information games", 2025), each world being known to the
 * other side at its root. With the same task and seed and no stop, the same solution.
 */
export function solveSubgame(task: SubgameTask): SubgameSolution {
	const {searcher, candidates, values, weights, rule, nodes, shouldStop} = task;
	const last = searcher.nodes + nodes;
	const tree = new GameTree();
	const {side} = (task.load(0, task.position), task.position);
	const grower = new TreeGrower(tree, {...task, ...rule, side});
	const roots = grower.addRoots(candidates, values, 0);
	const solver = new RegretSolver(tree, roots, rule);
	const gadget = new RootGadget(rule, weights, alternatives(task));
	const even = new Float64Array(roots.length).fill(1);
	const stable = new Uint8Array(candidates.length).fill(1);
	const isOver = () => searcher.nodes >= last || shouldStop();

	const iterate = (times: number) => {
		for (let time = 0; time < times; time++) {
			solver.pass(US, gadget.weights);
			solver.pass(THEM, even);
			gadget.update(solver.values);
			for (let index = 0; index < candidates.length; index++) {
				stable[index] &= tree.strategy[index] > 0 ? 1 : 0;
			}
		}
	};

	for (let index = 0; index < candidates.length; index++) {
		for (const root of roots) {
			const node = tree.first[root] + index;
			if (tree.ended[node] === 0 && !isOver()) {
				grower.expand(node, 0);
			}
		}
	}

	const first = searcher.nodes;
	iterate(FIRST_PASSES);
	let explorer = US;
	let idle = 0;
	let isLate = false;
	while (rule.grows && idle < IDLE && !isOver()) {
		for (let count = 0; count < BATCH && idle < IDLE && !isOver();) {
			explorer ^= 1;
			const node = grower.descend(roots, gadget.weights, explorer, solver.passes);
			if (node < 0) {
				idle++;
				count++;
				continue;
			}

			idle = 0;
			count++;
			grower.expand(node, solver.passes);
		}

		iterate(rule.passes);
		if (!isLate && searcher.nodes - first >= (last - first) / 2) {
			isLate = true;
			stable.fill(1);
		}
	}

	if (!rule.grows) {
		stable.fill(1);
	}

	iterate(rule.lastPasses);
	const isSafe = gadget.isSafe;
	const shares = candidates.map((_, index) => ({
		probability: tree.strategy[index],
		isStable: stable[index] === 1,
	}));
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
