import {expect, it} from 'vitest';
import {trusted, WORLDS_STRENGTH, worldsBot} from '../../../source/bot/worlds/worlds-bot.js';
import {MEN_UNKNOWN} from '../../../source/bot/bot.js';
import {makeAct} from '../../../source/core/act.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

it('a win that is seen is gone for at once, however much time there is to find it further on', () => {
	const variant = unwrap(findVariant('ghostrider'));
	const fen = 'k7/8/1K6/8/8/2BBR3/3PPP1Q/3R4 w - - 0 1';
	const table = unwrap(Table.start(variant, {fen}));
	let now = 0;
	const {move} = worldsBot(WORLDS_STRENGTH)(
		{
			history: table.history('white'),
			moves: [],
			acts: table.tries('white'),
			menAtStart: MEN_UNKNOWN,
			startFen: fen,
		},
		createRandom(1),
		// A clock that goes by how often it is looked at.
		{ms: 4000, now: () => now++},
	);
	expect(table.actText('white', makeAct(move))?.table.outcome?.reason).toBe('checkmate');
});

it('what was looked at again is done rather than what was not, unless it is hopeless', () => {
	const no = Number.NEGATIVE_INFINITY;
	expect(trusted([900, 700, 850], new Set([1]))).toEqual([no, 700, no]);
	expect(trusted([900, 600, 850], new Set([1]))).toEqual([900, 600, 850]);
	expect(trusted([900, 600, 850], new Set([1, 2]))).toEqual([no, 600, 850]);
});
