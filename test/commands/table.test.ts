import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {ProgressBar} from '../../source/commands/run-steps.js';
import {tableCommand} from '../../source/commands/table.js';
import {unwrap} from '../../source/core/result.js';
import {TableCache} from '../../source/storage/table-cache.js';
import {runBuilt} from '../helpers/run-built.js';
import {buildTables} from '../helpers/tables.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const tables = buildTables('KQvK', 'KRvK');

/** Runs `fogchess table` in this process, with the tables of KQvK and KRvK in its cache. */
async function table(...words: readonly string[]) {
	const out: string[] = [];
	const error: string[] = [];
	const flags: {[flag: string]: string | boolean} = {};
	const rest = words.filter((word) => {
		const [, flag, value] = /^--([a-z-]+)(?:=(.*))?$/.exec(word) ?? [];
		if (flag !== undefined) {
			flags[flag] = value ?? true;
		}

		return flag === undefined;
	});
	const code = await tableCommand(
		{arguments: rest, flags},
		{
			out: (line) => out.push(line),
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	return {code, out, error};
}

const probed = async (...words: readonly string[]) => {
	const {code, out, error} = await table('probe', ...words, '--json');
	expect([code, error]).toEqual([0, []]);
	return JSON.parse(out.join('\n')) as {
		won: boolean;
		moves: number | null;
		best: string[];
		all: {[uci: string]: number | null};
	};
};

let home: string;

// No test writes there.
beforeAll(() => {
	home = mkdtempSync(join(tmpdir(), 'fogchess-test-'));
	const cache = new TableCache(join(home, 'cache', 'tables'));
	for (const {name, words} of tables.values()) {
		unwrap(cache.write(name, words));
	}
});

afterAll(() => rmSync(home, {recursive: true, force: true}));

beforeEach(() => {
	vi.stubEnv('FOGCHESS_HOME', home);
	return () => {
		vi.unstubAllEnvs();
	};
});

describe('table stats', () => {
	it('prints the counts of the independent solver', async () => {
		const {code, out} = await table('stats', 'krvk', 'KQvK', '--json');
		expect(code).toBe(0);
		const [rook, queen] = out.map((line) => JSON.parse(line) as Record<string, unknown>);
		expect(Object.keys(rook)).toEqual([
			'material',
			'placements',
			'starts',
			'won',
			'longest',
			'histogram',
			'blind',
		]);
		expect(rook).toMatchObject({material: 'KRvK', starts: 175_168, won: 50_848, longest: 16});
		expect(queen).toMatchObject({material: 'KQvK', starts: 144_508, won: 144_508, longest: 23});
	});

	it('speaks to people too', async () => {
		const {out} = await table('stats', 'KRvK');
		expect(out.join('\n')).toContain('50848 (29.0 %)');
	});
});

describe('table probe', () => {
	it('says to people what its numbers are', async () => {
		const {out} = await table('probe', '8/8/8/3k4/8/8/8/KQ6 w - - 0 1');
		expect(out.slice(0, 2)).toEqual([
			expect.stringMatching(/^the king is taken in \d+ at most$/),
			'After each move, counted with it, at most so many moves (–: the capture cannot be forced):',
		]);
	});

	it('takes the king where the FEN has him as known', async () => {
		const {won, moves, best, all} = await probed('8/8/8/3k4/8/8/8/KQ6 w - - 0 1');
		expect([won, moves]).toEqual([true, 21]);
		expect(best).toEqual(['b1b4']);
		expect(Object.keys(all)).toHaveLength(22);
		expect(all['b1e4']).toBeNull();
	});

	it('takes a FEN that was not quoted', async () => {
		const {moves} = await probed('8/8/8/3k4/8/8/8/KQ6', 'w', '-', '-', '0', '1');
		expect(moves).toBe(21);
	});

	it('knows the hardest starts of the paper', async () => {
		expect(await probed('8/8/8/8/3k4/8/8/KQ6 w')).toMatchObject({moves: 23});
		expect(await probed('7k/8/8/8/8/2R5/8/K7 w')).toMatchObject({moves: 16});
	});

	it('takes squares, or nothing, as what is known', async () => {
		const known = await probed('8/8/8/8/8/8/8/KQ6', '--king-on=d5');
		const more = await probed('8/8/8/8/8/8/8/KQ6', '--king-on=d5,d6,e5');
		const blind = await probed('8/8/8/3k4/8/8/8/KQ6', '--blind');
		expect(known.moves).toBe(21);
		expect(more.moves).toBeGreaterThanOrEqual(21);
		expect(blind.moves).toBeGreaterThan(more.moves!);
		expect(await probed('8/8/8/3k4/8/8/8/KR6', '--blind')).toMatchObject({
			won: false,
			moves: null,
			best: [],
		});
	});

	it('has White take a king that he sees', async () => {
		expect(await probed('8/8/8/1k6/8/8/8/KQ6')).toMatchObject({moves: 1, best: ['b1b5']});
	});

	it('turns the board where Black has the men', async () => {
		const white = await probed('8/8/8/3k4/8/8/8/KQ6 w');
		const black = await probed('kq6/8/8/8/3K4/8/8/8 b', '--king-on=d4');
		expect(black.moves).toBe(white.moves);
		expect(black.best).toEqual(['b8b5']);
	});

	it.each([
		[['probe'], 2, 'needs a position'],
		[['probe', 'rubbish'], 3, 'cannot be read'],
		[['probe', '8/8/8/3k4/8/8/PPP5/K7 w'], 3, '3 men'],
		[['probe', '8/8/3p4/3k4/8/8/8/KQ6 w'], 3, 'pawn with him'],
		[['probe', '8/8/8/3k4/8/8/8/KQ6 b'], 3, 'on move'],
		[['probe', '8/8/8/8/8/8/8/KQ6 w'], 3, 'no lone king'],
		[['probe', '8/8/8/3k4/8/8/8/KQ6 w', '--king-on=z9'], 2, '“z9”'],
		[['probe', '8/8/8/3k4/8/8/8/KQ6 w', '--king-on=a1'], 2, 'other side'],
		[['probe', '8/8/8/3k4/8/8/8/KQ6 w', '--king-on=b2,b3'], 3, 'every one'],
		[['probe', '8/8/8/3k4/8/8/8/KQ6 w', '--king-on=d5', '--blind'], 2, 'go together'],
		[['stats'], 2, 'which ending'],
		[['stats', 'KXvK'], 2, '“X”'],
		[['build'], 2, 'which ending'],
		[['stats', 'KQvK', '--blind'], 2, 'takes no --blind'],
		[['list', 'KQvK'], 2, 'does not take'],
		[['polish', 'KQvK'], 2, '“polish”'],
		[[], 2, 'build, list, stats, probe, verify'],
	])('%j is refused with %i', async (words, wanted, reason) => {
		const {code, out, error} = await table(...words);
		expect([code, out]).toEqual([wanted, []]);
		expect(error).toHaveLength(1);
		expect(error[0]).toMatch(/^fogchess: /);
		expect(error[0]).toContain(reason);
	});
});

describe('table list and build', () => {
	it('tell what there is', async () => {
		const {out} = await table('list', '--json');
		const listed = out.map((line) => JSON.parse(line) as {material: string; bytes: number});
		expect(listed.map(({material}) => material)).toEqual(['KQvK', 'KRvK', 'KvK']);
		expect(listed[0].bytes).toBe(tables.get('KQvK')?.words.byteLength);
		const built = await table('build', 'KRvK', '--json');
		expect(built.out.map((line) => JSON.parse(line) as unknown)).toContainEqual({
			material: 'KRvK',
			bytes: tables.get('KRvK')?.words.byteLength,
			built: false,
		});
	});

	it('have sizes of small tables in their unit', async () => {
		expect((await table('list')).out.at(-1)).toMatch(/^KvK +\d KB /);
	});

	it('say when there is nothing yet', async () => {
		vi.stubEnv('FOGCHESS_HOME', temporaryFolder());
		const {code, out} = await table('list');
		expect(code).toBe(0);
		expect(out).toEqual([expect.stringContaining('no tables yet')]);
	});
});

describe('table verify', () => {
	it('replays a whole table and finds no failure', async () => {
		const {code, out, error} = await table('verify', 'KvK', '--json');
		expect([code, error]).toEqual([0, []]);
		const report = JSON.parse(out[0]) as Record<string, unknown>;
		expect(report).toMatchObject({starts: 3612, failures: 0, longest: 0});
		expect(report['beliefs']).toBeGreaterThan(0);
		expect((await table('verify', 'KvK')).out).toEqual([expect.stringContaining('0 failures')]);
	});
});

describe('the built program', () => {
	it('builds tables, finds a damaged one out, and builds that anew', async () => {
		const folder = temporaryFolder();
		const environment = {FOGCHESS_HOME: folder};
		const first = await runBuilt(['table', 'build', 'KRvK'], '', environment);
		expect(first).toMatchObject({code: 0, error: ''});
		expect(first.out).toMatch(/KRvK .* built/);
		const path = join(folder, 'cache', 'tables', 'KRvK.fogtable');
		const sound = readFileSync(path);
		writeFileSync(path, sound.with(3000, sound[3000] ^ 1));
		const second = await runBuilt(['table', 'stats', 'KRvK', '--json'], '', environment);
		expect(second.code).toBe(0);
		expect(second.error).toContain('its checksum is wrong');
		expect(JSON.parse(second.out)).toMatchObject({won: 50_848});
		expect(readFileSync(path).equals(sound)).toBe(true);
	});

	it('works from memory where nothing can be kept', async () => {
		const folder = temporaryFolder();
		const file = join(folder, 'file');
		writeFileSync(file, '');
		const {code, out, error} = await runBuilt(
			['table', 'probe', '8/8/8/3k4/8/8/8/KR6 w', '--json'],
			'',
			{FOGCHESS_HOME: file},
		);
		expect(code).toBe(0);
		expect(JSON.parse(out)).toMatchObject({won: false});
		expect(error).toContain('cannot be kept');
	});
});

describe('the progress bar', () => {
	const draw = (columns: number, terminal: boolean): string[] => {
		const lines: string[] = [];
		let now = 0;
		const bar = new ProgressBar(
			{out: () => undefined, error: (line) => lines.push(line), terminal, columns},
			() => now,
		);
		for (const fraction of [0, 0.25, 0.5, 1]) {
			bar.show('Building KRRvK', fraction);
			now += 1000;
		}

		bar.clear();
		return lines;
	};

	it('is one line drawn again, with the time left', () => {
		const lines = draw(80, true);
		expect(lines[0]).toContain('0 %');
		expect(lines[1]).toContain('25 %, 3.0 s left');
		expect(lines[2]).toMatch(/^\u001B\[1A\u001B\[2KBuilding KRRvK █+░+ 50 %, 2\.0 s left$/);
		expect(lines.at(-1)).not.toContain('%');
	});

	it('is never wider than the terminal, and not there without one', () => {
		for (const line of draw(20, true)) {
			expect(line.replaceAll(/\u001B\[\d[A-Z]/g, '').length).toBeLessThan(20);
		}

		expect(draw(80, false)).toEqual([]);
	});
});

it('asks whether a word near to one of its own was meant', async () => {
	const {code, error} = await table('stat');
	expect(code).toBe(2);
	expect(error.join('')).toContain('not “stat”; did you mean stats?');
});
