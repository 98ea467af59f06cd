import type {Color} from '../core/color.js';
import {sideOf} from '../rules/seat.js';
import {type ActPuzzleGame, answerActPuzzle, startActPuzzle} from './one-act/act-puzzle-game.js';
import {type ActPuzzle, actPuzzles} from './one-act/act-puzzles.js';
import {USUAL_GAME} from './game.js';
import {answerPuzzle} from './puzzle-answer.js';
import {type PuzzleGame, startPuzzle} from './puzzle-game.js';
import {type Puzzle, PUZZLES} from './puzzles.js';

/** A puzzle of either kind: the king to be taken in the fog, or one act of any game with hidden information. */
export type AnyPuzzle = Puzzle | ActPuzzle;

/** All puzzles, in the order of their numbers. */
export const ALL_PUZZLES: readonly AnyPuzzle[] = [...PUZZLES, ...actPuzzles(PUZZLES.length)];

/** Returns the puzzles of a game by its id; those of the fog are of its first game. */
export const puzzlesOf = (variant: string): readonly AnyPuzzle[] =>
	ALL_PUZZLES.filter((puzzle) => (isOfOneAct(puzzle) ? puzzle.variant : USUAL_GAME) === variant);

export type AnyPuzzleGame = PuzzleGame | ActPuzzleGame;

/** What comes of an act of the person's: the game once it is done, and once it is answered; the same where nothing answers. */
export type AnyPuzzleStep = {readonly shown: AnyPuzzleGame; readonly next: AnyPuzzleGame};

export const isOfOneAct = (puzzle: AnyPuzzle): puzzle is ActPuzzle => 'goal' in puzzle;

export const isActGame = (game: AnyPuzzleGame): game is ActPuzzleGame => isOfOneAct(game.puzzle);

/** Returns the side that a person has in a puzzle. */
export const seatOf = (puzzle: AnyPuzzle): Color =>
	isOfOneAct(puzzle) ? sideOf(puzzle.seat) : 'white';

export const startAnyPuzzle = (puzzle: AnyPuzzle): AnyPuzzleGame =>
	isOfOneAct(puzzle) ? startActPuzzle(puzzle) : startPuzzle(puzzle);

/** Returns what comes of an act of the person's in a puzzle. Pure, but may search for a second or so. */
export function answerAnyPuzzle(game: AnyPuzzleGame, act: string): AnyPuzzleStep {
	if (!isActGame(game)) {
		return answerPuzzle(game, act);
	}

	const next = answerActPuzzle(game, act);
	return {shown: next, next};
}
