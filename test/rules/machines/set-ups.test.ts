import {describe, expect, it} from 'vitest';
import {umpireLine} from '../../../source/commands/referee.js';
import {makeAct} from '../../../source/core/act.js';
import {type Color, opposite} from '../../../source/core/color.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {createRandom, pick, type Random} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {currentView} from '../../../source/rules/history.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import type {Variant} from '../../../source/rules/variant.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {isSetUpGame} from '../../helpers/set-up-games.js';
import {playTwins, type Twins} from '../../helpers/twin-games.js';

const PAIRS = sampleSize(1, 20);
const GAMES = sampleSize(1, 10);
const ACTS = sampleSize(12, 200);
const BOUNDS = {most: 64, least: 12, attempts: 32};

/** Returns what a seat does to end its set-up, at random; undefined when it is in none. */
function setUpAct(table: Table, seat: Color, random: Random): string | undefined {
	const texts = table.tries(seat).map(makeAct);
	// A king alone is placed anew after the set-up, and that is heard.
	const isPlacing = texts.some((text) => /^(?:[^K]@..|ready|random)$/u.test(text));
	if (!isPlacing) {
		return undefined;
	}

	if (texts.includes('random') && (!texts.includes('ready') || random() < 0.6)) {
		return 'random';
	}

	const placing = texts.filter((text) => /^[A-Z]@/u.test(text));
	return texts.includes('ready')
		? 'ready'
		: placing.length === 0
			? undefined
			: pick(random, placing);
}

const startOf = (variant: Variant): Table => unwrap(Table.start(variant));

const look = (table: Table, seat: Color): string => {
	const {plies, tries = []} = table.history(seat);
	return JSON.stringify([
		makeFogFen(table.view(seat)),
		table.toAct,
		plies.map(({heard, view}) => [heard, makeFogFen(view), view.phase]),
		tries,
	]);
};

/** Sets a game up: `own` by the same draws each time, the other side by others; returns the acts with their seats. */
function setUp(
	variant: Variant,
	own: Color,
	seeds: readonly [string, string],
	isUsual = false,
): [Table, string[]] {
	const randoms = {[own]: createRandom(seeds[0]), [opposite(own)]: createRandom(seeds[1])} as {
		[side in Color]: Random;
	};
	let table = startOf(variant);
	const acts: string[] = [];
	for (;;) {
		// The other side first, so that what the seat itself does comes after it in both games.
		const order = [opposite(own), own].filter((seat) => table.toAct.includes(seat));
		const found = order.flatMap((seat) => {
			const drawn = setUpAct(table, seat, randoms[seat]);
			const usual = table.tries(seat).some((act) => makeAct(act) === 'standard');
			// From the standard array men look less far than from others.
			const text = drawn === 'random' && usual && isUsual && seat === own ? 'standard' : drawn;
			return text === undefined ? [] : [[seat, text] as const];
		});
		if (found.length === 0) {
			return [table, acts];
		}

		const [[seat, text]] = found;
		table = table.actText(seat, text)?.table ?? table;
		acts.push(`${seat}>${text}`);
	}
}

/** Returns two games that a seat cannot tell apart though the other side has set up its men otherwise. */
function findSetUpTwins(variant: Variant, seat: Color, random: Random): Twins {
	for (let game = 0; game < 400; game++) {
		const seed = `${variant.id} ${Math.floor(random() * 8)}`;
		const [a, first] = setUp(variant, seat, [seed, `a ${game % 20}`], true);
		const [b, second] = setUp(variant, seat, [seed, `b ${game}`], true);
		const differ = variant.key(a.state) !== variant.key(b.state);
		if (differ && a.outcome === undefined && look(a, seat) === look(b, seat)) {
			return playTwins(variant, seat, 8, random, undefined, {first, second})!;
		}
	}

	throw new Error(`${variant.id}: no two set-ups that ${seat} cannot tell apart`);
}

const games = VARIANTS.filter(isSetUpGame);

describe.each(games.map((variant) => [variant.id, variant] as const))(
	'a secret set-up, %s',
	(id, variant) => {
		const blind = (['white', 'black'] as const).filter((seat) => seat !== variant.sighted);
		it.each(blind)('stays a secret: %s gets the same bytes of another one', (seat) => {
			const random = createRandom(`set-up ${id}`);
			for (let pair = 0; pair < PAIRS; pair++) {
				const twins = findSetUpTwins(variant, seat, random);
				const [a, b] = [twins.first, twins.second].map((tries) => {
					const answer = umpireLine(JSON.stringify({id, variant: id, tries}));
					return 'plies' in answer ? answer.plies : [];
				});
				// What it got while the other side was at it, too, but for how long that took.
				const bytes = [a, b].map((plies) =>
					plies
						.map((ply) => JSON.stringify(ply[seat]))
						.filter((text, index, all) => text !== all[index - 1]),
				);
				expect(a).toHaveLength(twins.first.length + 1);
				expect(bytes[0].length).toBeGreaterThan(2);
				expect(bytes[0]).toEqual(bytes[1]);
				const other = opposite(seat);
				expect(JSON.stringify(a.map((ply) => ply[other]))).not.toBe(
					JSON.stringify(b.map((ply) => ply[other])),
				);
			}
		});

		it('is held possible by both sides, and so is what they notice after it', () => {
			for (let game = 0; game < GAMES; game++) {
				const random = createRandom(`worlds ${id} ${game}`);
				let [table] = setUp(variant, 'white', [`own ${game}`, `other ${game}`]);
				const followed = variant.seats.map((seat) => ({
					side: seat.side,
					worlds: followWorlds(undefined, {particles: BOUNDS}),
				}));
				for (let act = 0; act < ACTS && table.toAct.length > 0; act++) {
					for (const {side, worlds} of followed) {
						const held = unwrap(worlds.follow(table.history(side)));
						expect(held.size).toBeGreaterThan(0);
						const seen = makeFogFen(currentView(table.history(side)));
						for (const index of held.sample(3, random)) {
							expect(makeFogFen(variant.view(held.state(index), side))).toBe(seen);
						}
					}

					const [seat] = table.toAct;
					table = table.act(seat, pick(random, table.tries(seat)))?.table ?? table;
				}
			}
		});
	},
);
