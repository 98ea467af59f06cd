import {describe, expect, it} from 'vitest';
import {fail} from '../../../source/core/result.js';
import {BOT_PAUSE} from '../../../source/session/bot-turns.js';
import {MatchHost} from '../../../source/session/match-host.js';
import type {BotSeat} from '../../../source/session/services.js';
import {AGAINST_BOT, begin, FakeWorld, HOTSEAT} from '../fake-world.js';
import {movesOf} from '../../../source/match/acts.js';

function host(settings = HOTSEAT, bot?: BotSeat) {
	const world = new FakeWorld();
	const made = new MatchHost(
		'game',
		begin(settings, world.time),
		world,
		bot === undefined ? {} : {black: bot},
	);
	return {world, host: made};
}

const e7e5: BotSeat = {move: async () => 'e7e5'};

describe('a row of acts', () => {
	it('is taken back as one, and what cannot be done is no step of it', () => {
		const {host: made} = host({...HOTSEAT, variant: 'welbeck'});
		const acts = () => made.getState().match.acts.map(({text}) => text);
		made.open();
		made.send({type: 'handedOver'});
		made.sendRow('white', ['K@e1']);
		made.sendRow('white', ['Q@d1', 'R@a1']);
		// Behind what is out of one's own half nothing is done, and nothing of it is a step.
		made.sendRow('white', ['R@h8', 'N@b1']);
		expect(acts()).toEqual(['K@e1', 'Q@d1', 'R@a1']);
		made.send({type: 'takebackAsked', side: 'white'});
		expect(acts()).toEqual(['K@e1']);
		made.sendRow('white', ['R@h8']);
		made.send({type: 'takebackAsked', side: 'white'});
		expect(acts()).toEqual([]);
		made.putAway();
	});

	it('is saved and told once, also up to what cannot be done in it', () => {
		const {world, host: made} = host({...HOTSEAT, variant: 'welbeck'});
		made.open();
		made.send({type: 'handedOver'});
		const savedWhenTold: number[] = [];
		made.subscribe(() => {
			savedWhenTold.push(world.saved.length);
		});
		const saved = () => world.saved.at(-1)?.match.acts.map(({text}) => text);
		made.sendRow('white', ['K@e1', 'Q@d1', 'R@a1', 'P@a2']);
		expect(saved()).toEqual(['K@e1', 'Q@d1', 'R@a1', 'P@a2']);
		made.sendRow('white', ['N@b1', 'R@h8', 'N@g1']);
		expect(saved()).toEqual(['K@e1', 'Q@d1', 'R@a1', 'P@a2', 'N@b1']);
		expect(made.getState().refusal?.reason).toContain('R@h8');
		made.sendRow('white', ['R@h8']);
		expect(savedWhenTold).toEqual([1, 2, 2]);
		made.putAway();
	});
});

