import {expect, it} from 'vitest';
import {type Feature, FEATURES} from '../../../source/bot/evaluation/features.js';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {FOG_WEIGHTS} from '../../../source/bot/fog/fog-options.js';
import {positionOf} from '../search/positions.js';

const {TERMS} = (await import(
	new URL('../../../scripts/strength/rows.js', import.meta.url).href
)) as {readonly TERMS: Readonly<Record<'pawns', readonly Feature[]>>};

it('values pawns in the fog by where they stand, and by nothing between them', () => {
	// The wings are alike: what differs is that the pawns of the second pass each other.
	const [stopped, passed] = ['4k3/p7/8/P7/8/8/8/4K3 w - -', '4k3/7p/8/P7/8/8/8/4K3 w - -'];
	const worth = (weights: typeof WEIGHTS, fen: string) =>
		new Evaluator(weights).packedValue(positionOf(fen));
	expect(worth(WEIGHTS, passed)).not.toBe(worth(WEIGHTS, stopped));
	expect(worth(FOG_WEIGHTS, passed)).toBe(worth(FOG_WEIGHTS, stopped));
});

it('leaves out what the row without the pawn terms left out, and nothing else', () => {
	for (const feature of Object.keys(FEATURES) as Feature[]) {
		const {middle, end} = WEIGHTS[feature];
		const nothing = {middle: middle.map(() => 0), end: end.map(() => 0)};
		const isLeftOut = TERMS.pawns.includes(feature);
		expect(FOG_WEIGHTS[feature], feature).toEqual(isLeftOut ? nothing : WEIGHTS[feature]);
	}
});
