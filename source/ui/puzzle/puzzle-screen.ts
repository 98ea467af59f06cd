import {nextPuzzle} from '../../drill/puzzle-progress.js';
import {PUZZLES} from '../../drill/puzzles.js';
import type {Screen} from '../screen-stack.js';
import type {UiServices} from '../services.js';

/** Returns the screen of a puzzle by its number, of the one that a person is to do next, or of their list. */
export function puzzleScreen(
	wanted: number | 'next' | undefined,
	person: string,
	{progress, now}: Pick<UiServices, 'progress' | 'now'>,
): Screen {
	if (wanted === undefined) {
		return {name: 'puzzles'};
	}

	const puzzle =
		wanted === 'next' ? nextPuzzle(progress.load(person).progress, -1, now()) : PUZZLES[wanted - 1];
	return {name: 'puzzle', puzzle};
}
