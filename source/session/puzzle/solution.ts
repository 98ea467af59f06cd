import type {ActPuzzle} from '../../drill/one-act/act-puzzles.js';
import {answerReason, kingReason, theAnswer} from '../../text/act-puzzle.js';
import {nameKeys} from './name-act.js';
import {narrowedWords} from './narrowed-words.js';

/** Returns the acts that solve a puzzle, and why: what they do in the games that its seat must hold possible. */
export const solutionOf = (puzzle: ActPuzzle): readonly string[] => [
	theAnswer(nameKeys(puzzle)),
	puzzle.goal === 'king'
		? kingReason(narrowedWords(puzzle))
		: answerReason(puzzle.goal, puzzle.keys, puzzle.games),
];
