import {describe, expect, it} from 'vitest';
import {randomBot} from '../../source/bot/random-bot.js';
import {createRandom} from '../../source/core/random.js';
import {VARIANTS} from '../../source/rules/registry.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {MatchHost} from '../../source/session/match-host.js';
import type {BotSeat} from '../../source/session/services.js';
import {makeAct} from '../../source/core/act.js';
import {MEN_UNKNOWN} from '../../source/bot/bot.js';
import {BOTS} from '../helpers/matches.js';
import {sampleSize} from '../helpers/sample-size.js';
import {begin, FakeWorld, settlePromises} from '../ui/fake-world.js';

/** Long enough for both sides to set up and to begin. */
const ACTS = sampleSize(24, 40);

/** Does anything that it may. */
const bot: BotSeat = {
	move: async ({history, moves, acts}, seed) =>
		makeAct(
			randomBot({history, moves, menAtStart: MEN_UNKNOWN, ...(acts && {acts})}, createRandom(seed))
				.move,
		),
};

/** Names nothing that can be done. */
const silent: BotSeat = {move: async () => ''};

/** Plays a game of bots as a screen does, and returns the host after so many acts, or at its end. */
async function played(
	variant: string,
	player: BotSeat,
): Promise<{host: MatchHost; faults: number}> {
	const world = new FakeWorld();
	const match = begin({...BOTS, variant, seed: 11}, world.time);
	const host = new MatchHost('game', match, world, {white: player, black: player});
	let faults = 0;
	host.open();
	for (let step = 0; step < ACTS && host.getState().match.outcome === undefined; step++) {
		// oxlint-disable-next-line no-await-in-loop -- One act comes after the other.
		await settlePromises();
		// oxlint-disable-next-line no-await-in-loop -- The same.
		await world.pass(BOT_PAUSE);
		faults += host.getState().botFault === undefined ? 0 : 1;
	}

	return {host, faults};
}

describe.each(VARIANTS.map(({id}) => id))('bots in %s', (variant) => {
	it('are taken at their word', async () => {
		const {host, faults} = await played(variant, bot);
		expect(faults).toBe(0);
		expect(host.getState().match.acts.length).toBeGreaterThan(10);
	});

	it('have an act drawn for them when they name none', async () => {
		const {host} = await played(variant, silent);
		expect(host.getState().match.acts.length).toBeGreaterThan(10);
	});
});
