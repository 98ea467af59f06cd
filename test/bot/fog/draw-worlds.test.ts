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
	expect(Math.max(...weights) / Math.min(...weights)).toBeCloseTo(Math.exp(1.5 * 1.6));
});

it('holds all equally likely without trust', () => {
	const rule = {pool: 200, trust: 0};
	const {weights} = drawWorlds(set, searcher, position, {...rule, worlds: 50}, createRandom(1));
	expect(new Set(weights).size).toBe(1);
});

it('draws each position once, and the likely ones more often', () => {
	const rule = {pool: 200, trust: 1};
	let found = 0;
	for (let seed = 0; seed < 100; seed++) {
		const {members, weights} = drawWorlds(
			set,
			searcher,
			position,
			{...rule, worlds: 5},
			createRandom(seed),
		);
		expect(new Set(members).size).toBe(5);
		expect(weights).toEqual(new Float64Array(5).fill(0.2));
		found += [...members].some((member) => {
			set.load(member, position);
			return position.board[47] !== 0;
		})
			? 1
			: 0;
	}

	// Drawn alike it would be 26 of 100.
	expect(found).toBeGreaterThan(90);
});
