import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {statsCommand} from '../../source/commands/stats.js';
import {unwrap} from '../../source/core/result.js';
import {LESSONS} from '../../source/drill/lessons.js';
import {notePractice} from '../../source/drill/practice.js';
import {scheduleLesson} from '../../source/drill/schedule.js';
import {findPaths} from '../../source/storage/paths.js';
import {progressPath, saveLesson} from '../../source/storage/progress-file.js';
import {DEFAULT_SETTINGS} from '../../source/storage/settings-file.js';
import type {Match} from '../../source/match/match.js';
import {findVariant} from '../../source/rules/registry.js';
import {keepAnalysis} from '../../source/storage/analysis-file.js';
import {keepGame} from '../../source/storage/finished-games.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {ANALYSIS} from '../helpers/analyses.js';
import {AGAINST_BOT, BOTS, HOTSEAT, play, type Step, TAKE, turns} from '../helpers/matches.js';
import {runCommand} from '../helpers/run-command.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';
import {findTwins} from '../helpers/twin-games.js';

afterEach(() => {
	vi.unstubAllEnvs();
});

const RESIGNS: Step = {type: 'resigned', side: 'white'};
const WINS: Step = {type: 'resigned', side: 'black'};
const LEVEL_4 = {
	...AGAINST_BOT,
	seats: {...AGAINST_BOT.seats, black: {kind: 'bot', name: 'Skittles player', bot: 'level-4'}},
} as const;

/** Makes a home with saves, the first of which ended first, and returns the folder they are in. */
function home(...matches: readonly Match[]): string {
	const path = temporaryFolder();
	vi.stubEnv('FOGCHESS_HOME', path);
	const folder = join(path, 'data', 'games');
	mkdirSync(folder, {recursive: true});
	for (const [index, match] of matches.entries()) {
		const updated = `2026-11-25T10:0${index}:00.000Z`;
		const text = makeSave({created: updated, updated, match, marks: NO_MARKS});
		writeFileSync(join(folder, `game-${index}.json`), text);
	}

	return folder;
}

const finished = [
	play(LEVEL_4, 'a2a3', WINS).match,
	play(LEVEL_4, 'e2e4', RESIGNS).match,
	play(AGAINST_BOT, 'a2a3', WINS).match,
];

const bothForms = async () => [
	await runCommand(statsCommand),
	await runCommand(statsCommand, [], {ascii: true}),
	await runCommand(statsCommand, [], {json: true}),
];

