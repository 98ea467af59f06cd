import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {describe, expect, it} from 'vitest';
import {sampleSize} from '../../helpers/sample-size.js';

describe('the bytes of the kernel', () => {
	it('are what its source compiles to', () => {
		// In a process of its own: the compiler is large. The quick run looks whether they were made of these sources.
		const how = sampleSize('--check-sources', '--check');
		const check = execFileSync(process.execPath, ['scripts/build-kernel.js', how], {
			encoding: 'utf8',
		});
		expect(check).toBe('up to date\n');
	}, 120_000);
});
