import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {KING_CAPTURE, ORTHODOX} from '../../source/rules/move-rules.js';
import {perft} from '../../source/rules/perft.js';
import {positionFromSetup} from '../../source/rules/position-from-setup.js';
import {readPerftFile} from '../helpers/perft-file.js';

describe.each([
	['king-capture', KING_CAPTURE],
	['orthodox', ORTHODOX],
] as const)('deep perft, %s', (file, rules) => {
	for (const {name, fen, leaves} of readPerftFile(file)) {
		for (const [depth, count] of leaves.filter(([depth]) => depth > 4)) {
			it(`${name} ${depth} = ${count}`, {timeout: 600_000}, () => {
				const position = unwrap(positionFromSetup(unwrap(parseFen(fen)), rules));
				expect(perft(position, depth)).toBe(count);
			});
		}
	}
});
