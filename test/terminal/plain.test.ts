import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {openForTest} from '../helpers/hotseat.js';
import {runBuilt} from '../helpers/run-built.js';
import {runLine} from '../helpers/run-line.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

/** Runs plain mode as a script would, with lines on stdin, in a home of its own. */
const run = async (
	words: readonly string[],
	lines: readonly string[],
	home = temporaryFolder(),
): Promise<{readonly code: number; readonly lines: readonly string[]; readonly error: string}> => {
	const input = lines.map((line) => `${line}\n`).join('');
	const {code, out, error} = await runBuilt(['--plain', ...words], input, {FOGCHESS_HOME: home});
	expect(out).not.toContain('\u001B');
	return {code, lines: out.split('\n').slice(0, -1), error};
};

/** Runs a command line in this process, in a home of its own. */
const runAtHome = async (words: readonly string[], home = temporaryFolder()) => {
	vi.stubEnv('FOGCHESS_HOME', home);
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
	return runLine(words);
};

/** The last words about a game that is saved. */
const SAVED = /^The game is saved\. Continue it: fogchess resume (\S+)$/;

const GAMES = `[Variant "Fog of War"]
[White "Ada"]
[Black "Bo"]
[Result "1/2-1/2"]

1. e4 e5 1/2-1/2

[Variant "Fog of War"]
[Result "1-0"]

1. e4 f6 2. Qh5 a6 3. Qxe8# 1-0
`;

describe('lines in, lines out, without a terminal', () => {
	it(
		'plays against the bot, keeps what comes early, and goes on later',
		{timeout: 60_000},
		async () => {
			const home = temporaryFolder();
			const words = ['play', '--level', 'random', '--seed', '5', '--as', 'white'];
			const first = await run(words, ['e4', 'd4', 'p P', 'Ke3'], home);
			expect([first.code, first.error]).toEqual([0, '']);
			expect(first.lines.slice(0, 6)).toEqual([
				'Fog of War. You are White, against Random.',
				'The game begins. White moves first.',
				'Your turn.',
				'You played e4.',
				'Black moved.',
				'New: f5 pawn.',
			]);
			expect(first.lines).toContain('You played d4.');
			expect(first.lines).toContain('White pawns: a2 b2 c2 f2 g2 h2 d4 e4.');
			expect(first.lines.at(-2)).toBe('Your king on e1 cannot go to e3.');
			const [, id] = SAVED.exec(first.lines.at(-1)!)!;
			const deeds = ['list', 'resign', 'yes', 'review', 'eyes black', 's e4', 'quit', 'quit'];
			const later = await run(['resume', id], deeds, home);
			expect(later.lines.slice(0, 2)).toEqual([
				first.lines[0],
				expect.stringMatching(/^Move \d\. So far: 1\. White e4, Black .+ 2\. White d4, /),
			]);
			expect(later.lines).toContain('You resigned.');
			expect(later.lines.some((line) => line.startsWith('1. White e4, Black '))).toBe(true);
			expect(later.lines).toContain('Black’s view.');
			expect(later.code).toBe(0);
		},
	);

	it('hands a game of two people over by words', {timeout: 60_000}, async () => {
		const {code, lines} = await run(['hotseat'], ['white', 'e4', '', 'black', 'e5', 'quit']);
		expect(code).toBe(0);
		expect(lines.slice(0, -1)).toEqual([
			'Pass the keyboard to White.',
			'Nothing is shown until white is typed.',
			'Fog of War. You are White, against Black.',
			'The game begins. White moves first.',
			'Your turn.',
			'You played e4.',
			'Enter alone ends your turn: then pass the keyboard to Black.',
			'Pass the keyboard to Black.',
			'Nothing is shown until black is typed.',
			'Fog of War. You are Black, against White.',
			'White moved.',
			'Your turn.',
			'You played e5.',
			'Enter alone ends your turn: then pass the keyboard to White.',
		]);
		expect(lines.at(-1)).toMatch(SAVED);
	});

	it(
		'from its menu lists what is over, analyses, deletes and counts it, practises and solves',
		{timeout: 60_000},
		async () => {
			const home = temporaryFolder();
			const file = join(home, 'games.pgn');
			writeFileSync(file, GAMES);
			expect((await runAtHome(['import', file], home)).code).toBe(0);
			const games = ['games', 'find draw', 'analyse 1', '3', 'fault', 'quit', 'delete 2', 'yes'];
			const counts = ['find', 'statistics', 'undelete', 'quit'];
			const practice = ['lesson KQvK-attacker-known-3', 'hint', 'where', 'quit'];
			const others = ['watch KQvK', '', 'board 1', 'quit', 'puzzle 1', 'hint', 'hint'];
			const deeds = [...games, ...counts, ...practice, ...others];
			const {code, lines, error} = await run([], deeds, home);
			expect([code, error]).toEqual([0, '']);
			// Into a pipe no line is broken: the menu.
			expect(lines.some((line) => line.length > 80)).toBe(true);
			expect(lines.slice(2, 3)).toEqual(['2 games that are over.']);
			expect(lines).toContain('It is analysed.');
			expect(lines.filter((line) => line.startsWith('By knowledge: '))).toHaveLength(1);
			expect(lines.some((line) => / By knowledge \S+ was /.test(line))).toBe(true);
			expect(lines.filter((line) => line.startsWith('Deleted: '))).toHaveLength(1);
			const counted = lines.indexOf(
				'No game against a bot is finished yet: `fogchess play` begins one.',
			);
			expect(lines.slice(counted + 1, counted + 3)).toEqual([
				'1 imported game is under Games: 1 won by White.',
				expect.stringMatching(/^Back again, as number \d: .+\.$/),
			]);
			expect(lines.filter((line) => line.startsWith('Hint: move the '))).toHaveLength(2);
			expect(lines).toContainEqual(expect.stringMatching(/^He is on /));
			expect(lines).toContainEqual(expect.stringMatching(/^Watch KQvK, the paper/));
			expect(lines).toContainEqual(expect.stringMatching(/^Rank 1: /));
		},
	);

	it('changes nothing where nothing is drawn anyhow', async () => {
		expect(await runLine(['--plain', 'perft', '3'])).toEqual({code: 0, out: '8902\n', error: ''});
	});

	it.each([
		[['resume', 'nothing'], 3, 'fogchess: there is no saved game “nothing”\n'],
		[['review'], 3, 'fogchess: no game is over yet'],
	])('%j ends with %i and one sentence', async (words, code, sentence) => {
		const ended = await runAtHome(['--plain', ...words]);
		expect([ended.code, ended.out]).toEqual([code, '']);
		expect(ended.error).toContain(sentence);
		expect(ended.error.trim().split('\n')).toHaveLength(1);
	});
});

