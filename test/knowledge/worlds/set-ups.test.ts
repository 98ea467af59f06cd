import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {COLORS} from '../../../source/core/color.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {allSetUps} from '../../../source/knowledge/worlds/set-ups.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {playActs} from '../../helpers/play-acts.js';
import {sampleSize} from '../../helpers/sample-size.js';

/** Seven men, of which three pairs are alike, on seven squares: 7! / (2! 2! 2!). */
const ARRANGEMENTS = 630;

/** A capture soon, after which a man is shown. */
const OPENING = ['e2e4', 'd7d5', 'e4d5'];

const begun = (id: string): Table =>
	unwrap(Table.start(unwrap(findVariant(id)), {seed: `set-ups of ${id}`}));

describe('set-ups that can be counted', () => {
	it.each([
		['schrodinger', [COLORS]],
		['reverse-schrodinger', [COLORS.toReversed()]],
	] as const)(
		'are all held, whoever is ready first, and what is shown leaves those that fit: %s',
		(id, orders) => {
			const random = createRandom(id);
			for (const order of sampleSize(0, 1) === 0 ? orders : [COLORS, COLORS.toReversed()]) {
				let table = begun(id);
				for (const seat of order) {
					table = table.actText(seat, 'random')!.table;
					table = table.actText(seat, 'ready')!.table;
				}

				const followed = COLORS.map((seat) => ({seat, follower: followWorlds()}));
				const sizes = new Set<number>();
				for (let act = 0; act < sampleSize(5, 200) && table.outcome === undefined; act++) {
					for (const {seat, follower} of followed) {
						const worlds = unwrap(follower.follow(table.history(seat)));
						const all = Array.from({length: worlds.size}, (_, index) => worlds.state(index));
						expect(worlds.isExact).toBe(true);
						expect(all.map((state) => table.variant.key(state))).toContain(
							table.variant.key(table.state),
						);
						sizes.add(worlds.size);
					}

					const [seat] = table.toAct;
					const known = OPENING.at(act);
					const acted =
						known === undefined
							? table.act(seat, pick(random, table.tries(seat)))
							: table.actText(seat, known);
					table = acted?.table ?? table;
				}

				expect(Math.max(...sizes)).toBe(ARRANGEMENTS);
				expect(sizes.size).toBeGreaterThan(1);
			}
		},
	);

	it('are none where there are too many, where men may be left out, and in play', () => {
		const counted = (id: string, most: number) => {
			const {variant, state} = begun(id);
			return allSetUps(variant, state, 'black', most)?.length;
		};

		expect(counted('schrodinger', ARRANGEMENTS)).toBe(ARRANGEMENTS);
		expect(counted('schrodinger', ARRANGEMENTS - 1)).toBeUndefined();
		expect(counted('liar', 5000)).toBeUndefined();
		// Kings alone are put down first, each anywhere in its half.
		expect(counted('quantum', 5000)).toBe(32);
		expect(counted('quantum', 31)).toBeUndefined();
		const {variant, state} = playActs(begun('quantum'), ['K@e1', 'ready', 'K@e8', 'ready']).table;
		expect(state.phase).toBe('purchase');
		expect(allSetUps(variant, state, 'black', 5000)).toBeUndefined();
		expect(counted('kriegspiel-eastern', 5000)).toBeUndefined();
	});
});
