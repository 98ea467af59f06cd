import {type Act, parseAct} from '../../core/act.js';
import type {UciMove} from '../../core/uci.js';
import {EMPTY, isMan, manRole} from '../../core/man.js';
import {isOwn} from '../../knowledge/own-man.js';
import {signsIn} from '../../knowledge/man-marks.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {sentMoves} from '../../knowledge/sent-moves.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {describeOwnAct, describeSent, describeStanding} from '../../text/acts.js';
import {manName} from '../../text/men.js';
import type {View} from '../../rules/view.js';
import {pointsUnspent} from '../../text/arranging.js';
import {unspentBy} from '../entry/arranging.js';

/** Returns where the seat's men stand that it has just had put down at random, as a sentence; undefined after anything else. */
export function putAtRandom({seat, plies}: SeatHistory): string | undefined {
	const last = plies.at(-1);
	if (last?.move !== 'random') {
		return undefined;
	}

	const own = [...last.view.cells.entries()].filter(([, man]) => isMan(man) && isOwn(man, seat));
	const signs = [...signsIn(last.view)].map(([square, sign]) => [square, manRole(sign)] as const);
	return own.length === 0
		? undefined
		: describeStanding(new Map(own.map(([square, man]) => [square, manRole(man)])), new Map(signs));
}

/** Returns what a seat calls the man that an act is about: "your queen"; undefined where there is none, or its role is not known. */
export function manMeant(act: Act | undefined, {cells, viewer}: View): string | undefined {
	const man = act?.kind === 'say' && act.square !== undefined ? cells[act.square] : EMPTY;
	return isMan(man) ? manName(man, viewer) : undefined;
}

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
			: describeOwnAct(
					act,
					move && makeOwnSan(before, move, history.variant),
					manMeant(parseAct(act), before),
				);
	const unspent =
		act === 'ready' && before.phase === 'purchase' ? unspentBy(before, history.variant) : undefined;
	return unspent === undefined || unspent === 0 ? told : `${told} ${pointsUnspent(unspent)}`;
}
