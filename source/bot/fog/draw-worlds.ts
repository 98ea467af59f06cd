import type {Random} from '../../core/random.js';
import type {PositionSet} from '../../knowledge/positions/position-set.js';
import type {Position} from '../../rules/position.js';
import type {Searcher} from '../search/searcher.js';

/** How the worlds that a decision looks at are drawn from the positions that fit. */
export type WorldRule = {
	/** The most worlds that are drawn; all positions are taken when there are no more. */
	readonly worlds: number;
	/** The most positions that are drawn among. */
	readonly pool: number;
	/**
	 * How much is made of it that the other side plays well and so rarely comes to positions that are bad for
	 * it: 1 as much as good players' games say, 0 nothing, all being equally likely.
	 */
	readonly trust: number;
};

/** The worlds that a decision looks at. */
export type Worlds = {
	/** How many there are. */
	readonly worlds: number;
	/** Loads the world of a number, from 0, into the position. */
	readonly load: (world: number, position: Position) => void;
	/** How much each world counts; together 1. */
	readonly weights: Float64Array;
};

/** Worlds with their numbers in the set. */
export type DrawnWorlds = Worlds & {readonly members: Int32Array};

/** Returns members of a set as worlds. */
const worldsOf = (set: PositionSet, members: Int32Array, weights: Float64Array): DrawnWorlds => ({
	worlds: members.length,
	load: (world, position) => {
		set.load(members[world], position);
	},
	weights,
	members,
});

/**
 * By how many powers of e a position is less likely for each pawn that it is worse for the other side, by
 * its captures and by its look: half for one who sees little, half for one who sees nearly all, for who it is
 * that plays is not known. Fitted to which of the positions that fitted was the true one (conditional
 * logit, McFadden 1974), games against Fairy-Stockfish gave 1.4 and 2.0, against ourselves 1.6 and 3.3, and
 * against players who see everything 3.4 and 7.7; half and half fits those against Fairy-Stockfish and against
 * the naive bot better than any single pair, and those who see everything nearly as well as theirs.
 */
export const SIGHTS = [
	{captures: 0.75, look: 1.25},
	{captures: 4.5, look: 7.5},
];
/** No position counts as better for the other side than the middle one by more than this: it sees little too. */
const FLOOR = 200;

/** Returns the middle one of some values. */
const middleOf = (values: Float64Array): number => values.slice().sort()[values.length >> 1];

/** Returns values so divided that they add up to 1. */
function toShares(values: Float64Array): Float64Array {
	const sum = values.reduce((a, b) => a + b, 0);
	return values.map((value) => value / sum);
}

/** Returns how likely positions are held, as weights that add up to 1. The position is overwritten. */
function weighPositions(
	set: PositionSet,
	searcher: Pick<Searcher, 'evaluate' | 'quiescence'>,
	position: Position,
	members: Int32Array,
	trust: number,
): Float64Array {
	const captures = new Float64Array(members.length);
	const look = new Float64Array(members.length);
	for (const [index, member] of members.entries()) {
		set.load(member, position);
		look[index] = searcher.evaluate(position);
		captures[index] = searcher.quiescence(position);
	}

	const middle = middleOf(captures);
	const usual = middleOf(look);
	const likely = SIGHTS.map((sight) => {
		const powers = captures.map(
			(value, index) =>
				(trust *
					(sight.captures * Math.min(FLOOR, middle - value) + sight.look * (usual - look[index]))) /
				100,
		);
		const most = powers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
		return toShares(powers.map((power) => Math.exp(power - most)));
	});
	return toShares(likely[0].map((share, index) => share + likely[1][index]));
}

/**
 * Returns worlds drawn from the positions that fit, without replacement, by priority sampling (Duffield, Lund
 * & Thorup, "Priority sampling for estimation of arbitrary subset sums", 2007): the likelier the likelier, and
 * each with a weight such that a share of the worlds stands for that share of the positions drawn among. One
 * that is likelier than the rest of the worlds counts as much as it is likely, the others alike. Fewer
 * worlds are always among more. When all positions there are are taken they are weighted as they are. The
 * position is overwritten.
 */
export function drawWorlds(
	set: PositionSet,
	searcher: Pick<Searcher, 'evaluate' | 'quiescence'>,
	position: Position,
	{worlds, pool, trust}: WorldRule,
	random: Random,
): DrawnWorlds {
	const drawn = set.sample(pool, random);
	const weights =
		trust === 0
			? new Float64Array(drawn.length).fill(1 / drawn.length)
			: weighPositions(set, searcher, position, drawn, trust);
	const priorities = weights.map((one) => one / Math.max(random(), Number.MIN_VALUE));
	if (worlds >= drawn.length) {
		return worldsOf(set, drawn, weights);
	}

	const order = Array.from(drawn.keys()).sort((a, b) => priorities[b] - priorities[a]);
	const kept = order.slice(0, worlds);
	const least = priorities[order[worlds]];
	const estimates = Float64Array.from(kept, (index) => Math.max(weights[index], least));
	return worldsOf(
		set,
		Int32Array.from(kept, (index) => drawn[index]),
		toShares(estimates),
	);
}
