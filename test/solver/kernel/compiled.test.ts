import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {describe, expect, it} from 'vitest';

describe('the bytes of the kernel', () => {
	it('are what its source compiles to', () => {
		// In a process of its own: the compiler is large.
		const check = execFileSync(process.execPath, ['scripts/build-kernel.js', '--check'], {
			encoding: 'utf8',
		});
		expect(check).toBe('up to date\n');
	}, 120_000);
});
