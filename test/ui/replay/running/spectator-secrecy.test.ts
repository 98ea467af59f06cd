import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Contestant} from '../../../../source/bot/arena/contestant.js';
import {playGame} from '../../../../source/bot/arena/play-game.js';
import type {BotQuestion} from '../../../../source/bot/bot.js';
import {createRandom} from '../../../../source/core/random.js';
import {unwrap} from '../../../../source/core/result.js';
import {parseUci} from '../../../../source/core/uci.js';
import {countPlies, movesOf} from '../../../../source/match/acts.js';
import {spectate} from '../../../../source/match/spectate.js';
import {findVariant} from '../../../../source/rules/registry.js';
import {SpectatedGame} from '../../../../source/ui/replay/running/spectated-game.js';
import {seatReport} from '../../../../source/match/seat-report.js';
import {newsAt, toldLog} from '../../../../source/session/told/told-log.js';
import {playTwins} from '../../../helpers/twin-games.js';
import {AGAINST_BOT, begin, HOTSEAT} from '../../fake-world.js';
import {GREEDY_RANDOM, playOn, scripted, SpectatorWorld} from './spectator-world.js';

/** Returns what the arena asks two contestants who play these moves. */
async function askedInArena(
	variantId: string,
	moves: readonly string[],
	fen: string | undefined,
): Promise<readonly BotQuestion[]> {
	const asked: BotQuestion[] = [];
	const follower: Contestant = {
		name: 'follower',
		begin: async () => undefined,
		async choose(question) {
			asked.push(question);
			return {move: parseUci(moves[question.history.plies.length]) ?? question.moves[0]};
		},
		close: async () => undefined,
	};
	await playGame({
		variant: unwrap(findVariant(variantId)),
		opening: fen === undefined ? {moves: []} : {fen, moves: []},
		contestants: {white: follower, black: follower},
		ms: 10,
		seed: 1,
		now: () => 0,
	});
	return asked;
}

describe('a bot in a game that is watched', () => {
	it.each([
		['fog', 1, undefined],
		['fog', 2, undefined],
		['dark', 3, undefined],
		['darkness', 4, undefined],
		['fog', 5, '4k3/pppp4/8/8/8/8/4PPPP/4K2R w K - 0 1'],
	] as const)('is asked what the arena asks it: %s, seed %d', async (variant, seed, fen) => {
		const world = new SpectatorWorld();
		const start = fen === undefined ? {} : {fen};
		const game = unwrap(SpectatedGame.begin({...GREEDY_RANDOM, variant, seed, ...start}, world));
		await playOn(game);
		const {match} = game.getState();
		expect(match.outcome).toBeDefined();
		const asked = await askedInArena(variant, movesOf(match), fen);
		expect(asked).toHaveLength(countPlies(match));
		expect(world.questions.map(({question}) => question)).toEqual(asked);
		for (const [ply, {bot, question}] of world.questions.entries()) {
			expect(question.history.seat).toBe(ply % 2 === 0 ? 'white' : 'black');
			expect(bot).toBe(ply % 2 === 0 ? 'greedy' : 'random');
		}
	});

	it.each([
		['fog', 8, 12, undefined],
		['kriegspiel-icc', 3, 12, '4k3/2pp4/8/8/8/8/4PPP1/4K3 w - - 0 1'],
	] as const)(
		'is asked the same, and reads the same, in two games that its seat cannot tell apart: %s',
		async (id, numRuns, length, fen) => {
			let compared = 0;
			await fc.assert(
				fc.asyncProperty(
					fc.constantFrom('white', 'black'),
					fc.integer({min: 0, max: 1_000_000}),
					async (seat, seed) => {
						const variant = unwrap(findVariant(id));
						const twins = playTwins(variant, seat, length, createRandom(seed), fen);
						if (twins === undefined) {
							return;
						}

						compared++;
						const lives = await Promise.all(
							[twins.first, twins.second].map(async (moves) => {
								const world = new SpectatorWorld();
								const game = scripted(world, moves, fen, id);
								await playOn(game, moves.length);
								const {match} = game.getState();
								const plies = countPlies(match);
								expect(match.acts).toHaveLength(moves.length);
								return {
									asked: world.questions
										.slice(0, moves.length)
										.filter(({question}) => question.history.seat === seat),
									read: Array.from({length: plies + 1}, (_, ply) =>
										newsAt(seatReport(match, seat), ply),
									),
									log: toldLog(seatReport(match, seat), plies, plies + 2),
								};
							}),
						);
						expect(JSON.stringify(lives[0])).toBe(JSON.stringify(lives[1]));
					},
				),
				{numRuns, seed: 4},
			);
			expect(compared).toBeGreaterThan(numRuns / 3);
		},
	);
});

describe('a spectator', () => {
	it('is not let into a game that a person plays', () => {
		for (const settings of [HOTSEAT, AGAINST_BOT]) {
			const seen = spectate(begin(settings, 0));
			expect(seen.ok).toBe(false);
			expect(seen.ok ? '' : seen.error).toContain('a person plays in this game');
		}
	});
});
