import {gzipSync} from 'node:zlib';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {andMore, WHERE_IMPORTED} from '../../source/text/import.js';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {quotePath} from '../../source/core/quote.js';
import {analyseCommand} from '../../source/commands/analyse.js';
import {importCommand} from '../../source/commands/import.js';
import {replayCommand} from '../../source/commands/replay.js';
import {writeFileAtomically} from '../../source/storage/atomic-file.js';
import {listFinished} from '../../source/storage/finished-games.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {gamePath} from '../../source/storage/saved-games.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';
import {runBuilt} from '../helpers/run-built.js';
import {runCommand} from '../helpers/run-command.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

type Line = {readonly id: string | null; readonly moves: readonly string[]};

let home = '';
beforeEach(() => {
	home = temporaryFolder();
	vi.stubEnv('FOGCHESS_HOME', home);
	return () => {
		vi.unstubAllEnvs();
	};
});

const sample = (name: string): string =>
	fileURLToPath(new URL(`../data/import/${name}`, import.meta.url));

function fileOf(text: string | Uint8Array): string {
	const path = join(temporaryFolder(), 'games.txt');
	writeFileSync(path, text);
	return path;
}

/** Every byte in some order, as a picture has them. */
const BYTES = Buffer.from(Array.from({length: 4096}, (_, index) => index * 7919 * index)).toString(
	'utf8',
);

const kept = () => listFinished(join(home, 'data', 'games')).games;

async function importJson(path: string): Promise<Line[]> {
	const {out} = await runCommand(importCommand, [path], {json: true});
	return out.map((line) => JSON.parse(line) as Line);
}

