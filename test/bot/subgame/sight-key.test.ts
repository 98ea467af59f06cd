import {expect, it} from 'vitest';
import {keySight} from '../../../source/bot/subgame/sight-key.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {Game} from '../../../source/rules/game.js';
import {observe} from '../../../source/rules/observe.js';
import {fog} from '../../../source/rules/variants/fog.js';

it('has one key for each view, and one view for each key', () => {
	const random = createRandom(7);
	const views = new Map<string, string>();
	const keys = new Map<string, string>();
	let wrong = 0;
	const key = {low: 0, high: 0};
	for (let round = 0; round < 6; round++) {
		const game = unwrap(Game.start(fog));
		for (let ply = 0; ply < 60 && game.outcome === undefined; ply++) {
			game.try(pick(random, game.moves()));
			for (const [side, color] of (['white', 'black'] as const).entries()) {
				keySight(game.position, side, fog.see, key);
				const view = `${color} ${makeFogFen(observe(game.position, color, fog.see))}`.replace(
					/ [wb] /,
					' ',
				);
				const text = `${color} ${key.low} ${key.high}`;
				wrong += (views.get(text) ?? view) === view && (keys.get(view) ?? text) === text ? 0 : 1;
				views.set(text, view);
				keys.set(view, text);
			}
		}
	}

	expect(wrong).toBe(0);
	expect(views.size).toBeGreaterThan(300);
});
