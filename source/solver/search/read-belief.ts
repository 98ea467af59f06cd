import type {Setup} from '../../core/fen.js';
import {BLACK_MAN, EMPTY, isMan, KING} from '../../core/man.js';
import {fail, ok, type Result} from '../../core/result.js';
import {type Square, squareName} from '../../core/square.js';
import {positionFromSetup} from '../../rules/position-from-setup.js';
import {fog} from '../../rules/variants/fog.js';
import {type Member, memberOf} from './member.js';
import {type Belief, whiteSees} from './play.js';

/**
 * Returns the positions that White holds possible: a setup with its black king on each of some squares, on
 * its own when there are none. The error says what White could tell apart or what cannot be.
 */
export function readBelief(setup: Setup, squares: readonly Square[]): Result<Belief> {
	const king = setup.cells.indexOf(KING | BLACK_MAN);
	const belief: Member[] = [];
	let seen: string | undefined;
	for (const square of squares.length > 0 ? squares : [king]) {
		const cells = setup.cells.slice();
		cells[king] = EMPTY;
		if (isMan(cells[square])) {
			return fail(`there is a man on ${squareName(square)} already`);
		}

		cells[square] = KING | BLACK_MAN;
		const castling = square === king ? setup.castling : setup.castling & 3;
		const position = positionFromSetup({...setup, cells, castling}, fog.moves);
		if (!position.ok) {
			return position;
		}

		const sees = whiteSees(position.value);
		seen ??= sees;
		if (sees !== seen) {
			return fail(`White could tell a king on ${squareName(square)} from the others`);
		}

		belief.push(memberOf(position.value));
	}

	return ok(belief);
}
