import {NO_SQUARE} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {moveKey, moveText} from '../../rules/move.js';
import {type Member, memberOf, positionOf} from './member.js';
import {legalMoves, takesKing} from '../verify/board.js';
import {type Belief, findMove, Sorter, whiteSees} from './play.js';

/** A position that White holds possible, with one way in which it can have come about. */
export type Traced = Member & {
	/** Which member of the belief at the start it comes from. */
	readonly origin: number;
	/** Black's plies since then, in UCI. */
	readonly answers: readonly string[];
};

/** Returns the members of a belief as those from which everything begins. */
export const traceFrom = (belief: Belief): Traced[] =>
	belief.map((member, origin) => ({...member, origin, answers: []}));

/** What a move of White's comes to. */
export type OwnPly = {
	/** What White can know after it, Black to move; nothing of those in which it took the king. */
	readonly groups: readonly (readonly Traced[])[];
	/** Those in which it took the king, still as they were before. */
	readonly taken: readonly Traced[];
};

/** Plays a move of White's in every member in which he can. */
export function playOwnPly(traced: readonly Traced[], wanted: UciMove): OwnPly {
	const name = moveKey(wanted);
	const sorter = new Sorter<Traced>();
	const taken: Traced[] = [];
	for (const one of traced) {
		const position = positionOf(one, 'white');
		const move = findMove(position, name);
		if (move === undefined) {
			continue;
		}

		position.make(move);
		if (position.kings[1] === NO_SQUARE) {
			taken.push(one);
		} else {
			const {origin, answers} = one;
			sorter.add(whiteSees(position), {...memberOf(position), origin, answers});
		}
	}

	return {groups: sorter.groups, taken};
}

/** What Black's answers come to. */
export type AnswerPly = {
	/** What White can know after them, White to move. */
	readonly groups: readonly (readonly Traced[])[];
	/** Those in which an answer takes White's king, after it. */
	readonly lost: readonly Traced[];
	/** Those in which Black has no answer at all, which is a draw. */
	readonly stuck: readonly Traced[];
};

/** Plays every answer of Black's, to move, in every member. */
export function playAnswerPly(traced: readonly Traced[]): AnswerPly {
	const sorter = new Sorter<Traced>();
	const lost: Traced[] = [];
	const stuck: Traced[] = [];
	for (const one of traced) {
		const position = positionOf(one, 'black');
		const moves = legalMoves(position);
		if (moves.length === 0) {
			stuck.push(one);
		}

		for (const move of moves) {
			const isLost = takesKing(position, move);
			position.make(move);
			const after: Traced = {
				...memberOf(position),
				origin: one.origin,
				answers: [...one.answers, moveText(move)],
			};
			if (isLost) {
				lost.push(after);
			} else {
				sorter.add(whiteSees(position), after);
			}

			position.unmake(move);
		}
	}

	return {groups: sorter.groups, lost, stuck};
}
