import {describe, expect, it} from 'vitest';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {Particles} from '../../../source/knowledge/worlds/particles.js';
import {currentView} from '../../../source/rules/history.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import type {Variant} from '../../../source/rules/variant.js';
import {sampleSize} from '../../helpers/sample-size.js';

const BOUNDS = {most: 24, least: 6, attempts: 60};
const ACTS = 28;

/** Plays a random game and calls `visit` with each seat's worlds after every act. */
function followGame(
	variant: Variant,
	seed: string,
	visit: (worlds: Particles, table: Table, seat: 'white' | 'black') => void,
): void {
	const random = createRandom(seed);
	let table = unwrap(Table.start(variant, {seed}));
	const followed = (['white', 'black'] as const).map((seat) => ({
		seat,
		worlds: unwrap(Particles.start({variant, seat, bounds: BOUNDS})),
	}));
	for (let act = 0; act < ACTS && table.toAct.length > 0; act++) {
		const seat = pick(random, table.toAct);
		table = table.act(seat, pick(random, table.tries(seat)))?.table ?? table;
		for (const {seat: own, worlds} of followed) {
			worlds.follow(table.history(own));
			visit(worlds, table, own);
		}
	}
}

const games = VARIANTS.filter(({isAlternating}) => !isAlternating);

describe('worlds that the rules of a game keep', () => {
	it.each(games.map((variant) => [variant.id, variant] as const))(
		'never run empty and look to the seat as the truth does: %s',
		(id, variant) => {
			let looked = 0;
			for (let game = 0; game < sampleSize(2, 20); game++) {
				followGame(variant, `${id} ${game}`, (worlds, table, seat) => {
					expect(worlds.size).toBeGreaterThan(0);
					const seen = makeFogFen(currentView(table.history(seat)));
					for (const index of worlds.sample(4, createRandom(looked))) {
						expect(makeFogFen(variant.view(worlds.state(index), seat))).toBe(seen);
						looked++;
					}
				});
			}

			expect(looked).toBeGreaterThan(100);
		},
	);

	it('are one, the truth, for a seat that sees everything', () => {
		const variant = games.find(({sighted}) => sighted === 'black')!;
		followGame(variant, 'sighted', (worlds, table, seat) => {
			if (seat === 'black' && table.state.phase === 'play') {
				expect([worlds.size, worlds.isExact]).toEqual([1, true]);
				expect(variant.key(worlds.state(0))).toBe(variant.key(table.state));
			}
		});
	});

	it('are the same for the same history, and start anew for another one', () => {
		const variant = games[0];
		const told = [0, 1].map(() => {
			const keys: string[] = [];
			followGame(variant, 'same', (worlds) => {
				keys.push(variant.key(worlds.state(0)));
			});
			return keys.join('\n');
		});
		expect(told[0]).toBe(told[1]);
		const worlds = unwrap(Particles.start({variant, seat: 'white', bounds: BOUNDS}));
		for (const seed of ['one', 'two']) {
			followGame(variant, seed, (_worlds, table, seat) => {
				if (seat === 'white') {
					worlds.follow(table.history('white'));
					const seen = makeFogFen(currentView(table.history('white')));
					expect(makeFogFen(variant.view(worlds.state(0), 'white'))).toBe(seen);
				}
			});
		}
	});
});
