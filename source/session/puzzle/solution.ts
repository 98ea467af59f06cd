import {refuteNearest, startActPuzzle} from '../../drill/one-act/act-puzzle-game.js';
import type {ActPuzzle} from '../../drill/one-act/act-puzzles.js';
import {answerReason, nearestText, theAnswer} from '../../text/act-puzzle.js';
import {kingReason} from '../../text/find-king.js';
import {capitalise} from '../../text/men.js';
import {nameAct, nameKeys} from './name-act.js';
import {narrowedWords} from './narrowed-words.js';
import {puzzleReport} from './puzzle-report.js';
import {seenUnderCovers} from './seen-men.js';

/** Returns why acts solve a puzzle: what they do in the games that its seat must hold possible, and what the best of the others does. */
export function reasonOf(puzzle: ActPuzzle): string {
	const {goal, keys, games, nearest} = puzzle;
	if (goal === 'king') {
		return kingReason(narrowedWords(puzzle));
	}

	const reason = answerReason(goal, keys, games);
	const report = puzzleReport(startActPuzzle(puzzle));
	if (goal === 'judges') {
		return `${reason} ${capitalise(seenUnderCovers(report))}.`;
	}

	if (nearest === undefined) {
		return reason;
	}

	const name = nameAct(nearest.act, report);
	return `${reason} ${nearestText(goal, {...nearest, name, games, refutation: refuteNearest(puzzle)})}`;
}

/** Returns the acts that solve a puzzle, and why. */
export const solutionOf = (puzzle: ActPuzzle): readonly string[] => [
	theAnswer(nameKeys(puzzle)),
	reasonOf(puzzle),
];
