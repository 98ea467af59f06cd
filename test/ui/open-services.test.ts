import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {hasFlagFallen, startClock, timeLeft} from '../../source/match/clock.js';
import {readRecord} from '../../source/session/read-record.js';
import {openServices} from '../../source/ui/open-services.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';

const HOUR = 3_600_000;
const RULE = {kind: 'timed', base: 300_000, increment: 0} as const;

function open() {
	vi.stubEnv('FOGCHESS_HOME', temporaryFolder());
	const services = openServices(readRecord);
	onTestFinished(async () => {
		vi.unstubAllEnvs();
		vi.useRealTimers();
		await services.close();
	});
	return services;
}

describe('the time of the clocks', () => {
	it.each([
		['forward', HOUR],
		['back', -HOUR],
	])('goes on evenly when the computer is set an hour %s', async (_way, change) => {
		const services = open();
		const clocks = startClock(RULE, {left: {white: 300_000, black: 300_000}}, services.now());
		vi.useFakeTimers({toFake: ['Date'], now: Date.now() + change});
		await sleep(20);
		const at = services.now();
		expect(hasFlagFallen(clocks, 'white', at)).toBe(false);
		expect(timeLeft(clocks, 'white', at)).toBeLessThan(300_000);
		expect(timeLeft(clocks, 'white', at)).toBeGreaterThan(240_000);
	});

	it('is in whole milliseconds, and apart from the date on which lessons are due', () => {
		const services = open();
		expect(Number.isInteger(services.now())).toBe(true);
		vi.useFakeTimers({toFake: ['Date'], now: 5 * HOUR});
		expect(services.date()).toBe(5 * HOUR);
	});
});

describe('the list of games', () => {
	it('plays games through only where it is asked for the last move', () => {
		const services = open();
		services.saves.save(services.games.newId(), play(AGAINST_BOT, 'e2e4').match);
		const [first] = services.games.list().games;
		expect(first).toBeDefined();
		expect(first).not.toHaveProperty('lastOwn');
		expect(services.games.list(true).games).toMatchObject([{lastOwn: 'e4'}]);
	});
});

describe('a game in a file of another program’s', () => {
	const GAME = '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 f6 2. Qh5 a6 3. Qxe8 1-0\n';

	it('is read for review, and of several it is said what keeps them', () => {
		const services = open();
		const file = (name: string, text: string): string => {
			const path = join(temporaryFolder(), name);
			writeFileSync(path, text);
			return path;
		};

		expect(services.games.read(file('one.pgn', GAME))).toMatchObject({
			ok: true,
			value: {match: {outcome: {winner: 'white', reason: 'king-captured'}}},
		});
		expect(services.games.read(file('two.pgn', `${GAME}\n${GAME}`))).toMatchObject({
			ok: false,
			error: expect.stringMatching(
				/^\S+two\.pgn.* cannot be read: it holds 2 games; `fogchess import` keeps them, each with its name\.$/,
			),
		});
	});
});
