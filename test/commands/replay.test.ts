import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import type {CommandIo, Flags} from '../../source/commands/command.js';
import {replayCommand} from '../../source/commands/replay.js';
import type {Match} from '../../source/match/match.js';
import {oldPinHash} from '../helpers/old-pin-hash.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {AGAINST_BOT, BOTS, HOTSEAT, play, playTexts, TAKE, turns} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const TIME = '2026-11-21T10:00:00.000Z';

function saveOf(match: Match): string {
	const path = join(temporaryFolder(), 'game.json');
	writeFileSync(path, makeSave({created: TIME, updated: TIME, match, marks: NO_MARKS}));
	return path;
}

/** Runs the command; returns what it wrote and its exit code. */
async function run(
	words: readonly string[],
	flags: Flags = {},
	askSecret?: CommandIo['askSecret'],
): Promise<{code: number; out: string[]; error: string[]}> {
	const out: string[] = [];
	const error: string[] = [];
	const io = {
		out: (line: string) => void out.push(line),
		error: (line: string) => void error.push(line),
		terminal: false,
		columns: 80,
		...(askSecret === undefined ? {} : {askSecret}),
	};
	const code = await replayCommand({arguments: words, flags}, io);
	return {code, out, error};
}

const MOVES = ['e2e4', 'd7d5', 'e4d5', 'd8d5'];
const unfinished = (): string => saveOf(play(HOTSEAT, ...turns(...MOVES)).match);

describe('replay --json', () => {
	it('is of the person’s own side against a bot when none is named', async () => {
		const {white, black} = AGAINST_BOT.seats;
		const settings = {...AGAINST_BOT, seats: {white: black, black: white}};
		const path = saveOf(play(settings, ...turns('e2e4')).match);
		expect(await run([path], {json: true})).toEqual(await run([path], {json: true, as: 'black'}));
	});

	it('gives a line a ply as a side knew it', async () => {
		const {code, out, error} = await run([unfinished()], {as: 'white', json: true});
		expect({code, error}).toEqual({code: 0, error: []});
		expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
			{
				ply: 0,
				by: null,
				move: null,
				view: '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR w KQ -',
				heard: [],
			},
			{
				ply: 1,
				by: 'white',
				move: 'e2e4',
				view: '????????/????????/1???????/?1??1??1/4P3/4?3/PPPP1PPP/RNBQKBNR b KQ -',
				heard: [],
			},
			expect.objectContaining({ply: 2, by: 'black', move: null}),
			expect.objectContaining({ply: 3, by: 'white', move: 'e4d5'}),
			expect.objectContaining({ply: 4, by: 'black', move: null}),
		]);
	});

	it('takes White when no side is named', async () => {
		const file = unfinished();
		expect((await run([file], {json: true})).out).toEqual(
			(await run([file], {json: true, as: 'white'})).out,
		);
	});

	it('never tells a side a move of the other', async () => {
		for (const [as, own] of [
			['white', [0, 2]],
			['black', [1, 3]],
		] as const) {
			const {out} = await run([unfinished()], {as, json: true});
			for (const [index, move] of MOVES.entries()) {
				expect(out.join('\n').includes(move)).toBe(own.some((other) => other === index));
			}
		}
	});

	it('tells a side what it saw the other do', async () => {
		const acts = ['name:d1', 'ready', 'name:a7', 'ready', 'e2e4', 'e7e5', 'special:d1e3', 'a7a6'];
		const {match} = play({...BOTS, variant: 'special-move'}, ...acts);
		for (const [as, secret] of [
			['white', 'name:a7'],
			['black', 'name:d1'],
		] as const) {
			const {out} = await run([saveOf(match)], {as, json: true});
			const done = out.map((line) => (JSON.parse(line) as {move: string | null}).move);
			expect(done.slice(-4)).toEqual(acts.slice(-4));
			expect(out.join('')).not.toContain(secret);
		}
	});

	it('holds the truth when asked for it', async () => {
		const {out} = await run([unfinished()], {as: 'truth', json: true});
		const lines = out.map((line) => JSON.parse(line) as {move: string; view: string});
		expect(lines.map(({move}) => move)).toEqual([null, ...MOVES]);
		expect(lines[4].view).toBe('rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq -');
	});

	it('gives one ply alone', async () => {
		const {out} = await run([unfinished()], {as: 'white', json: true, ply: '3'});
		expect(out.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ply: 3, move: 'e4d5'}]);
	});

	it('tells the end with the last ply, whoever brought it about', async () => {
		const ended = {type: 'ended', winner: 'white', reason: 'king-captured'};
		const taken = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
		const resigned = play(AGAINST_BOT, {type: 'resigned', side: 'black'}).match;
		for (const as of ['white', 'black', 'truth']) {
			const last = (await run([saveOf(taken)], {as, json: true})).out.at(-1) ?? '';
			expect(JSON.parse(last)).toMatchObject({ply: 5, heard: [ended]});
			const [start] = (await run([saveOf(resigned)], {as, json: true})).out;
			expect(JSON.parse(start)).toMatchObject({
				ply: 0,
				heard: [{type: 'ended', winner: 'white', reason: 'resignation'}],
			});
		}
	});
});

