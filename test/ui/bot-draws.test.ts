import {movesOf} from '../../source/match/acts.js';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {MatchHost} from '../../source/session/match-host.js';
import type {BotSeat} from '../../source/session/services.js';
import {SpectatedGame} from '../../source/ui/replay/running/spectated-game.js';
import {AGAINST_BOT, begin, FakeWorld, settlePromises} from './fake-world.js';

// Either rook finds a pawn in its way that its own side does not see.
const fen = '4k2r/8/8/8/p6P/8/8/R3K3 w - - 0 1';
const seed = 7;
const BLACK = ['h8h3', 'h8h2', 'h8h5', 'h5h3', 'h5b5'];
const IN_VAIN = ['a1a5', 'a1a6'];

/** A bot that tries what is written down, and the seeds that it was given as Black. */
function scripted(white: readonly string[] = []) {
	const seeds: number[] = [];
	const left = {white: [...white], black: [...BLACK]};
	const bot: BotSeat = {
		async move({seat}, given) {
			if (seat === 'black') {
				seeds.push(given);
			}

			return left[seat].shift() ?? new Promise<string>(() => undefined);
		},
	};
	return {bot, seeds};
}

/** Returns the seeds of a game in which a person tries `first` in its first turn. */
async function played(variant: string, first: readonly string[]): Promise<readonly number[]> {
	const world = new FakeWorld();
	const {bot, seeds} = scripted();
	const match = begin({...AGAINST_BOT, variant, fen, seed}, world.time);
	const game = new MatchHost('game', match, world, {black: bot});
	game.open();
	for (const [index, move] of [...first, 'e1e2', 'e2e3'].entries()) {
		game.send({type: 'moveChosen', seat: 'white', move});
		for (let tried = 0; index >= first.length && tried < 3; tried++) {
			await world.pass(BOT_PAUSE);
		}
	}

	expect(movesOf(game.getState().match)).toEqual(['e1e2', 'h8h5', 'e2e3', 'h5b5']);
	return seeds;
}

/** Returns the seeds of the same game between two bots. */
async function watched(variant: string, first: readonly string[]): Promise<readonly number[]> {
	const world = new FakeWorld();
	const {bot, seeds} = scripted([...first, 'e1e2', 'e2e3']);
	world.players['test'] = bot;
	const wanted = {bots: {white: 'test', black: 'test'}, variant, fen, seed};
	const game = unwrap(SpectatedGame.begin(wanted, world));
	for (let ply = 0; ply < 4; ply++) {
		game.player.dispatch('next');
		for (let tried = 0; tried < 6; tried++) {
			await settlePromises();
		}
	}

	expect(movesOf(game.getState().match)).toEqual(['e1e2', 'h8h5', 'e2e3', 'h5b5']);
	return seeds;
}

describe('what a bot draws from', () => {
	it.each(['kriegspiel-eastern', 'kriegspiel-icc'])(
		'is another for each try of a turn, and the same whether the game is played or watched: %s',
		async (variant) => {
			const seeds = await played(variant, IN_VAIN);
			expect(new Set(seeds).size).toBe(BLACK.length);
			expect(await watched(variant, IN_VAIN)).toEqual(seeds);
		},
	);

	it('does not change with tries of the other side that its own side did not hear', async () => {
		const [unheard, heard] = ['kriegspiel-icc', 'kriegspiel-eastern'];
		for (const seedsOf of [played, watched]) {
			expect(await seedsOf(unheard, IN_VAIN)).toEqual(await seedsOf(unheard, []));
			expect(await seedsOf(heard, IN_VAIN)).not.toEqual(await seedsOf(heard, []));
		}
	});
});
