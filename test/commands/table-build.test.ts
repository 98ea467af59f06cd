import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {BeliefTable} from '../../source/solver/belief-table.js';
import {parseMaterial} from '../../source/solver/material.js';
import {TableCache} from '../../source/storage/table-cache.js';
import {type Finished, runBuilt} from '../helpers/run-built.js';
import {buildTables} from '../helpers/tables.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const tables = buildTables('KQvK', 'KRvK');

/** A home of its own for one test, the folder of tables in it, and a program that builds tables there. */
type Home = {readonly home: string; readonly folder: string; readonly program: string};

/**
 * Makes a home. The program starts the bundle without the launcher, whose own work no signal and no full
 * disk is to disturb here.
 */
function makeHome(): Home {
	const home = temporaryFolder();
	const program = join(home, 'program.mjs');
	const bundle = new URL('../../dist/cli.js', import.meta.url).href;
	writeFileSync(
		program,
		`import {main} from '${bundle}'; await main(['table', 'build', ...process.argv.slice(2)]);`,
	);
	return {home, folder: join(home, 'cache', 'tables'), program};
}

/** Runs a command in a home to its end. */
async function run({home}: Home, command: string, ...words: readonly string[]): Promise<Finished> {
	const child = spawn(command, words, {
		env: {...process.env, FOGCHESS_HOME: home},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const [out, error, [code]] = await Promise.all([
		child.stdout.setEncoding('utf8').toArray() as Promise<string[]>,
		child.stderr.setEncoding('utf8').toArray() as Promise<string[]>,
		once(child, 'exit') as Promise<[number]>,
	]);
	return {code, out: out.join(''), error: error.join('')};
}

/** Starts to build an ending's table and resolves when that of another has been kept. */
async function startBuilding(
	{home, folder, program}: Home,
	ending: string,
	until: string,
): Promise<ChildProcess> {
	const child = spawn(process.execPath, [program, ending], {
		env: {...process.env, FOGCHESS_HOME: home},
		stdio: 'ignore',
	});
	while (!existsSync(join(folder, `${until}.fogtable`))) {
		expect(child.exitCode).toBe(null);
		await sleep(5);
	}

	return child;
}

/** Ends a process by a signal; resolves with its exit code, null when the signal itself ended it. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	const gone = once(child, 'exit') as Promise<[number | null]>;
	child.kill(signal);
	return (await gone)[0];
}

/** Expects that a kept table is what a build makes. */
function expectSound(folder: string, ending: string): void {
	const words = new TableCache(folder).read(ending)!;
	const read = BeliefTable.fromWords(words, unwrap(parseMaterial(ending)), tables);
	// `toEqual` looks at each of very many words.
	expect(isDeepStrictEqual(unwrap(read).words, tables.get(ending)!.words)).toBe(true);
}

describe('table build', {timeout: 120_000}, () => {
	it('is done twice at once without harm', async () => {
		const home = makeHome();
		const building = [1, 2].map(async () => run(home, process.execPath, home.program, 'KRvK'));
		for (const {code, error} of await Promise.all(building)) {
			expect({code, error}).toEqual({code: 0, error: ''});
		}

		expect(readdirSync(home.folder).sort()).toEqual(['KRvK.fogtable', 'KvK.fogtable']);
		expectSound(home.folder, 'KRvK');
	});

	it('ends with 130 at Ctrl+C and keeps what is finished', async () => {
		const home = makeHome();
		const child = await startBuilding(home, 'KRRvK', 'KRvK');
		expect(await end(child, 'SIGINT')).toBe(130);
		expect(readdirSync(home.folder).sort()).toEqual(['KRvK.fogtable', 'KvK.fogtable']);
		expectSound(home.folder, 'KRvK');
	});

	it('goes on after a kill, and removes what was left half written', async () => {
		const home = makeHome();
		const child = await startBuilding(home, 'KQvK', 'KvK');
		expect(await end(child, 'SIGKILL')).toBe(null);
		expectSound(home.folder, 'KvK');
		writeFileSync(join(home.folder, `KQvK.fogtable.tmp-${child.pid}`), 'half a table');
		const {code, out, error} = await run(home, process.execPath, home.program, 'KQvK');
		expect({code, error}).toEqual({code: 0, error: ''});
		expect(out).toMatch(/^KvK .*was there\nKQvK .*built\n$/);
		expect(readdirSync(home.folder).sort()).toEqual(['KQvK.fogtable', 'KvK.fogtable']);
		expectSound(home.folder, 'KQvK');
	});

	it.skipIf(process.platform === 'win32')(
		'says that a table cannot be kept where the disk takes no more',
		async () => {
			const home = makeHome();
			const limited = 'ulimit -f 32; exec "$0" "$@"';
			const built = await run(home, 'sh', '-c', limited, process.execPath, home.program, 'KRvK');
			expect(built.code).toBe(1);
			expect(built.error).toBe(
				'fogchess: the table of KRvK cannot be kept: it is larger than a file may be here\n',
			);
			expect(built.out).toMatch(/KRvK .* built/);
			expect(readdirSync(home.folder)).toEqual(['KvK.fogtable']);
		},
	);
});

describe('table list', () => {
	it('says in one sentence that the folder cannot be read', async () => {
		const {home} = makeHome();
		mkdirSync(join(home, 'cache'));
		writeFileSync(join(home, 'cache', 'tables'), '');
		const {code, out, error} = await runBuilt(['table', 'list'], '', {FOGCHESS_HOME: home});
		expect([code, out]).toEqual([1, '']);
		expect(error).toBe(
			`fogchess: the tables in ${join(home, 'cache', 'tables')} cannot be listed: a part of its path is no folder\n`,
		);
		expect(readFileSync(join(home, 'cache', 'tables'), 'utf8')).toBe('');
	});
});
