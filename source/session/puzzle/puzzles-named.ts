import {fail, ok, type Result} from '../../core/result.js';
import {ALL_PUZZLES, type AnyPuzzle} from '../../drill/any-puzzle.js';
import {noPuzzle} from '../../text/puzzle.js';

const WORDS = /^(?:puzzles?(?:-(\d{1,4})| (\S+))?|(\d{1,4}))$/i;

/** Returns by what a puzzle is opened, to pass on. */
export const puzzleCode = ({number}: Pick<AnyPuzzle, 'number'>): string => `puzzle-${number}`;

/**
 * Returns which puzzles are asked for: their list by "puzzles", the next one by "puzzle", or one by its number, which may
 * stand alone; undefined where something else is. The error is a part of a sentence.
 */
export function puzzlesNamed(
	words: string,
): Result<{readonly puzzle?: number | 'next'}> | undefined {
	const found = WORDS.exec(words.trim().replaceAll(/\s+/g, ' '));
	const number = found?.[1] ?? found?.[2] ?? found?.[3];
	if (found === null || number === undefined) {
		return found === null ? undefined : ok(/s$/i.test(found[0]) ? {} : {puzzle: 'next'});
	}

	const puzzle = /^\d{1,4}$/.test(number) ? Number(number) : 0;
	return puzzle < 1 || puzzle > ALL_PUZZLES.length
		? fail(noPuzzle(ALL_PUZZLES.length, number))
		: ok({puzzle});
}
