import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, symlinkSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Returns the files of a checkout that are in git or could be: those that it ignores are not listed. */
export function listFiles(root) {
	const {status, stdout, stderr} = spawnSync(
		'git',
		['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
		{cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26},
	);
	if (status !== 0) {
		throw new Error(`git cannot list the files here: ${stderr}`);
	}

	return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Copies files of a checkout as they are now to a new folder, with a link to its packages. */
export function copyCheckout(root, folder, files) {
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), {recursive: true});
		copyFileSync(join(root, file), join(folder, file));
	}

	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
