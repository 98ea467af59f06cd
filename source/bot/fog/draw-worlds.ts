import type {Random} from '../../core/random.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import type {Position} from '../../rules/position.js';
import {toShares} from './plausibility.js';

/** How the worlds that a decision looks at are drawn from the positions that fit. */
export type WorldRule = {
	/** The most worlds that are drawn; all positions are taken when there are no more. */
	readonly worlds: number;
	/** The most positions that are drawn among. */
	readonly pool: number;
	/**
	 * How much is made of it that the other side plays well and so rarely comes to positions that are bad for
	 * it: 1 as much as players' games say, for each of PRECISIONS, 0 nothing, all being equally likely.
	 */
	readonly trust: number;
};

/** The worlds that a decision looks at. */
export type WeightedWorlds = {
	/** How many there are. */
	readonly worlds: number;
	/** Loads the world of a number, from 0, into the position. */
	readonly load: (world: number, position: Position) => void;
	/** How much each world counts; together 1. */
	readonly weights: Float64Array;
};

/** Worlds with their numbers in the set. */
export type DrawnWorlds = WeightedWorlds & {readonly members: Int32Array};

/** The positions that worlds are drawn among, and how likely each is. */
export type DrawingPool = {readonly members: Int32Array; readonly weights: Float64Array};

const worldsOf = (set: Worlds, members: Int32Array, weights: Float64Array): DrawnWorlds => ({
	worlds: members.length,
	load: (world, position) => {
		set.load(members[world], position);
	},
	weights,
	members,
});

/**
 * Returns worlds drawn from the positions that fit, without replacement, by priority sampling (Duffield, Lund
 * & Thorup, "Priority sampling for estimation of arbitrary subset sums", 2007): the likelier the likelier, and
 * each with a weight such that a share of the worlds stands for that share of the positions drawn among. One
 * that is likelier than the rest of the worlds counts as much as it is likely, the others alike. Fewer
 * worlds are always among more. When all of them are taken they are weighted as they are.
 */
export function drawWorlds(
	set: Worlds,
	{members, weights}: DrawingPool,
	worlds: number,
	random: Random,
): DrawnWorlds {
	const priorities = weights.map((one) => one / Math.max(random(), Number.MIN_VALUE));
	if (worlds >= members.length) {
		return worldsOf(set, members, weights);
	}

	const order = Array.from(members.keys()).sort((a, b) => priorities[b] - priorities[a]);
	const kept = order.slice(0, worlds);
	const least = priorities[order[worlds]];
	const estimates = Float64Array.from(kept, (index) => Math.max(weights[index], least));
	return worldsOf(
		set,
		Int32Array.from(kept, (index) => members[index]),
		toShares(estimates),
	);
}
