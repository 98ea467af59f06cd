import type {Puzzle} from '../../drill/puzzles.js';
import {puzzleReplies} from '../../drill/puzzle-replies.js';
import {metTexts, MET_HEAD, puzzleTask, SHOWN_LINE} from '../../text/puzzle.js';
import {say} from '../told/message.js';
import type {ReviewNotes} from '../told/notes.js';

const known = new WeakMap<Puzzle, ReviewNotes>();

/** Returns what is said at the first steps of a puzzle's solution: what was asked, and how every reply of Black's is met. */
export function solutionNotes(puzzle: Puzzle): ReviewNotes {
	const found = known.get(puzzle) ?? [
		{messages: [...say(puzzleTask(puzzle.within), 'accent'), ...say(SHOWN_LINE)]},
		{messages: [...say(MET_HEAD, 'accent'), ...say(metTexts(puzzleReplies(puzzle)))]},
	];
	known.set(puzzle, found);
	return found;
}
