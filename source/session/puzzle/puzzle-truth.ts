import {opposite} from '../../core/color.js';
import type {Cells} from '../../core/board-text.js';
import {type AnyPuzzleGame, isActGame} from '../../drill/any-puzzle.js';
import {truthOfActPuzzle} from '../../drill/one-act/act-puzzle-game.js';
import {manMarks, type ManMark} from '../../knowledge/man-marks.js';
import {type TakenMen, takenMen} from '../../knowledge/taken.js';
import {sideOf} from '../../rules/seat.js';

/** Where all men stand in truth, and which are gone. */
export type PuzzleTruth = {
	readonly truth: {readonly cells: Cells; readonly manMarks: readonly ManMark[]};
	readonly gone: TakenMen;
};

/** Returns the truth of a puzzle of one act that is over; undefined before, and of a fog puzzle, in which Black has not decided where he stands. */
export function puzzleTruth(game: AnyPuzzleGame): PuzzleTruth | undefined {
	if (!isActGame(game) || game.result === undefined) {
		return undefined;
	}

	const table = truthOfActPuzzle(game);
	const {variant} = table;
	const sight = variant.truth(table.state);
	const side = sideOf(game.puzzle.seat);
	const lostBy = (color: typeof side) => takenMen(table.history(color)).own;
	return {
		truth: {cells: sight.cells, manMarks: manMarks(sight, variant.id)},
		gone: {own: lostBy(side), enemy: lostBy(opposite(side)), unknown: 0, unsure: 0},
	};
}
