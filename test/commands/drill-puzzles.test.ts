import {beforeEach, describe, expect, it, vi} from 'vitest';
import {ALL_PUZZLES} from '../../source/drill/any-puzzle.js';
import type {Flags} from '../../source/commands/command.js';
import {drillCommand} from '../../source/commands/drill.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

beforeEach(() => {
	vi.stubEnv('FOGCHESS_HOME', temporaryFolder());
	vi.stubEnv('TERM', 'xterm');
	return () => {
		vi.unstubAllEnvs();
	};
});

/** Runs `fogchess drill WORD` in this process, which has no terminal. */
async function drill(word: string, flags: Flags = {}) {
	const error: string[] = [];
	const out: string[] = [];
	const code = await drillCommand(
		{arguments: [word], flags},
		{
			out: (line) => out.push(line),
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	return {code, out, error: error.join('\n')};
}

describe('fogchess drill puzzles', () => {
	it.each(['puzzle', 'puzzle-1', 'Puzzle-50', 'puzzle-51', 'puzzles 103', 'puzzle 124', '103'])(
		'knows %s',
		async (word) => {
			const {code, error} = await drill(word);
			expect(code).toBe(2);
			expect(error).toContain('needs a terminal');
		},
	);

	it.each(['puzzle-0', 'puzzle-999', 'puzzles 999', '0', 'puzzle x'])(
		'says that there is no %s',
		async (word) => {
			const {code, error} = await drill(word);
			expect(code).toBe(2);
			expect(error).toBe(
				`fogchess: there are puzzles 1 to ${ALL_PUZZLES.length}, and no “${/\d+|x/.exec(word)![0]}”`,
			);
		},
	);

	it('knows those of a game, and says where there are none', async () => {
		expect((await drill('puzzle', {variant: 'liar'})).error).toContain('needs a terminal');
		expect(await drill('puzzles', {variant: 'dark'})).toEqual({
			out: [],
			code: 2,
			error:
				'fogchess: there are no puzzles of “dark”; `fogchess drill puzzles` lists those of other games',
		});
		expect((await drill('puzzle-3', {variant: 'liar'})).error).toContain('leave out --variant');
	});

	it.each([
		[
			'lessons',
			{},
			/^\d+ of \d+ begun/,
			/^There are lessons of KQvK \(21\), .*: fogchess drill lessons KQvK tells/m,
		],
		['lessons KQvK', {}, /^KQvK-attacker-known-3: /, /^KQvK-defender-known-\d+: /m],
		['Lessons kqvk', {}, /^KQvK-attacker-known-3: /, /^KQvK-defender-known-\d+: /m],
		['puzzles', {}, /^Puzzles: 0 of \d+ solved\.$/m, /^Liar Chess: \d+ to \d+\.$/m],
		[
			'puzzles',
			{variant: 'liar'},
			/^Liar Chess: 0 of 5 solved\.$/,
			/^fogchess drill puzzle 114 begins that one/m,
		],
	] as const)('prints %s %j where there is no terminal', async (word, flags, first, other) => {
		const {code, out, error} = await drill(word, flags);
		expect({code, error}).toEqual({code: 0, error: ''});
		expect(out[0]).toMatch(first);
		expect(out.join('\n')).toMatch(other);
		expect(out.join('\n')).not.toContain('menu');
	});

	it('says what no list of lessons is', async () => {
		expect((await drill('lessons x')).error).toContain('an ending is written like KQvK');
		expect((await drill('lessons', {blind: true})).error).toBe(
			'fogchess: drill lessons takes no option --blind',
		);
	});

	it('takes no other word for a puzzle', async () => {
		const {error} = await drill('puzzle-x');
		expect(error).not.toContain('there are puzzles');
	});
});
