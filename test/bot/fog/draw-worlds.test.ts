import {expect, it} from 'vitest';
import {drawWorlds} from '../../../source/bot/fog/draw-worlds.js';
import {createRandom} from '../../../source/core/random.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {afterOneMove, isOnH6} from './after-one-move.js';

const set = afterOneMove();
const position = new Position(fog.moves);
const members = Int32Array.from({length: set.size}, (_, index) => index);

/** Returns whether a man stands on h6 in a member. */
function hasH6(member: number): boolean {
	set.load(member, position);
	return isOnH6(position);
}

/** Each position with a man on h6 is as likely as ten others. */
const raw = Float64Array.from(members, (member) => (hasH6(member) ? 10 : 1));
const sum = raw.reduce((a, b) => a + b, 0);
const pool = {members, weights: raw.map((weight) => weight / sum)};

/** Returns how much those count in which a man stands on h6. */
const shareOfH6 = (drawn: {members: Int32Array; weights: Float64Array}): number =>
	drawn.members.reduce(
		(share, member, index) => share + (hasH6(member) ? drawn.weights[index] : 0),
		0,
	);

it('takes all positions when there are few, and loads them by their number', () => {
	const drawn = drawWorlds(set, pool, 50, createRandom(1));
	expect(drawn.worlds).toBe(set.size);
	expect(drawn.weights).toEqual(pool.weights);
	drawn.load(3, position);
	const {cells} = position.toSetup();
	set.load(drawn.members[3], position);
	expect(position.toSetup().cells).toEqual(cells);
});

it('draws each position once, and the likely ones more often', () => {
	let found = 0;
	for (let seed = 0; seed < 100; seed++) {
		const drawn = drawWorlds(set, pool, 5, createRandom(seed));
		expect(new Set(drawn.members).size).toBe(5);
		expect(drawn.weights.reduce((share, weight) => share + weight, 0)).toBeCloseTo(1);
		found += shareOfH6(drawn) > 0 ? 1 : 0;
	}

	// Drawn alike it would be 26 of 100 for one, and 45 for two.
	expect(found).toBeGreaterThan(90);
});

it('lets those drawn count, on the whole, as much as the positions they stand for', () => {
	const draws = 2000;
	let drawn = 0;
	for (let seed = 0; seed < draws; seed++) {
		drawn += shareOfH6(drawWorlds(set, pool, 5, createRandom(seed)));
	}

	const truth = shareOfH6(pool);
	expect(truth).toBeGreaterThan(0.3);
	// Counting those drawn alike would give less by a tenth at least.
	expect(Math.abs(drawn / draws - truth)).toBeLessThan(0.03);
});
