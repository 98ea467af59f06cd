import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('installs nothing through a link: that would empty the folder of another checkout', () => {
	const folder = temporaryFolder();
	const other = path.join(folder, 'other');
	const checkout = path.join(folder, 'checkout');
	mkdirSync(path.join(other, 'something'), {recursive: true});
	for (const part of ['bin', 'scripts', 'package.json', 'package-lock.json']) {
		cpSync(path.join(root, part), path.join(checkout, part), {recursive: true});
	}

	mkdirSync(path.join(checkout, 'source'));
	writeFileSync(path.join(checkout, 'source', 'cli.ts'), '');
	symlinkSync(other, path.join(checkout, 'node_modules'));
	const {status, stderr} = spawnSync(process.execPath, ['bin/fogchess.js', '--help'], {
		cwd: checkout,
		encoding: 'utf8',
	});
	expect(status).toBe(1);
	expect(stderr).toBe(
		'fogchess: node_modules is a link to a folder that is not up to date; remove the link, or run `npm ci` there.\n',
	);
	expect(readdirSync(other)).toEqual(['something']);
});
