import {KING} from '../../core/man.js';
import type {Random} from '../../core/random.js';
import {randomInteger} from '../../core/random.js';
import {scramble} from '../../knowledge/positions/zobrist.js';
import {generateMoves} from '../../rules/generate.js';
import {KIND_MASK, type Move} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import type {SightPart} from '../../rules/sight.js';
import {squash} from '../fog/judgement.js';
import type {Searcher} from '../search/searcher.js';
import {type GameTree, NONE, THEM, US} from './game-tree.js';
import {keySight, type SightKey} from './sight-key.js';
import {withoutUnseen} from './without-unseen.js';

/** Squashed values are at most this. */
export const MOST_VALUE = 1500;
/** How much growing is drawn to what was little tried (the paper's C). */
const CURIOSITY = 1;
/** A world is drawn evenly so often, else as likely as the root makes it. */
const EVEN_WORLDS = 0.5;

/** What a tree is grown with. */
export type Ground = {
	readonly searcher: Searcher;
	readonly position: Position;
	readonly load: (world: number, position: Position) => void;
	/** What the variant lets a seat see. */
	readonly sight: readonly SightPart[];
	/** The side that solves, 0 for White. */
	readonly side: number;
	readonly random: Random;
	/** Whether one side alone explores in each descent (one-sided GT-CFR), or both. */
	readonly isOneSided: boolean;
	/** How deep leaves are searched: 1 values them by quiescence. */
	readonly leafDepth: number;
	/** More than 0 when it is to be found what the other side plays by what it sees alone. */
	readonly habit: number;
};

/** A move so much worse than what was expected, in hundredths of a pawn, is not valued exactly. */
const HOPELESS = 400;

/** Returns the value that was pressed into `squashed`, within the limits of play. */
const unsquash = (squashed: number): number =>
	600 * Math.atanh(Math.max(-0.99, Math.min(0.99, squashed / MOST_VALUE)));

/** Adds to a tree: children with their values, and the infosets that they belong to. */
export class TreeGrower {
	readonly #tree: GameTree;
	readonly #ground: Ground;
	readonly #found = new Map<number, number>();
	/** The halves of an infoset's key. */
	readonly #low: number[] = [];
	readonly #high: number[] = [];
	readonly #moves = new Int32Array(MAX_MOVES);
	readonly #values = new Float64Array(MAX_MOVES);
	readonly #key: SightKey = {low: 0, high: 0};
	readonly #path: Move[] = [];

	constructor(tree: GameTree, ground: Ground) {
		this.#tree = tree;
		this.#ground = ground;
	}

	/** Adds the roots: one node a world, all in one infoset, as we cannot tell them apart. `values[i]` is of candidate i in each world. */
	addRoots(candidates: readonly Move[], values: readonly Float64Array[], chosen: number): number[] {
		const tree = this.#tree;
		const infoset = tree.addInfoset(US, candidates, chosen);
		this.#low.push(1);
		this.#high.push(1);
		return Array.from(values[0], (_, world) => {
			const root = tree.addNode(NONE, 0, world, 0);
			tree.expand(
				root,
				infoset,
				values.map((worth) => worth[world] / MOST_VALUE),
			);
			const {board} = this.#load(world);
			for (const [index, move] of candidates.entries()) {
				tree.ended[tree.first[root] + index] = (board[(move >> 6) & 63] & 7) === KING ? 1 : 0;
			}

			return root;
		});
	}

