import {describe, expect, it} from 'vitest';
import {isMove, makeAct} from '../../../source/core/act.js';
import {ownContestant} from '../../../source/bot/arena/contestant.js';
import {playGame} from '../../../source/bot/arena/play-game.js';
import type {Bot, BotQuestion} from '../../../source/bot/bot.js';
import {BOTS, findBot} from '../../../source/bot/bots.js';
import {grabberBot} from '../../../source/bot/kriegspiel/grabber-bot.js';
import {
	type KriegspielOptions,
	KRIEGSPIEL_STRENGTH,
	kriegspielBot,
} from '../../../source/bot/kriegspiel/kriegspiel-bot.js';
import {levelOptions} from '../../../source/bot/kriegspiel/kriegspiel-levels.js';
import {LEVELS} from '../../../source/bot/levels/levels.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {byColor, type Color} from '../../../source/core/color.js';
import {START_FEN} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {KRIEGSPIEL_BOOKS} from '../../../source/rules/variants/kriegspiel.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';

/** Little thought, so that tests are quick. */
const QUICK: KriegspielOptions = {
	...KRIEGSPIEL_STRENGTH,
	members: 60,
	worlds: 6,
	searched: 3,
	depth: 1,
	nodes: 600,
	slack: 0,
};

const questionOf = (played: UmpiredGame, seat: Color): BotQuestion => ({
	history: played.histories[seat],
	menAtStart: byColor(() => 16),
	moves: played.game.moves(),
	...(played.fen === undefined ? {} : {startFen: played.fen}),
});

/** Asks a bot until a move of its stands; returns what it tried and asked. */
function takeTurn(played: UmpiredGame, bot: Bot): string[] {
	const texts: string[] = [];
	for (let tries = 0; tries < 60; tries++) {
		const {move} = bot(questionOf(played, played.game.turn), createRandom(tries));
		texts.push(makeAct(move));
		if (played.play(texts.at(-1)!)) {
			break;
		}
	}

	return texts;
}

const startAt = (id: string, fen: string) => new UmpiredGame(unwrap(findVariant(id)), fen);

