import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {LESSONS} from '../../source/drill/lessons.js';
import {openedScene} from '../../source/drill/learn/progress.js';
import {type Color, COLORS} from '../../source/core/color.js';
import type {ClockRule} from '../../source/match/settings.js';
import {firstScreens} from '../../source/ui/first-screens.js';
import {beginDrill} from '../../source/session/drill/host-drill.js';
import {hostFirstGame} from '../../source/session/learn/first-game.js';
import {lastGame, makeSettings, offeredGame, wishedGame} from '../../source/session/new-game.js';
import {buildTables} from '../helpers/tables.js';
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

	it('is fog where it names no game, whatever was chosen last, and against the bot that a menu offers', () => {
		const world = new FakeWorld();
		const last = {...world.appSettings.last, variant: 'tripod', advisers: 'white black'};
		const settings = {...world.appSettings, last};
		expect(lastGame('bot', settings, world).variant).toBe('tripod');
		const wished = wishedGame({kind: 'play'}, settings, world);
		expect(wished).toEqual({
			...offeredGame('bot', settings, world),
			variant: 'fog',
			// Persons advise only where a command says so.
			advisers: [],
		});
		expect(wishedGame({kind: 'play', advisers: COLORS}, settings, world).advisers).toEqual(COLORS);
		const named = {variant: 'luft', as: 'black', bot: 'strong', ms: 300} as const;
		expect(wishedGame({kind: 'play', ...named}, settings, world)).toEqual({
			...wished,
			variant: 'luft',
			you: 'black',
			bot: 'strong',
			botMs: 300,
		});
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

	it('is in a menu against an easy bot until one was chosen or a game was won', () => {
		const offered = (bot: string, ...winners: readonly Color[]) => {
			const played = winners.map((winner, index) => ({
				id: String(index),
				variant: 'fog',
				seat: 'white' as const,
				bot: index === 0 ? 'strong' : 'test',
				outcome: {winner, reason: 'king-captured' as const},
				ended: '',
			}));
			const services = {
				bots: {...bots, first: 'weakest'},
				progress: new FakeWorld().progress,
				archive: {...world.archive, played: () => ({played, imported: [], setUp: 0, warnings: []})},
			};
			const settings = {...world.appSettings, last: {...world.appSettings.last, bot}};
			return offeredGame('bot', settings, services).bot;
		};
		expect(offered('')).toBe('weakest');
		expect(offered('', 'black', 'black')).toBe('weakest');
		expect(offered('', 'black', 'white')).toBe('strong');
		expect(offered('test', 'white')).toBe('test');
	});
});

describe('a name', () => {
	const world = new FakeWorld();
	world.appSettings = {
		...world.appSettings,
		names: {white: 'Ann', black: 'Ben'},
		person: 'Cleo',
	};
	const namesIn = (opponent: 'person' | 'bot', you: 'white' | 'black'): readonly string[] => {
		const game = {...lastGame(opponent, world.appSettings, world), you};
		const {seats} = makeSettings(game, {seed: 1, choice: {id: 'test', title: 'Robo', about: ''}});
		return [seats.white.name, seats.black.name];
	};

	it('is one’s own against a bot, on either side and while one learns, and a side’s between two people', () => {
		expect(namesIn('bot', 'white')).toEqual(['Cleo', 'Robo']);
		expect(namesIn('bot', 'black')).toEqual(['Robo', 'Cleo']);
		expect(namesIn('person', 'white')).toEqual(['Ann', 'Ben']);
		world.players['test'] = {move: async () => ''};
		for (const host of [
			hostFirstGame('Cleo', world),
			beginDrill({...LESSONS[0], seed: 1}, buildTables(LESSONS[0].ending), world),
		]) {
			expect(unwrap(host).getState().match.settings.seats.white.name).toBe('Cleo');
		}
	});
});
