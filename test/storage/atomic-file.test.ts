import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {describe, expect, it} from 'vitest';
import {
	previousPath,
	readTextFile,
	removeLeftovers,
	writeFileAtomically,
} from '../../source/storage/atomic-file.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

describe('writeFileAtomically', () => {
	it('makes folders, writes for the owner alone, and leaves nothing beside the file', () => {
		const folder = join(temporaryFolder(), 'a', 'b');
		const path = join(folder, 'x.json');
		expect(writeFileAtomically(path, 'one')).toEqual({ok: true, value: undefined});
		expect(writeFileAtomically(path, 'two').ok).toBe(true);
		expect(readFileSync(path, 'utf8')).toBe('two');
		expect(readdirSync(folder)).toEqual(['x.json']);
		expect(statSync(path).mode & 0o077).toBe(0);
	});

	it('keeps one previous content when asked to', () => {
		const path = join(temporaryFolder(), 'x.json');
		for (const text of ['one', 'two', 'three']) {
			expect(writeFileAtomically(path, text, {keepPrevious: true}).ok).toBe(true);
		}

		expect(readFileSync(path, 'utf8')).toBe('three');
		expect(readFileSync(previousPath(path), 'utf8')).toBe('two');
	});

	it('writes through a link to the file it leads to', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'real'), 'old');
		symlinkSync(join(folder, 'real'), join(folder, 'link'));
		writeFileAtomically(join(folder, 'link'), 'new');
		expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('new');
		expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
	});

	it.runIf(existsSync('/dev/full'))('says that the disk is full and leaves the old content', () => {
		const folder = temporaryFolder();
		const path = join(folder, 'x.json');
		writeFileAtomically(path, 'old');
		symlinkSync('/dev/full', `${path}.tmp-${process.pid}`);
		expect(writeFileAtomically(path, 'new')).toEqual({ok: false, error: 'the disk is full'});
		expect(readFileSync(path, 'utf8')).toBe('old');
		expect(readdirSync(folder)).toEqual(['x.json']);
	});

	it.runIf(process.platform === 'linux')('comes to an end where no folder can be made', () => {
		expect(writeFileAtomically('/proc/none/at/all', '')).toMatchObject({ok: false});
	});

	it('says why a folder cannot be made', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'file'), '');
		expect(writeFileAtomically(join(folder, 'file', 'x'), '')).toEqual({
			ok: false,
			error: expect.stringMatching(/no folder|EEXIST/),
		});
	});
});

describe('readTextFile', () => {
	it('tells a missing file from one that cannot be read', () => {
		const folder = temporaryFolder();
		expect(readTextFile(join(folder, 'x'))).toEqual({
			ok: false,
			error: {missing: true, reason: 'it is not there'},
		});
		expect(readTextFile(folder)).toEqual({
			ok: false,
			error: {missing: false, reason: 'it is a folder'},
		});
		writeFileSync(join(folder, 'big'), 'x'.repeat(101));
		expect(readTextFile(join(folder, 'big'), 100)).toMatchObject({error: {missing: false}});
		expect(readTextFile(join(folder, 'big'), 101).ok).toBe(true);
	});

	it('keeps what was cut in two by its own reading whole', () => {
		const path = join(temporaryFolder(), 'long');
		// Signs of three bytes, so that no power of two ends with one.
		const text = '♙'.repeat(100_000);
		writeFileSync(path, text);
		expect(readTextFile(path)).toEqual({ok: true, value: text});
	});

	it.runIf(existsSync('/dev/zero'))('does not read on for ever where a file has no end', () => {
		expect(readTextFile('/dev/zero')).toEqual({
			ok: false,
			error: {missing: false, reason: 'it is too large'},
		});
	});
});

describe('removeLeftovers', () => {
	it('removes what dead processes left and nothing else', () => {
		const folder = temporaryFolder();
		const names = ['a.json', 'a.json.tmp-999999999', `b.json.tmp-${process.pid}`, 'c.tmp-x'];
		for (const name of names) {
			writeFileSync(join(folder, name), '');
		}

		mkdirSync(join(folder, 'd'));
		removeLeftovers(folder);
		expect(readdirSync(folder).sort()).toEqual([
			'a.json',
			`b.json.tmp-${process.pid}`,
			'c.tmp-x',
			'd',
		]);
		expect(() => removeLeftovers(join(folder, 'nowhere'))).not.toThrow();
	});
});
