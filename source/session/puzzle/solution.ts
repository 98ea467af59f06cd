import type {ActPuzzle} from '../../drill/one-act/act-puzzles.js';
import {answerReason, theAnswer} from '../../text/act-puzzle.js';
import {nameKeys} from './name-act.js';

/** Returns the acts that solve a puzzle, and why: what they do in the games that its seat must hold possible. */
export const solutionOf = (puzzle: ActPuzzle): readonly string[] => [
	theAnswer(nameKeys(puzzle)),
	answerReason(puzzle.goal, puzzle.keys, puzzle.games),
];
