import {describe, expect, it} from 'vitest';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {COLORS} from '../../../source/core/color.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import type {ParticleBounds} from '../../../source/knowledge/worlds/particle-bounds.js';
import type {Worlds} from '../../../source/knowledge/worlds/worlds.js';
import {currentView, type SeatHistory} from '../../../source/rules/history.js';
import {findVariant, VARIANTS} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {wholeAct} from '../../../source/rules/whole-act.js';
import type {Variant} from '../../../source/rules/variant.js';
import {sampleSize} from '../../helpers/sample-size.js';

const BOUNDS = {most: 24, least: 6, attempts: 24};
const POSITIONS = {members: 2000, candidates: 20_000};
const ACTS = sampleSize(12, 400);

type Followed = {
	readonly particles?: ParticleBounds;
	readonly acts?: number;
};

/** Plays a random game and calls `visit` with each seat's worlds after every act. */
function followGame(
	variant: Variant,
	seed: string,
	visit: (worlds: Worlds, table: Table, seat: 'white' | 'black') => void,
	{particles = BOUNDS, acts = ACTS}: Followed = {},
): void {
	const random = createRandom(seed);
	let table = unwrap(Table.start(variant, {seed}));
	const followed = COLORS.map((seat) => ({
		seat,
		worlds: followWorlds(undefined, {particles, positions: POSITIONS}),
	}));
	for (let act = 0; act < acts && table.toAct.length > 0; act++) {
		const seat = pick(random, table.toAct);
		table =
			table.act(seat, wholeAct(pick(random, table.tries(seat)), random, table.tries(seat)))
				?.table ?? table;
		for (const {seat: own, worlds} of followed) {
			visit(unwrap(worlds.follow(table.history(own))), table, own);
		}
	}
}

const currentTries = ({tries = []}: SeatHistory): number => tries.length;

const games = VARIANTS.filter(({isAlternating}) => !isAlternating);

describe('worlds that a seat holds possible', () => {
	it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
		'never run empty, look to the seat as the truth does and hold it while they are exact: %s',
		(id, variant) => {
			let looked = 0;
			for (let game = 0; game < sampleSize(1, 100); game++) {
				followGame(variant, `${id} ${game}`, (worlds, table, seat) => {
					if (table.outcome !== undefined) {
						return;
					}

					expect(worlds.size).toBeGreaterThan(0);
					const seen = makeFogFen(currentView(table.history(seat)));
					for (const index of worlds.sample(4, createRandom(looked))) {
						expect(makeFogFen(variant.view(worlds.state(index), seat))).toBe(seen);
						looked++;
					}

					if (worlds.isExact) {
						const indices = Array.from({length: worlds.size}, (_, index) => index);
						const keys = indices.map((index) => variant.key(worlds.state(index)));
						expect(keys).toContain(variant.key(table.state));
					}
				});
			}

			expect(looked).toBeGreaterThan(20);
		},
	);

	it('are all counted where moves are sent together and it is told which men moved, and hold the truth', () => {
		let counted = 0;
		for (const seed of ['sent', 'together', 'three'].slice(0, sampleSize(1, 3))) {
			followGame(
				unwrap(findVariant('tripod')),
				seed,
				(worlds, table) => {
					if (worlds.isExact && worlds.size > 1 && table.outcome === undefined) {
						const indices = Array.from({length: worlds.size}, (_, index) => index);
						const keys = indices.map((index) => table.variant.key(worlds.state(index)));
						expect(keys).toContain(table.variant.key(table.state));
						counted++;
					}
				},
				{particles: {most: 256, counted: 4096, least: 16, attempts: 24}, acts: sampleSize(4, 6)},
			);
		}

		expect(counted).toBeGreaterThan(sampleSize(0, 6));
	});

	it.each(['welbeck', 'quantum', 'tripod', 'schrodinger', 'declaration'])(
		'are a few that fit when there is no time at all: %s',
		(id) => {
			const variant = VARIANTS.find((one) => one.id === id)!;
			const random = createRandom(id);
			const follower = followWorlds(undefined, {particles: BOUNDS});
			let table = unwrap(Table.start(variant, {seed: 1}));
			for (let act = 0; act < 24 && table.toAct.length > 0; act++) {
				const seat = pick(random, table.toAct);
				const tries = table.tries(seat);
				table = table.act(seat, wholeAct(pick(random, tries), random, tries))?.table ?? table;
				if (table.outcome !== undefined) {
					break;
				}

				const worlds = unwrap(follower.follow(table.history('white'), () => true));
				const seen = makeFogFen(currentView(table.history('white')));
				expect(worlds.size).toBeGreaterThan(0);
				expect(makeFogFen(variant.view(worlds.state(0), 'white'))).toBe(seen);
			}
		},
	);

	it('are filled up again and again where a share of them is to be made anew', () => {
		const spy = unwrap(findVariant('kriegspiel-spy'));
		const least = (fresh: number): number => {
			let size = Number.POSITIVE_INFINITY;
			const look = (worlds: Worlds, table: Table, seat: 'white' | 'black'): void => {
				const isAsked = table.toAct.includes(seat) && currentTries(table.history(seat)) === 0;
				size = isAsked && !worlds.isExact ? Math.min(size, worlds.size) : size;
			};

			const particles = {most: 24, least: 6, attempts: 12, fresh};
			followGame(spy, 'fresh', look, {particles, acts: 60});
			return size;
		};

		expect(least(0)).toBeLessThan(9);
		expect(least(1 / 4)).toBeGreaterThan(15);
	});

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
		const worlds = followWorlds(undefined, {particles: BOUNDS});
		for (const seed of ['one', 'two']) {
			followGame(variant, seed, (_worlds, table, seat) => {
				if (seat === 'white') {
					const found = unwrap(worlds.follow(table.history('white')));
					const seen = makeFogFen(currentView(table.history('white')));
					expect(makeFogFen(variant.view(found.state(0), 'white'))).toBe(seen);
				}
			});
		}
	});
});

describe('a sample of worlds within a turn', () => {
	it('is not filled up again after a refused try while half of it is left, and is when a turn begins', () => {
		const most = 64;
		const particles = {most, least: 6, attempts: 24, fresh: 1 / 4};
		const variant = unwrap(findVariant('kriegspiel-icc'));
		let before = new Set<string>();
		let looked = 0;
		let filled = 0;
		for (let game = 0; game < sampleSize(1, 3); game++) {
			followGame(
				variant,
				`thin ${game}`,
				(worlds, table, seat) => {
					if (seat === 'black') {
						return;
					}

					const boards = Array.from({length: worlds.size}, (_, index) =>
						worlds.state(index).board.board.join(),
					);
					const isOnTurn = table.toAct.includes('white');
					const kept = boards.filter((board) => before.has(board)).length;
					if (isOnTurn && currentTries(table.history('white')) > 0 && kept >= most / 2) {
						looked++;
						expect(boards.length).toBe(kept);
					}

					filled += isOnTurn && boards.length === most ? 1 : 0;
					before = new Set(boards);
				},
				{particles, acts: 120},
			);
		}

		expect(filled).toBeGreaterThan(0);
		expect(looked).toBeGreaterThan(0);
	});
});
