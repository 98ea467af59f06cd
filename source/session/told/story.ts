import {isMove, parseAct} from '../../core/act.js';
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
		const act = by === seat && move !== undefined ? parseAct(move) : undefined;
		if (act?.kind === 'place') {
			return [];
		}

		const told = act === undefined || isMove(act) ? undefined : describeOwnAct(move ?? '');
		const said = heard.filter(({type}) => type !== 'moved' && type !== 'ended');
		return [
			told ?? `${sideName(by)} ${list[index].text}`.replace(/(?<!…)$/u, '.'),
			...describeHeard(said, seat),
		];
	});
	return parts.length === 0 ? undefined : soFar(parts);
}
