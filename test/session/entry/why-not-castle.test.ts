import {expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {whyNotCastle} from '../../../source/session/entry/why-not-castle.js';

it.each([
	['luft', '4k3/8/8/8/8/8/8/4K3', 'No rook of yours to castle with stands on h8.'],
	['luft', '8/4k3/8/8/8/8/8/4K3', 'You cannot castle: your king does not stand on e8.'],
	['luft', '4kb1r/8/8/8/8/8/8/4K3', 'Your bishop on f8 stands between king and rook.'],
	['luft', '4k2r/8/8/8/8/8/8/4K3', 'You cannot castle out of check.', true],
	[
		'luft',
		'4k2r/8/8/8/8/8/8/4K3',
		'You cannot castle short: the right is lost, or the king’s way attacked.',
	],
	['fog', '4k2r/8/8/8/8/8/8/4K3', 'You cannot castle short: the right is lost.'],
])('a king cannot castle in %s, %s: %s', (variant, board, expected, isInCheck = false) => {
	const {cells} = unwrap(parseFen(`${board} b - - 0 1`));
	const knowledge = {moves: [], cells, variant, exposing: {isInCheck, moves: []}};
	expect(whyNotCastle(knowledge, 'black', 'short')).toBe(expected);
});
