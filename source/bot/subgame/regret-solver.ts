import {type GameTree, NONE, US} from './game-tree.js';
import {matchRegrets} from './regret-matching.js';

/** How a tree is solved. */
export type SolverRule = {
	/** Whether the next regrets are foretold (PCFR+), or not (CFR+). */
	readonly isPredictive: boolean;
	/**
	 * Whether the leaves under each first move are shifted so that the tree, were both sides to see all,
	 * finds it worth what the deeper search found.
	 */
	readonly isAnchored: boolean;
	/** How often the other side plays by habit where it has one, from 0 to 1. */
	readonly habit: number;
};

/**
 * Counterfactual regret minimisation over a tree that may grow between passes: PCFR+ with alternating
 * updates and partial pruning (what the other side never plays is not visited).
 */
export class RegretSolver {
	/** Passes made. */
	passes = 0;
	/** What each root came to in the last pass. */
	readonly values: Float64Array;
	readonly #tree: GameTree;
	readonly #roots: readonly number[];
	readonly #rule: SolverRule;
	#player = US;
	#shift = 0;
	#touched: number[] = [];
	/** By infoset: the pass that came there last, with what reach of the other side, and of its own. */
	#stamp = new Int32Array(0);
	#reach = new Float64Array(0);
	#ownReach = new Float64Array(0);

	constructor(tree: GameTree, roots: readonly number[], rule: SolverRule) {
		this.#tree = tree;
		this.#roots = roots;
		this.#rule = rule;
		this.values = new Float64Array(roots.length);
	}

	/** Updates the strategy of one side; `weights` are how likely chance and the other side make each root. */
	pass(player: number, weights: Float64Array): void {
		const tree = this.#tree;
		if (this.#stamp.length < tree.infosets) {
			this.#stamp = new Int32Array(tree.player.length);
			this.#reach = new Float64Array(tree.player.length);
			this.#ownReach = new Float64Array(tree.player.length);
		}

		this.passes++;
		this.#player = player;
		this.#touched = [];
		for (const [index, root] of this.#roots.entries()) {
			if (weights[index] > 0) {
				this.values[index] = this.#visit(root, weights[index], 1);
			}
		}

		for (const infoset of this.#touched) {
			this.#update(infoset);
		}
	}

	/** Returns what a leaf is worth, shifted as the rule says. */
	#leafValue(node: number): number {
		const tree = this.#tree;
		const value = tree.leaf[node];
		return tree.ended[node] === 1 || tree.depth[node] <= 1
			? value
			: Math.max(-1, Math.min(1, value + this.#shift));
	}

	/** Returns the value of a node that was expanded, by the strategies as they are. */
	#visit(node: number, reach: number, ownReach: number): number {
		const tree = this.#tree;
		const {first: firstChild, strategy, depth} = tree;
		const infoset = tree.infoset[node];
		if (depth[node] <= 1) {
			this.#shift =
				depth[node] === 1 && this.#rule.isAnchored ? tree.leaf[node] - tree.seen[node] : 0;
		}

		const first = firstChild[node];
		const slot = tree.slot[infoset];
		const count = tree.actions[infoset];
		const habit = tree.hasHabit[infoset] === 1 ? this.#rule.habit : 0;
		let value = 0;
		if (tree.player[infoset] !== this.#player) {
			for (let index = 0; index < count; index++) {
				const share = (1 - habit) * strategy[slot + index] + habit * tree.habit[slot + index];
				if (share > 0) {
					const child = first + index;
					value +=
						share *
						(firstChild[child] === NONE
							? this.#leafValue(child)
							: this.#visit(child, reach * share, ownReach));
				}
			}

			return value;
		}

		if (this.#stamp[infoset] !== this.passes) {
			this.#stamp[infoset] = this.passes;
			this.#touched.push(infoset);
			this.#reach[infoset] = 0;
		}

		this.#reach[infoset] += reach;
		this.#ownReach[infoset] = ownReach;
		const {pending} = tree;
		const weight = this.#player === US ? reach : -reach;
		for (let index = 0; index < count; index++) {
			const child = first + index;
			const share = (1 - habit) * strategy[slot + index] + habit * tree.habit[slot + index];
			const worth =
				firstChild[child] === NONE
					? this.#leafValue(child)
					: this.#visit(child, reach, ownReach * share);
			pending[slot + index] += weight * worth;
			value += share * worth;
		}

		return value;
	}

	#update(infoset: number): void {
		const tree = this.#tree;
		const {pending, worth, average, strategy} = tree;
		const slot = tree.slot[infoset];
		const count = tree.actions[infoset];
		const reach = this.#reach[infoset];
		const late = this.#ownReach[infoset] * this.passes * this.passes;
		matchRegrets(pending, tree.regret, strategy, slot, count, this.#rule.isPredictive);
		for (let index = slot; index < slot + count; index++) {
			worth[index] = pending[index] / reach;
			average[index] += late * strategy[index];
			pending[index] = 0;
		}
	}
}
