import type {Sight} from '../../core/fog-fen.js';
import {manMarks} from '../../knowledge/man-marks.js';
import type {CoachView} from '../../session/drill/plan-view.js';
import type {BoardModel} from '../board/model.js';
import type {knownMarks} from './known-view.js';

/** What is drawn over what a seat sees. */
type Over = {
	readonly variant: string;
	/** Whether what the other side's move changed is lit. */
	readonly isBeat: boolean;
	/** All that stands on the board, when the game is over. */
	readonly truth: Sight | undefined;
	readonly coach: CoachView | undefined;
	readonly marksKnown: ReturnType<typeof knownMarks>;
};

/** Returns a seat's board with what else is to be seen on it: the truth at the end, a coach's picture, what is deduced. */
export function shownBoard(
	board: BoardModel,
	{variant, isBeat, truth, coach, marksKnown}: Over,
): BoardModel {
	const {newlySeen = [], lost = [], taken = []} = board;
	return {
		...board,
		...(isBeat ? {flashing: [...newlySeen, ...lost, ...taken]} : {}),
		...(truth === undefined
			? {}
			: {
					cells: truth.cells,
					manMarks: manMarks(truth, variant),
					ghosts: [],
					newlySeen: [],
					lost: [],
				}),
		...(coach === undefined
			? {}
			: {belief: coach.belief, lit: coach.lit, ...(coach.told && {known: coach.told})}),
		// What is deduced takes the place of what is remembered.
		...(marksKnown.length === 0 ? {} : {known: marksKnown, ghosts: []}),
	};
}
