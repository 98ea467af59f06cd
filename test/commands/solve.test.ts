import {describe, expect, it, vi} from 'vitest';
import {solveCommand} from '../../source/commands/solve.js';
import {runBuilt} from '../helpers/run-built.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

/** Runs `fogchess solve` in this process. */
async function solve(words: readonly string[], flags: Record<string, string | boolean> = {}) {
	vi.stubEnv('FOGCHESS_HOME', temporaryFolder());
	const out: string[] = [];
	const error: string[] = [];
	const code = await solveCommand(
		{arguments: words, flags},
		{
			out: (line) => out.push(line),
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	vi.unstubAllEnvs();
	return {code, out: out.join('\n'), error: error.join('\n')};
}

// No table knows these men, so nothing is built.
const PAWNS = '8/8/4p3/8/8/k7/3PP3/1KQ5 w - - 0 1'.split(' ');

describe('fogchess solve', () => {
	it('answers in words and as JSON', async () => {
		const {code, out} = await solve(PAWNS);
		expect(code).toBe(0);
		expect(out).toContain('forced within 1: c1a3');
		const json = await solve(PAWNS, {json: true, within: '1'});
		expect(JSON.parse(json.out)).toMatchObject({result: 'forced', within: 1, keys: ['c1a3']});
		const none = await solve('k7/8/8/8/8/8/1r5r/K4NNN w - - 0 1'.split(' '), {
			within: '2',
			json: true,
		});
		expect(JSON.parse(none.out)).toMatchObject({result: 'refuted', within: 2});
	});

	it('takes squares that White cannot tell apart, and no others', async () => {
		const fen = '7k/8/8/8/8/8/3PPP2/3QK3 w - - 0 1'.split(' ');
		expect((await solve(fen, {'king-on': 'h8,g8', within: '1'})).out).toContain(
			'not forced within 1',
		);
		const {code, error} = await solve(fen, {'king-on': 'h8,a4'});
		expect(code).toBe(3);
		expect(error).toContain('White could tell a king on a4 from the others');
		expect((await solve(fen, {'king-on': 'd2'})).error).toContain('a man on d2');
	});

	it('lets Black move first, and says what White then forces', async () => {
		const fen = '8/k7/8/1Q6/8/8/8/2K5 b - - 0 1'.split(' ');
		const {code, out} = await solve(fen, {within: '3'});
		expect(code).toBe(0);
		expect(out).toContain('forced within 2, whatever Black plays first: a7a8 b5b6 a8b8 b6b8');
		expect(out).not.toContain('first moves');
		const json = JSON.parse((await solve(fen, {within: '3', json: true})).out) as object;
		expect(json).toMatchObject({result: 'forced', within: 2, turn: 'black', king: 'a7', keys: []});
		const none = await solve('8/8/8/8/1r6/8/5R2/K6k b - - 0 1'.split(' '), {within: '2'});
		expect(none.out).toContain('refuted: not forced within 2, whatever Black plays first');
	});

	it('says on which of several squares its line begins', async () => {
		const fen = '4Q3/8/1P6/8/5R2/K7/8/7k w - - 0 1'.split(' ');
		const squares = 'd1,b1,h1';
		const {out} = await solve(fen, {'king-on': squares, within: '3'});
		const [, first, king] =
			/forced within 3: \S+ (\S\S)\S\S .* \(he is on (\S\S)\)/.exec(out) ?? [];
		expect(squares).toContain(king);
		expect(first).toBe(king);
	});

	it.each([
		[[], {}, 2, 'needs a position'],
		[['8/8'], {}, 3, 'the FEN cannot be read: the board needs 8 ranks'],
		[PAWNS, {within: '99'}, 2, '--within'],
		[PAWNS, {'king-on': 'z9'}, 2, '--king-on'],
		['8/8/4p3/8/8/k7/8/2Q5 b - - 0 1'.split(' '), {}, 3, 'one white king'],
		[PAWNS, {compose: true}, 2, 'takes none'],
		[[], {compose: true, within: '9'}, 2, '2 to 3'],
	])('says in a sentence what is wrong (%s %s)', async (words, flags, code, sentence) => {
		const answer = await solve(words, flags);
		expect(answer.code).toBe(code);
		expect(answer.error).toContain(sentence);
		expect(answer.error).not.toContain('\n');
	});

	it('composes the same problem for the same seed', async () => {
		const first = await solve([], {compose: true, seed: '4', json: true});
		const problem = JSON.parse(first.out) as {fen: string; kingOn: string[]; key: string};
		expect(await solve([], {compose: true, seed: '4', json: true})).toEqual(first);
		const solved = await runBuilt(
			['solve', problem.fen, '--king-on', problem.kingOn.join(','), '--json'],
			'',
			{FOGCHESS_HOME: temporaryFolder()},
		);
		expect(JSON.parse(solved.out)).toMatchObject({within: 2, keys: [problem.key]});
	});
});
