import {parseAct} from '../../core/act.js';
import type {UciMove} from '../../core/uci.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {sentMoves} from '../../knowledge/sent-moves.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {describeOwnAct, describeSent} from '../../text/acts.js';
import {pointsUnspent} from '../../text/arranging.js';
import {unspentBy} from '../entry/arranging.js';

/** Returns the move that an act says: one that is written down, or special. */
function saidMove(text: string): UciMove | undefined {
	const act = parseAct(text);
	return act?.kind === 'say' ? act.move : undefined;
}

/** Returns what an act of the seat's own that is no move did in ply `index` (0 is the first), and what it left unspent, as sentences; undefined for a move. */
export function tellOwnAct(history: SeatHistory, index: number, act: string): string | undefined {
	const before = viewBefore(history, index);
	const move = saidMove(act);
	const sent = sentMoves(history, index);
	const told =
		sent.length > 0
			? describeSent(sent.map(({text}) => text))
			: describeOwnAct(act, move && makeOwnSan(before, move, history.variant));
	const unspent =
		act === 'ready' && before.phase === 'purchase' ? unspentBy(before, history.variant) : undefined;
	return unspent === undefined || unspent === 0 ? told : `${told} ${pointsUnspent(unspent)}`;
}
