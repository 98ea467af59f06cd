import type {Color} from '../../core/color.js';
import type {Eyes, ReviewStep} from '../../match/review.js';
import {concealedSquares} from '../board/concealed.js';
import type {BoardModel} from '../board/model.js';

/** Returns the board of one step of a game as these eyes see it; a side's own last move is marked, in truth anybody's. Pure. */
export const eyesBoard = (
	{sights, move}: ReviewStep,
	eyes: Eyes,
	orientation: Color,
): BoardModel => ({
	cells: sights[eyes].cells,
	concealed: concealedSquares(sights[eyes]),
	orientation,
	...(eyes === 'truth' ? {} : {seat: eyes}),
	...(move?.move === undefined || (eyes !== 'truth' && eyes !== move.by)
		? {}
		: {lastMove: [move.move.from, move.move.to]}),
});
