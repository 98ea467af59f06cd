import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {parseFen} from '../../source/core/fen.js';
import {KING_CAPTURE, type MoveRules, ORTHODOX} from '../../source/rules/move-rules.js';
import {perft} from '../../source/rules/perft.js';
import {Position} from '../../source/rules/position.js';
import {positionFromSetup} from '../../source/rules/position-from-setup.js';
import {readPerftFile} from '../helpers/perft-file.js';
import {sampleSize} from '../helpers/sample-size.js';

/** So many leaves are counted at most. */
const MOST_LEAVES = sampleSize(500_000, Number.POSITIVE_INFINITY);

const files: readonly (readonly [string, MoveRules])[] = [
	['king-capture', KING_CAPTURE],
	['orthodox', ORTHODOX],
];

describe.each(files)('perft, %s', (file, rules) => {
	for (const {name, fen, leaves} of readPerftFile(file)) {
		it.each(leaves.filter(([, count]) => count <= MOST_LEAVES))(
			`${name} %i = %i`,
			(depth, count) => {
				const position = unwrap(positionFromSetup(unwrap(parseFen(fen)), rules));
				const before = position.toSetup();
				expect(perft(position, depth)).toBe(count);
				expect(position.toSetup()).toEqual(before);
			},
		);
	}

	it('counts one leaf at depth 0 and none after a king was taken', () => {
		const setup = unwrap(parseFen('4k3/8/8/8/8/8/8/4K3 w - - 0 1'));
		const position = unwrap(positionFromSetup(setup, rules));
		expect(perft(position, 0)).toBe(1);
		// King b8 takes nothing here, but after Rxe8 the game is over: 13 rook moves, 5 king moves.
		const attacked = unwrap(parseFen('4k3/8/8/8/4R3/8/8/K7 w - - 0 1'));
		// Where kings may not be taken, no position like it can be set up.
		const open = Position.fromSetupUnchecked(attacked, rules);
		expect(perft(open, 1)).toBe(17);
	});
});