describe('import', () => {
	it('leaves the last game of the file that was imported last as the one that needs no name', async () => {
		const file = (day: string, firsts: readonly string[]): string =>
			fileOf(
				firsts
					.map((move) => `[Variant "Fog of War"]\n[Date "${day}"]\n\n1. ${move} e5 2. a4 0-1\n`)
					.join('\n'),
			);
		const firsts = ['e4', 'd4', 'c4', 'Nf3', 'b3', 'g3', 'f4', 'b4'];
		await importJson(file('2024.05.06', firsts));
		const lines = await importJson(file('2021.05.06', firsts));
		const {out} = await runCommand(replayCommand, [], {json: true, as: 'white'});
		expect(JSON.parse(out[1])).toMatchObject({move: 'b2b4'});
		const last = lines.at(-1)?.id;
		expect(kept().findIndex(({id}) => id === last)).toBe(0);
	});

	it('tells ten of many games one by one, and each of which something cannot be read', async () => {
		const firsts = ['a3', 'a4', 'b3', 'b4', 'c3', 'c4', 'd3', 'd4', 'e3', 'e4', 'f3', 'xx', 'f4'];
		const games = firsts.map((move) => `[Variant "Fog of War"]\n\n1. ${move} e5 0-1\n`);
		const {out} = await runCommand(importCommand, [fileOf(games.join('\n'))]);
		expect(out.slice(0, 10).every((line, index) => line.startsWith(`${index + 1}. Fog`))).toBe(
			true,
		);
		expect(out.slice(10)).toEqual([
			expect.stringMatching(/^12\. /),
			expect.stringContaining('“xx”, cannot be read'),
			andMore(2),
			'12 games read in whole, 1 not at all.',
			WHERE_IMPORTED,
		]);
	});

	it('notes a result that the moves end otherwise than', async () => {
		const moves = '1. f3 e5 2. g4 Qh4 3. a3 Qxe1';
		const games = ['1-0', '0-1', '*'].map(
			(told) => `[Variant "Fog of War"]\n[Result "${told}"]\n\n${moves} ${told}\n`,
		);
		const {out} = await runCommand(importCommand, [fileOf(games.join('\n'))]);
		expect(
			out.filter((line) => !/^\d\. Fog of War, White – Black, 0-1, 3 moves: kept/.test(line)),
		).toEqual([
			'   The record says 1-0, but its moves end otherwise: kept as they end.',
			'3 games read in whole, 2 of them kept already.',
			WHERE_IMPORTED,
		]);
	});

	it('counts the moves as the list does where a side moves twice in a row', async () => {
		const moves =
			'random ready random ready d2d4 pass e7e5 pass d4e5 challenge a2a3 pass b7b6 pass';
		const game = {game: 1, variant: 'liar', seed: 1, white: 'a', black: 'b', plies: 14, moves};
		const file = fileOf(JSON.stringify({...game, winner: 'white', reason: 'resigned'}));
		const {out} = await runCommand(importCommand, [file]);
		expect(out[0]).toContain(', 2 moves: kept as ');
		expect(kept()[0].plies).toBe(4);
	});

	it('keeps every game that can be read, and tells the rest by token and ply', async () => {
		const {code, out, error} = await runCommand(importCommand, [sample('raw-moves.jsonl')]);
		expect({code, error}).toEqual({code: 0, error: []});
		const id = expect.stringMatching(/^[^:]+: kept as imported-\w{12}$/) as string;
		expect(out).toEqual([
			id,
			id,
			id,
			expect.stringMatching(/^4\. Fog of War, White – Black, 1-0, 2 moves: kept as /),
			'   Half-move 4, “e7”, cannot be read: it is no move that can be played there. What follows is left out.',
			'5. Nothing of it can be read: it is no JSON.',
			expect.stringMatching(/^6\. Dark Chess, White – Black, 1\/2-1\/2, 1 move: kept as /),
			'4 games name no variant: read as Fog of War; --variant reads them as another.',
			'4 games read in whole, 1 in part, 1 not at all.',
			WHERE_IMPORTED,
		]);
		expect(kept()).toHaveLength(5);
		expect(kept().every(({imported}) => imported?.from === 'raw-moves.jsonl')).toBe(true);
	});

	it('keeps what a record tells of players and event, and writes it out again', async () => {
		const tags = [
			'[Event "Club\u001B[31m evening"]',
			'[Site "https://example.org/1"]',
			'[Round "3"]',
			'[WhiteElo "1821"]',
			'[BlackElo "?"]',
			'[TimeControl "180+2"]',
		];
		const other = ['[Rated "yes"]', '[White "Ada"]', '[Black "Bo"]', '[Result "0-1"]'];
		const text = `${[...tags, ...other].join('\n')}\n\n1. e4 {good} e5 2. a3 0-1\n`;
		const [{id}] = await importJson(fileOf(text));
		const written = await runCommand(replayCommand, [id ?? ''], {as: 'truth', pgn: true});
		const pgn = written.out.join('\n');
		for (const line of ['[Event "Club[31m evening"]', ...tags.slice(1, 4), tags[5]]) {
			expect(pgn).toContain(line);
		}

		// Nothing was drawn at random, and what says nothing is left out.
		expect(pgn).not.toMatch(/Seed|Rated|BlackElo/);
		const [again] = await importJson(fileOf(pgn));
		expect(again.id).toBe(id);
		expect(kept()).toHaveLength(1);
		const straight = await runCommand(replayCommand, [fileOf(text)], {as: 'truth', pgn: true});
		expect(straight.out).toEqual(written.out);
	});

	it('keeps ratings and clock of a game in JSON', async () => {
		const game = {moves_raw: 'e4 e5', white_rating: 1821, black_rating: 2289, clock: '3 | 2'};
		const [{id}] = await importJson(fileOf(JSON.stringify(game)));
		const {out} = await runCommand(replayCommand, [id ?? ''], {as: 'truth', pgn: true});
		const pgn = out.join('\n');
		expect(pgn).toContain('[WhiteElo "1821"]\n[BlackElo "2289"]\n[TimeControl "180+2"]');
	});

	it('reads its own lines back, with the end, and keeps no game twice', async () => {
		const text = '[White "Ada"]\n[Result "0-1"]\n[Termination "resigned"]\n\n1. e4 e5 2. a3 0-1\n';
		const own = async (path: string) =>
			(await runCommand(importCommand, [path], {json: true})).out.join('\n');
		const first = await own(fileOf(`${text}\n1. c4 e6 2. Qa4 d6 3. Qxe8#\n`));
		expect(first).toContain('"reason":"resignation"');
		expect(await own(fileOf(first))).toBe(first);
		expect(kept()).toHaveLength(2);
		// What is no move in any record of chess.
		const moves = ['cede:f8', 'h2h3', 'c7c5'];
		const [eye] = await importJson(fileOf(JSON.stringify({variant: 'one-eye', moves})));
		expect(eye.moves).toEqual(moves);
	});

	it.each([
		['uci', {uci: ['d2d3', 'd7d5', 'c2c3'], result: '0-1'}],
		['moves and a start', {moves: ['e1e2'], start: '4k3/8/8/8/8/8/8/4K3 w - - 0 1', pos: []}],
		['moves in one text', {moves: 'e4 e5 Nf3'}],
	])('reads a list of moves: %s', async (_name, game) => {
		const {code, out} = await runCommand(importCommand, [fileOf(JSON.stringify(game))]);
		expect(code).toBe(0);
		expect(out[0]).toMatch(/^1\. Fog of War, White – Black, .*: kept as /);
		expect(out.join()).not.toContain('cannot be read');
	});

	it('says once of games in a row why nothing of them can be read', async () => {
		const other = '{"ruleset":"berkeley","steps":[]}';
		const path = fileOf(`${`${other}\n`.repeat(3)}{"moves_raw":"e4"}\n{\n${other}\n`);
		const {out} = await runCommand(importCommand, [path]);
		expect(out).toEqual([
			'1 to 3. Nothing of these 3 games can be read: there are no moves of a game in it.',
			expect.stringMatching(/^4\. Fog of War, White – Black, \*, 1 move: kept as /),
			'5. Nothing of it can be read: it is no JSON.',
			'6. Nothing of it can be read: there are no moves of a game in it.',
			'1 game names no variant: read as Fog of War; --variant reads it as another.',
			'1 game read in whole, 5 not at all.',
			WHERE_IMPORTED,
		]);
	});

	it('gives a line a game with --json, in the order of the file, and keeps a game once', async () => {
		const first = await importJson(sample('scraped-san.txt'));
		const expected = readFileSync(sample('scraped-san.txt.expected'), 'utf8').trim().split('\n');
		expect(first.map(({id: _id, ...rest}) => rest)).toEqual(
			expected.map((line) => JSON.parse(line) as unknown),
		);
		expect(await importJson(sample('scraped-san.txt'))).toEqual(first);
		expect(kept()).toHaveLength(first.length);
		const {out} = await runCommand(importCommand, [sample('scraped-san.txt')]);
		expect(out.at(-1)).toBe('6 games read in whole, 2 in part, 8 of them kept already.');
	});

	it('takes games that name no variant for what --variant says', async () => {
		const path = fileOf('1. e4 e5 *\n\n[Variant "Dark Chess"]\n\n1. e4 *');
		const {out} = await runCommand(importCommand, [path], {json: true, variant: 'darkness'});
		expect(out.map((line) => (JSON.parse(line) as {variant: string}).variant)).toEqual([
			'darkness',
			'dark',
		]);
	});

	it('says of games that name no variant which they are taken for, but where it was said', async () => {
		const path = fileOf(
			'1. e4 e5 0-1\n\n[Variant "Dark Chess"]\n\n1. e4 1-0\n\n[RuleVariants "FogOfWar"]\n\n1. d4 1-0',
		);
		const {out} = await runCommand(importCommand, [path]);
		expect(out.slice(-3)).toEqual([
			'1 game names no variant: read as Fog of War; --variant reads it as another.',
			'3 games read in whole.',
			WHERE_IMPORTED,
		]);
		const meant = await runCommand(importCommand, [path], {variant: 'darkness'});
		expect(meant.out.join('\n')).not.toContain('no variant');
		expect(meant.out.map((line) => /^\d\. ([^,]+)/.exec(line)?.[1])).toEqual([
			'Darkness Chess',
			undefined,
			'Dark Chess',
			'Fog of War',
			undefined,
		]);
	});

	it('gives games that replay and analyse go through by their names', async () => {
		const [{id, moves}] = await importJson(sample('pgn4.txt'));
		const {out} = await runCommand(replayCommand, [id ?? ''], {as: 'truth', json: true});
		const played = out.map((line) => (JSON.parse(line) as {move: string | null}).move);
		expect(played).toEqual([null, ...moves]);
		const analysed = await runCommand(analyseCommand, [id ?? ''], {nodes: '500', json: true});
		expect(analysed.code).toBe(0);
		expect(JSON.parse(analysed.out.at(-1) ?? '')).toMatchObject({type: 'summary', plies: 13});
	});

	it.each([
		['nothing', '', 'it holds no game in PGN, PGN4 or JSON'],
		['no game', '{nothing to see} ; here', 'it holds no game in PGN, PGN4 or JSON'],
		[
			'prose',
			'# Notes\n\n[Link](https://x) 1-0\n1. A list with e4 in it.',
			'it holds no game in PGN, PGN4 or JSON',
		],
		['no text', BYTES, 'it holds no game in PGN, PGN4 or JSON'],
	])('refuses a file with %s', async (_name, text, reason) => {
		const path = fileOf(text);
		expect(await runCommand(importCommand, [path])).toEqual({
			code: 3,
			out: [],
			error: [`fogchess: ${quotePath(path)} cannot be imported: ${reason}`],
		});
	});

	it('refuses a compressed file, and says how it is unpacked', async () => {
		const path = fileOf(gzipSync('1. e4 e5 *'));
		expect(await runCommand(importCommand, [path])).toEqual({
			code: 3,
			out: [],
			error: [
				`fogchess: ${quotePath(path)} cannot be imported: it is compressed; \`gzip -dc ${path} | fogchess import -\` unpacks it`,
			],
		});
	});

	it('keeps nothing of what it cannot read at all, and says so', async () => {
		const path = fileOf('1. Nf9 e5');
		const {code, out, error} = await runCommand(importCommand, [path]);
		expect(code).toBe(3);
		expect(error).toEqual([
			`fogchess: ${quotePath(path)} cannot be imported: no game in it has a move that can be read`,
		]);
		expect(out).toEqual([
			'1. Fog of War, White – Black, *, 0 moves: nothing to keep',
			'   Half-move 1, “Nf9”, cannot be read: it is no move that can be played there. What follows is left out.',
			'0 games read in whole, 1 not at all.',
		]);
		expect(await importJson(path)).toEqual([
			{
				id: null,
				variant: 'fog',
				moves: [],
				outcome: null,
				unread: {ply: 1, token: 'Nf9'},
			},
		]);
		expect(kept()).toEqual([]);
	});

	it('keeps no game in which nothing was played and nobody won', async () => {
		const path = fileOf(
			'[White "A"]\n[Result "*"]\n\n*\n\n[White "B"]\n[Result "1-0"]\n\n1-0\n\n1. e4 *',
		);
		const {code, out} = await runCommand(importCommand, [path]);
		expect(code).toBe(0);
		expect(out).toEqual([
			'1. Fog of War, A – Black, *, 0 moves: nothing to keep',
			expect.stringMatching(/^2\. Fog of War, B – Black, 1-0, 0 moves: kept as /),
			expect.stringMatching(/^3\. Fog of War, White – Black, \*, 1 move: kept as /),
			'2 games name no variant: read as Fog of War; --variant reads them as another.',
			'2 games read in whole, 1 not at all.',
			WHERE_IMPORTED,
		]);
	});

	it('reads a game also where it cannot be kept, and says that', async () => {
		vi.stubEnv('FOGCHESS_HOME', join(fileOf('no folder'), 'home'));
		const {code, out, error} = await runCommand(importCommand, [fileOf('e4 e5')], {json: true});
		expect(code).toBe(1);
		expect(error).toEqual(['fogchess: 1 game cannot be kept: a part of its path is no folder']);
		expect(out.map((line) => JSON.parse(line) as Line)).toMatchObject([
			{id: null, variant: 'fog', moves: ['e2e4', 'e7e5'], unread: null},
		]);
	});

	it('refuses to do without a file, and a file that is not there', async () => {
		expect(await runCommand(importCommand)).toEqual({
			code: 2,
			out: [],
			error: ['fogchess: import needs a file, or - for what comes on stdin'],
		});
		expect(await runCommand(importCommand, ['no/such/file'])).toEqual({
			code: 3,
			out: [],
			error: ['fogchess: “no/such/file” cannot be imported: it is not there'],
		});
		expect((await runCommand(importCommand, ['x'], {variant: 'snooker'})).code).toBe(2);
	});

	it('reads stdin', async () => {
		const {code, out, error} = await runBuilt(
			['import', '-', '--json'],
			'1.c4 e6 2.Qa4 d6 3.Qxe8#\n',
			{FOGCHESS_HOME: home},
		);
		expect({code, error}).toEqual({code: 0, error: ''});
		expect(JSON.parse(out)).toMatchObject({
			moves: ['c2c4', 'e7e6', 'd1a4', 'd7d6', 'a4e8'],
			outcome: {winner: 'white', reason: 'king-captured'},
			unread: null,
		});
	});
});

