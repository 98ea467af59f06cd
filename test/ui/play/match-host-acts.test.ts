import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {startMatch} from '../../../source/match/start-match.js';
import {MatchHost} from '../../../source/session/match-host.js';
import {HOTSEAT} from '../../helpers/matches.js';
import {FakeWorld} from '../fake-world.js';

const BOT = {kind: 'bot', name: 'Bot', bot: 'test'} as const;

/** Has a bot play White, whose answers are given; the person is Black. */
async function hostWith(variant: string, answers: readonly string[]) {
	const world = new FakeWorld();
	const match = unwrap(startMatch({...HOTSEAT, variant, seats: {...HOTSEAT.seats, white: BOT}}, 0));
	let count = 0;
	const host = new MatchHost('game', match, world, {
		white: {
			async move() {
				const answer = answers[count++];
				if (answer === undefined) {
					throw new Error('no more');
				}

				return answer;
			},
		},
	});
	host.open();
	for (let step = 0; step < answers.length + 1; step++) {
		// oxlint-disable-next-line no-await-in-loop -- One answer comes after the other.
		await world.pass(1000);
	}

	return host;
}

describe('a bot whose acts are no moves', () => {
	it('makes its set-up, act by act', async () => {
		const host = await hostWith('reverse-schrodinger', ['N@a8', 'random', 'ready']);
		const {match, botFault} = host.getState();
		expect(match.acts.map(({text}) => text)).toEqual(['N@a8', 'random', 'ready']);
		expect(match.phase).toEqual({name: 'turn', seat: 'black'});
		expect(botFault).toBeUndefined();
		expect(seatReport(match, 'black').history.plies).toEqual([]);
	});

	it('that fails has an act drawn at random', async () => {
		const host = await hostWith('reverse-schrodinger', ['e2e4']);
		const {match, botFault} = host.getState();
		expect(match.acts[0].text).toMatch(/^(?:.@.8|random)$/);
		expect(botFault).toContain('drawn at random');
	});
});
