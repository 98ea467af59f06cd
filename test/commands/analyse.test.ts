import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {quotePath} from '../../source/core/quote.js';
import {analyseCommand} from '../../source/commands/analyse.js';
import {COMMANDS} from '../../source/commands/catalogue.js';
import type {Flags} from '../../source/commands/command.js';
import {readArguments} from '../../source/commands/read-arguments.js';
import type {Match} from '../../source/match/match.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {AGAINST_BOT, BOTS, HOTSEAT, play, turns} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const TIME = '2026-11-21T10:00:00.000Z';

function saveOf(match: Match, path = join(temporaryFolder(), 'game.json')): string {
	writeFileSync(path, makeSave({created: TIME, updated: TIME, match, marks: NO_MARKS}));
	return path;
}

/** Runs the command; returns what it wrote and its exit code. */
async function run(
	words: readonly string[],
	flags: Flags = {},
	{columns = 80, terminal = false} = {},
): Promise<{code: number; out: string[]; error: string[]}> {
	const out: string[] = [];
	const error: string[] = [];
	const io = {
		out: (line: string) => void out.push(line),
		error: (line: string) => void error.push(line),
		terminal,
		columns,
	};
	const code = await analyseCommand({arguments: words, flags}, io);
	return {code, out, error};
}

/** Black leaves his king to a queen that he could have seen coming, after White risked her. */
const MOVES = ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8'];
const QUICK = {nodes: '500'};
const finished = (): string => saveOf(play(BOTS, ...MOVES).match);

afterEach(() => {
	vi.unstubAllEnvs();
});

describe('analyse --json', () => {
	it('gives a line a move of the seat and a last one with the whole', async () => {
		const {code, out, error} = await run([finished()], {...QUICK, as: 'black', json: true});
		expect({code, error}).toEqual({code: 0, error: []});
		const lines = out.map((line) => JSON.parse(line) as unknown);
		const whole = expect.any(Number) as number;
		expect(lines).toEqual([
			expect.objectContaining({type: 'move', ply: 2, number: 1, move: 'f7f6', text: 'f6'}),
			{
				type: 'move',
				ply: 4,
				number: 2,
				side: 'black',
				move: 'a7a6',
				text: 'a6',
				knowledge: {
					positions: 3,
					exact: true,
					worlds: 3,
					depth: whole,
					value: whole,
					best: {move: expect.stringMatching(/^[a-h][1-8][a-h][1-8]$/) as string, value: whole},
					loss: whole,
					expectedLoss: whole,
					risk: 0.667,
					king: {
						missed: false,
						risk: 0.6667,
						least: 0,
						safest: expect.stringMatching(/^[a-h][1-8][a-h][1-8]$/) as string,
					},
					fault: 'king-left',
					besides: 'blunder',
				},
				truth: {
					value: whole,
					best: {move: expect.any(String) as string, value: whole},
					advised: whole,
					loss: whole,
					balance: whole,
					kingLeft: true,
					luck: null,
				},
			},
			{
				type: 'summary',
				variant: 'fog',
				side: 'black',
				outcome: {winner: 'white', reason: 'king-captured'},
				plies: 5,
				moves: 2,
				positions: [1, 20, 20, 3, 3, whole],
				sampledFrom: null,
				knowledge: {
					mistakes: 0,
					blunders: 0,
					kingsLeft: 1,
					missedKings: 0,
					kingsLeftMistakes: 0,
					kingsLeftBlunders: 1,
					averageLoss: whole,
				},
				truth: {badLuck: 0, goodLuck: 0, averageLoss: whole, balance: whole},
			},
		]);
	});

	it('writes the same every time', async () => {
		const file = finished();
		const flags = {...QUICK, as: 'white', json: true};
		expect(await run([file], flags)).toEqual(await run([file], flags));
	});

	it('takes the person’s side against a bot, and White’s when both are persons or bots', async () => {
		const against = play(AGAINST_BOT, ...MOVES).match;
		const {seats} = AGAINST_BOT;
		const turned = play(
			{...AGAINST_BOT, seats: {white: seats.black, black: seats.white}},
			...MOVES,
		);
		const persons = play(HOTSEAT, ...turns(...MOVES)).match;
		for (const [match, side] of [
			[against, 'white'],
			[turned.match, 'black'],
			[persons, 'white'],
		] as const) {
			const {out} = await run([saveOf(match)], {...QUICK, json: true});
			expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({type: 'summary', side});
		}
	});

	it('keeps about to a time when one is given', async () => {
		const {code, out} = await run([finished()], {ms: '1', as: 'black', json: true});
		expect({code, lines: out.length}).toEqual({code: 0, lines: 3});
	});
});

