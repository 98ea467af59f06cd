import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../../source/core/result.js';
import {GAME_PACES as PACES} from '../../../../source/ui/replay/playback.js';
import {seatReport} from '../../../../source/match/seat-report.js';
import {newsAt, toldLog} from '../../../../source/session/told/told-log.js';
import {eyesNews} from '../../../../source/ui/replay/running/eyes-news.js';
import {SpectatedGame} from '../../../../source/ui/replay/running/spectated-game.js';
import {settlePromises} from '../../fake-world.js';
import {GREEDY_RANDOM, playOn, scripted, SHORT_GAME, SpectatorWorld} from './spectator-world.js';
import {countPlies, movesOf} from '../../../../source/match/acts.js';

const PACE = PACES[3];

/** Returns how many plies are shown and how many have been played. */
const where = (game: SpectatedGame): readonly [number, number] => [
	game.player.getPlayback().frame,
	countPlies(game.getState().match),
];

describe('a game that is watched', () => {
	it('goes on by itself, each ply shown for a while, and stops at the end', async () => {
		const world = new SpectatorWorld();
		const game = scripted(world, SHORT_GAME);
		game.player.dispatch();
		expect(game.getState().thinking).toBe('white');
		await world.pass(PACE - 1);
		expect(where(game)).toEqual([0, 0]);
		for (let ply = 1; ply <= 5; ply++) {
			await world.pass(ply === 1 ? 1 : PACE);
			expect(where(game)).toEqual([ply, ply]);
		}

		expect(game.player.getPlayback().isPlaying).toBe(false);
		expect(game.getState()).toMatchObject({
			match: {outcome: {winner: 'white', reason: 'king-captured'}},
		});
		expect(world.waiting).toBe(0);
		expect(world.questions).toHaveLength(5);
		expect(world.saved).toEqual([]);
	});

	it('waits for a bot that takes longer, and plays its move at once then', async () => {
		const world = new SpectatorWorld();
		world.isAnswering = false;
		const game = scripted(world, SHORT_GAME);
		let answer: (move: string) => void = () => undefined;
		const find = world.bots.find.bind(world.bots);
		world.bots.find = (id, terms) => ({
			...find(id, terms),
			move: async () =>
				new Promise<string>((resolve) => {
					answer = resolve;
				}),
		});
		const slow = unwrap(SpectatedGame.begin(game.game, world));
		slow.player.dispatch();
		await world.pass(10 * PACE);
		expect(where(slow)).toEqual([0, 0]);
		expect(slow.getState().thinking).toBe('white');
		answer('e2e4');
		await settlePromises();
		expect(where(slow)).toEqual([1, 1]);
		expect(slow.getState().thinking).toBe('black');
	});

	it('stops, steps on and back, and goes on through the past to the game', async () => {
		const world = new SpectatorWorld();
		const game = scripted(world, SHORT_GAME);
		game.player.dispatch();
		await world.pass(PACE);
		game.player.dispatch('auto');
		await world.pass(10 * PACE);
		expect(where(game)).toEqual([1, 1]);
		await playOn(game, 2);
		expect(where(game)).toEqual([3, 3]);
		game.player.dispatch('previous');
		game.player.dispatch('previous');
		expect(where(game)).toEqual([1, 3]);
		game.player.dispatch('next');
		expect(where(game)).toEqual([2, 3]);
		game.player.dispatch('pageUp');
		expect(where(game)).toEqual([0, 3]);
		game.player.dispatch('auto');
		await world.pass(3 * PACE);
		expect(where(game)).toEqual([3, 3]);
		await world.pass(2 * PACE);
		expect(where(game)).toEqual([5, 5]);
		game.player.dispatch('auto');
		expect(where(game)).toEqual([0, 5]);
		await world.pass(5 * PACE);
		expect(where(game)).toEqual([5, 5]);
		expect(game.player.getPlayback().isPlaying).toBe(false);
	});

	it('keeps a move that was chosen while the past was looked at', async () => {
		const world = new SpectatorWorld();
		const game = scripted(world, SHORT_GAME);
		game.player.dispatch();
		await world.pass(2 * PACE);
		game.player.dispatch('previous');
		await settlePromises();
		expect(where(game)).toEqual([1, 2]);
		game.player.dispatch('last');
		game.player.dispatch('next');
		expect(where(game)).toEqual([3, 3]);
		expect(world.questions.map(({question}) => question.history.plies.length)).toEqual([0, 1, 2]);
	});

	it('goes faster and slower, within limits', async () => {
		const world = new SpectatorWorld();
		const game = scripted(world, SHORT_GAME);
		game.player.dispatch();
		for (let press = 0; press < 10; press++) {
			game.player.dispatch('faster');
		}

		await world.pass(PACES[PACES.length - 1]);
		expect(where(game)).toEqual([1, 1]);
		for (let press = 0; press < 10; press++) {
			game.player.dispatch('slower');
		}

		await world.pass(PACES[0] - 1);
		expect(where(game)).toEqual([1, 1]);
		await world.pass(1);
		expect(where(game)).toEqual([2, 2]);
	});

	it('calls off what is thought of when it is put away, and asks again when it is opened', async () => {
		const world = new SpectatorWorld();
		world.isAnswering = false;
		const game = scripted(world, SHORT_GAME);
		game.player.dispatch();
		await settlePromises();
		game.putAway();
		expect(world.calledOff).toBe(1);
		expect(game.player.getPlayback()).toMatchObject({isPlaying: false});
		expect(game.getState().thinking).toBeUndefined();
		expect(world.waiting).toBe(0);
		world.isAnswering = true;
		game.player.dispatch();
		await playOn(game);
		expect(game.getState().match.outcome).toBeDefined();
	});

	it('draws a move by lot for a bot that names none, and says so until the next', async () => {
		const world = new SpectatorWorld();
		const game = scripted(world, ['e2e5', 'f7f6']);
		game.player.dispatch('next');
		await settlePromises();
		expect(where(game)).toEqual([1, 1]);
		expect(game.getState().fault).toBe(
			'White named no move that it could play; one was drawn at random.',
		);
		game.player.dispatch('next');
		await settlePromises();
		expect(where(game)).toEqual([2, 2]);
		expect(game.getState().fault).toBeUndefined();
	});

	it('comes out the same for the same seed, and otherwise for another; colours can be swapped', async () => {
		const play = async (seed: number): Promise<readonly string[]> => {
			const game = unwrap(SpectatedGame.begin({...GREEDY_RANDOM, seed}, new SpectatorWorld()));
			await playOn(game, 40);
			return movesOf(game.getState().match);
		};

		expect(await play(7)).toEqual(await play(7));
		expect(await play(8)).not.toEqual(await play(7));
		const game = unwrap(SpectatedGame.begin(GREEDY_RANDOM, new SpectatorWorld()));
		game.player.dispatch('faster');
		const next = game.swapped();
		expect(next.game).toMatchObject({bots: {white: 'random', black: 'greedy'}, seed: 8});
		expect(next.getState().review.names).toEqual({white: 'Random', black: 'Greedy'});
		expect(next.player.getPlayback().pace).toBe(game.player.getPlayback().pace);
	});

	it('asks again after a refusal and an answer, until a move stands, and keeps what was tried', async () => {
		const world = new SpectatorWorld();
		const texts = ['e2e4', 'd7d5', 'any?', 'e4d5', 'd8d2', 'd8d5'];
		const game = scripted(world, texts, undefined, 'kriegspiel-eastern');
		await playOn(game, 4);
		const {match, thinking} = game.getState();
		expect([game.player.getPlayback().frame, movesOf(match)]).toEqual([
			4,
			['e2e4', 'd7d5', 'e4d5', 'd8d5'],
		]);
		expect(match.acts.filter(({stands}) => !stands)).toEqual([
			{seat: 'white', text: 'any?', stands: false},
			{seat: 'black', text: 'd8d2', stands: false},
		]);
		expect(match.acts.map(({text}) => text)).toEqual(texts);
		expect(thinking).toBeUndefined();
		const told = newsAt(seatReport(match, 'black'), 4).map(({text}) => text);
		expect(told).toEqual(['You tried Qd2: no.', 'You played Qxd5.', 'Capture on d5.']);
		expect(toldLog(seatReport(match, 'white'), 4, 9).map(({text}) => text)).toEqual([
			'1. You played e4.',
			'1… Black has moved.',
			'2. You asked. Any? Try. You played exd5. Capture on d5.',
			'2… Black was refused 1 try. Black has moved. Capture on d5. Your pawn on d5 was taken.',
		]);
		expect(eyesNews(game.getState(), 3, 'truth').map(({text}) => text)).toEqual([
			'White asked. Any? Try.',
			'Capture on d5.',
		]);
	});

	it('tells of the tries of a turn that is on, to each side what it hears', async () => {
		const world = new SpectatorWorld();
		const game = scripted(world, ['e2e4', 'd7d5', 'e4f5'], undefined, 'kriegspiel-icc');
		await playOn(game, 3);
		const state = game.getState();
		expect(state).toMatchObject({thinking: 'white'});
		expect(where(game)).toEqual([2, 2]);
		expect(toldLog(seatReport(state.match, 'white'), 2, 1)).toMatchObject([
			{text: 'You tried exf5: no.'},
		]);
		expect(toldLog(seatReport(state.match, 'black'), 2, 1)).toMatchObject([
			{text: /^1… You played d5/},
		]);
		expect(eyesNews(state, 2, 'truth').at(-1)?.text).toBe('White tried exf5: no.');
	});

	it('says what keeps a game from beginning', () => {
		const world = new SpectatorWorld();
		const faults = [
			{...GREEDY_RANDOM, bots: {white: 'greedy', black: 'nobody'}},
			{...GREEDY_RANDOM, fen: 'nonsense'},
		].map((game) => {
			const begun = SpectatedGame.begin(game, world);
			return begun.ok ? '' : begun.error;
		});
		expect(faults[0]).toBe('There is no bot “nobody”.');
		expect(faults[1]).toMatch(/^The game cannot begin: /);
	});
});
