import {type Role, ROLES, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {KnownBoard, KnownSquare} from './known-board.js';

/** In how many positions a man stands on a square. */
export type CountedMan = {readonly square: Square; readonly role: Role; readonly count: number};

/** Returns what may stand on the squares that are not seen, of so many positions, which are all that fit. Pure. */
export function countedBoard(
	cells: ArrayLike<number>,
	size: number,
	counted: Iterable<CountedMan>,
): KnownBoard {
	const counts = Array.from({length: 64}, () => new Map<Role, number>());
	for (const {square, role, count} of counted) {
		counts[square].set(role, (counts[square].get(role) ?? 0) + count);
	}

	const squares = [...counts.entries()].flatMap(([square, roles]): KnownSquare[] => {
		if (cells[square] !== UNSEEN || size === 0) {
			return [];
		}

		const men = ROLES.flatMap((role) => {
			const count = roles.get(role) ?? 0;
			return count === 0 ? [] : [{role, count}];
		}).sort((a, b) => b.count - a.count);
		const empty = size - men.reduce((sum, {count}) => sum + count, 0);
		const isCertain = men.length === 1 && empty === 0;
		const kind = men.length === 0 ? 'impossible' : isCertain ? 'certain' : 'possible';
		return [{square, kind, men, empty}];
	});
	return {size, isExact: true, squares};
}
