import {expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {watchPlace} from '../../source/plain/watch-place.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {FakeWorld} from '../ui/fake-world.js';
import {openAt} from './open-plain.js';

/** Lets two bots play what is written down, and returns all that is said while nobody types. */
async function watched(variant: string, ...acts: readonly string[]): Promise<readonly string[]> {
	const world = new FakeWorld();
	const left = [...acts];
	world.players['test'] = {
		move: async () => left.shift() ?? new Promise<string>(() => undefined),
	};
	const plain = await openAt(world, (session) =>
		unwrap(watchPlace(session, {bots: {white: 'test', black: 'test'}, variant, seed: 1})),
	);
	return [...plain.said(), ...(await plain.pass((2 + acts.length) * BOT_PAUSE))];
}

it('two bots are told as they play', async () => {
	expect(await watched('fog', 'e2e4', 'e7e5')).toEqual([
		'Bot against Bot. stop ends it.',
		'1. e4, White.',
		'1… e5, Black.',
	]);
});

it('so are moves that are sent together', async () => {
	const said = await watched('tripod', 'batch:a2a3,b2b3,g1f3', 'batch:a7a6,b7b6,g8f6');
	expect(said[1]).toBe('1. a3 b3 Nf3, White.');
	expect(said).toContain('1… a6 b6 Nf6, Black.');
	expect(said).toContain('White’s moves: a3 yes, b3 yes, Nf3 yes.');
});
