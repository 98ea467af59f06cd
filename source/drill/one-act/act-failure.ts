import type {Act} from '../../core/act.js';
import {colorIndex} from '../../core/color.js';
import {given} from '../../core/given.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Acted, Table} from '../../rules/table.js';
import type {Goal} from './act-goals.js';
import {
	bringing,
	checkedBy,
	type Fault,
	faultIn,
	givesCheck,
	isLostBy,
	losingTo,
	menOf,
	type Reply,
} from './after-act.js';

/**
 * How an act misses its goal: it is refused, cannot be played as it was written down, is offered back, loses at once, is the
 * wrong answer; or it is done and does not do what it is to do.
 */
export type Failure = Fault | 'loses' | 'wrong' | 'misses';

/** Returns what the other side does after an act that stands and misses its goal: what was to be kept from it, or how it gets out of a check, by taking where it can. */
function replyTo(goal: Goal, acted: Acted, seat: SeatId): Reply | undefined {
	const {table} = acted;
	switch (goal) {
		case 'safe':
			return losingTo(table, seat);
		case 'quiet':
			return checkedBy(table, seat);
		case 'wins': {
			const side = colorIndex(sideOf(seat));
			const takes = ({table: after}: Acted) => menOf(after, side) < menOf(table, side);
			return givesCheck(acted, seat)
				? (bringing(table, seat, takes, 1) ??
						bringing(table, seat, ({verdict}) => verdict === 'stands', 1))
				: undefined;
		}

		default:
			return undefined;
	}
}

/** Returns how an act misses a goal in a game in which it does; undefined for a question, or a king's square. */
export function failureOf(
	goal: Goal,
	table: Table,
	seat: SeatId,
	act: Act,
): {readonly kind: Failure; readonly reply?: Reply} | undefined {
	if (goal === 'judges') {
		return {kind: 'wrong'};
	}

	const acted = goal === 'king' ? undefined : table.act(seat, act);
	if (acted === undefined || acted.verdict === 'answered') {
		return undefined;
	}

	const fault = faultIn(acted, seat);
	if (fault !== undefined || acted.verdict !== 'stands') {
		return {kind: fault ?? 'refused'};
	}

	if (isLostBy(acted.table, seat)) {
		return {kind: 'loses'};
	}

	return {kind: 'misses', ...given({reply: replyTo(goal, acted, seat)})};
}
