import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {openForTest} from '../helpers/hotseat.js';
import {runBuilt} from '../helpers/run-built.js';
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

/** The last words about a game that is saved. */
const SAVED = /^The game is saved\. Continue it: fogchess resume (\S+)$/;

describe('lines in, lines out, without a terminal', () => {
	it(
		'plays against the bot, keeps what comes early, and goes on later',
		{timeout: 60_000},
		async () => {
			const home = temporaryFolder();
			const words = ['play', '--level', '1', '--seed', '5', '--as', 'white'];
			const first = await run(words, ['e4', 'd4', 'p P', 'Ke3', 'may e8'], home);
			expect([first.code, first.error]).toEqual([0, '']);
			expect(first.lines.slice(0, 6)).toEqual([
				'Fog of War. You are White, against Woodpusher, level 1.',
				'The game begins. White moves first.',
				'Your turn.',
				'You played e4.',
				'Black moved.',
				'Your turn.',
			]);
			expect(first.lines).toContain('You played d4.');
			expect(first.lines).toContain('White pawns: a2 b2 c2 f2 g2 h2 d4 e4.');
			expect(first.lines).toContain('Your king on e1 cannot go to e3.');
			expect(first.lines.at(-2)).toMatch(/^e8: /);
			const [, id] = SAVED.exec(first.lines.at(-1)!)!;
			const later = await run(['resume', id], ['list', 'resign', 'yes', 'quit'], home);
			expect(later.lines.slice(0, 4)).toEqual([
				first.lines[0],
				expect.stringMatching(/^Move \d\. So far: 1\. White e4, Black .+ 2\. White d4, /),
				expect.stringMatching(/^You took: .+\. You lost: .+\.$/),
				'board, list or told say more.',
			]);
			expect(later.lines).toContain('You resigned.');
			expect(later.lines.some((line) => line.startsWith('1. White e4, Black '))).toBe(true);
			const review = await run(['review'], ['eyes black', 's e4', 'quit'], home);
			expect(review.lines).toContain('Black’s view.');
			expect(review.code).toBe(0);
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

	it('asks two people for their PINs where these are on', {timeout: 60_000}, async () => {
		const home = temporaryFolder();
		const asked = ['settings', 'pins on', 'quit', 'hotseat', '', '2222', 'white', 'e4', ''];
		const {lines} = await run([], [...asked, 'black', '2222', 's e4', 'quit', 'quit'], home);
		expect(lines.slice(lines.findIndex((line) => line.startsWith('White’s PIN')))).toEqual([
			expect.stringMatching(/^White’s PIN for each hand-off: 4 digits/),
			expect.stringMatching(/^Black’s PIN for each hand-off: 4 digits/),
			'Pass the keyboard to White.',
			'Nothing is shown until white is typed.',
			'Fog of War. You are White, against Black.',
			'The game begins. White moves first.',
			'Your turn.',
			'You played e4.',
			'Enter alone ends your turn: then pass the keyboard to Black.',
			'Pass the keyboard to Black.',
			'Nothing is shown until Black’s PIN is typed; quit leaves.',
			'That is not the PIN.',
			'Fog of War. You are Black, against White.',
			'White moved.',
			'Your turn.',
			expect.stringMatching(/^e4: /),
			'The game is saved. Resume continues it.',
			'The menu.',
			expect.any(String),
			expect.stringMatching(SAVED),
		]);
	});

	it('lists what is over, analyses it, deletes it and counts it', {timeout: 60_000}, async () => {
		const home = temporaryFolder();
		const own = fileURLToPath(new URL('../data/import/rule-variants.pgn', import.meta.url));
		const imported = await runBuilt(['import', own], '', {FOGCHESS_HOME: home});
		expect(imported.code).toBe(0);
		const deeds = ['games', 'find draw', 'analyse 1', '3', 'fault', 'quit', 'delete 2', 'yes'];
		const {code, lines, error} = await run([], [...deeds, 'find', 'statistics', 'undelete'], home);
		expect([code, error]).toEqual([0, '']);
		// Into a pipe no line is broken: the menu.
		expect(lines.some((line) => line.length > 80)).toBe(true);
		expect(lines.slice(2, 3)).toEqual(['2 games that are over.']);
		expect(lines).toContain('It is analysed.');
		expect(lines.filter((line) => line.startsWith('By knowledge: '))).toHaveLength(1);
		expect(lines.some((line) => / By knowledge \S+ was /.test(line))).toBe(true);
		expect(lines.filter((line) => line.startsWith('Deleted: '))).toHaveLength(1);
		expect(lines.slice(-3)).toEqual([
			'No game against a bot is finished yet: `fogchess play` begins one.',
			'1 imported game is under Games: 1 won by White.',
			expect.stringMatching(/^Back again, as number \d: .+\.$/),
		]);
	});

	it('practises with the coach, and solves puzzles', {timeout: 60_000}, async () => {
		// In one home, so that the table is built once.
		const home = temporaryFolder();
		const drill = await run(['drill', 'KQvK-attacker-known-3'], ['hint', 'where', 'quit'], home);
		expect(drill.lines.some((line) => line.startsWith('Hint: move the '))).toBe(true);
		expect(drill.lines.at(-2)).toMatch(/^He is on /);
		expect(drill.lines.at(-1)).toBe('No move was made, so nothing is kept.');
		const line = await run(['watch', 'KQvK', '--seed', '1'], ['', 'board 1'], home);
		expect(line.lines).toContainEqual(expect.stringMatching(/^Watch KQvK, the paper/));
		expect(line.lines.at(-1)).toMatch(/^Rank 1: /);
		const puzzle = await run(['drill', 'puzzle-1'], ['hint', 'hint'], home);
		expect(puzzle.lines.at(-1)).toMatch(/^Hint: move the /);
	});

	it('changes nothing where nothing is drawn anyhow', async () => {
		const {code, lines, error} = await run(['perft', '3'], []);
		expect({code, lines, error}).toEqual({code: 0, lines: ['8902'], error: ''});
	});

	it.each([
		[['resume', 'nothing'], 3, 'fogchess: there is no saved game “nothing”\n'],
		[['review'], 3, 'fogchess: no game is over yet'],
	])('%j ends with %i and one sentence', async (words, code, sentence) => {
		const ended = await run(words, []);
		expect([ended.code, ended.lines]).toEqual([code, []]);
		expect(ended.error).toContain(sentence);
		expect(ended.error.trim().split('\n')).toHaveLength(1);
	});
});

describe('lines in a terminal', () => {
	it('are broken between words', async () => {
		const terminal = openForTest({arguments: ['--plain'], columns: 40});
		await terminal.waitForText('help tells all.');
		expect(terminal.screen().join('\n')).toContain(
			'learn, hotseat, play, drill, watch,\nresume, games,',
		);
		terminal.type('\u0004');
		expect(await terminal.exit()).toBe(0);
	});

	it('does not show a PIN while it is typed', async () => {
		const terminal = openForTest({arguments: ['--plain', 'hotseat'], settings: {usePin: true}});
		await terminal.waitForText('White’s PIN for each');
		terminal.type('1234\r');
		await terminal.waitForText('Black’s PIN for each');
		terminal.type('\r');
		await terminal.waitForText('until White’s PIN is typed');
		terminal.type('1234\r');
		await terminal.waitForText('Your turn.');
		expect(terminal.bytes()).not.toContain('1234');
		terminal.type('\u0004');
		expect(await terminal.exit()).toBe(0);
	});

	it('takes everything away between two people, also what has scrolled out', async () => {
		const terminal = openForTest({arguments: ['--plain', 'hotseat'], rows: 10});
		await terminal.waitForText('until white is typed');
		terminal.type('white\r');
		await terminal.waitForText('Your turn.');
		terminal.type('board\r');
		await terminal.waitForText('Rank 1: a1 your rook');
		terminal.type('e4\r');
		await terminal.waitForText('You played e4.');
		terminal.type('\r');
		await terminal.waitForText('until black is typed');
		const {active} = terminal.terminal.buffer;
		const left = Array.from({length: active.length}, (_, row) =>
			active.getLine(row)?.translateToString(true),
		).join('\n');
		expect(left).toContain('Pass the keyboard to Black.');
		expect(left).not.toMatch(/king|e4|Rank/);
		// Ctrl+D.
		terminal.type('\u0004');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.screen().join('\n')).toMatch(
			/The game is saved\. Continue it: fogchess resume/,
		);
	});
});
