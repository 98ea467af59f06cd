import {KING, manRole} from '../core/man.js';
import {makeUci} from '../core/uci.js';
import {type HistoryTry, type SeatHistory, viewBefore} from '../rules/history.js';
import {isOwn} from './own-man.js';

/** Returns a seat's own act in a ply: the move that was offered back where it said "stand". */
export const playedAct = ({
	move,
	tries,
}: {
	readonly move?: string;
	readonly tries?: readonly Pick<HistoryTry, 'text'>[];
}): string | undefined =>
	move === 'stand' ? (tries?.findLast(({text}) => text !== undefined)?.text ?? move) : move;

/**
 * Returns what the seat's side did by ply `index` (0 is the first): its own act, or the move of its player or adviser
 * by the men of its side that it saw go. Undefined for a ply of the other side's.
 */
export function ownAct(history: SeatHistory, index: number): string | undefined {
	const {seat, plies} = history;
	const {by, view} = plies[index];
	const move = playedAct(plies[index]);
	if (by !== seat || move !== undefined) {
		return by === seat ? move : undefined;
	}

	const before = viewBefore(history, index).cells;
	const now = view.cells;
	const changed = [...now.keys()].filter((square) => now[square] !== before[square]);
	const left = changed.filter((square) => isOwn(before[square], seat));
	const arrived = changed.filter((square) => isOwn(now[square], seat));
	// Of castling the king's move is the name.
	const from = left.find((square) => (before[square] & 7) === KING) ?? left.at(0);
	const to = arrived.find((square) => (now[square] & 7) === KING) ?? arrived.at(0);
	return from === undefined || to === undefined
		? undefined
		: before[from] === now[to]
			? makeUci({from, to})
			: makeUci({from, to, promotion: manRole(now[to])});
}
