import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {ownContestant} from '../../../source/bot/arena/contestant.js';
import {playGame} from '../../../source/bot/arena/play-game.js';
import {playMatch} from '../../../source/bot/arena/play-match.js';
import {fogBot} from '../../../source/bot/fog/fog-bot.js';
import {FULL_STRENGTH} from '../../../source/bot/fog/fog-options.js';
import {naiveBot, naiveValue} from '../../../source/bot/naive/naive-bot.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {parseFen, START_FEN} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {parseUci} from '../../../source/core/uci.js';
import {moveKey} from '../../../source/rules/move.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {questionAfter} from '../../helpers/questions.js';

/** Quick enough for a test. */
const QUICK = {...FULL_STRENGTH, worlds: 12, nodes: 3000};

describe('the bot in the fog', () => {
	it('takes a king that it sees, and a queen', () => {
		const king = questionAfter('e2e4', 'f7f6', 'd1h5', 'a7a6');
		expect(makeAct(fogBot(QUICK)(king, createRandom(1)).move)).toBe('h5e8');
		const queen = questionAfter('e2e4', 'e7e5', 'g1f3', 'd8h4');
		expect(makeAct(fogBot(QUICK)(queen, createRandom(1)).move)).toBe('f3h4');
	});

	it('answers the same to the same question and seed, whatever it was asked before', () => {
		const question = questionAfter('d2d4', 'g8f6', 'c2c4', 'e7e6');
		const fresh = fogBot(QUICK)(question, createRandom(3));
		const used = fogBot(QUICK);
		used(questionAfter('e2e4', 'e7e5'), createRandom(8));
		expect(used(question, createRandom(3))).toEqual(fresh);
		expect(fresh.info).toMatchObject({isExact: true});
		expect(fresh.info?.positions).toBeGreaterThan(1);
	});

	it('knows only what its seat has seen: two truths that look alike get the same answer', () => {
		// White sees the same of both.
		const one = questionAfter('e2e4', 'b7b6');
		const other = questionAfter('e2e4', 'h7h6');
		expect(fogBot(QUICK)(one, createRandom(5)).move).toEqual(
			fogBot(QUICK)(other, createRandom(5)).move,
		);
	});

	/** Time that does not go by, so that a bot that learns still keeps to its number of positions. */
	const CLOCK = {ms: 1000, now: () => 0};

	it('learns by the clock from what its moves bring to light, and forgets it in another game', () => {
		const game =
			'e2e3 d7d5 b1c3 g8f6 d2d4 e7e6 g1f3 b8d7 f1d3 f8d6 e1g1 e8g8 e3e4 d5e4 c3e4 f6e4 d3e4 f7f5'.split(
				' ',
			);
		const last = questionAfter(...game);
		const answer = (...before: readonly (readonly string[])[]) => {
			const bot = fogBot(QUICK);
			for (const moves of before) {
				bot(questionAfter(...moves), createRandom(1), CLOCK);
			}

			return bot(last, createRandom(1), CLOCK);
		};

		const fresh = answer();
		const asked = [2, 4, 6, 8, 10, 12, 14, 16].map((plies) => game.slice(0, plies));
		expect(answer(...asked).info?.score).not.toBe(fresh.info?.score);
		expect(answer(game.slice(0, 2), ['e2e4', 'e7e5'])).toEqual(fresh);
	});

	it('learns nothing but from what its seat has seen', () => {
		// White sees the same of both to the end.
		const truths = ['b7b6', 'h7h6'].map((hidden) => [
			'e2e4',
			hidden,
			'g1f3',
			'a7a6',
			'b1c3',
			'g7g6',
		]);
		const [one, other] = truths.map((moves) => {
			const bot = fogBot(QUICK);
			return [2, 4, 6].map((plies) =>
				bot(questionAfter(...moves.slice(0, plies)), createRandom(5), CLOCK),
			);
		});
		expect(one).toEqual(other);
	});

	it('beats one that moves at random, and says that it knew all that was possible', async () => {
		const {tally, records} = await playMatch(
			{
				variant: fog,
				contestants: [
					ownContestant('fog', () => fogBot({...QUICK, worlds: 8, nodes: 800})),
					ownContestant('random', () => randomBot),
				],
				games: 2,
				ms: 1,
				seed: 1,
				// Few enough men that all positions are held in any game.
				openings: [{fen: '4k2r/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1', moves: []}],
				bounds: undefined,
				now: () => 0,
			},
			() => undefined,
		);
		expect(tally).toEqual({wins: 2, losses: 0, draws: 0});
		expect(records[0].every(({illegal, told, exact}) => illegal === 0 && told === exact)).toBe(
			true,
		);
	});

	it('stops when its time is up', async () => {
		let clock = 0;
		const bot = fogBot({...FULL_STRENGTH, nodes: Number.MAX_SAFE_INTEGER});
		const {info} = bot(questionAfter('e2e4', 'e7e5'), createRandom(1), {
			ms: 50,
			now: () => clock++,
		});
		expect(info?.nodes).toBeLessThan(200_000);
		expect(info?.depth).toBeGreaterThanOrEqual(1);
	});

	it('makes do with a sample of what fits when its time is short', () => {
		const moves = ['a2a3', 'h7h6', 'b2b3', 'g7g6', 'c2c3', 'f7f6', 'g2g3', 'e7e6'];
		let clock = 0;
		const hurried = fogBot(QUICK)(questionAfter(...moves), createRandom(1), {
			ms: 2,
			now: () => clock++,
		});
		expect(hurried.info).toMatchObject({isExact: false});
		expect(hurried.info?.positions).toBeGreaterThan(0);
		// Another game, so that nothing is left from the one before.
		const fresh = questionAfter(...moves.with(0, 'a2a4'));
		expect(fogBot(QUICK)(fresh, createRandom(1)).info).toMatchObject({isExact: true});
	});
});

describe('the naive bot', () => {
	it('takes a king, and values moves by material and places', () => {
		const king = questionAfter('e2e4', 'f7f6', 'd1h5', 'a7a6');
		expect(makeAct(naiveBot()(king, createRandom(1)).move)).toBe('h5e8');
		const position = Position.fromSetupUnchecked(unwrap(parseFen(START_FEN)), fog.moves);
		const value = (move: string) => naiveValue(position, moveKey(parseUci(move)!), 1);
		expect(Math.abs(value('b1a3'))).toBeLessThan(60);
		expect(value('b1c3')).toBeGreaterThan(value('b1a3'));
	});

	it('plays a game to its end, from a start that both sides know', async () => {
		const {outcome, sides} = await playGame({
			variant: fog,
			opening: {fen: 'r3k3/8/8/8/8/8/PPP5/KR1Q4 w - - 0 1', moves: []},
			contestants: {
				white: ownContestant('naive', naiveBot),
				black: ownContestant('random', () => randomBot),
			},
			ms: 1,
			seed: 4,
			now: () => 0,
		});
		expect(outcome.winner).toBe('white');
		expect(sides.white).toMatchObject({illegal: 0, hung: 0});
		expect(sides.white.exact).toBe(sides.white.told);
	});
});
