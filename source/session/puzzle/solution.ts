import {type ActPuzzle, gamesOf} from '../../drill/one-act/act-puzzles.js';
import {answerReason, theAnswer} from '../../text/act-puzzle.js';
import {nameKeys} from './name-act.js';

const known = new WeakMap<ActPuzzle, readonly string[]>();

/** Returns the acts that solve a puzzle, and why: what they do in the games that its seat must hold possible. */
export function solutionOf(puzzle: ActPuzzle): readonly string[] {
	const {goal, keys} = puzzle;
	const found = known.get(puzzle) ?? [
		theAnswer(nameKeys(puzzle)),
		answerReason(goal, keys, gamesOf(puzzle)?.length ?? 0),
	];
	known.set(puzzle, found);
	return found;
}
