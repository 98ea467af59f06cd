import {describe, expect, it} from 'vitest';
import {isMove, makeAct} from '../../../source/core/act.js';
import {COLORS, type Color} from '../../../source/core/color.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {Particles} from '../../../source/knowledge/worlds/particles.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import type {Variant} from '../../../source/rules/variant.js';
import {isSameView} from '../../../source/rules/view.js';

/** Returns every game that a seat cannot tell from the one that is played, after one more act: all moves of the other side are tried. */
function naiveAfter(
	worlds: readonly Table[],
	before: Table,
	seat: Color,
	by: Color,
	text: string,
): Table[] {
	const parsed = before.tries(by).find((act) => makeAct(act) === text)!;
	const real = before.act(by, parsed)!;
	if (by !== seat && real.verdict !== 'stands') {
		// That a try was refused fits every world.
		return [...worlds];
	}

	const found = new Map<string, Table>();
	for (const world of worlds) {
		for (const act of by === seat ? [parsed] : world.tries(by).filter(isMove)) {
			const acted = world.act(by, act);
			const isSame =
				acted !== undefined &&
				acted.verdict === real.verdict &&
				JSON.stringify(acted.news[seat] ?? []) === JSON.stringify(real.news[seat] ?? []) &&
				isSameView(acted.table.view(seat), real.table.view(seat));
			if (isSame) {
				found.set(world.variant.key(acted.table.state), acted.table);
			}
		}
	}

	return [...found.values()];
}

const keysOf = (worlds: Particles, variant: Variant): string[] =>
	[...Array(worlds.size).keys()].map((index) => variant.key(worlds.state(index))).sort();

/** Plays at random and compares; returns how many worlds there were at most. */
function compare(variant: Variant, fen: string, seed: number, acts: number): number {
	const random = createRandom(seed);
	let table = unwrap(Table.start(variant, {fen}));
	const seats = COLORS.map((seat) => ({
		seat,
		naive: [table],
		all: unwrap(Particles.start({variant, seat, fen, bounds: {most: 5000, least: 1, attempts: 1}})),
		some: unwrap(Particles.start({variant, seat, fen, bounds: {most: 6, least: 3, attempts: 40}})),
	}));
	let most = 0;
	for (let act = 0; act < acts && table.toAct.length > 0; act++) {
		const by = table.state.board.turn;
		const text = makeAct(pick(random, table.tries(by).filter(isMove)));
		const next = table.act(
			by,
			table.tries(by).find((one) => makeAct(one) === text)!,
		)!.table;
		for (const one of seats) {
			const {seat, all, some} = one;
			one.naive = naiveAfter(one.naive, table, seat, by, text);
			unwrap(all.follow(next.history(seat)));
			const wanted = one.naive.map(({state}) => variant.key(state)).sort();
			expect(all.isExact).toBe(true);
			expect(all.isComplete).toBe(true);
			expect(all.couldMiss()).toBe(false);
			expect(keysOf(all, variant)).toEqual(wanted);
			unwrap(some.follow(next.history(seat)));
			most = Math.max(most, wanted.length);
			if (next.outcome === undefined) {
				expect(some.size).toBeGreaterThan(0);
				for (let index = 0; index < some.size; index++) {
					expect(isSameView(variant.view(some.state(index), seat), next.view(seat))).toBe(true);
				}

				expect(some.couldMiss()).toBe(some.isExact ? false : undefined);
				if (some.isExact) {
					expect(keysOf(some, variant)).toEqual(wanted);
				}

				// More than are kept can be all only of a king who is alone.
				if (wanted.length > 6 && some.state(0).board.count[seat === 'white' ? 1 : 0] > 1) {
					expect(some.isExact).toBe(false);
					expect(some.size).toBeLessThanOrEqual(6);
				}
			}
		}

		table = next;
	}

	return most;
}

const GAMES = [
	['kriegspiel-icc', '4k3/2p5/8/3P4/8/8/4P3/4K3 w - - 0 1'],
	['kriegspiel-eastern', '4k3/1P6/8/8/4p3/8/3P4/4K3 w - - 0 1'],
	['fog', '4k3/2p5/8/3P4/8/8/4P1N1/4K3 w - - 0 1'],
	['dark', '3rk3/8/8/8/4p3/8/3P4/4K2R w K - 0 1'],
	['darkness', '4k3/2p4n/8/3P4/8/8/4P3/4K3 w - - 0 1'],
	['one-eye', '4k3/2p5/8/3P4/8/8/4P3/4K3 w - - 0 1'],
] as const;

describe('all worlds that fit', () => {
	const known = GAMES.filter(([id]) => findVariant(id).ok);

	it.each(known)('are those of which each act is tried out: %s', (id, fen) => {
		const variant = unwrap(findVariant(id));
		const sizes = [1, 2].map((seed) => compare(variant, fen, seed, 6));
		expect(Math.max(...sizes)).toBeGreaterThan(6);
	});

	it('are found again after a takeback, and are none of another start', () => {
		const variant = unwrap(findVariant('kriegspiel-icc'));
		const [, fen] = GAMES[0];
		const start = unwrap(Table.start(variant, {fen}));
		const follower = unwrap(Particles.start({variant, seat: 'white', fen}));
		const play = (...texts: readonly string[]) => {
			let table = start;
			for (const text of texts) {
				const by = table.state.board.turn;
				table = table.act(
					by,
					table.tries(by).find((act) => makeAct(act) === text)!,
				)!.table;
			}

			return table.history('white');
		};

		unwrap(follower.follow(play('e2e4', 'e8d7', 'e4e5')));
		expect(follower.size).toBeGreaterThan(1);
		unwrap(follower.follow(play('e2e4')));
		expect(follower.size).toBe(1);
		expect(follower.isExact).toBe(true);
		unwrap(follower.follow(play('e2e3', 'e8d7')));
		const fresh = unwrap(Particles.start({variant, seat: 'white', fen}));
		unwrap(fresh.follow(play('e2e3', 'e8d7')));
		expect(keysOf(follower, variant)).toEqual(keysOf(fresh, variant));
		expect([...follower.counts()]).toEqual([...fresh.counts()]);
		const other = unwrap(Particles.start({variant, seat: 'white'}));
		expect(other.follow(play('e2e4')).ok).toBe(false);
		expect(() => follower.state(-1)).toThrow(RangeError);
		expect(() => follower.state(follower.size)).toThrow(RangeError);
		expect(Particles.start({variant, seat: 'white', fen: 'x'}).ok).toBe(false);
	});
});