describe('replay', () => {
	it('draws boards in ASCII', async () => {
		const {code, out} = await run([unfinished()], {as: 'black', ply: '4'});
		expect(code).toBe(0);
		expect(out).toEqual([
			'Fog of War, Ada – Bo, 21 Nov 26, as Black knew it.',
			'',
			'Ply 4, Black: Qxd5',
			'8  r n b . k b n r',
			'7  p p p . p p p p',
			'6  . . . . . . . .',
			'5  . . . q . . . .',
			'4  ? ? . . . ? . ?',
			'3  ? . ? . ? . ? .',
			'2  P ? ? P ? ? P ?',
			'1  ? ? ? ? ? ? ? ?',
			'   a b c d e f g h',
			'White to move',
			'',
		]);
	});

	it('tells who was right where a move was challenged', async () => {
		const texts = 'random ready random ready a2b4 challenge'.split(' ');
		const path = saveOf(playTexts('liar', texts));
		const {out} = await run([path], {as: 'truth'});
		expect(out.at(-3)).toBe(
			'Black challenged, and rightly: White’s pawn is back on a2, uncovered.',
		);
		expect(out.filter((line) => line.includes('challenged'))).toHaveLength(1);
	});

	it('hides moves that were not seen', async () => {
		const {out} = await run([unfinished()], {as: 'white'});
		const titles = out.filter((line) => /^(?:Ply|The)/.test(line));
		expect(titles).toEqual([
			'The start',
			'Ply 1, White: e4',
			'Ply 2, Black: …',
			'Ply 3, White: exd5',
			'Ply 4, Black: …xd5',
		]);
	});

	it.each(['white', 'truth'])('names the man that was tried in vain, for %s', async (as) => {
		const fen = '4k3/8/8/8/8/5N2/8/rNK5 w - - 0 1';
		const {match} = play({...AGAINST_BOT, variant: 'kriegspiel-icc', fen}, 'b1d2', 'c1c2');
		const {out, error} = await run([saveOf(match)], {as, ply: '1'});
		expect(error).toEqual([]);
		expect(out.slice(2, 4)).toEqual(['White tried Nbd2: No.', 'Ply 1, White: Kc2']);
	});

	it('says how the game ended', async () => {
		const agreed = play(
			AGAINST_BOT,
			{type: 'drawOffered', side: 'white'},
			{type: 'requestAnswered', side: 'black', agreed: true},
		).match;
		expect((await run([saveOf(agreed)])).out).toContainEqual(
			expect.stringMatching(/: the sides agreed\.$/),
		);
		const taken = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
		expect((await run([saveOf(taken)])).out).toContain('White took Black’s king. White wins.');
	});

	it('finds a saved game by its name', async () => {
		const home = temporaryFolder();
		vi.stubEnv('FOGCHESS_HOME', home);
		mkdirSync(join(home, 'data', 'games'), {recursive: true});
		const {match} = play(AGAINST_BOT, 'e2e4');
		writeFileSync(
			join(home, 'data', 'games', 'mine.json'),
			makeSave({created: TIME, updated: TIME, match, marks: NO_MARKS}),
		);
		const {code, out} = await run(['mine'], {json: true});
		vi.unstubAllEnvs();
		expect({code, lines: out.length}).toEqual({code: 0, lines: 2});
	});

	it('takes the game that ended last when none is named, and says when there is none', async () => {
		const home = temporaryFolder();
		vi.stubEnv('FOGCHESS_HOME', home);
		onTestFinished(() => void vi.unstubAllEnvs());
		const none = await run([], {json: true});
		expect(none).toEqual({
			code: 3,
			out: [],
			error: [expect.stringMatching(/^fogchess: no game is over yet; /)],
		});
		const resigned = {type: 'resigned', side: 'white'} as const;
		const folder = join(home, 'data', 'games');
		mkdirSync(folder, {recursive: true});
		for (const [id, hour, moves] of [
			['first', 11, ['e2e4', resigned]],
			['second', 13, ['d2d4', 'd7d5', resigned]],
			['earlier', 12, [resigned]],
			['running', 14, ['c2c4']],
		] as const) {
			const {match} = play(BOTS, ...moves);
			const updated = `2026-11-21T${hour}:00:00.000Z`;
			writeFileSync(
				join(folder, `${id}.json`),
				makeSave({created: TIME, updated, match, marks: NO_MARKS}),
			);
		}

		const {code, out} = await run([], {json: true, as: 'truth'});
		const moves = out.map((line) => (JSON.parse(line) as {move: string | null}).move);
		expect({code, moves}).toEqual({code: 0, moves: [null, 'd2d4', 'd7d5']});
	});

	it.each<[string, string[], Flags, number, string]>([
		['other eyes', ['a'], {as: 'god'}, 2, '--as must be white, black or truth, not “god”'],
		['no number', ['a'], {ply: 'x'}, 2, '--ply must be a whole number from 0, not “x”'],
		['a negative ply', ['a'], {ply: '-1'}, 2, '--ply must be a whole number from 0, not “-1”'],
		['no such file', ['no/such/file'], {}, 3, '“no/such/file” cannot be replayed: it is not there'],
	])('refuses %s', async (_name, words, flags, code, sentence) => {
		const result = await run(words, flags);
		expect(result).toEqual({code, out: [], error: [expect.stringContaining(sentence)]});
	});

	it('refuses a ply behind the end and a file that is no save', async () => {
		expect(await run([unfinished()], {ply: '5'})).toEqual({
			code: 2,
			out: [],
			error: ['fogchess: --ply must be from 0 to 4, the plies of this game'],
		});
		const path = join(temporaryFolder(), 'x.json');
		for (const text of ['', '{}', '\u0000\u0001', '[[[[']) {
			writeFileSync(path, text);
			const {code, out, error} = await run([path], {json: true});
			expect({code, out}).toEqual({code: 3, out: []});
			expect(error).toHaveLength(1);
		}
	});
});

