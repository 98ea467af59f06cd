import {type Act, makeAct} from '../../core/act.js';
import {isInCheck} from '../../rules/attack.js';
import type {Announcement} from '../../rules/news.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Acted, Table} from '../../rules/table.js';
import type {View} from '../../rules/view.js';
import {wholeActs} from './possible-tables.js';

/** Returns how many men a side has. */
export const menOf = ({state}: Table, side: number): number => state.board.count[side];

/** Returns what a seat that may act could do by the truth. */
export const nextActs = (table: Table, seat: SeatId): readonly Act[] =>
	table.variant.isSampled ? wholeActs(table.tries(seat)) : table.variant.acts(table.state, seat);

export const isWonBy = (table: Table, seat: SeatId): boolean =>
	table.outcome !== undefined && table.outcome.winner === sideOf(seat);

export const isLostBy = (table: Table, seat: SeatId): boolean => {
	const winner = table.outcome?.winner;
	return winner !== undefined && winner !== null && winner !== sideOf(seat);
};

/** How an act was none: refused, not to be played as it was written down, or offered back. */
export type Fault = 'refused' | 'unplayable' | 'offered';

const FAULTS: {readonly [type in Announcement['type']]?: Fault} = {
	refused: 'refused',
	nonsense: 'refused',
	'illegal-seal': 'unplayable',
	'take-back-offered': 'offered',
};

/** Returns how an act was none, by what its seat heard of it. */
export const faultIn = ({news}: Acted, seat: SeatId): Fault | undefined =>
	(news[seat] ?? []).map(({type}) => FAULTS[type]).find((fault) => fault !== undefined);

/** An act of the other side's, as text, and what its seat sees before it. */
export type Reply = {readonly act: string; readonly view: View};

/** Returns what the other side does in its next turn to bring something about, by an act or by another that is part of it; undefined where it cannot. */
export function bringing(
	table: Table,
	seat: SeatId,
	isBrought: (after: Acted) => boolean,
	depth = 2,
): Reply | undefined {
	for (const actor of table.toAct.filter((one) => sideOf(one) !== sideOf(seat))) {
		for (const act of nextActs(table, actor)) {
			const after = table.act(actor, act);
			if (after === undefined) {
				continue;
			}

			const here = {act: makeAct(act), view: table.view(actor)};
			if (isBrought(after)) {
				return here;
			}

			// Further acts are looked at where they are no play of their own, such as to uncover a man.
			const further =
				depth > 1 && after.table.state.phase !== 'play'
					? bringing(after.table, seat, isBrought, depth - 1)
					: undefined;
			if (further !== undefined) {
				// Who looks first brings it about by what he plays then.
				return here.act === 'look' ? further : here;
			}
		}
	}

	return undefined;
}

export const losingTo = (table: Table, seat: SeatId): Reply | undefined =>
	bringing(table, seat, ({table: after}) => isLostBy(after, seat));

export const canLose = (table: Table, seat: SeatId): boolean =>
	table.outcome === undefined ? losingTo(table, seat) !== undefined : isLostBy(table, seat);

/** Returns whether an act gives check, a mate too, which is not said where all see it. */
export function givesCheck({news, table}: Acted, seat: SeatId): boolean {
	const {variant, state, toAct, outcome} = table;
	const {board} = state;
	return variant.hear?.check === undefined
		? outcome?.reason === 'checkmate' ||
				(toAct.includes(board.turn) && isInCheck(board, board.side))
		: news[seat]?.some(({type}) => type === 'check') === true;
}

export const checkedBy = (table: Table, seat: SeatId): Reply | undefined =>
	bringing(table, seat, (after) => givesCheck(after, seat) || isLostBy(after.table, seat));
