import {expect, it} from 'vitest';
import {drawWorlds} from '../../../source/bot/fog/draw-worlds.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {Game} from '../../../source/rules/game.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';

/** What White holds possible after 1 e4 and a move that he did not see: some twenty positions. */
function afterOneMove(): PositionSet {
	const game = unwrap(Game.start(fog));
	const set = unwrap(PositionSet.start({variant: fog, seat: 'white'}));
	for (const move of ['e2e4', 'h7h6']) {
		game.tryText(move);
		set.update(game.view('white'));
	}

	return set;
}

const set = afterOneMove();
const position = new Position(fog.moves);
/** Holds the position worst for the side to move in which the other has moved a man to h6. */
const searcher = {
	evaluate: () => 0,
	quiescence: ({board}: Position) => (board[47] === 0 ? 200 : 40),
};

it('takes all positions when there are few, those that are likelier by more weight', () => {
	const rule = {pool: 200, trust: 1};
	const {members, weights} = drawWorlds(
		set,
		searcher,
		position,
		{...rule, worlds: 50},
		createRandom(1),
	);
	expect(members).toHaveLength(set.size);
	expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
	// One who sees little is 0.75 powers of e less likely for each pawn to have played worse, one who sees all 4.5.
	const better = members.filter((member) => {
		set.load(member, position);
		return position.board[47] !== 0;
	}).length;
	const shares = [Math.exp(0.75 * 1.6), Math.exp(4.5 * 1.6)].map((times) => {
		const all = better * times + (members.length - better);
		return {better: times / all, worse: 1 / all};
	});
	const [little, much] = shares;
	expect(Math.max(...weights)).toBeCloseTo((little.better + much.better) / 2, 10);
	expect(Math.min(...weights)).toBeCloseTo((little.worse + much.worse) / 2, 10);
});

it('holds all equally likely without trust', () => {
	const rule = {pool: 200, trust: 0};
	const {weights} = drawWorlds(set, searcher, position, {...rule, worlds: 50}, createRandom(1));
	expect(new Set(weights).size).toBe(1);
});

/** Returns the drawn members with what each counts, and how much of it those have in which a man went to h6. */
function drawFive(seed: number): {members: Int32Array; weights: Float64Array; share: number} {
	const rule = {pool: 200, trust: 1, worlds: 5};
	const {members, weights} = drawWorlds(set, searcher, position, rule, createRandom(seed));
	const share = members.reduce((sum, member, index) => {
		set.load(member, position);
		return sum + (position.board[47] === 0 ? 0 : weights[index]);
	}, 0);
	return {members, weights, share};
}

it('draws each position once, and the likely ones more often', () => {
	let found = 0;
	for (let seed = 0; seed < 100; seed++) {
		const {members, weights, share} = drawFive(seed);
		expect(new Set(members).size).toBe(5);
		expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
		found += share > 0 ? 1 : 0;
	}

	// Drawn alike it would be 26 of 100.
	expect(found).toBeGreaterThan(90);
});

it('lets those drawn count, on the whole, as much as the positions they stand for', () => {
	const draws = 2000;
	let sum = 0;
	for (let seed = 0; seed < draws; seed++) {
		sum += drawFive(seed).share;
	}

	const all = drawWorlds(
		set,
		searcher,
		position,
		{pool: 200, trust: 1, worlds: 50},
		createRandom(1),
	);
	const truth = all.members.reduce((share, member, index) => {
		set.load(member, position);
		return share + (position.board[47] === 0 ? 0 : all.weights[index]);
	}, 0);
	expect(truth).toBeGreaterThan(0.3);
	// Counting those drawn alike would give 0.4 at most.
	expect(Math.abs(sum / draws - truth)).toBeLessThan(0.03);
});
