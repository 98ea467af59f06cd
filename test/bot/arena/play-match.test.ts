import {afterAll, describe, expect, it} from 'vitest';
import {
	type Contestant,
	ownContestant,
	seeingContestant,
} from '../../../source/bot/arena/contestant.js';
import {execContestant} from '../../../source/bot/arena/exec-contestant.js';
import {drawOpening, readOpenings} from '../../../source/bot/arena/openings.js';
import {playGame} from '../../../source/bot/arena/play-game.js';
import {playGameOf, playMatch, type PlayedGame} from '../../../source/bot/arena/play-match.js';
import {addGame, type Tally} from '../../../source/bot/arena/score.js';
import type {BotQuestion} from '../../../source/bot/bot.js';
import {greedyBot} from '../../../source/bot/greedy-bot.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {unwrap} from '../../../source/core/result.js';
import {Game} from '../../helpers/game.js';
import {toUciMove} from '../../../source/rules/move.js';
import {fog} from '../../../source/rules/variants/fog.js';

const random = (name = 'random'): Contestant => ownContestant(name, () => randomBot);
const greedy = (): Contestant => ownContestant('greedy', () => greedyBot);

/** A match between two contestants in which time stands still. */
const matchOf = (contestants: readonly [Contestant, Contestant], games: number) => ({
	variant: fog,
	contestants,
	games,
	ms: 10,
	seed: 1,
	openings: undefined,
	bounds: undefined,
	now: () => 0,
});

describe('the arena', () => {
	it('plays pairs: the same opening twice, with colours swapped', async () => {
		const games: PlayedGame[] = [];
		const {tally, records} = await playMatch(matchOf([greedy(), random()], 6), (game) => {
			games.push(game);
		});
		expect(games.map(({names}) => names[0])).toEqual(
			Array.from({length: 6}, (_, index) => (index % 2 === 0 ? 'greedy' : 'random')),
		);
		const openings = games.map(({played}) => played.moves.slice(0, 2).join(' '));
		expect(openings[0]).toBe(openings[1]);
		expect(openings[2]).toBe(openings[3]);
		expect(openings[0]).not.toBe(openings[2]);
		expect(tally.wins + tally.losses + tally.draws).toBe(6);
		expect(tally.wins).toBeGreaterThanOrEqual(5);
		const [first] = records;
		expect(first.map(({illegal, late}) => illegal + late)).toEqual([0, 0, 0, 0, 0, 0]);
	});

	it('plays the same games for the same seed', async () => {
		const lines: string[][] = [[], []];
		for (const line of lines) {
			await playMatch(matchOf([random('a'), random('b')], 2), ({played}) => {
				line.push(played.moves.join(' '));
			});
		}

		expect(lines[0]).toEqual(lines[1]);
	});

	it('tells a contestant what its seat sees, and nothing that comes later', async () => {
		const asked: BotQuestion[] = [];
		const spy = ownContestant('spy', () => (question, chance) => {
			asked.push(question);
			return randomBot(question, chance);
		});
		const {moves} = await playGame({
			variant: fog,
			opening: drawOpening(fog, 'spy'),
			contestants: {white: spy, black: greedy()},
			ms: 10,
			seed: 3,
			now: () => 0,
		});
		const game = unwrap(Game.start(fog));
		for (const [index, move] of moves.entries()) {
			game.tryText(move);
			for (const {history} of asked.filter(({history}) => history.plies.length > index)) {
				expect(makeFogFen(history.plies[index].view)).toBe(makeFogFen(game.view('white')));
				expect(history.plies[index].move).toBe(index % 2 === 0 ? move : undefined);
			}
		}

		expect(asked.map(({history}) => history.plies.length)).toEqual(
			asked.map((_question, index) => 2 + 2 * index),
		);
	});

	it('counts answers that are no moves, late ones, and kings left hanging', async () => {
		let clock = 0;
		const blunderer = seeingContestant('blunderer', () => {
			clock += 1000;
			// A king's step that a rook can answer, and a move that is none.
			return {move: {from: 4, to: 3}};
		});
		const {sides, outcome} = await playGame({
			variant: fog,
			opening: {fen: '3r3k/8/8/8/8/8/8/4K3 w - - 0 1', moves: []},
			contestants: {
				white: blunderer,
				black: seeingContestant('taker', (truth) => ({move: {from: 59, to: truth.kings[0]}})),
			},
			ms: 10,
			seed: 1,
			now: () => clock,
		});
		expect(outcome).toEqual({winner: 'black', reason: 'king-captured'});
		expect(sides.white).toMatchObject({moves: 1, late: 1, hung: 1, illegal: 0, longestMs: 1000});
		const {sides: others} = await playGame({
			variant: fog,
			opening: {fen: '7k/8/8/8/8/8/8/K7 w - - 98 1', moves: []},
			contestants: {
				white: seeingContestant('wrong', () => ({move: toUciMove(0)})),
				black: random(),
			},
			ms: 10,
			seed: 1,
			now: () => 0,
		});
		expect(others.white).toMatchObject({moves: 1, illegal: 1, hung: 0});
	});

	it('gives a contestant its own time, if it has one, and measures it by that', async () => {
		const given: number[] = [];
		let clock = 0;
		const slow = (name: string, ms?: number): Contestant => ({
			...ownContestant(name, () => (question, chance, time) => {
				given.push(time?.ms ?? 0);
				clock += 500;
				return randomBot(question, chance);
			}),
			...(ms === undefined ? {} : {ms}),
		});
		const {sides} = await playGame({
			variant: fog,
			opening: {fen: '7k/8/8/8/8/8/8/K7 w - - 98 1', moves: []},
			contestants: {white: slow('usual'), black: slow('patient', 300)},
			ms: 10,
			seed: 1,
			now: () => clock,
		});
		expect(given).toEqual([10, 300]);
		expect([sides.white.late, sides.black.late]).toEqual([1, 0]);
	});

	it('plays any one game of a match by itself', async () => {
		const match = matchOf([random('a'), random('b')], 4);
		const games: PlayedGame[] = [];
		const {tally} = await playMatch(match, (game) => {
			games.push(game);
		});
		let alone: Tally = {wins: 0, losses: 0, draws: 0};
		for (const index of [3, 1, 0, 2]) {
			const {points, records, ...game} = await playGameOf(match, index);
			expect(game.played).toEqual(games[index].played);
			expect(game.names).toEqual(index % 2 === 0 ? ['a', 'b'] : ['b', 'a']);
			expect(records[0]).toBe(game.played.sides[index % 2 === 0 ? 'white' : 'black']);
			alone = addGame(alone, points);
		}

		expect(alone).toEqual(tally);
	});

	it('stops when the sequential test is sure', async () => {
		const match = {...matchOf([greedy(), random()], 200), bounds: [0, 300] as const};
		const {tally} = await playMatch(match, () => undefined);
		expect(tally.wins + tally.losses + tally.draws).toBeLessThan(100);
	});
});

