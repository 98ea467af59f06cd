import {PUZZLES} from '../drill/puzzles.js';
import {startUi} from '../ui/start.js';
import {Refusal} from './command.js';
import type {CommandIo} from './io.js';

const WORD = /^puzzle(?:s|-(\d{1,4}))?$/i;

/** Returns whether a word asks for fog puzzles: "puzzles", "puzzle" or "puzzle-12". */
export const isPuzzleWord = (word: string): boolean => WORD.test(word);

/** `fogchess drill puzzles`: their list; `drill puzzle`: the next one; `drill puzzle-12`: that one. Returns the exit code. */
export async function openPuzzles(word: string, io: CommandIo): Promise<number> {
	const digits = WORD.exec(word)?.[1];
	if (digits === undefined) {
		const isList = word.toLowerCase() === 'puzzles';
		return startUi({kind: 'puzzles', ...(isList ? {} : {puzzle: 'next'})}, io);
	}

	const puzzle = Number(digits);
	if (puzzle < 1 || puzzle > PUZZLES.length) {
		throw new Refusal(`there are puzzles puzzle-1 to puzzle-${PUZZLES.length}, and no ${word}`);
	}

	return startUi({kind: 'puzzles', puzzle}, io);
}
