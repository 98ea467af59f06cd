import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** What dist/ is made from. */
const INPUTS = [
	'source',
	'scripts/build.js',
	'scripts/bundle.js',
	'scripts/join-chunks.js',
	'scripts/ink',
	'package.json',
	'package-lock.json',
];

/** Returns one line for a file, or for every file below a folder: its path, size and modification time. */
function lines(root, path) {
	const stat = statSync(join(root, path));
	return stat.isDirectory()
		? readdirSync(join(root, path))
				.sort()
				.flatMap((name) => lines(root, `${path}/${name}`))
		: [`${path} ${stat.size} ${stat.mtimeMs}`];
}

/**
 * Returns a short text that changes when any file that dist/ is built from is changed, added, removed
 * or put back to an older version. Reads no contents, so that a start costs a few milliseconds at most.
 */
export const fingerprint = (root) =>
	createHash('sha256')
		.update(INPUTS.flatMap((path) => lines(root, path)).join('\n'))
		.digest('hex');
