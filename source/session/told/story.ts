import {isOtherAct, parseAct} from '../../core/act.js';
import {moveList} from '../../knowledge/move-list.js';
import type {SeatHistory} from '../../rules/history.js';
import {describeOwnAct} from '../../text/acts.js';
import {sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';
import {soFar} from '../../text/act-puzzle.js';

/**
 * Returns what a seat saw and heard up to its own last act, as one sentence after the other; undefined where that is
 * nothing. What came after it is told as news; men that it put down itself are left out.
 */
export function storySoFar(history: SeatHistory): string | undefined {
	const {plies, seat} = history;
	const list = moveList(history);
	const own = plies.findLastIndex(({by}) => by === seat);
	const parts = plies.slice(0, own + 1).flatMap(({by, move, heard}, index) => {
		if (parseAct(move ?? '')?.kind === 'place') {
			return [];
		}

		const told = heard.filter(({type}) => type !== 'moved' && type !== 'ended');
		const said = describeHeard(told, seat);
		const {text} = list[index];
		// What all are told of an act says it better.
		return isOtherAct(move ?? text) && said.length > 0
			? said
			: [describeOwnAct(move ?? '') ?? `${sideName(by)} ${text}`.replace(/(?<!…)$/u, '.'), ...said];
	});
	return parts.length === 0 ? undefined : soFar(parts);
}
