import {describe, expect, it} from 'vitest';
import {openedScene} from '../../source/drill/learn/progress.js';
import {lastGame} from '../../source/session/new-game.js';
import {FakeWorld} from '../ui/fake-world.js';

describe('the game that is offered', () => {
	const about = 'plays as the test says';
	const ids = ['weakest', 'test', 'strong'];
	const world = new FakeWorld();
	const bots = {...world.bots, choices: ids.map((id) => ({id, title: id, about}))};
	const botOf = (bot: string) => {
		const settings = {...world.appSettings, last: {...world.appSettings.last, bot}};
		return lastGame('bot', settings, {bots, progress: world.progress}).bot;
	};

	it('is against the usual bot, after the scenes against the one played there, and then as chosen', () => {
		expect(botOf('')).toBe('test');
		world.progress.learn(world.appSettings.person, (learn) => openedScene(learn, 'first-game'));
		expect(botOf('')).toBe('test');
		world.progress.learn(world.appSettings.person, (learn) => ({...learn, game: 'first'}));
		expect(botOf('')).toBe('weakest');
		expect(botOf('strong')).toBe('strong');
		expect(botOf('unknown')).toBe('weakest');
	});
});