describe('stats', () => {
	it('says that there is nothing yet, and where imported games are', async () => {
		const folder = home();
		expect(await runCommand(statsCommand)).toEqual({
			code: 0,
			out: ['No game against a bot is finished yet: `fogchess play` begins one.'],
			error: [],
		});
		const match = finished[1];
		const imported = {on: '2026-11-25T12:00:00.000Z', from: 'x.pgn'};
		unwrap(keepGame(folder, {match, imported}));
		expect((await runCommand(statsCommand)).out.slice(1)).toEqual([
			'1 imported game is under Games: 1 won by Black.',
		]);
		const [line] = (await runCommand(statsCommand, [], {json: true})).out;
		expect(JSON.parse(line)).toMatchObject({
			total: {games: 0},
			record: [],
			quality: null,
			imported: {games: 1, white: 0, black: 1, drawn: 0, undecided: 0},
		});
	});

	it('tells how the person stands with drills, once one was begun', async () => {
		home();
		const paths = unwrap(findPaths());
		const [won, lost] = LESSONS;
		const now = Date.now();
		for (const [{id}, grade] of [
			[won, 'good'],
			[lost, 'again'],
		] as const) {
			const result = {...(grade === 'good' ? {lost: 3} : {}), isPar: false};
			unwrap(
				saveLesson(
					progressPath(paths),
					DEFAULT_SETTINGS.person,
					id,
					scheduleLesson(undefined, grade, now),
					(practice) => notePractice(practice, id, result, now),
				),
			);
		}

		const {out} = await runCommand(statsCommand);
		expect(out.slice(1)).toEqual([
			'',
			expect.stringMatching(
				/^Drills: 1 of \d+ lessons done, 0 on par without help, \d due today\.$/,
			),
			'  In the best attempts, helped or not, 3 moves lost in all.',
			expect.stringMatching(/^ {2}0 of \d+ puzzles solved\.$/),
		]);
		const [line] = (await runCommand(statsCommand, [], {json: true})).out;
		expect(JSON.parse(line)).toMatchObject({
			total: {games: 0},
			drills: {begun: 2, notWon: 1, onPar: 0, lost: 3, dayStreak: 1, solved: 0},
		});
	});

	it('leaves out drills and games that were set up', async () => {
		const {seats} = AGAINST_BOT;
		const bot = {kind: 'bot', name: 'The phantom', bot: 'drill phantom known'} as const;
		const fen = '4k3/8/8/8/8/8/8/KQ6 w - - 0 1';
		const drill = play({...AGAINST_BOT, fen, seats: {...seats, black: bot}}, WINS).match;
		home(...finished, drill, play({...LEVEL_4, fen}, 'b1b8', WINS).match);
		const {out} = await runCommand(statsCommand);
		expect(out[0]).toBe('Against bots, 3 games: 2 won, 0 drawn, 1 lost.');
		expect(out[1]).toBe('1 game from a position that was set up is not counted.');
		expect(out).toContain('WLW');
		expect(out.join(' ')).not.toContain('drill');
	});

	it('leaves out a game that was given up in its set-up', async () => {
		const setUp = play({...LEVEL_4, variant: 'welbeck'}, 'random', RESIGNS).match;
		home(...finished, setUp);
		const {out} = await runCommand(statsCommand);
		expect(out[0]).toBe('Against bots, 3 games: 2 won, 0 drawn, 1 lost.');
		expect(out.join(' ')).not.toContain('Welbeck');
	});

	it('tells the record and that nothing was analysed', async () => {
		home(...finished);
		expect((await runCommand(statsCommand)).out).toEqual([
			'Against bots, 3 games: 2 won, 0 drawn, 1 lost.',
			'',
			'Fog of War',
			'  Skittles player (4)     2 played   1 won   0 drawn   1 lost  █████░░░░░',
			'  Random                  1 played   1 won   0 drawn   0 lost  ██████████',
			'',
			'WLW',
			'W won, D drawn, L lost; the last game at the right.',
			'The last one was won. The longest runs: 1 won, 1 not lost.',
			'',
			'Your moves are not analysed yet: `fogchess analyse GAME` finds faults and luck.',
		]);
	});

	it('counts what was found out about games, with plots', async () => {
		const folder = home(...finished);
		unwrap(keepAnalysis(folder, {id: 'game-1', match: finished[1], seat: 'white'}, ANALYSIS));
		// The bot's own moves are not the person's.
		unwrap(keepAnalysis(folder, {id: 'game-0', match: finished[0], seat: 'black'}, ANALYSIS));
		const {out} = await runCommand(statsCommand, [], {ascii: true});
		expect(out.slice(10)).toEqual([
			'By what you knew, 2 moves in 1 analysed game of 3:',
			'  sound moves               1   50 %',
			'  blunders                  1   50 %',
			'  no mistake, own king never left to risk, their king never missed',
			'  A move lost 1.40 pawns on average, beside the best by what you knew.',
			'',
			'1 unlucky move (sound by what you knew, a blunder in truth),',
			'0 lucky moves (a fault that cost nothing in truth).',
			'Your moves gave away 1.4 pawns; from what you knew 0.0 were to be expected: the fog was unkind.',
			'This is beside the best move in truth, which can seldom be known.',
			'',
			'How much each knew, over 1 game: after a move, 11 positions fitted',
			'what you knew, and 11 what the bot knew.',
			'you  __==#',
			'bot  _====',
			'A column is a move of one side, the first at the left, and as high as the',
			'number of positions that fitted, the highest 400, after half-move 4.',
			'Geometric means; fewer is better.',
			'',
			'Your moves in 2 more games are not analysed: `fogchess analyse GAME` does it.',
		]);
		const [line] = (await runCommand(statsCommand, [], {json: true})).out;
		expect(JSON.parse(line)).toMatchObject({
			total: {games: 3, won: 2, drawn: 0, lost: 1},
			record: [
				{variant: 'fog', bot: 'level-4', level: 4, games: 2},
				{variant: 'fog', bot: 'random', level: null, games: 1},
			],
			analysed: 1,
			quality: {moves: 2, sound: 1, faults: {blunder: 1}, averageLoss: 1.4},
			knowledge: {games: 1, byPly: {yours: [1, 1, 20, 20, 400]}},
		});
	});

	it('leaves out games of two people, of two bots, and of others elsewhere', async () => {
		const folder = home(...finished);
		const before = await bothForms();
		const person = play(HOTSEAT, TAKE, RESIGNS).match;
		home(...finished, person, play(BOTS, RESIGNS).match);
		expect(await bothForms()).toEqual(before);
		const imported = {on: '2026-11-25T12:00:00.000Z', from: 'x.pgn'};
		vi.stubEnv('FOGCHESS_HOME', join(folder, '..', '..'));
		unwrap(keepGame(folder, {match: finished[1], imported}));
		const after = await bothForms();
		const told = '1 imported game is under Games: 1 won by Black.';
		expect(after[0].out).toContain(told);
		// It is counted by itself alone.
		expect(after[0].out.filter((line) => line !== told)).toEqual(before[0].out);
		const record = ({out: [line]}: {readonly out: readonly string[]}) => ({
			...(JSON.parse(line) as object),
			imported: undefined,
		});
		expect(record(after[2])).toEqual(record(before[2]));
	});
});

describe('a running game', () => {
	it('changes nothing in the statistics, whatever happens in it', async () => {
		home(...finished);
		const without = await bothForms();
		expect(without[0].out.length).toBeGreaterThan(5);
		const variant = unwrap(findVariant('fog'));
		for (const {first, second} of findTwins(variant, 4, 12, 'stats')) {
			for (const moves of [first, second]) {
				for (const running of [
					play(LEVEL_4, ...moves).match,
					play(HOTSEAT, ...turns(...moves)).match,
				]) {
					expect(running.outcome).toBeUndefined();
					home(...finished, running);
					expect(await bothForms()).toEqual(without);
				}
			}
		}
	});
});
