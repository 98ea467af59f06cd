import type {Worlds} from '../../knowledge/worlds/worlds.js';
import type {Position} from '../../rules/position.js';
import type {Searcher} from '../search/searcher.js';

/**
 * By how many powers of e a position is less likely for each pawn that it is worse for the other side, by
 * its captures and by its look. Fitted to which of the positions that fitted was the true one (conditional
 * logit, McFadden 1974) in games against Fairy-Stockfish, which gave 1.4 and 2.0, against ourselves, 1.6 and 3.3,
 * and against players who see everything, 3.4 and 7.7.
 */
export const BY_CAPTURES = 1.5;
export const BY_LOOK = 2.5;
/** No position counts as better for the other side than the middle one by more than this: it sees little too. */
const FLOOR = 200;

/**
 * How surely the other side comes to what is good for it, as factors of the two above: the precisions of a logit
 * quantal response (McKelvey & Palfrey, "Quantal response equilibria for normal form games", 1995), from one who
 * sees little to one who sees nearly everything. Held alike, on games kept apart, they foretold the true positions
 * of those against Fairy-Stockfish and against the naive bot better than what was fitted to these (docs/bots.md).
 */
export const PRECISIONS: readonly number[] = [0.5, 1, 1.5, 2.5];
/** The share of each before anything is learnt. */
export const EVEN_SHARES = new Float64Array(PRECISIONS.length).fill(1 / PRECISIONS.length);

const middleOf = (values: Float64Array): number => values.slice().sort()[values.length >> 1];

/** Returns values so divided that they add up to 1. */
export function toShares(values: Float64Array): Float64Array {
	const sum = values.reduce((a, b) => a + b, 0);
	return values.map((value) => value / sum);
}

/**
 * Returns how likely positions are, as shares that add up to 1, by each of PRECISIONS; `trust` multiplies them.
 * The position is overwritten.
 */
export function weighByPrecision(
	set: Worlds,
	searcher: Pick<Searcher, 'evaluate' | 'quiescence'>,
	position: Position,
	members: Int32Array,
	trust: number,
): readonly Float64Array[] {
	const captures = new Float64Array(members.length);
	const look = new Float64Array(members.length);
	for (const [index, member] of members.entries()) {
		set.load(member, position);
		look[index] = searcher.evaluate(position);
		captures[index] = searcher.quiescence(position);
	}

	const middle = middleOf(captures);
	const usual = middleOf(look);
	const powers = captures.map(
		(value, index) =>
			(BY_CAPTURES * Math.min(FLOOR, middle - value) + BY_LOOK * (usual - look[index])) / 100,
	);
	const most = powers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
	return PRECISIONS.map((precision) =>
		toShares(powers.map((power) => Math.exp(trust * precision * (power - most)))),
	);
}

/** Returns how likely positions are, as shares that add up to 1, when each of PRECISIONS has a share of `shares`. */
export const mixByShares = (
	byPrecision: readonly Float64Array[],
	shares: Float64Array,
): Float64Array =>
	byPrecision[0].map((_, index) =>
		byPrecision.reduce((sum, likely, at) => sum + shares[at] * likely[index], 0),
	);
