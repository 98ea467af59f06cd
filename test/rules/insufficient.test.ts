import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {isInsufficient} from '../../source/rules/end-rules.js';
import {ORTHODOX} from '../../source/rules/move-rules.js';
import {positionFromSetup} from '../../source/rules/position-from-setup.js';

/** Boards, and whether nobody can be mated on them whatever is played. */
const BOARDS: readonly (readonly [board: string, isDead: boolean])[] = [
	['4k3/8/8/8/8/8/8/4K3', true],
	['4k3/8/8/8/8/8/8/4KN2', true],
	['4k3/8/8/8/8/8/8/4KB2', true],
	['4k3/8/8/8/8/8/8/N3K3', true],
	// A man that stands before its king on the board counts as one behind it.
	['4k3/8/8/8/8/8/8/Q3K3', false],
	// Bishops of one colour, however many and whosever.
	['4k3/8/8/8/8/3B4/8/4KB2', true],
	['4kb2/8/8/8/8/8/8/2B1K3', true],
	['4kb2/8/8/8/8/8/8/4KB2', false],
	['4k3/8/8/8/8/8/8/4KNN1', false],
	['4kn2/8/8/8/8/8/8/4KN2', false],
	['4k3/8/8/8/8/8/8/4KBN1', false],
	['4kb2/8/8/8/8/8/8/4KN2', false],
	['4k3/8/8/8/8/8/4P3/4K3', false],
	['4k3/8/8/8/8/8/8/4K2R', false],
	['4k3/8/8/8/8/8/8/3QK3', false],
];

const mirrored = (board: string): string =>
	board
		.split('/')
		.toReversed()
		.join('/')
		.replaceAll(/[a-z]/gi, (letter) =>
			letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
		);

describe('men that can never mate', () => {
	it.each(BOARDS)('%s: %s', (board, isDead) => {
		for (const one of [board, mirrored(board)]) {
			const setup = unwrap(parseFen(`${one} w - - 0 1`));
			expect(isInsufficient(unwrap(positionFromSetup(setup, ORTHODOX)))).toBe(isDead);
		}
	});
});