describe('MatchHost', () => {
	it('has saved a move before anybody hears of it', () => {
		const {world, host: game} = host();
		game.open();
		game.send({type: 'handedOver'});
		const savedWhenTold: number[] = [];
		game.subscribe(() => {
			savedWhenTold.push(world.saved.length);
		});
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		expect(savedWhenTold).toEqual([1]);
		expect(world.saved[0].match).toBe(game.getState().match);
		expect(game.isSaved).toBe(true);
	});

	it('does not save a game in which nobody has moved', () => {
		const {world, host: game} = host();
		game.open();
		game.send({type: 'handedOver'});
		game.putAway();
		expect(world.saved).toEqual([]);
		expect(game.isSaved).toBe(false);
	});

	it('saves a game in which somebody has tried in vain to move', () => {
		// A pawn that White does not see is in the rook's way.
		const fen = '4k3/8/8/8/p7/8/8/R3K3 w - - 0 1';
		const {world, host: game} = host({...HOTSEAT, variant: 'kriegspiel-icc', fen});
		game.open();
		game.send({type: 'handedOver'});
		game.send({type: 'moveChosen', seat: 'white', move: 'a1a5'});
		expect(game.getState().match).toMatchObject({
			acts: [{seat: 'white', text: 'a1a5', stands: false}],
		});
		expect(world.saved).toHaveLength(1);
		expect(game.isSaved).toBe(true);
	});

	it('goes on, with a warning, when saving fails, and takes the warning back when it works again', () => {
		const {world, host: game} = host();
		game.open();
		game.send({type: 'handedOver'});
		world.saving = fail('The disk is full.');
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		expect(movesOf(game.getState().match)).toEqual(['e2e4']);
		expect(game.getState().notSaved).toBe('The disk is full.');
		world.saving = {ok: true, value: undefined};
		game.send({type: 'moveConfirmed'});
		expect(game.getState().notSaved).toBeUndefined();
	});

	it('tells the side that tried it why an event is refused', () => {
		const {host: game} = host();
		game.open();
		game.send({type: 'handedOver'});
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e5'});
		expect(game.getState().refusal).toMatchObject({seat: 'white'});
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		expect(game.getState().refusal).toBeUndefined();
	});

	it('lets the flag fall without anybody touching a key', async () => {
		const {world, host: game} = host({
			...HOTSEAT,
			clock: {kind: 'timed', base: 60_000, increment: 0},
		});
		game.open();
		await world.pass(100_000);
		expect(game.getState().match.outcome).toBeUndefined();
		game.send({type: 'handedOver'});
		await world.pass(59_999);
		expect(game.getState().match.outcome).toBeUndefined();
		await world.pass(2);
		expect(game.getState().match.outcome).toEqual({winner: 'black', reason: 'time'});
	});

	it('asks the bot, which sees only its own report, and shows its move after a pause', async () => {
		const reports: string[] = [];
		const {world, host: game} = host(AGAINST_BOT, {
			async move(report) {
				reports.push(report.seat);
				return 'e7e5';
			},
		});
		game.open();
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		expect(game.getState().thinking).toBe('black');
		await world.pass(BOT_PAUSE - 1);
		expect(movesOf(game.getState().match)).toEqual(['e2e4']);
		await world.pass(1);
		expect(movesOf(game.getState().match)).toEqual(['e2e4', 'e7e5']);
		expect(game.getState().thinking).toBeUndefined();
		expect(reports).toEqual(['black']);
	});

	it('plays a move at random, and says so, for a bot that throws or names no move', async () => {
		const bad: readonly BotSeat[] = [
			{move: async () => 'e2e4'},
			{
				async move() {
					throw new Error('gone');
				},
			},
			{
				move() {
					throw new Error('at once');
				},
			},
		];
		for (const bot of bad) {
			const {world, host: game} = host(AGAINST_BOT, bot);
			game.open();
			game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
			await world.pass(BOT_PAUSE);
			expect(movesOf(game.getState().match)).toHaveLength(2);
			expect(game.getState().botFault).toContain('at random');
		}
	});

	it('interrupts the bot when the game is put away, and asks again when it is opened again', async () => {
		const signals: AbortSignal[] = [];
		let answer: (move: string) => void = () => {};
		const {world, host: game} = host(AGAINST_BOT, {
			async move(_report, _seed, signal) {
				signals.push(signal);
				return new Promise((resolve) => {
					answer = resolve;
				});
			},
		});
		game.open();
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		await world.pass(1);
		const late = answer;
		game.putAway();
		expect(signals[0].aborted).toBe(true);
		late('e7e5');
		await world.pass(1000);
		expect(movesOf(game.getState().match)).toEqual(['e2e4']);
		expect(world.waiting).toBe(0);
		game.open();
		await world.pass(2 * BOT_PAUSE);
		answer('d7d5');
		await world.pass(0);
		expect(movesOf(game.getState().match)).toEqual(['e2e4', 'd7d5']);
	});

	it('waits for a whole pause again when a move is taken back and another made', async () => {
		const {world, host: game} = host(AGAINST_BOT, {...e7e5, agrees: () => true});
		game.open();
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		await world.pass(BOT_PAUSE);
		game.send({type: 'takebackAsked', side: 'white'});
		await world.pass(BOT_PAUSE + BOT_PAUSE / 2);
		expect(movesOf(game.getState().match)).toEqual([]);
		game.send({type: 'moveChosen', seat: 'white', move: 'd2d4'});
		await world.pass(BOT_PAUSE - 1);
		expect(movesOf(game.getState().match)).toEqual(['d2d4']);
		await world.pass(1);
		expect(movesOf(game.getState().match)).toEqual(['d2d4', 'e7e5']);
	});

	it('puts men down in secret without a pause, and is ready after as many as it took', async () => {
		for (const [took, shown] of [
			[0, 1],
			[(3 * BOT_PAUSE) / 8, 2],
		]) {
			const acts = ['Q@d8', 'K@e8', 'random', 'ready'];
			const {world, host: game} = host(
				{...AGAINST_BOT, variant: 'welbeck'},
				{
					move: async () =>
						new Promise((resolve) => {
							world.after(took, () => resolve(acts.shift() ?? ''));
						}),
				},
			);
			game.open();
			game.send({type: 'moveChosen', seat: 'white', move: 'random'});
			game.send({type: 'moveChosen', seat: 'white', move: 'ready'});
			const done = () => game.getState().match.acts.filter(({seat}) => seat === 'black').length;
			for (let milliseconds = 1; milliseconds < shown * BOT_PAUSE; milliseconds++) {
				await world.pass(1);
				expect(done()).toBeLessThan(4);
			}

			expect(done()).toBe(3);
			await world.pass(1);
			expect(done()).toBe(4);
		}
	});

	it('shows answers at whole multiples of the pause only, and not before the time the bot was given', async () => {
		for (const [took, pace, shown] of [
			[1, undefined, 1],
			[BOT_PAUSE, undefined, 1],
			[BOT_PAUSE + 1, undefined, 2],
			[2.5 * BOT_PAUSE, undefined, 3],
			[1, BOT_PAUSE - 1, 1],
			[1, 5 * BOT_PAUSE, 5],
			[5.2 * BOT_PAUSE, 5 * BOT_PAUSE, 6],
		] as const) {
			let answer: (move: string) => void = () => {};
			const {world, host: game} = host(AGAINST_BOT, {
				...(pace === undefined ? {} : {pace}),
				move: async () =>
					new Promise((resolve) => {
						answer = resolve;
					}),
			});
			game.open();
			game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
			await world.pass(took);
			answer('e7e5');
			await world.pass(0);
			if (took < shown * BOT_PAUSE) {
				await world.pass(shown * BOT_PAUSE - took - 1);
				expect(movesOf(game.getState().match)).toEqual(['e2e4']);
				expect(game.getState().thinking).toBe('black');
				await world.pass(1);
			}

			expect(movesOf(game.getState().match)).toEqual(['e2e4', 'e7e5']);
		}
	});

	it('does not interrupt the bot for an event that changes nothing', async () => {
		let asked = 0;
		const {world, host: game} = host(AGAINST_BOT, {
			async move() {
				asked++;
				return 'e7e5';
			},
		});
		game.open();
		game.send({type: 'moveChosen', seat: 'white', move: 'e2e4'});
		game.send({type: 'moveChosen', seat: 'white', move: 'd2d4'});
		game.send({type: 'clockLooked'});
		expect(game.getState().thinking).toBe('black');
		await world.pass(BOT_PAUSE);
		expect(asked).toBe(1);
	});

	it('lets the bot answer a draw offer, which it declines unless it knows better', async () => {
		for (const [bot, ended] of [
			[e7e5, false],
			[{...e7e5, agrees: () => true}, true],
		] as const) {
			const {world, host: game} = host(AGAINST_BOT, bot);
			game.open();
			game.send({type: 'drawOffered', side: 'white'});
			await world.pass(BOT_PAUSE);
			expect(game.getState().match.request).toBeUndefined();
			expect(game.getState().match.outcome !== undefined).toBe(ended);
		}
	});

	it('gives the same report object as long as nothing has happened', () => {
		const {host: game} = host();
		game.open();
		expect(game.report('white')).toBe(game.report('white'));
		const before = game.report('white');
		game.send({type: 'handedOver'});
		expect(game.report('white')).not.toBe(before);
	});
});
