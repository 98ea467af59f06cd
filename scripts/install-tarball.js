import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs npm as a person would who has none of this npm's settings around; returns its stdout. */
const npm = (arguments_, cwd) =>
	execFileSync('npm', arguments_, {
		cwd,
		encoding: 'utf8',
		env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
		shell: process.platform === 'win32',
		stdio: ['ignore', 'pipe', 'pipe'],
	});

/**
 * Packs this checkout and installs the tarball into an empty folder below the system's temporary one.
 * Returns what npm says of the tarball (`files`, `size` in bytes), what it said while installing, the
 * installed package's folder, its package.json and its program, and `remove`. Throws what npm throws.
 */
export function installTarball() {
	const folder = mkdtempSync(join(tmpdir(), 'fogchess-tarball-'));
	const remove = () => rmSync(folder, {recursive: true, force: true});
	try {
		const output = npm(['pack', '--json', '--pack-destination', folder], root);
		// npm 12 tells by name what older ones tell in a list.
		const told = JSON.parse(output.slice(output.search(/^[[{]/m)));
		const packed = Array.isArray(told) ? told[0] : Object.values(told)[0];
		const empty = join(folder, 'empty');
		mkdirSync(empty);
		writeFileSync(join(empty, 'package.json'), '{"private": true}');
		const installed = npm(
			['install', '--no-audit', '--no-fund', join(folder, packed.filename)],
			empty,
		);
		const packageFolder = join(empty, 'node_modules', 'fogchess');
		return {
			packed,
			installed,
			folder: empty,
			packageFolder,
			packageJson: JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')),
			program: join(packageFolder, 'bin', 'fogchess.js'),
			remove,
		};
	} catch (error) {
		remove();
		throw error;
	}
}
