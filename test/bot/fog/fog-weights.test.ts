import {expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {FOG_WEIGHTS} from '../../../source/bot/fog/fog-weights.js';
import {positionOf} from '../search/positions.js';

it('values pawns in the fog by where they stand, and by nothing between them', () => {
	// The wings are alike: what differs is that the pawns of the second pass each other.
	const [stopped, passed] = ['4k3/p7/8/P7/8/8/8/4K3 w - -', '4k3/7p/8/P7/8/8/8/4K3 w - -'];
	const worth = (weights: typeof WEIGHTS, fen: string) =>
		new Evaluator(weights).packedValue(positionOf(fen));
	expect(worth(WEIGHTS, passed)).not.toBe(worth(WEIGHTS, stopped));
	expect(worth(FOG_WEIGHTS, passed)).toBe(worth(FOG_WEIGHTS, stopped));
	const [rook, bare] = ['4k3/8/8/8/8/8/P7/R3K3 w - -', '4k3/8/8/8/8/8/8/R3K3 w - -'];
	expect(worth(FOG_WEIGHTS, rook)).not.toBe(worth(FOG_WEIGHTS, bare));
});
