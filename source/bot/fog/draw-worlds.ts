import type {Random} from '../../core/random.js';
import type {PositionSet} from '../../knowledge/positions/position-set.js';
import type {Position} from '../../rules/position.js';
import type {Searcher} from '../search/searcher.js';

/** How the worlds that a decision looks at are drawn from the positions that fit. */
export type WorldRule = {
	/** The most worlds; all positions are when there are no more. */
	readonly worlds: number;
	/** The most positions that are drawn among. */
	readonly pool: number;
	/**
	 * By how many powers of e a position is held less likely for each pawn that it is worse for the other
	 * side: who plays well rarely comes to bad positions. 0 holds all equally likely.
	 */
	readonly trust: number;
};

/** Worlds by their number in the set, and how much each counts: the weights add up to 1. */
export type DrawnWorlds = {readonly members: Int32Array; readonly weights: Float64Array};

/**
 * Draws worlds without replacement, the likelier the likelier (Efraimidis & Spirakis, "Weighted random
 * sampling with a reservoir", 2006). When all positions are taken they are weighted instead. The position is
 * overwritten.
 */
export function drawWorlds(
	set: PositionSet,
	searcher: Pick<Searcher, 'quiescence'>,
	position: Position,
	{worlds, pool, trust}: WorldRule,
	random: Random,
): DrawnWorlds {
	if (trust === 0) {
		const members = set.sample(worlds, random);
		return {members, weights: new Float64Array(members.length).fill(1 / members.length)};
	}

	const drawn = set.sample(Math.max(worlds, pool), random);
	const values = Float64Array.from(drawn, (member) => {
		set.load(member, position);
		return searcher.quiescence(position);
	});
	const lowest = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
	const likely = values.map((value) => Math.exp(((lowest - value) / 100) * trust));
	if (drawn.length <= worlds) {
		const sum = likely.reduce((total, one) => total + one, 0);
		return {members: drawn, weights: likely.map((one) => one / sum)};
	}

	const keys = likely.map((one) => Math.log(1 - random()) / one);
	const order = Array.from(drawn.keys())
		.sort((a, b) => keys[b] - keys[a])
		.slice(0, worlds);
	return {
		members: Int32Array.from(order, (index) => drawn[index]),
		weights: new Float64Array(worlds).fill(1 / worlds),
	};
}
