import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';

/** Returns a new empty folder that is gone when the test is. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fogchess-test-'));
	onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
	return folder;
}
