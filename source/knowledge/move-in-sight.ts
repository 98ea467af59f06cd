import {UNSEEN} from '../core/man.js';
import type {UciMove} from '../core/uci.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {moveAt, numberedPlies} from './move-list.js';
import {findSeenMove} from './seen-move.js';
import {ownLength, turnStart} from './turn-start.js';

/** A move of the other side's, and as it is written. */
type MoveInSight = {readonly move: UciMove; readonly text: string};

/**
 * Returns the one move that the other side has made since the seat's own last act, where every square is seen and it was
 * certainly that one; words, such as the answer to a move, are no moves.
 */
export function moveInSight(history: SeatHistory): MoveInSight | undefined {
	const {plies} = history;
	const numbered = numberedPlies(history);
	const [index, ...others] = [...plies.keys()]
		.slice(ownLength(history), turnStart(history))
		.filter((ply) => numbered[ply].isNumbered);
	if (index === undefined || others.length > 0) {
		return undefined;
	}

	const isOpen = [viewBefore(history, index), plies[index].view].every(
		({cells}) => !cells.includes(UNSEEN),
	);
	const move = isOpen ? findSeenMove(history, index) : undefined;
	return move === undefined ? undefined : {move, text: moveAt(history, index).text};
}
