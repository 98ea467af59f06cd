import {ALL_PUZZLES, type AnyPuzzle, isOfOneAct} from '../../drill/any-puzzle.js';
import {fogGroup} from '../../text/puzzle.js';
import {gameTitle} from './act-puzzle-view.js';

/** Returns what stands over a puzzle and those like it. */
export const puzzleGroup = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle) ? gameTitle(puzzle.variant) : fogGroup(puzzle.within);

const GROUPS = [...new Set(ALL_PUZZLES.map(puzzleGroup))];

/** All puzzles, those of a game together whatever their numbers are: a game that has some more gets the next numbers for them. */
export const LISTED_PUZZLES = ALL_PUZZLES.toSorted(
	(a, b) => GROUPS.indexOf(puzzleGroup(a)) - GROUPS.indexOf(puzzleGroup(b)),
);
