// Checks what would be published: packs it, installs the tarball into an empty folder, and plays a game
// with the installed program in a pseudo-terminal. Prints `ok - …` or `not ok - …` for each check.
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {installTarball} from './install-tarball.js';
import {playScriptedGame} from './play-scripted-game.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const LARGEST = 1_000_000;
const LARGEST_TABLES = 6_000_000;
const TABLES = ['KBvK', 'KNvK', 'KPvK', 'KQvK', 'KRRvK', 'KRvK', 'KvK'];
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare', 'dependencies'];
const PUBLISHED = /^(?:bin\/|dist\/|docs\/|package\.json$|README\.md$|LICENSE$|CHANGELOG\.md$)/;
/** Tables that are shipped do not count towards the size. */
const TABLE = /\.fogtable$/;

let failed = 0;

/** Runs one check, which returns nothing when all is well, or what is wrong, or throws. */
async function check(name, work) {
	let wrong;
	try {
		wrong = await work();
	} catch (error) {
		wrong = String(error.stderr || error.message || error);
	}

	if (wrong === undefined || wrong === '') {
		console.log(`ok - ${name}`);
	} else {
		failed++;
		console.log(`not ok - ${name}\n${wrong.replaceAll(/^/gm, '    ')}`);
	}
}

let tarball;
await check('npm pack, and npm install of the tarball into an empty folder', () => {
	tarball = installTarball();
});

if (tarball !== undefined) {
	const {packed, installed, folder, packageFolder, packageJson, program, remove} = tarball;
	const home = join(folder, 'home');
	const fogchess = (...words) =>
		execFileSync(process.execPath, [program, ...words], {
			cwd: folder,
			encoding: 'utf8',
			env: {...process.env, FOGCHESS_HOME: home},
			stdio: ['ignore', 'pipe', 'pipe'],
		});

	await check('it is below 1 MB without tables, and they take less than 6 MB', () => {
		// As npm compresses the tarball; each alone comes to a little more than all together.
		const tables = packed.files
			.filter(({path}) => TABLE.test(path))
			.map(({path}) => gzipSync(readFileSync(join(packageFolder, path)), {level: 9}).length)
			.reduce((sum, size) => sum + size, 0);
		const size = packed.size - tables;
		console.log(`    ${size} bytes and ${tables} of tables, ${packed.files.length} files`);
		return size < LARGEST && tables < LARGEST_TABLES ? undefined : 'that is too much';
	});
	await check('its tables are listed and sound, and none is built', () => {
		const lines = (...words) =>
			fogchess(...words, '--json')
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line));
		const listed = lines('table', 'list').filter(({shipped}) => shipped);
		const names = listed.map(({material}) => material).join();
		const built = lines('table', 'build', ...TABLES.slice(0, -1)).filter((one) => one.built);
		return names === TABLES.join() && built.length === 0 && !existsSync(home)
			? undefined
			: `listed: ${names}; built: ${built.map(({material}) => material).join()}`;
	});
	await check('it holds nothing but the program and its papers', () =>
		packed.files
			.map(({path}) => path)
			.filter((path) => !PUBLISHED.test(path))
			.join('\n'),
	);
	await check('it has no dependencies and brought none along', () => {
		const named = Object.keys({
			...packageJson.dependencies,
			...packageJson.optionalDependencies,
			...packageJson.peerDependencies,
		});
		const there = readdirSync(join(folder, 'node_modules')).filter(
			(name) => !name.startsWith('.') && name !== 'fogchess',
		);
		return [...named, ...there].join('\n');
	});
	await check('it has no install scripts', () =>
		Object.keys(packageJson.scripts ?? {})
			.filter((name) => INSTALL_SCRIPTS.includes(name))
			.join('\n'),
	);
	await check('it installs without a warning', () =>
		/warn/i.test(installed) ? installed : undefined,
	);
	await check('it holds no path of the machine that built it', () =>
		packed.files
			.map(({path}) => path)
			.filter((path) => readFileSync(join(packageFolder, path), 'latin1').includes(root))
			.join('\n'),
	);
	await check('npm made its command', () =>
		existsSync(join(folder, 'node_modules', '.bin', 'fogchess'))
			? undefined
			: 'no node_modules/.bin/fogchess',
	);
	await check('it tells its version', () => {
		const version = fogchess('--version').trim();
		return version === packageJson.version ? undefined : `${version} is not ${packageJson.version}`;
	});
	await check('it holds its manual page, where npm is told that it is, and prints it', () => {
		const man = String(packageJson.man);
		const isPacked = packed.files.some(({path}) => path === man);
		return isPacked && fogchess('man') === readFileSync(join(packageFolder, man), 'utf8')
			? undefined
			: `${man} is ${isPacked ? 'not what it prints' : 'not packed'}`;
	});
	await check('it counts the moves of the start', () => {
		const leaves = fogchess('perft', '4').trim();
		return leaves === '197742' ? undefined : leaves;
	});
	await check('a hotseat game can be played with it from the menu to the capture of a king', () =>
		playScriptedGame(program),
	);
	await check('it wrote nothing into its own folder', () => {
		const before = new Set(packed.files.map(({path}) => path));
		return readdirSync(packageFolder, {recursive: true, withFileTypes: true})
			.filter((entry) => entry.isFile())
			.map((entry) =>
				join(entry.parentPath ?? entry.path, entry.name)
					.slice(packageFolder.length + 1)
					.replaceAll('\\', '/'),
			)
			.filter((path) => !before.has(path))
			.join('\n');
	});
	remove();
}

process.exitCode = failed === 0 ? 0 : 1;
