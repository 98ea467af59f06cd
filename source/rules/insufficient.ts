import {BISHOP, KING, KNIGHT} from '../core/man.js';
import {isLight} from '../core/square.js';
import type {Position} from './position.js';

/**
 * Returns whether no mate can come about by any play: kings alone, or with one knight, or with bishops that
 * all stand on squares of one colour (FIDE Laws, 5.2.2, as far as the men alone tell).
 */
export function isInsufficient({board, count, men}: Position): boolean {
	let knights = 0;
	let light = 0;
	let dark = 0;
	for (let side = 0; side < 2; side++) {
		for (let index = 0; index < count[side]; index++) {
			const square = men[side][index];
			const role = board[square] & 7;
			if (role === KNIGHT) {
				knights++;
			} else if (role === BISHOP) {
				light += isLight(square) ? 1 : 0;
				dark += isLight(square) ? 0 : 1;
			} else if (role !== KING) {
				return false;
			}
		}
	}

	return knights === 0 ? light === 0 || dark === 0 : knights === 1 && light + dark === 0;
}
