import {EMPTY, makeMan, PAWN, ROLES, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import {opposite} from '../core/color.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {MoveRules} from '../rules/move-rules.js';
import type {MenFollowed} from './positions/men-followed.js';
import {possibleOrigins} from './reach.js';
import {lossesBy} from './taken.js';

/**
 * Returns the only square from which the enemy can have taken a man of the seat's in the fog by a ply; undefined where
 * there are several, or none. `followed` is what may stand where before that ply.
 */
export function onlyTakerFrom(
	history: SeatHistory,
	index: number,
	rules: MoveRules,
	followed: MenFollowed,
): Square | undefined {
	const before = viewBefore(history, index).cells;
	const now = history.plies[index].view.cells;
	const [lost, ...others] = lossesBy(history, index);
	// A pawn may have been taken en passant, by one that stands elsewhere now.
	if (lost === undefined || others.length > 0 || (lost.man & 7) === PAWN) {
		return undefined;
	}

	const {square} = lost;
	if (now[square] !== UNSEEN) {
		return undefined;
	}

	const origins = ROLES.flatMap((role) => {
		const man = makeMan(opposite(history.seat), role);
		return possibleOrigins(rules, before, man, square).filter(
			(from) =>
				(now[from] === UNSEEN || now[from] === EMPTY) &&
				(before[from] === man || followed.mayStand(man, from)),
		);
	});
	const [from, ...rest] = new Set(origins);
	return rest.length === 0 ? from : undefined;
}
