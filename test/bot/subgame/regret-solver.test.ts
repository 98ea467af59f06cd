import {describe, expect, it} from 'vitest';
import {GameTree, NONE, THEM, US} from '../../../source/bot/subgame/game-tree.js';
import {RegretSolver} from '../../../source/bot/subgame/regret-solver.js';

const RULES = [
	{isPredictive: true, isAnchored: false, habit: 0},
	{isPredictive: false, isAnchored: false, habit: 0},
];

/** Returns the average strategy of an infoset. */
function averageOf(tree: GameTree, infoset: number): number[] {
	const slot = tree.slot[infoset];
	const shares = Array.from(tree.average.subarray(slot, slot + tree.actions[infoset]));
	const sum = shares.reduce((total, share) => total + share, 0);
	return shares.map((share) => share / sum);
}

/** Returns the tree of a game in which both choose at once; `payoff[ours][theirs]`. */
function matrixGame(payoff: readonly (readonly number[])[]) {
	const tree = new GameTree();
	const ours = tree.addInfoset(US, Array.from(payoff.keys()), 0);
	const theirs = tree.addInfoset(THEM, Array.from(payoff[0].keys()), 0);
	const root = tree.addNode(NONE, 0, 0, 0);
	tree.expand(
		root,
		ours,
		payoff.map(() => 0),
	);
	for (const [index, row] of payoff.entries()) {
		tree.expand(tree.first[root] + index, theirs, row);
	}

	return {tree, ours, theirs, root};
}

function solve(
	tree: GameTree,
	roots: readonly number[],
	rule: (typeof RULES)[number],
	passes = 2000,
) {
	const solver = new RegretSolver(tree, roots, rule);
	const weights = new Float64Array(roots.length).fill(1 / roots.length);
	for (let pass = 0; pass < passes; pass++) {
		solver.pass(US, weights);
		solver.pass(THEM, weights);
	}

	return solver;
}

describe.each(RULES)('regret matching, predictive: $isPredictive', (rule) => {
	it('solves matching pennies with uneven stakes', () => {
		// Ours plays heads with 1/4, theirs too: the value is 1/8.
		const {tree, ours, theirs, root} = matrixGame([
			[0.5, 0],
			[0, 0.5 / 3],
		]);
		solve(tree, [root], rule);
		expect(averageOf(tree, ours)[0]).toBeCloseTo(0.25, 2);
		expect(averageOf(tree, theirs)[0]).toBeCloseTo(0.25, 2);
	});

	it('solves rock, paper, scissors where rock counts double', () => {
		const {tree, ours, theirs, root} = matrixGame([
			[0, -0.5, 1],
			[0.5, 0, -0.5],
			[-1, 0.5, 0],
		]);
		solve(tree, [root], rule);
		for (const infoset of [ours, theirs]) {
			const [rock, paper, scissors] = averageOf(tree, infoset);
			expect(rock).toBeCloseTo(0.25, 2);
			expect(paper).toBeCloseTo(0.5, 2);
			expect(scissors).toBeCloseTo(0.25, 2);
		}
	});

	it('plays a dominant move from the first pass on', () => {
		const {tree, ours, root} = matrixGame([
			[-0.2, -0.1],
			[0.3, 0.2],
		]);
		solve(tree, [root], rule, 3);
		expect(Array.from(tree.strategy.subarray(tree.slot[ours], tree.slot[ours] + 2))).toEqual([
			0, 1,
		]);
	});

	it("solves Kuhn's poker: the value is −1/18, and the first player bets a king three times as often as a jack", () => {
		// Kuhn, "A simplified two-person poker" (1950): J, Q, K; ante 1, bets of 1; values divided by 2.
		const tree = new GameTree();
		const [PASS, BET] = [0, 1];
		const first = [0, 1, 2].map(() => tree.addInfoset(US, [PASS, BET], 0));
		const second = [0, 1, 2].map(() => tree.addInfoset(THEM, [PASS, BET], 0));
		const called = [0, 1, 2].map(() => tree.addInfoset(THEM, [PASS, BET], 0));
		const answer = [0, 1, 2].map(() => tree.addInfoset(US, [PASS, BET], 0));
		const roots: number[] = [];
		for (const mine of [0, 1, 2]) {
			for (const yours of [0, 1, 2].filter((card) => card !== mine)) {
				const won = mine > yours ? 0.5 : -0.5;
				const root = tree.addNode(NONE, 0, roots.length, 0);
				roots.push(root);
				tree.expand(root, first[mine], [0, 0]);
				const [passed, bet] = [tree.first[root], tree.first[root] + 1];
				tree.expand(passed, second[yours], [won, 0]);
				tree.expand(bet, called[yours], [0.5, won * 2]);
				tree.expand(tree.first[passed] + 1, answer[mine], [-0.5, won * 2]);
			}
		}

		const solver = solve(tree, roots, rule, 4000);
		const value = solver.values.reduce((sum, one) => sum + one, 0) / roots.length;
		const [jack, queen, king] = first.map((infoset) => averageOf(tree, infoset)[1]);
		expect(jack).toBeGreaterThanOrEqual(-0.01);
		expect(jack).toBeLessThan(1 / 3 + 0.02);
		expect(queen).toBeCloseTo(0, 1);
		expect(Math.abs(king - 3 * jack)).toBeLessThan(0.06);
		expect(averageOf(tree, called[0])[1]).toBeCloseTo(0, 2);
		expect(averageOf(tree, called[1])[1]).toBeCloseTo(1 / 3, 1);
		expect(averageOf(tree, called[2])[1]).toBeCloseTo(1, 2);
		expect(value).toBeLessThan(0.05);
	});
});

