// Makes a checkout runnable: installs the development dependencies when they are missing or older
// than package-lock.json, and builds dist/ when it is missing or made from other sources.
// It is plain JavaScript without dependencies because it runs before anything is installed, and it
// is called by the launcher and by `pretest` because `prepare` does not run everywhere (npm 12).
import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {fingerprint} from './fingerprint.js';
import {withLock} from './lock.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The modification time in milliseconds of a file, or 0 when it is not there. */
const modified = (path) => statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0;

/** Whether the development dependencies are there and as new as package-lock.json. */
function isInstalled() {
	const installed = modified(join(root, 'node_modules', '.package-lock.json'));
	return (
		installed > 0 &&
		installed >= modified(join(root, 'package-lock.json')) &&
		// Not there after an install without development dependencies.
		existsSync(join(root, 'node_modules', 'esbuild'))
	);
}

/** Whether dist/ was made from the sources as they are now. */
function isBuilt() {
	try {
		return readFileSync(join(root, 'dist', 'built'), 'utf8') === fingerprint(root);
	} catch {
		return false;
	}
}

/** The settings of an outer npm that an inner one is to keep: where packages come from. */
const KEPT =
	/^npm_config_(?:@|registry|userconfig|cache|ca|cafile|proxy|https_proxy|noproxy|strict_ssl|offline|fetch_)/i;

/** Runs a command with its output on stderr, and without the variables of an outer npm that would steer an inner one. */
function run(command, arguments_) {
	const environment = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || KEPT.test(name)),
	);
	const {status} = spawnSync(command, arguments_, {
		cwd: root,
		env: environment,
		shell: process.platform === 'win32' && command === 'npm',
		stdio: ['ignore', process.stderr, process.stderr],
	});
	return status === 0;
}

/** Installs and builds what is missing or stale, alone; returns what is wrong, or undefined. */
function prepare(force) {
	if (!isInstalled()) {
		// Installing would empty the folder that the link leads to, which may be another checkout's.
		if (lstatSync(join(root, 'node_modules'), {throwIfNoEntry: false})?.isSymbolicLink()) {
			return 'node_modules is a link to a folder that is not up to date; remove the link, or run `npm ci` there';
		}

		console.error('fogchess: installing the development dependencies (once) …');
		if (
			!run('npm', [
				'ci',
				'--include=dev',
				'--ignore-scripts',
				'--prefer-offline',
				'--no-audit',
				'--no-fund',
			])
		) {
			return '`npm ci` failed; see the lines above';
		}
	}

	if (force || !isBuilt()) {
		if (!existsSync(join(root, 'dist'))) {
			console.error('fogchess: building dist/ …');
		}

		if (
			!run(process.execPath, [join(root, 'scripts', 'build.js'), ...(force ? ['--clean'] : [])])
		) {
			return 'the build failed; see the lines above';
		}
	}

	return undefined;
}

/**
 * Installs and builds what is missing or stale; of several processes one does it and the others wait.
 * Returns whether dist/ can be used; says why on stderr when it cannot.
 */
export async function prepareCheckout({force = false} = {}) {
	if (!force && isInstalled() && isBuilt()) {
		return true;
	}

	let wrong;
	try {
		wrong = await withLock(join(root, '.preparing'), () => prepare(force));
	} catch (error) {
		wrong = `this folder cannot be written to (${error.code ?? error.message})`;
		if (!force && existsSync(join(root, 'dist', 'cli.js'))) {
			console.error(`fogchess: ${wrong}; running the build that is there`);
			return true;
		}
	}

	if (wrong !== undefined) {
		console.error(`fogchess: ${wrong}.`);
	}

	return wrong === undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const ready = await prepareCheckout({force: process.argv.includes('--force')});
	process.exitCode = ready ? 0 : 1;
}
