import {describe, expect, it} from 'vitest';
import {openedScene} from '../../source/drill/learn/progress.js';
import type {ClockRule} from '../../source/match/settings.js';
import {unwrap} from '../../source/core/result.js';
import {firstScreens} from '../../source/ui/first-screens.js';
import {lastGame} from '../../source/session/new-game.js';
import {FakeWorld} from '../ui/fake-world.js';

describe('a game that a command begins', () => {
	it('has the clock that the command names, and none where it names none', () => {
		const world = new FakeWorld();
		const five = {kind: 'timed', base: 300_000, increment: 3000} as const;
		const settings = {...world.appSettings, clock: five};
		const clockOf = (clock?: ClockRule) => {
			const request = {kind: 'hotseat', ...(clock === undefined ? {} : {clock})} as const;
			const [screen] = unwrap(firstScreens(request, settings, world)).screens;
			return screen.name === 'match' ? screen.host.getState().match.settings.clock : undefined;
		};
		expect(clockOf()).toEqual({kind: 'none'});
		expect(clockOf(five)).toEqual(five);
		expect(lastGame('person', settings, world).clock).toEqual(five);
	});
});

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
