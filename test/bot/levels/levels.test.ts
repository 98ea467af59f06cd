import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {ownContestant} from '../../../source/bot/arena/contestant.js';
import {playGame} from '../../../source/bot/arena/play-game.js';
import type {Bot} from '../../../source/bot/bot.js';
import {BOTS} from '../../../source/bot/bots.js';
import {FULL_STRENGTH} from '../../../source/bot/fog/fog-options.js';
import {overlooking, timedLevelBot} from '../../../source/bot/levels/level-bot.js';
import {makeBot} from '../../../source/bot/make-bot.js';
import {DEFAULT_LEVEL, LEVELS} from '../../../source/bot/levels/levels.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {createRandom} from '../../../source/core/random.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {questionAfter} from '../../helpers/questions.js';

/** Returns a contestant that is given no time. */
const untimed = (name: string, make: () => Bot) =>
	ownContestant(name, () => {
		const bot = make();
		return (question, random) => bot(question, random);
	});

const playLevels = async (white: number, black: number, seed: number) =>
	playGame({
		variant: fog,
		// Few men, so that it does not take long.
		opening: {fen: '4k3/ppp2r2/8/8/8/8/PPP2R2/4K3 w - - 0 1', moves: []},
		contestants: {
			white: untimed('white', () => makeBot(BOTS[white - 1], new Map())),
			black: untimed('black', () => makeBot(BOTS[black - 1], new Map())),
		},
		ms: 1,
		seed,
		now: () => 0,
	});

