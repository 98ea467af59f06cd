/** Whose turn it is at a node: the side that solves, or the other one. */
export const US = 0;
export const THEM = 1;

/** No node, no infoset. */
export const NONE = -1;

/** Returns a longer array with the same beginning. */
function longer<T extends Int32Array | Float64Array | Uint8Array>(array: T, length: number): T {
	const made = new (array.constructor as new (length: number) => T)(length);
	made.set(array);
	return made;
}

/**
 * A game tree over several worlds with information sets of both sides, in flat arrays. A node is a leaf
 * until it is expanded; then it belongs to an infoset, and its children stand in the order of the
 * infoset's actions. All values are the solving side's, from −1 to 1.
 */
export class GameTree {
	nodes = 0;
	parent = new Int32Array(1024);
	/** What was played to come here. */
	move = new Int32Array(1024);
	world = new Int32Array(1024);
	depth = new Int32Array(1024);
	/** The first child, or NONE for a leaf. The others follow it. */
	first = new Int32Array(1024);
	/** The infoset of a node that was expanded, or NONE. */
	infoset = new Int32Array(1024);
	/** 1 where the game has ended. */
	ended = new Uint8Array(1024);
	/** The pass before which the node was made. */
	born = new Int32Array(1024);
	/** What a leaf is worth; of a node that was expanded, what it was thought worth before. */
	leaf = new Float64Array(1024);
	/** What a node is worth in this tree when both sides see everything. */
	seen = new Float64Array(1024);

	infosets = 0;
	player = new Uint8Array(256);
	/** The first slot of an infoset's actions, and how many there are. */
	slot = new Int32Array(256);
	actions = new Int32Array(256);
	visits = new Float64Array(256);
	hasHabit = new Uint8Array(256);

	slots = 0;
	action = new Int32Array(4096);
	strategy = new Float64Array(4096);
	regret = new Float64Array(4096);
	/** What the side plays by habit, for the infosets of sides that have one: then `hasHabit` is 1. */
	habit = new Float64Array(4096);
	/** Sums of the iterates, weighted by how late they came and how likely the side comes there. */
	average = new Float64Array(4096);
	/** The counterfactual values of the pass under way. */
	pending = new Float64Array(4096);
	/** What an action was worth in the last pass, given that the infoset is reached. */
	worth = new Float64Array(4096);
	/** How often growing went this way, with sum and sum of squares of what it was worth then. */
	tried = new Float64Array(4096);
	sum = new Float64Array(4096);
	squares = new Float64Array(4096);

	/** Adds a leaf and returns it. */
	addNode(parent: number, move: number, world: number, value: number): number {
		if (this.nodes === this.parent.length) {
			this.#growNodes();
		}

		const node = this.nodes++;
		this.parent[node] = parent;
		this.move[node] = move;
		this.world[node] = world;
		this.depth[node] = parent === NONE ? 0 : this.depth[parent] + 1;
		this.first[node] = NONE;
		this.infoset[node] = NONE;
		this.ended[node] = 0;
		this.leaf[node] = value;
		this.seen[node] = value;
		return node;
	}

	/** Adds an infoset and returns it; its side plays the action `chosen` (an index) until it knows better. */
	addInfoset(player: number, actions: ArrayLike<number>, chosen: number): number {
		const count = actions.length;
		if (this.infosets === this.player.length) {
			this.#growInfosets();
		}

		while (this.slots + count > this.action.length) {
			this.#growSlots();
		}

		const infoset = this.infosets++;
		this.player[infoset] = player;
		this.slot[infoset] = this.slots;
		this.actions[infoset] = count;
		for (let index = 0; index < count; index++) {
			this.action[this.slots + index] = actions[index];
		}

		this.strategy[this.slots + chosen] = 1;
		this.slots += count;
		return infoset;
	}

	/** Makes a leaf an inner node with a child for each action of an infoset; `values` are the children's. */
	expand(node: number, infoset: number, values: ArrayLike<number>): void {
		const count = this.actions[infoset];
		const slot = this.slot[infoset];
		this.first[node] = this.nodes;
		this.infoset[node] = infoset;
		for (let index = 0; index < count; index++) {
			this.addNode(node, this.action[slot + index], this.world[node], values[index]);
		}

		this.#lookThrough(node);
	}

	/** Carries what a node is worth to sides that see everything up to depth 1. */
	#lookThrough(node: number): void {
		for (let at = node; at !== NONE; at = this.parent[at]) {
			const infoset = this.infoset[at];
			const first = this.first[at];
			const sign = this.player[infoset] === US ? 1 : -1;
			let best = Number.NEGATIVE_INFINITY;
			for (let child = first; child < first + this.actions[infoset]; child++) {
				best = Math.max(best, sign * this.seen[child]);
			}

			if (this.seen[at] === sign * best) {
				return;
			}

			this.seen[at] = sign * best;
		}
	}

	#growNodes(): void {
		const length = this.nodes * 2;
		this.parent = longer(this.parent, length);
		this.move = longer(this.move, length);
		this.world = longer(this.world, length);
		this.depth = longer(this.depth, length);
		this.first = longer(this.first, length);
		this.infoset = longer(this.infoset, length);
		this.ended = longer(this.ended, length);
		this.born = longer(this.born, length);
		this.leaf = longer(this.leaf, length);
		this.seen = longer(this.seen, length);
	}

	#growInfosets(): void {
		const length = this.infosets * 2;
		this.player = longer(this.player, length);
		this.slot = longer(this.slot, length);
		this.actions = longer(this.actions, length);
		this.visits = longer(this.visits, length);
		this.hasHabit = longer(this.hasHabit, length);
	}

	#growSlots(): void {
		const length = this.action.length * 2;
		this.action = longer(this.action, length);
		this.strategy = longer(this.strategy, length);
		this.regret = longer(this.regret, length);
		this.habit = longer(this.habit, length);
		this.average = longer(this.average, length);
		this.pending = longer(this.pending, length);
		this.worth = longer(this.worth, length);
		this.tried = longer(this.tried, length);
		this.sum = longer(this.sum, length);
		this.squares = longer(this.squares, length);
	}
}