describe('the bot behind an umpire', () => {
	it('learns from a refusal where a man stands, and nothing when it forgets', () => {
		const played = startAt('kriegspiel-icc', START_FEN);
		for (const text of ['e2e4', 'e7e5', 'e4e5']) {
			played.play(text);
		}

		const held = (options: KriegspielOptions) =>
			kriegspielBot(options)(questionOf(played, 'white'), createRandom(1)).info?.positions;
		// Nothing but a pawn on e5 is in the way. Of Black's 20 moves d5 and f5 would have been told.
		expect(held(QUICK)).toBe(1);
		expect(held({...QUICK, forgets: true})).toBe(18);
		expect(played.histories.white.tries).toHaveLength(1);
	});

	it.each(KRIEGSPIEL_BOOKS.map(({id}) => id))('answers with what may be tried: %s', async (id) => {
		let questions = 0;
		const watched: Bot = (question, random) => {
			const {move} = kriegspielBot(QUICK)(question, random);
			questions++;
			if (isMove(move)) {
				expect(question.moves).toContainEqual(move);
			}

			return {move};
		};
		const {outcome, sides} = await playGame({
			variant: unwrap(findVariant(id)),
			opening: {fen: '4k3/2p2p2/8/3P4/8/8/4P1Q1/4K3 w - - 0 1', moves: []},
			contestants: {
				white: ownContestant('bot', () => {
					const bot = kriegspielBot(QUICK);
					return (question, random, time) =>
						question.history.plies.length > 16
							? randomBot(question, random, time)
							: question.history.plies.length < 4
								? watched(question, random)
								: bot(question, random);
				}),
				black: ownContestant('random', () => randomBot),
			},
			ms: 1,
			seed: 3,
			now: () => 0,
		});
		expect(outcome.reason).toBeDefined();
		expect(sides.white.illegal).toBe(0);
		expect(questions).toBeGreaterThan(0);
	});

	it('mates when it can in all worlds', () => {
		const played = startAt('kriegspiel-icc', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
		expect(takeTurn(played, kriegspielBot(QUICK))).toEqual(['a1a8']);
		expect(played.game.outcome).toEqual({winner: 'white', reason: 'checkmate'});
	});

	it('does not stalemate a king that is alone', () => {
		// Qg6 leaves him no move, wherever else it may lead.
		const played = startAt('kriegspiel-icc', '7k/8/5K2/6Q1/8/8/8/8 w - - 0 1');
		expect(takeTurn(played, kriegspielBot(QUICK)).at(-1)).not.toBe('g5g6');
		expect(played.game.outcome?.winner).not.toBe(null);
	});

	it('recaptures where a man of its was taken', () => {
		const played = startAt('kriegspiel-icc', '3rk3/8/8/8/8/8/3P4/3RK3 b - - 0 1');
		expect(played.play('d8d2')).toBe(true);
		const texts = takeTurn(played, kriegspielBot(QUICK));
		expect(['d1d2', 'e1d2']).toContain(texts.at(-1));
	});

	it('gives the same answer to the same question', () => {
		const played = new UmpiredGame(unwrap(findVariant('kriegspiel-eastern')));
		const random = createRandom(7);
		for (let tries = 0; tries < 12; tries++) {
			played.playAny(random);
		}

		const question = questionOf(played, played.game.turn);
		const one = kriegspielBot(QUICK)(question, createRandom(1));
		const other = kriegspielBot(QUICK)(question, createRandom(1));
		expect(other).toEqual(one);
	});

	it('uses the time it is given when it goes by the clock, and less for each try after a refused one', () => {
		const played = startAt('kriegspiel-icc', '4k3/2p2p2/8/3P4/8/8/4P1Q1/4K3 w - - 0 1');
		const bot = kriegspielBot({...QUICK, isTimed: true, worlds: 4, searched: 2});
		const looksIn = (ms: number) => {
			let now = 0;
			let looks = 0;
			bot(questionOf(played, 'white'), createRandom(1), {ms, now: () => (looks++, now++)});
			return looks;
		};
		const [short, long] = [looksIn(40), looksIn(400)];
		expect(long).toBeGreaterThan(short * 4);
		played.play('d5c6');
		expect(looksIn(400)).toBeLessThan(long * 0.7);
	});

	it('thinks more at higher levels', () => {
		const options = LEVELS.map((level) => levelOptions(level));
		for (let index = 1; index < options.length; index++) {
			expect(options[index].worlds).toBeGreaterThan(options[index - 1].worlds);
			expect(options[index].nodes).toBeGreaterThanOrEqual(options[index - 1].nodes);
		}

		expect(BOTS).toHaveLength(options.length);
	});
});

describe('questions', () => {
	const questionAt = (fen: string): [UmpiredGame, BotQuestion] => {
		const played = startAt('kriegspiel-american', fen);
		return [played, questionOf(played, 'white')];
	};

	it('asks how many pawns there are where that is in doubt, and once', () => {
		const fen = '4k3/8/8/8/8/8/p7/3BK3 w - - 0 1';
		const [played] = questionAt(fen);
		for (const text of ['e1f2', 'a2a1q']) {
			played.play(text);
		}

		expect(takeTurn(played, kriegspielBot(QUICK))[0]).toBe('count?');
		expect(
			played.histories.white.plies.at(-1)?.tries?.filter((one) => one.text === 'count?'),
		).toHaveLength(1);
	});

	it('does not ask what it knows', () => {
		const [, question] = questionAt('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
		expect(isMove(kriegspielBot(QUICK)(question, createRandom(1)).move)).toBe(true);
	});
});

describe('the grabber', () => {
	it('tries to retake where a book does not name the square', () => {
		const played = startAt('kriegspiel-schemingmind', '3rk3/8/8/8/8/8/3P4/3RK3 b - - 0 1');
		expect(played.play('d8d2')).toBe(true);
		expect(takeTurn(played, grabberBot)[0]).toMatch(/^(d1|e1)d2$/);
	});

	it('tries captures of its pawns before anything else', () => {
		const played = startAt('kriegspiel-icc', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
		const texts = takeTurn(played, grabberBot);
		expect(texts.at(-1)).toBe('e4d5');
		expect(unwrap(findBot('grabber')).id).toBe('grabber');
	});
});
