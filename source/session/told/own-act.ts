import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {describeOwnAct} from '../../text/acts.js';
import {pointsUnspent} from '../../text/arranging.js';
import {unspentBy} from '../entry/arranging.js';

/** Returns what an act of the seat's own that is no move did in ply `index` (0 is the first), and what it left unspent, as sentences; undefined for a move. */
export function tellOwnAct(history: SeatHistory, index: number, act: string): string | undefined {
	const before = viewBefore(history, index);
	const told = describeOwnAct(act);
	const unspent =
		act === 'ready' && before.phase === 'purchase' ? unspentBy(before, history.variant) : undefined;
	return unspent === undefined || unspent === 0 ? told : `${told} ${pointsUnspent(unspent)}`;
}
