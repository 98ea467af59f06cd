import {expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {startMatch} from '../../source/match/start-match.js';
import {hostMatch} from '../../source/session/host-match.js';
import {rematch} from '../../source/session/rematch.js';
import {FakeWorld} from '../ui/fake-world.js';

it('gives each the men of before, or the other’s, and a player’s adviser his side', () => {
	const world = new FakeWorld();
	const [person, adviser, bot] = [
		{kind: 'person', name: 'Ada'},
		{kind: 'person', name: 'Bea'},
		{kind: 'bot', name: 'Bot', bot: 'test'},
	] as const;
	world.players.test = {move: async () => 'e2e4'};
	const settings = {
		variant: 'kriegspiel-partnership',
		seats: {white: person, black: bot, 'white-adviser': adviser},
		clock: {kind: 'none'},
		seed: 1,
	} as const;
	const host = unwrap(hostMatch('game', unwrap(startMatch(settings, 0)), world));
	const seatsOf = (sides: 'same' | 'swapped') =>
		unwrap(rematch(host, world, sides)).getState().match.settings.seats;
	expect(seatsOf('same')).toEqual(settings.seats);
	expect(seatsOf('swapped')).toEqual({white: bot, black: person, 'black-adviser': adviser});
});
