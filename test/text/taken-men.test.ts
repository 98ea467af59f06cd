import {expect, it} from 'vitest';
import {makeMan} from '../../source/core/man.js';
import {leftText, takenTexts} from '../../source/text/taken-men.js';

const [queen, pawn] = [makeMan('black', 'queen'), makeMan('black', 'pawn')];

it.each([
	[[], 0, 0, 'none'],
	[[pawn, queen, pawn], 0, 0, '1 queen, 2 pawns'],
	[[queen], 1, 0, '1 queen, 1 man unseen'],
	// What was not seen is not nothing.
	[[], 2, 0, '2 men unseen'],
	[[], 2, 1, '2 or 3 men unseen'],
	[[], 0, 2, '0 to 2 men unseen'],
] as const)('counts what was taken: %j and %i more, perhaps %i', (men, unknown, unsure, text) => {
	const enemy = men.map((man) => ({man}));
	expect(takenTexts({enemy, own: [{man: makeMan('white', 'rook')}], unknown, unsure})).toEqual([
		`You took: ${text}`,
		'You lost: 1 rook',
	]);
});

it('counts who is left as far as that is known', () => {
	expect(leftText('Black', 15, 13)).toBe('Black has 15 men left, 13 of them out of sight.');
	expect(leftText('Black', 15, 15, 1)).toBe(
		'Black has 14 or 15 men left, 14 or 15 of them out of sight.',
	);
});