it('does not count on knowing later what it will not know: strategies are not fused', () => {
	// First move: something small for sure, or a guess that is right in one of two worlds which look alike
	// then. Who searches each world by itself finds the guess right in both.
	const tree = new GameTree();
	const first = tree.addInfoset(US, [0, 1], 1);
	const guess = tree.addInfoset(US, [0, 1], 0);
	const roots = [0, 1].map((world) => {
		const root = tree.addNode(NONE, 0, world, 0);
		tree.expand(root, first, [0.3, 0]);
		const reply = tree.first[root] + 1;
		tree.expand(reply, tree.addInfoset(THEM, [0], 0), [0]);
		tree.expand(tree.first[reply], guess, world === 0 ? [1, -1] : [-1, 1]);
		return root;
	});
	solve(tree, roots, {isPredictive: true, isAnchored: false, habit: 0}, 200);
	expect(roots.map((root) => tree.seen[root])).toEqual([1, 1]);
	expect(tree.strategy[tree.slot[first]]).toBeCloseTo(1, 2);
});

it('expects the other side to play by habit now and then', () => {
	// By habit it takes the first action, which is bad for it; otherwise the second one.
	const {tree, ours, theirs, root} = matrixGame([[0.8, -0.2]]);
	tree.hasHabit[theirs] = 1;
	tree.habit[tree.slot[theirs]] = 1;
	solve(tree, [root], {isPredictive: true, isAnchored: false, habit: 0.25}, 50);
	expect(tree.worth[tree.slot[ours]]).toBeCloseTo(0.25 * 0.8 - 0.75 * 0.2, 3);
});

describe('anchored leaves', () => {
	it('makes the tree, when both see, worth what the deeper search found', () => {
		const tree = new GameTree();
		const ours = tree.addInfoset(US, [0, 1], 0);
		const root = tree.addNode(NONE, 0, 0, 0);
		tree.expand(root, ours, [0.2, 0.1]);
		const [left, right] = [tree.first[root], tree.first[root] + 1];
		// By the leaves the left one is better by far; the search found it better by a little.
		tree.expand(left, tree.addInfoset(THEM, [0, 1], 0), [0.5, 0.6]);
		tree.expand(right, tree.addInfoset(THEM, [0, 1], 0), [0.4, -0.3]);
		const solver = solve(tree, [root], {isPredictive: true, isAnchored: true, habit: 0}, 200);
		expect(tree.seen[left]).toBe(0.5);
		expect(tree.seen[right]).toBe(-0.3);
		expect(solver.values[0]).toBeCloseTo(0.2, 2);
		expect(tree.worth[tree.slot[ours] + 1]).toBeCloseTo(0.1, 2);
	});
});

it('carries what a node is worth to seeing sides up to the top', () => {
	const tree = new GameTree();
	const root = tree.addNode(NONE, 0, 0, 0);
	tree.expand(root, tree.addInfoset(US, [0, 1], 0), [0.1, 0]);
	const reply = tree.first[root];
	tree.expand(reply, tree.addInfoset(THEM, [0, 1], 0), [-0.2, 0.3]);
	expect(tree.seen[root]).toBe(0);
	tree.expand(tree.first[reply], tree.addInfoset(US, [0, 1], 0), [0.25, 0.2]);
	expect(tree.seen[reply]).toBe(0.25);
	expect(tree.seen[root]).toBe(0.25);
});