describe('the levels', () => {
	it('are numbered from 1 to 10, and the last holds nothing back', () => {
		expect(LEVELS.map(({level}) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(LEVELS.at(-1)).toMatchObject({thought: FULL_STRENGTH, overlooks: 0});
		expect(LEVELS.some(({level}) => level === DEFAULT_LEVEL)).toBe(true);
	});

	it('think more from level to level, and overlook less', () => {
		for (const [index, {thought, overlooks}] of LEVELS.slice(1).entries()) {
			const before = LEVELS[index];
			expect(thought.nodes).toBeGreaterThanOrEqual(before.thought.nodes);
			expect(thought.worlds).toBeGreaterThanOrEqual(before.thought.worlds);
			expect(thought.depth).toBeGreaterThanOrEqual(before.thought.depth);
			expect(thought.slack).toBeLessThanOrEqual(before.thought.slack);
			expect(overlooks).toBeLessThanOrEqual(before.overlooks);
		}
	});

	it('hold a sample where more positions fit than they look at, but for the last', () => {
		const hidden = ['a7a6', 'b7b6', 'c7c6', 'd7d6', 'g7g6'];
		const question = questionAfter(
			...hidden.flatMap((move, at) => [`${'abcdh'[at]}2${'abcdh'[at]}3`, move]),
		);
		const heldBy = (level: number) =>
			makeBot(BOTS[level - 1], new Map())(question, createRandom(1)).info?.positions;
		for (const level of [3, 9]) {
			expect(heldBy(level)).toBeGreaterThan(4096);
			expect(heldBy(level)).toBeLessThanOrEqual(8192);
		}

		expect(heldBy(10)).toBeGreaterThan(8192);
	});

	it('play the same game again with the same seed, and another with another', async () => {
		const first = await playLevels(6, 2, 11);
		expect(await playLevels(6, 2, 11)).toEqual(first);
		const others = [await playLevels(6, 2, 12), await playLevels(6, 2, 13)];
		expect(others.some(({moves}) => moves.join() !== first.moves.join())).toBe(true);
	});

	it('know only what their seat has seen: two truths that look alike get the same answer', () => {
		for (const level of BOTS.slice(0, 7)) {
			// White sees the same of both.
			const [one, other] = [questionAfter('e2e4', 'b7b6'), questionAfter('e2e4', 'h7h6')];
			const bot = makeBot(level, new Map());
			expect(bot(one, createRandom(5))).toEqual(makeBot(level, new Map())(other, createRandom(5)));
			expect(bot(other, createRandom(5))).toEqual(makeBot(level, new Map())(one, createRandom(5)));
		}
	});

	it('take a king that they see, at once', () => {
		const question = questionAfter('e2e4', 'f7f6', 'd1h5', 'a7a6');
		for (const level of BOTS.slice(0, 6)) {
			for (let seed = 0; seed < 8; seed++) {
				expect(makeAct(makeBot(level, new Map())(question, createRandom(seed)).move)).toBe('h5e8');
			}
		}
	});
});

describe('a level that can be given a time', () => {
	const level = {
		...LEVELS[9],
		thought: {...FULL_STRENGTH, worlds: 2, nodes: 100},
	};

	it('keeps to its budget without one, and goes on until it is used up with one', () => {
		const question = questionAfter('e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6', 'd2d3', 'd7d6');
		const bot = timedLevelBot(level);
		const counted = bot(question, createRandom(1)).info?.nodes;
		let clock = 0;
		const timed = bot(question, createRandom(1), {ms: 100, now: () => clock++}).info?.nodes;
		expect(timed).toBeGreaterThan((counted ?? 0) * 2);
		// Time without end is no time.
		const endless = {ms: Number.POSITIVE_INFINITY, now: () => 0};
		expect(bot(question, createRandom(1), endless).info?.nodes).toBe(counted);
	});
});

describe('a bot that overlooks moves', () => {
	const {moves} = questionAfter();
	const offered: number[] = [];
	const listener: Bot = (question, random) => {
		offered.push(question.moves.length);
		return randomBot(question, random);
	};

	it('notices about the share it should, and always something', () => {
		for (const share of [0.3, 0.9, 1]) {
			offered.length = 0;
			const bot = overlooking(listener, share);
			for (let seed = 0; seed < 200; seed++) {
				expect(moves).toContainEqual(bot(questionAfter(), createRandom(seed)).move);
			}

			const noticed = offered.reduce((sum, count) => sum + count, 0) / 200;
			expect(Math.min(...offered)).toBeGreaterThanOrEqual(1);
			expect(noticed).toBeGreaterThan(Math.max(1, moves.length * (1 - share) * 0.85) - 1e-9);
			expect(noticed).toBeLessThan(Math.max(1.001, moves.length * (1 - share) * 1.35));
		}
	});

	it('forgets no act that is no move, such as what ends a set-up', () => {
		const ready = {kind: 'say', word: 'ready'} as const;
		const taking = {kind: 'place', role: undefined, square: 0} as const;
		const seen: number[] = [];
		const bot = overlooking(({acts = []}) => {
			seen.push(acts.length);
			return {move: acts.find(({kind}) => kind === 'say') ?? acts[0]};
		}, 1);
		const question = {...questionAfter(), moves: [], acts: [taking, ready]};
		expect(bot(question, createRandom(1)).move).toEqual(ready);
		expect(bot({...question, acts: [...moves, ready]}, createRandom(1)).move).toEqual(ready);
		expect(seen).toEqual([2, 2]);
	});

	it('looks at all of them again, but as seldom as it notices any, when those that it noticed lose the king', () => {
		const question = questionAfter();
		const takes = question.moves[3];
		const looks = (share: number): number => {
			let found = 0;
			const bot = overlooking(
				({moves: offered}) =>
					offered.includes(takes)
						? {move: takes, info: {score: 900}}
						: {move: offered[0], info: {score: -1490}},
				share,
			);
			const random = createRandom(1);
			for (let count = 0; count < 1000; count++) {
				found += bot(question, random).move === takes ? 1 : 0;
			}

			return found / 1000;
		};
		// What is noticed at first, and what of the rest when it looks again.
		expect(looks(0.2)).toBeCloseTo(0.8 + 0.2 * 0.8, 1);
		expect(looks(0.7)).toBeCloseTo(0.3 + 0.7 * 0.3, 1);
	});

	it('looks again at what loses the king, not at what loses a queen', () => {
		const looksAt = (score: number): number => {
			let looks = 0;
			const bot = overlooking(({moves: offered}) => {
				looks++;
				return {move: offered[0], info: {score}};
			}, 0.01);
			bot(questionAfter(), createRandom(1));
			return looks;
		};
		expect([-1490, -1450, -1000, 0].map(looksAt)).toEqual([2, 2, 1, 1]);
	});

	it('is the bot itself when it overlooks nothing', () => {
		expect(overlooking(listener, 0)).toBe(listener);
	});
});
