import type {AnyPuzzle} from '../../drill/any-puzzle.js';
import type {Practice} from '../../drill/practice.js';
import {begunMark, standingMark} from '../../drill/puzzle-progress.js';
import type {Progress} from '../../drill/schedule.js';
import {BEGUN, MARKS} from '../../text/puzzle.js';
import {untilText} from '../drill/lesson-text.js';

/** Returns how a person stands with a puzzle, in a list. */
export function puzzleStanding(
	puzzle: AnyPuzzle,
	progress: Progress,
	practice: Practice,
	now: number,
	isShort = false,
): string {
	const begun = begunMark(puzzle, practice);
	if (!Object.hasOwn(progress, puzzle.id)) {
		return begun === undefined ? 'new' : BEGUN[begun];
	}

	const {due} = progress[puzzle.id];
	const mark = standingMark(puzzle, progress, practice);
	const isDue = due <= now;
	if (isShort && isDue) {
		return 'due';
	}

	const how =
		mark !== undefined ? MARKS[mark] : begun !== undefined ? BEGUN[begun] : 'not solved yet';
	return isShort ? how : `${how} · ${isDue ? 'due' : untilText(due - now)}`;
}
