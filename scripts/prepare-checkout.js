// Makes a checkout runnable: installs the development dependencies when they are missing or older
// than package-lock.json, and builds dist/ when it is missing or older than source/.
// It is plain JavaScript without dependencies because it runs before anything is installed, and it
// is called by the launcher and by `pretest` because `prepare` does not run everywhere (npm 12).
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The modification time in milliseconds of a file, or 0 when it is not there. */
const modified = (path) => statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0;

/** The newest modification time in milliseconds below a folder. */
function newest(folder) {
	let time = 0;
	for (const entry of readdirSync(folder, {withFileTypes: true})) {
		const path = join(folder, entry.name);
		time = Math.max(time, entry.isDirectory() ? newest(path) : modified(path));
	}

	return time;
}

/** Runs a command with its output on stderr, and without npm's variables, which would steer a nested npm. */
function run(command, arguments_) {
	const environment = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
	);
	const {status} = spawnSync(command, arguments_, {
		cwd: root,
		env: environment,
		shell: process.platform === 'win32',
		stdio: ['ignore', process.stderr, process.stderr],
	});
	return status === 0;
}

/**
 * Installs and builds what is missing or stale. Returns whether dist/ can be used; says why on
 * stderr when it cannot.
 */
export async function prepareCheckout({force = false} = {}) {
	const lock = modified(join(root, 'package-lock.json'));
	const installed = modified(join(root, 'node_modules', '.package-lock.json'));
	if (installed === 0 || installed < lock) {
		console.error('fogchess: installing the development dependencies (once) …');
		if (!run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])) {
			console.error('fogchess: `npm ci` failed; see the lines above.');
			return false;
		}
	}

	const built = modified(join(root, 'dist', 'built'));
	const changed = Math.max(
		newest(join(root, 'source')),
		modified(join(root, 'scripts', 'build.js')),
		modified(join(root, 'package.json')),
	);
	if (force || built < changed) {
		if (!existsSync(join(root, 'dist'))) {
			console.error('fogchess: building dist/ …');
		}

		if (!run(process.execPath, [join(root, 'scripts', 'build.js')])) {
			console.error('fogchess: the build failed; see the lines above.');
			return false;
		}
	}

	return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const ready = await prepareCheckout({force: process.argv.includes('--force')});
	process.exitCode = ready ? 0 : 1;
}
