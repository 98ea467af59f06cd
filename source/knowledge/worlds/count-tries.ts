import {EMPTY, PAWN} from '../../core/man.js';
import type {Position} from '../../rules/position.js';

/**
 * Returns about how many tries the side to move can think of that sees nothing but its own men: those that no man
 * of its own is in the way of, and two captures for each pawn; promotions count once, castling does not. So
 * many of them less as are legal would be refused.
 */
export function countTries({board, men: lists, count, side, tables}: Position): number {
	const men = lists[side];
	const {first, last, target, skip} = tables;
	const own = side << 3;
	const isOwn = (square: number) => board[square] !== EMPTY && (board[square] & 8) === own;
	const forward = side === 0 ? 8 : -8;
	const home = side === 0 ? 1 : 6;
	let tries = 0;
	for (let index = 0; index < count[side]; index++) {
		const from = men[index];
		const role = board[from] & 7;
		if (role === PAWN) {
			const isFree = !isOwn(from + forward);
			const isFreeTwice = isFree && from >> 3 === home && !isOwn(from + 2 * forward);
			const left = (from & 7) > 0 && !isOwn(from + forward - 1);
			const right = (from & 7) < 7 && !isOwn(from + forward + 1);
			tries += Number(isFree) + Number(isFreeTwice) + Number(left) + Number(right);
			continue;
		}

		let walk = first[(role << 6) | from];
		while (walk < last[(role << 6) | from]) {
			const isBlocked = isOwn(target[walk]);
			tries += isBlocked ? 0 : 1;
			walk = isBlocked ? skip[walk] : walk + 1;
		}
	}

	return tries;
}
