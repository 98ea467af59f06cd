import {describe, expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {Searcher} from '../../../source/bot/search/searcher.js';
import {GameTree, NONE, THEM, US} from '../../../source/bot/subgame/game-tree.js';
import {RegretSolver} from '../../../source/bot/subgame/regret-solver.js';
import {TreeGrower} from '../../../source/bot/subgame/tree-grower.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {createRandom, type Random, randomInteger} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {Game} from '../../../source/rules/game.js';
import {generateMoves} from '../../../source/rules/generate.js';
import {toUciMove} from '../../../source/rules/move.js';
import {observe} from '../../../source/rules/observe.js';
import {MAX_MOVES, Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';

const WORLDS = 6;

/** Plays a game at random and returns the positions that fit what White saw of it, White to move. */
function someKnowledge(random: Random): PositionSet | undefined {
	const game = unwrap(Game.start(fog));
	const set = unwrap(
		PositionSet.start({
			variant: fog,
			seat: 'white',
			bounds: {members: 1000, candidates: 20_000},
		}),
	);
	const plies = 2 + 2 * randomInteger(random, 4);
	for (let ply = 0; ply < plies && game.outcome === undefined; ply++) {
		const moves = game.moves();
		game.try(moves[randomInteger(random, moves.length)]);
		set.update(game.view('white'));
	}

	return game.outcome === undefined && set.size > 1 ? set : undefined;
}

/** Grows a tree over some worlds with all moves of White's as candidates. */
function grow(set: PositionSet, random: Random) {
	const members = set.sample(WORLDS, random);
	const position = new Position(fog.moves);
	const load = (world: number, into: Position) => {
		set.load(members[world], into);
	};
	load(0, position);
	const moves = new Int32Array(MAX_MOVES);
	const candidates = Array.from(moves.subarray(0, generateMoves(position, moves, 0))).slice(0, 5);
	const tree = new GameTree();
	const grower = new TreeGrower(tree, {
		searcher: new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
		position,
		load,
		sight: fog.see,
		side: 0,
		random,
		isOneSided: true,
		leafDepth: 1,
		habit: 0,
	});
	const roots = grower.addRoots(
		candidates,
		candidates.map(() => new Float64Array(members.length)),
		0,
	);
	const solver = new RegretSolver(tree, roots, {isPredictive: true, isAnchored: true, habit: 0});
	const even = new Float64Array(roots.length).fill(1 / roots.length);
	for (let count = 0; count < 50; count++) {
		if (count % 8 === 0) {
			solver.pass(US, even);
			solver.pass(THEM, even);
		}

		const node = grower.descend(roots, even, count % 2, solver.passes);
		if (node !== NONE) {
			grower.expand(node, solver.passes);
		}
	}

	return {tree, load, position, roots};
}

/** Returns what the side to move at a node has seen and done since the root, as a text. */
function lived({tree, load, position}: ReturnType<typeof grow>, node: number): string {
	const path: number[] = [];
	for (let at = node; at !== NONE; at = tree.parent[at]) {
		path.unshift(at);
	}

	load(tree.world[node], position);
	const mover = tree.depth[node] % 2;
	const color = mover === 0 ? 'white' : 'black';
	// The other side is held to know the world.
	const told: string[] = [color, mover === 0 ? '' : `world ${tree.world[node]}`];
	for (const [index, at] of path.entries()) {
		if (index > 0) {
			position.make(tree.move[at]);
			told.push((index - 1) % 2 === mover ? makeUci(toUciMove(tree.move[at])) : '');
		}

		told.push(makeFogFen(observe(position, color, fog.see)));
	}

	return told.join('|');
}

describe('information sets', () => {
	it('hold the nodes that their side cannot tell apart, all of them and no others', () => {
		const random = createRandom(3);
		let joined = 0;
		let wrong = 0;
		for (let round = 0; round < 2; round++) {
			const set = someKnowledge(random);
			if (set === undefined) {
				continue;
			}

			const grown = grow(set, random);
			const {tree} = grown;
			const byText = new Map<string, number>();
			const byInfoset = new Map<number, string>();
			for (let node = 0; node < tree.nodes; node++) {
				const infoset = tree.infoset[node];
				if (infoset === NONE) {
					continue;
				}

				const text = lived(grown, node);
				joined += byText.has(text) && tree.depth[node] > 0 ? 1 : 0;
				const isOne =
					(byText.get(text) ?? infoset) === infoset && (byInfoset.get(infoset) ?? text) === text;
				wrong += isOne && tree.player[infoset] === tree.depth[node] % 2 ? 0 : 1;
				byText.set(text, infoset);
				byInfoset.set(infoset, text);
			}
		}

		expect(wrong).toBe(0);
		expect(joined).toBeGreaterThan(5);
	});

	it('give all their nodes the same moves, which can be played there', () => {
		const random = createRandom(4);
		const set = someKnowledge(random) ?? someKnowledge(random)!;
		const {tree, load, position} = grow(set, random);
		const moves = new Int32Array(MAX_MOVES);
		for (let node = 0; node < tree.nodes; node++) {
			const infoset = tree.infoset[node];
			if (infoset === NONE || tree.depth[node] === 0) {
				continue;
			}

			const path: number[] = [];
			for (let at = node; tree.parent[at] !== NONE; at = tree.parent[at]) {
				path.unshift(tree.move[at]);
			}

			load(tree.world[node], position);
			for (const move of path) {
				position.make(move);
			}

			const legal = moves.slice(0, generateMoves(position, moves, 0)).sort();
			const slot = tree.slot[infoset];
			expect(Array.from(tree.action.subarray(slot, slot + tree.actions[infoset]))).toEqual(
				Array.from(legal),
			);
		}
	});

	it('make one of all roots', () => {
		const random = createRandom(5);
		const {tree, roots} = grow(someKnowledge(random) ?? someKnowledge(random)!, random);
		expect(new Set(roots.map((root) => tree.infoset[root])).size).toBe(1);
	});
});