	#load(world: number): Position {
		const {position, load} = this.#ground;
		load(world, position);
		return position;
	}

	/** Goes down from a root to a leaf as growing does; NONE when there is nothing to add. `explorer` tries things out. */
	descend(roots: readonly number[], weights: Float64Array, explorer: number, pass: number): number {
		const tree = this.#tree;
		const {random, isOneSided} = this.#ground;
		let node = roots[this.#drawWorld(weights)];
		while (tree.first[node] !== NONE) {
			const infoset = tree.infoset[node];
			const explores = !isOneSided || tree.player[infoset] === explorer;
			const index = explores ? this.#explore(infoset) : this.#draw(infoset, random());
			node = tree.first[node] + index;
		}

		return tree.ended[node] === 1 || tree.born[node] >= pass ? NONE : node;
	}

	#drawWorld(weights: Float64Array): number {
		const {random} = this.#ground;
		if (random() < EVEN_WORLDS) {
			return randomInteger(random, weights.length);
		}

		let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
		for (const [world, weight] of weights.entries()) {
			left -= weight;
			if (left < 0) {
				return world;
			}
		}

		return weights.length - 1;
	}

	#draw(infoset: number, drawn: number): number {
		const tree = this.#tree;
		const slot = tree.slot[infoset];
		let left = drawn;
		let last = 0;
		for (let index = 0; index < tree.actions[infoset]; index++) {
			const share = tree.strategy[slot + index];
			if (share > 0) {
				last = index;
				left -= share;
				if (left < 0) {
					return index;
				}
			}
		}

		return last;
	}

	/** Half of the time one of the actions that are played, evenly; else the most promising one. */
	#explore(infoset: number): number {
		const tree = this.#tree;
		const {random} = this.#ground;
		const slot = tree.slot[infoset];
		const count = tree.actions[infoset];
		let chosen = 0;
		if (random() < 0.5) {
			let supported = 0;
			for (let index = 0; index < count; index++) {
				if (tree.strategy[slot + index] > 0 && random() * ++supported < 1) {
					chosen = index;
				}
			}
		} else {
			const root = CURIOSITY * Math.sqrt(tree.visits[infoset] + 1);
			let most = Number.NEGATIVE_INFINITY;
			for (let index = 0; index < count; index++) {
				const at = slot + index;
				// Two samples, −1 and 1, are had beforehand.
				const times = tree.tried[at] + 2;
				const mean = tree.sum[at] / times;
				const spread = Math.sqrt((tree.squares[at] + 2) / times - mean * mean);
				const promise = tree.worth[at] + (spread * root) / (1 + tree.tried[at]);
				if (promise > most) {
					most = promise;
					chosen = index;
				}
			}
		}

		const at = slot + chosen;
		tree.visits[infoset]++;
		tree.tried[at]++;
		tree.sum[at] += tree.worth[at];
		tree.squares[at] += tree.worth[at] * tree.worth[at];
		return chosen;
	}

	/** Gives a leaf its children. `pass` is the number of passes made. */
	expand(node: number, pass: number): void {
		const tree = this.#tree;
		const {searcher, sight, side, leafDepth} = this.#ground;
		const position = this.#load(tree.world[node]);
		const depth = tree.depth[node];
		const player = depth % 2 === 0 ? US : THEM;
		const mover = player === US ? side : side ^ 1;
		const path = this.#path;
		path.length = 0;
		for (let at = node; tree.parent[at] !== NONE; at = tree.parent[at]) {
			path.push(tree.move[at]);
		}

		// What this side knew before, what it played, and what it saw after each of the two plies since.
		let low = 0x51ed_270b;
		let high = tree.world[node];
		if (depth >= 2) {
			const before = tree.infoset[tree.parent[tree.parent[node]]];
			low = this.#low[before];
			high = this.#high[before];
		}

		const key = this.#key;
		for (let index = path.length - 1; index >= 0; index--) {
			position.make(path[index]);
			if (index === 1) {
				low = scramble(low ^ (path[index] & ~KIND_MASK));
			}

			if (index < 2 && (depth >= 2 || index === 0)) {
				keySight(position, mover, sight, key);
				low = scramble((Math.imul(low, 31) + key.low) | 0);
				high = scramble((Math.imul(high, 31) + key.high) | 0);
			}
		}

		const end = generateMoves(position, this.#moves, 0);
		if (end === 0) {
			tree.ended[node] = 1;
			tree.leaf[node] = 0;
			tree.seen[node] = 0;
			return;
		}

		const moves = this.#moves.subarray(0, end).sort();
		for (let index = 0; index < end; index++) {
			low = (Math.imul(low, 33) + moves[index]) | 0;
		}

		const values = this.#values;
		const sign = player === US ? 1 / MOST_VALUE : -1 / MOST_VALUE;
		// What the mover hopes for; what is far below it need not be known exactly.
		const lowest =
			unsquash(tree.leaf[node] * (player === US ? MOST_VALUE : 0 - MOST_VALUE)) - HOPELESS;
		searcher.scoreRootMoves(position, moves, leafDepth, values, {lowest});
		if (values.subarray(0, end).every((value) => value <= lowest)) {
			searcher.scoreRootMoves(position, moves, leafDepth, values);
		}

		let best = 0;
		for (let index = 0; index < end; index++) {
			best = values[index] > values[best] ? index : best;
			values[index] = sign * squash(values[index]);
		}

		const known = this.#tree.infosets;
		const infoset = this.#join(player, low, high, moves, best);
		if (depth === 1 && this.#ground.habit > 0 && infoset === known) {
			tree.hasHabit[infoset] = 1;
			tree.habit[tree.slot[infoset] + this.#findHabit(position, mover, moves)] = 1;
		}

		tree.expand(node, infoset, values);
		const first = tree.first[node];
		for (let index = 0; index < end; index++) {
			tree.born[first + index] = pass;
			if ((position.board[(moves[index] >> 6) & 63] & 7) === KING) {
				tree.ended[first + index] = 1;
			}
		}
	}

	/** Returns the index of the move that seems best to a side when men that it does not see are not there. */
	#findHabit(position: Position, mover: number, moves: Int32Array): number {
		const {sight, searcher} = this.#ground;
		const shown = withoutUnseen(position, mover, sight);
		const values = new Float64Array(moves.length);
		searcher.scoreRootMoves(shown, moves, 1, values);
		return values.indexOf(values.reduce((most, value) => Math.max(most, value)));
	}

	#join(player: number, low: number, high: number, moves: Int32Array, best: number): number {
		const key = (high >>> 11) * 2 ** 32 + (low >>> 0);
		const known = this.#found.get(key);
		if (known !== undefined) {
			return known;
		}

		const infoset = this.#tree.addInfoset(player, moves, best);
		this.#found.set(key, infoset);
		this.#low.push(low);
		this.#high.push(high);
		return infoset;
	}
}