describe('a running game with PINs', () => {
	const seats = {
		white: {kind: 'person', name: 'Ada', pin: oldPinHash('1111')},
		black: {kind: 'person', name: 'Bo', pin: oldPinHash('2222')},
	} as const;
	const running = (only?: Partial<typeof seats>): string =>
		saveOf(
			play(
				{...HOTSEAT, seats: only === undefined ? seats : {...HOTSEAT.seats, ...only}},
				...turns(...MOVES),
			).match,
		);
	const FLAGS = [{}, {json: true}, {pgn: true}, {ply: '99'}];

	it.each(['white', 'black', 'truth'])(
		'shows nothing of %s without a terminal to ask in',
		async (as) => {
			const file = running();
			for (const flags of FLAGS) {
				const result = await run([file], {as, ...flags});
				expect(result).toEqual({
					code: 3,
					out: [],
					error: [
						expect.stringMatching(/^fogchess: this game is not over, and what \w+ sees has a PIN/),
					],
				});
			}
		},
	);

	it('asks each side whose eyes are wanted, and shows nothing for a wrong PIN', async () => {
		const file = running();
		for (const [as, typed, asked, code] of [
			['white', ['1111'], ['White'], 0],
			['white', ['2222'], ['White'], 3],
			['black', ['2222'], ['Black'], 0],
			['black', ['1111'], ['Black'], 3],
			['truth', ['1111', '2222'], ['White', 'Black'], 0],
			['truth', ['1111', '1111'], ['White', 'Black'], 3],
			['truth', ['2222'], ['White'], 3],
		] as const) {
			const questions: string[] = [];
			const result = await run([file], {as, json: true}, async (question) => {
				questions.push(question);
				return typed[questions.length - 1];
			});
			expect(questions).toEqual(asked.map((side) => `The PIN of ${side}: `));
			expect(result.code).toBe(code);
			expect(result.out).toHaveLength(code === 0 ? 5 : 0);
			expect(result.error).toEqual(code === 0 ? [] : ['fogchess: that is not the PIN']);
		}
	});

	it('ends as interrupted when the person gives up', async () => {
		const result = await run([running()], {as: 'black'}, async () => undefined);
		expect(result).toEqual({code: 130, out: [], error: []});
	});

	it('keeps a side without a PIN open, and is open when it is over', async () => {
		const half = running({black: seats.black});
		expect((await run([half], {as: 'white'})).code).toBe(0);
		expect((await run([half], {as: 'truth'})).code).toBe(3);
		expect((await run([running({})], {as: 'truth', json: true})).out).toHaveLength(5);
		const over = play({...HOTSEAT, seats}, TAKE, {type: 'resigned', side: 'white'}).match;
		expect((await run([saveOf(over)], {as: 'truth'})).code).toBe(0);
	});
});

it('names in truth the side whose report is told', async () => {
	const {match} = play(
		{...BOTS, variant: 'tripod'},
		'batch:e2e4,g1f3,f1c4',
		'batch:e7e5,b8c6,d7d5',
		'batch:e4d5,f3e5,a2a3',
	);
	const told = async (as: string): Promise<string> =>
		(await run([saveOf(match)], {as, ply: '2'})).out.join('\n');
	expect(await told('truth')).toContain('White’s moves: yes, yes, yes');
	expect(await told('white')).toContain('Your moves: yes, yes, yes');
});