describe('analyse', () => {
	it('tells of the moves worth telling of, and draws |P|', async () => {
		const {code, out} = await run([finished()], {...QUICK, as: 'black'});
		expect(code).toBe(0);
		expect(out.slice(0, 5)).toEqual([
			'Fog of War, Hal – Robo, 21 Nov 26.',
			'The game as Black knew it: 2 moves.',
			'White took Black’s king. White wins.',
			expect.stringMatching(/^By knowledge: 1 king left or at risk; [\d.]+ pawns lost a move\.$/),
			expect.stringMatching(
				/^For (\w+) in truth: no lucky or unlucky move\. \1’s moves gave away /,
			),
		]);
		expect(out.find((line) => line.includes('2... a6'))).toMatch(
			/^2\.\.\. a6 {5}blunder +−[\d.]+ .* 2 of 3 +lost /,
		);
		expect(out).toContainEqual(
			expect.stringMatching(
				/^ {5}king left: he hangs in 2 of them, after \S+ in none; in truth he does$/,
			),
		);
		const title = out.indexOf('How many positions fitted what Black knew, after each ply: 1 to 20');
		expect(out.slice(title + 1)).toEqual([
			' 20',
			' ██',
			' ██',
			' ██▄▄',
			'▁█████',
			'   L',
			'0',
			'L king left or at risk',
		]);
	});

	it('says so when there is nothing to tell of', async () => {
		const match = play(BOTS, {type: 'resigned', side: 'white'}).match;
		const {code, out} = await run([saveOf(match)]);
		expect(code).toBe(0);
		expect(out.slice(1)).toEqual([
			'White resigned. Black wins.',
			'White made no move in it: nothing to judge.',
		]);
	});

	it('names a game from elsewhere as far as it tells who played it and when', async () => {
		const file = join(temporaryFolder(), 'game.pgn');
		const moves = '1. e4 f6 2. Qh5 a6 3. Qxe8 1-0';
		const named = '[White "A\u001B[31mda"]\n[Date "2026.11.21"]\n';
		for (const [tags, which] of [
			[named, /^Fog of War, A\S*da – Black, 21 Nov 26\.$/],
			['', /^Fog of War, White – Black\.$/],
		] as const) {
			writeFileSync(file, `[Variant "Fog of War"]\n${tags}\n${moves}\n`);
			const {out} = await run([file], QUICK);
			expect(out[0]).toMatch(which);
			expect(out[0]).not.toContain('\u001B');
		}
	});

	it('is ASCII when that is asked for', async () => {
		const file = finished();
		for (const ascii of [false, true]) {
			const {out} = await run([file], {...QUICK, as: 'white', ascii});
			expect(/[^\n -~]/.test(out.join('\n'))).toBe(!ascii);
		}
	});

	it('draws its progress on a terminal alone', async () => {
		const file = finished();
		expect((await run([file], QUICK)).error).toEqual([]);
		const {error, out} = await run([file], QUICK, {terminal: true});
		expect(error[0]).toContain('analysing');
		expect(out.join('\n')).not.toContain('analysing');
	});

	it('finds a saved game by its name', async () => {
		const home = temporaryFolder();
		vi.stubEnv('FOGCHESS_HOME', home);
		mkdirSync(join(home, 'data', 'games'), {recursive: true});
		saveOf(play(BOTS, ...MOVES).match, join(home, 'data', 'games', 'mine.json'));
		expect((await run(['mine'], {...QUICK, json: true})).code).toBe(0);
	});

	it('takes the game that ended last when none is named, and says when there is none', async () => {
		const home = temporaryFolder();
		vi.stubEnv('FOGCHESS_HOME', home);
		expect(await run([], QUICK)).toEqual({
			code: 3,
			out: [],
			error: [expect.stringMatching(/^fogchess: no game is over yet; /)],
		});
		mkdirSync(join(home, 'data', 'games'), {recursive: true});
		saveOf(play(BOTS, 'e2e4').match, join(home, 'data', 'games', 'running.json'));
		saveOf(play(BOTS, ...MOVES).match, join(home, 'data', 'games', 'mine.json'));
		const {code, out} = await run([], {...QUICK, json: true});
		expect(code).toBe(0);
		expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({type: 'summary', plies: 5});
	});
});