describe('lines in a terminal', () => {
	it('are broken between words, show no PIN that is typed, and are all taken away between two people, also what has scrolled out', async () => {
		const terminal = openForTest({
			arguments: ['--plain'],
			columns: 40,
			rows: 10,
			settings: {usePin: true},
		});
		await terminal.waitForText('help tells all.');
		expect(terminal.screen().join('\n')).toContain(
			'learn, hotseat, play, drill, watch,\nresume, games,',
		);
		terminal.type('hotseat\r');
		await terminal.waitForText('White’s PIN for each');
		terminal.type('1234\r');
		await terminal.waitForText('Black’s PIN for each');
		terminal.type('\r');
		await terminal.waitForText(/until White’s PIN is\s+typed/);
		terminal.type('1234\r');
		await terminal.waitForText('Your turn.');
		terminal.type('board\r');
		await terminal.waitForText('Rank 1: a1 your rook');
		terminal.type('e4\r');
		await terminal.waitForText('You played e4.');
		terminal.type('\r');
		await terminal.waitForText(/until black\s+is typed/);
		const {active} = terminal.terminal.buffer;
		const left = Array.from({length: active.length}, (_, row) =>
			active.getLine(row)?.translateToString(true),
		).join('\n');
		expect(left).toContain('Pass the keyboard to Black.');
		expect(left).not.toMatch(/king|e4|Rank/);
		expect(terminal.bytes()).not.toContain('1234');
		// Ctrl+D.
		terminal.type('\u0004');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.screen().join(' ').replaceAll(/\s+/g, ' ')).toMatch(
			/The game is saved\. Continue it: fogchess resume/,
		);
	});
});