describe('replay of a file in PGN', () => {
	it('gives the same game as the save that it was written from', async () => {
		const [, {id}] = await importJson(sample('kriegspiel-schema-4.txt'));
		const pgn = await runCommand(replayCommand, [id ?? ''], {as: 'truth', pgn: true});
		expect(pgn.error).toEqual([]);
		const whites = await runCommand(replayCommand, [id ?? ''], {pgn: true});
		expect(whites.error).toEqual([
			'fogchess: this is what White knew, with ?? for what is not known, so that it cannot be imported in full; --as truth writes all of it',
		]);
		expect(whites.out.join('\n')).toContain('??');
		const named = await runCommand(replayCommand, [id ?? ''], {as: 'white', pgn: true});
		expect(named).toEqual(whites);
		const half = await runCommand(importCommand, [fileOf(whites.out.join('\n'))], {});
		expect(half.out.join('\n')).toMatch(
			/This is one side’s own record, which does not hold all that the other did: from half-move 2, “\?\?”, it cannot be played through\. Written with --as truth it can\.\n/,
		);
		const path = fileOf(pgn.out.join('\n'));
		for (const as of ['white', 'black', 'truth']) {
			const saved = await runCommand(replayCommand, [id ?? ''], {as, json: true});
			expect(saved.out.length).toBe(5);
			expect(await runCommand(replayCommand, [path], {as, json: true})).toEqual(saved);
		}
	});

	it('is of a game that is there already, and is not kept again', async () => {
		const folder = join(home, 'data', 'games');
		const {match} = play({...AGAINST_BOT, seed: 77}, 'e2e4', {type: 'resigned', side: 'white'});
		const day = '2026-11-25T10:00:00.000Z';
		unwrap(
			writeFileAtomically(
				gamePath(folder, 'mine'),
				makeSave({created: day, updated: day, match, marks: NO_MARKS}),
			),
		);
		const {out} = await runCommand(replayCommand, ['mine'], {as: 'truth', pgn: true});
		const pgn = out.join('\n');
		expect(await importJson(fileOf(pgn))).toMatchObject([{id: 'mine', moves: ['e2e4']}]);
		const again = await runCommand(importCommand, [fileOf(pgn)]);
		expect(again.code).toBe(0);
		expect(again.out).toEqual([
			expect.stringMatching(/: kept already as mine$/),
			'1 game read in whole, 1 of them kept already.',
		]);
		expect(kept()).toHaveLength(1);
		// Of another day, by others, or with other moves it is another.
		const others = [
			pgn.replace('11.25', '11.26'),
			pgn.replace(/\[White "[^"]*/u, '[White "Eve'),
			pgn.replace('1. e4', '1. d4'),
			pgn.replace('Seed "77"', 'Seed "78"'),
		];
		await importJson(fileOf(others.join('\n\n')));
		expect(kept()).toHaveLength(5);
	});

	it('is known by the set-up that came out, and not by how it was tried', async () => {
		const folder = join(home, 'data', 'games');
		const tried = 'random -@a1 random ready random ready e2e4'.split(' ');
		const ended = {type: 'resigned', side: 'black'} as const;
		const {match} = play({...AGAINST_BOT, variant: 'schrodinger', seed: 5}, ...tried, ended);
		const day = '2026-11-25T10:00:00.000Z';
		const save = makeSave({created: day, updated: day, match, marks: NO_MARKS});
		unwrap(writeFileAtomically(gamePath(folder, 'mine'), save));
		const {out} = await runCommand(replayCommand, ['mine'], {as: 'truth', pgn: true});
		expect(out.join('\n')).not.toContain('random');
		expect(await importJson(fileOf(out.join('\n')))).toMatchObject([{id: 'mine'}]);
	});

	it('says of a save what opens it', async () => {
		const {match} = play(AGAINST_BOT, 'e2e4');
		const day = '2026-11-25T10:00:00.000Z';
		const path = fileOf(makeSave({created: day, updated: day, match, marks: NO_MARKS}));
		expect(await runCommand(importCommand, [path])).toEqual({
			code: 3,
			out: [],
			error: [
				`fogchess: ${quotePath(path)} cannot be imported: it is a game that fogchess has saved; \`fogchess review ${path}\` opens it once it is over`,
			],
		});
	});

	it('calls a PGN of which nothing can be read no damaged save', async () => {
		const path = fileOf('[Event "x"]\n\n1. zz9 *');
		expect((await runCommand(replayCommand, [path])).error).toEqual([
			`fogchess: ${quotePath(path)} cannot be replayed: it is a PGN of which no move can be read; \`fogchess import\` says why`,
		]);
	});

	it('says what it could not read, and takes one game alone', async () => {
		const part = await runCommand(replayCommand, [fileOf('1. e4 e5 2. Zz9')], {json: true});
		expect(part.code).toBe(0);
		expect(part.out).toHaveLength(3);
		expect(part.error).toEqual([
			'fogchess: half-move 3, “Zz9”, cannot be read: it is no move that can be played there. What follows is left out.',
		]);
		const path = fileOf('1. e4 *\n1. d4 *');
		const two = await runCommand(replayCommand, [path]);
		expect(two).toEqual({
			code: 3,
			out: [],
			error: [
				`fogchess: ${quotePath(path)} cannot be replayed: it holds 2 games; \`fogchess import\` keeps them, each with its name`,
			],
		});
	});
});