describe('analyse refuses', () => {
	it.each<[string, string[], Flags, number, string]>([
		['the truth', ['a'], {as: 'truth'}, 2, '--as must be white or black, not “truth”'],
		['no number', ['a'], {nodes: 'x'}, 2, '--nodes must be a whole number from 1 to'],
		['nothing to look at', ['a'], {nodes: '0'}, 2, '--nodes must be a whole number from 1 to'],
		['no time', ['a'], {ms: '0'}, 2, '--ms must be a whole number from 1 to'],
		['both', ['a'], {ms: '5', nodes: '5'}, 2, '--nodes and --ms do not go together'],
		['no such file', ['no/such/file'], {}, 3, '“no/such/file” cannot be analysed: it is not there'],
	])('%s', async (_name, words, flags, code, sentence) => {
		const result = await run(words, flags);
		expect(result).toEqual({code, out: [], error: [expect.stringContaining(sentence)]});
	});

	it('a game that goes on, without a word of it', async () => {
		const file = saveOf(play(HOTSEAT, ...turns('e2e4', 'd7d5')).match);
		for (const as of ['white', 'black']) {
			expect(await run([file], {as, json: true})).toEqual({
				code: 3,
				out: [],
				error: [
					`fogchess: ${quotePath(file)} cannot be analysed: the game is not over, and until then what a side may not know is kept`,
				],
			});
		}
	});

	it('a file that is no save', async () => {
		const path = join(temporaryFolder(), 'x.json');
		for (const text of ['', '{}', '\u0000\u0001', '[[[[']) {
			writeFileSync(path, text);
			const {code, out, error} = await run([path], {json: true});
			expect({code, out, told: error.length}).toEqual({code: 3, out: [], told: 1});
		}
	});
});

it('is a command whose flags can be read', () => {
	const words = ['analyse', 'game.json', '--as', 'white', '--nodes', '9', '--ascii', '--json'];
	const read = readArguments(words);
	expect(read.ok && read.value.input).toEqual({
		arguments: ['game.json'],
		flags: {as: 'white', nodes: '9', ascii: true, json: true},
	});
	expect(COMMANDS.analyse.usage).toContain('--nodes N|--ms T');
});

describe('what analyse keeps', () => {
	/** Makes a home with one finished game, and returns the file of what is kept about it. */
	function homeWithGame(): string {
		const home = temporaryFolder();
		vi.stubEnv('FOGCHESS_HOME', home);
		const folder = join(home, 'data', 'games');
		mkdirSync(folder, {recursive: true});
		saveOf(play(BOTS, ...MOVES).match, join(folder, 'mine.json'));
		return join(folder, 'mine.analysis.json');
	}

	it('is taken when the same is asked again, for the same seat', async () => {
		const file = homeWithGame();
		const flags = {...QUICK, as: 'black', json: true};
		const first = await run(['mine'], flags);
		const text = readFileSync(file, 'utf8');
		expect(JSON.parse(text)).toMatchObject({seats: {black: {effort: {nodes: 500}}}});
		// What is kept is believed: it tells that nothing was gone through again.
		writeFileSync(file, text.replace('"fault":"king-left"', '"fault":"mistake"'));
		const again = await run(['mine'], flags);
		expect(again.out.join()).toBe(
			first.out
				.join()
				.replace('king-left', 'mistake')
				.replace('"mistakes":0', '"mistakes":1')
				.replace('"kingsLeft":1', '"kingsLeft":0')
				.replace('"kingsLeftBlunders":1', '"kingsLeftBlunders":0')
				.replace('"besides":"blunder"', '"besides":null'),
		);
		const other = await run(['mine'], {...flags, nodes: '600'});
		expect(other.out.join()).toContain('king-left');
		await run(['mine'], {...QUICK, as: 'white'});
		const {seats} = JSON.parse(readFileSync(file, 'utf8')) as {seats: object};
		expect(Object.keys(seats).sort()).toEqual(['black', 'white']);
	});

	it('has how much the other side knew', async () => {
		const file = homeWithGame();
		await run(['mine'], {...QUICK, as: 'black'});
		const {seats} = JSON.parse(readFileSync(file, 'utf8')) as {
			seats: {black: {sizes: object[]; others: object[]}};
		};
		expect(seats.black.others).toHaveLength(6);
		expect(seats.black.sizes[1]).toEqual({size: 20, isExact: true});
		expect(seats.black.others[1]).toEqual({size: 1, isExact: true});
	});

	it('is nothing for a file elsewhere, and by the clock it is made anew', async () => {
		const file = homeWithGame();
		const path = finished();
		await run([path], QUICK);
		expect(readdirSync(join(path, '..'))).toEqual(['game.json']);
		await run(['mine'], {ms: '5'});
		writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"worlds":', '"worlds":99'));
		await run(['mine'], {ms: '5'});
		expect(readFileSync(file, 'utf8')).not.toContain('"worlds":99');
	});
});
