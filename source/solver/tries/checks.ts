import {fileOf, rankOf, type Square} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import type {CheckKind} from '../../rules/news.js';
import {lineKind} from '../../rules/umpire/check-kinds.js';
import type {Placement} from '../material.js';
import {attackedBy, attacksOf, occupiedBy} from '../reach.js';

/**
 * What White can hear when his move stands, by number: nothing, or a record for each man that gives
 * check. Two give check at once where a knight and a bishop do, and, in the last three, two bishops on
 * squares of one colour, who mate nobody.
 */
export const HEARD: readonly (readonly CheckKind[])[] = [
	[],
	['rank'],
	['file'],
	['long-diagonal'],
	['short-diagonal'],
	['knight'],
	['knight', 'long-diagonal'],
	['knight', 'short-diagonal'],
	['long-diagonal', 'short-diagonal'],
	['long-diagonal', 'long-diagonal'],
	['short-diagonal', 'short-diagonal'],
];

/** The number of what is heard, by its kinds in the order of the alphabet. */
const NUMBERS = new Map(HEARD.map((kinds, number) => [kinds.join(), number]));

/** Returns by what line, seen from the king, a man on `from` checks him on `king`: of a man that is on none it is a knight. */
export function checkKind(from: Square, king: Square): CheckKind {
	const files = fileOf(from) - fileOf(king);
	const ranks = rankOf(from) - rankOf(king);
	const isOnLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
	return isOnLine ? lineKind(king, files, ranks) : 'knight';
}

/** Returns the squares on which the king, to move, can stand: beside no king, and on no man. */
const standing = (placement: Placement): SquareSet =>
	kingStepsFrom(placement.squares[0]).union(occupiedBy(placement)).complement();

/** Returns where the king, to move, stands in a check of each kind, by the numbers of HEARD. */
export function checksByKind(placement: Placement): readonly SquareSet[] {
	const {material, squares} = placement;
	const kinds = Array.from({length: 64}, (): CheckKind[] => []);
	for (const man of material.keys()) {
		for (const king of attacksOf(placement, man + 1)) {
			kinds[king].push(checkKind(squares[man + 1], king));
		}
	}

	const members = HEARD.map((): Square[] => []);
	for (const king of standing(placement)) {
		const heard = NUMBERS.get(kinds[king].sort().join());
		if (heard === undefined) {
			throw new Error(`no umpire was told of a check by ${kinds[king].join(' and ')}`);
		}

		members[heard].push(king);
	}

	return members.map((squares) => SquareSet.from(squares));
}

/** Returns where the king, to move, is not in check, and where he is. */
export function anyCheck(placement: Placement): readonly SquareSet[] {
	const attacked = attackedBy(placement);
	const all = standing(placement);
	return [all.minus(attacked), all.intersect(attacked)];
}

/** Returns where the king, to move, can be: White is told nothing of it. */
export const noCheck = (placement: Placement): readonly SquareSet[] => [standing(placement)];
