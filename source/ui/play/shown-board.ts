import type {CoachView} from '../../session/drill/plan-view.js';
import {withDeduced} from '../board/deduced-board.js';
import type {BoardModel} from '../board/model.js';
import type {knownMarks} from '../panes/known-view.js';

/** All that stands on the board when a game is over, and the move that was made last. */
export type Truth = Pick<BoardModel, 'cells' | 'manMarks' | 'lastMove'>;

/** What is drawn over what a seat sees. */
type Over = {
	/** Whether what the other side's move changed is lit. */
	readonly isBeat: boolean;
	readonly truth: Truth | undefined;
	readonly coach: CoachView | undefined;
	readonly marksKnown: ReturnType<typeof knownMarks>;
};

/** Returns a seat's board with what else is to be seen on it: the truth at the end, a coach's picture, what is deduced. */
export function shownBoard(
	board: BoardModel,
	{isBeat, truth, coach, marksKnown}: Over,
): BoardModel {
	const {newlySeen = [], lost = [], taken = []} = board;
	const shown = {
		...board,
		...(isBeat ? {flashing: [...newlySeen, ...lost, ...taken]} : {}),
		...(truth === undefined
			? {}
			: {
					...truth,
					ghosts: [],
					// A guess beside the truth would be read as a part of it.
					pencil: [],
					newlySeen: [],
					lost: [],
				}),
		...(coach === undefined
			? {}
			: {belief: coach.belief, lit: coach.lit, ...(coach.told && {known: coach.told})}),
	};
	return withDeduced(shown, marksKnown);
}
