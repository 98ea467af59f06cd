import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {type ListedMove, seatMoves} from './listed-moves.js';

/** The moves of one side's turn: what was done in it, and how that was answered. */
export type ListedTurn<M extends ListedMove = ListedMove> = ListedMove & {
	readonly parts: readonly M[];
};

/**
 * Returns moves with those of one turn in one entry: "d4 Nf3 a3", and with what else was done in it: "exd5 a1=R". What
 * answers a move stands behind it: "Nf3 (challenged rightly)".
 */
export function gatherTurns<M extends ListedMove>(moves: readonly M[]): readonly ListedTurn<M>[] {
	const turns: ListedTurn<M>[] = [];
	for (const move of moves) {
		const last = turns.at(-1);
		const isSame = last !== undefined && last.by === move.by && last.number === move.number;
		if (last !== undefined && (isSame || move.isAnswer === true)) {
			const parts = [...last.parts, move];
			const texts = parts.map(({text}) => text).filter((text) => text !== '');
			turns[turns.length - 1] = {...last, text: texts.join(' '), parts};
		} else {
			turns.push({...move, parts: [move]});
		}
	}

	return turns;
}

/** Returns the moves as a seat knows them for who plays, without what was done in a set-up. */
export const playedMoves = (history: SeatHistory): readonly ListedMove[] =>
	seatMoves(history).filter((_, index) => !isSetUp(viewBefore(history, index).phase));
