import {expect, it} from 'vitest';
import {squareName} from '../../../source/core/square.js';
import {ALL_PUZZLES, isOfOneAct} from '../../../source/drill/any-puzzle.js';
import {narrowKing} from '../../../source/drill/one-act/king-narrowed.js';

it.each([
	['king:e1', ['e1 e2 f2', 'e1', 'e1']],
	['king:a5', ['a4 b4 a5 b6 c6', 'a4 b4', 'a5']],
	['king:g8', ['h6 g7 g8 h8', 'g8', 'g8']],
])('%s is narrowed down by what was heard, and by what came after it', (key, squares) => {
	const puzzle = ALL_PUZZLES.filter(isOfOneAct).find(({keys}) => keys[0] === key)!;
	const {before, heard, now} = narrowKing(puzzle);
	const names = [before, heard, now].map((each) => each.map((at) => squareName(at)).join(' '));
	expect(names).toEqual(squares);
	// Who has done nothing yet has narrowed nothing down.
	expect(narrowKing({...puzzle, acts: []})).toMatchObject({before: [], heard: []});
});