describe('openings', () => {
	it('are read a line each, with the line named that is wrong', () => {
		const text = '# two\ne2e4 e7e5\n\n8/8/8/3k4/8/8/8/KQ6 w - - 0 1 # an ending\n';
		expect(unwrap(readOpenings(text, fog))).toEqual([
			{moves: ['e2e4', 'e7e5']},
			{fen: '8/8/8/3k4/8/8/8/KQ6 w - - 0 1', moves: []},
		]);
		const errors = ['e2e4 e2e4', '8/8 w', '', 'f2f3 e7e5 g2g4 d8h4 a2a3 h4e1'].map((line) => {
			const read = readOpenings(line, fog);
			return read.ok ? '' : read.error;
		});
		expect(errors[0]).toBe('line 1: “e2e4” cannot be played');
		expect(errors[1]).toMatch(/^line 1 is no position: /);
		expect(errors[2]).toBe('there is no opening in it');
		expect(errors[3]).toBe('line 1: the game is over after it');
	});
});

/** The command line of a program that answers each question with what `answer` makes of `message`. */
function program(answer: string): string {
	const script = [
		"require('node:readline').createInterface({input: process.stdin}).on('line', (line) => {",
		`const message = JSON.parse(line); if (message.type === 'go') { console.log(${answer}); } });`,
	].join(' ');
	return `${JSON.stringify(process.execPath)} -e ${JSON.stringify(script)}`;
}

describe('a program of its own', () => {
	const opened: Contestant[] = [];
	const open = (answer: string): Contestant => {
		const contestant = execContestant(program(answer));
		opened.push(contestant);
		return contestant;
	};

	afterAll(async () => {
		await Promise.all(opened.map(async (one) => one.close()));
	});

	it('plays games by what it is told', async () => {
		const first = open("JSON.stringify({type: 'try', move: message.moves[0], info: {depth: 1}})");
		const {tally, records} = await playMatch(matchOf([first, random()], 2), () => undefined);
		expect(tally.wins + tally.losses + tally.draws).toBe(2);
		expect(records[0].map(({illegal}) => illegal)).toEqual([0, 0]);
	});

	it.each([
		["'nonsense'", 'gave no move but “nonsense”'],
		["JSON.stringify({type: 'error', error: 'no idea'})", 'gave no move but no idea'],
		['process.exit(1)', 'gave no answer'],
	])('stops the games with a sentence when it answers %s', async (answer, sentence) => {
		await expect(playMatch(matchOf([open(answer), random()], 1), () => undefined)).rejects.toThrow(
			sentence,
		);
	});
});
