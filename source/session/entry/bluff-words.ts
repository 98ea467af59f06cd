import {opposite} from '../../core/color.js';
import type {SeatHistory} from '../../rules/history.js';
import {isMove, parseAct} from '../../core/act.js';
import {moveUnderCovers, putUnderCovers} from '../../text/arranging.js';
import {isPlacing} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {ranksOf} from './why-not-placed.js';

/** Returns what men under covers are for to a seat that has put none of them yet, or that has not moved one yet, as a sentence; undefined where it knows or there are none. */
export function bluffWords(
	knowledge: MoveKnowledge,
	{plies, seat}: SeatHistory,
): string | undefined {
	const {arranging, signs, acts = [], lies, putByHand = 0} = knowledge;
	const own = plies.flatMap(({by, move}) => (by === seat ? (parseAct(move ?? '') ?? []) : []));
	if (signs !== undefined && arranging !== undefined) {
		const ranks = ranksOf(acts.filter(isPlacing).map(({square}) => square));
		const count = arranging.left.reduce((sum, one) => sum + one.count, 0);
		return putByHand > 0 || own.length > 0 ? undefined : putUnderCovers(count, ranks);
	}

	return lies === undefined || own.some(isMove) ? undefined : moveUnderCovers(opposite(seat));
}
