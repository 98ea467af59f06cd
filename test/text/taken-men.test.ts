import {expect, it} from 'vitest';
import {makeMan} from '../../source/core/man.js';
import {takenTexts} from '../../source/text/taken-men.js';

const [queen, pawn] = [makeMan('black', 'queen'), makeMan('black', 'pawn')];

it.each([
	[[], 0, 'none'],
	[[pawn, queen, pawn], 0, '1 queen, 2 pawns'],
	[[queen], 1, '1 queen, 1 man unseen'],
	// What was not seen is not nothing.
	[[], 2, '2 men unseen'],
] as const)('counts what was taken: %j and %i more', (enemy, unknown, text) => {
	expect(takenTexts(enemy, [makeMan('white', 'rook')], unknown)).toEqual([
		`You took: ${text}`,
		'You lost: 1 rook',
	]);
});
