import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {fingerprint} from './fingerprint.js';

/** Where that lies which tests keep from one run to the next. */
const KEPT = fileURLToPath(new URL('../../node_modules/.vite', import.meta.url));

/** So many milliseconds a folder is kept that nothing is made from any more: a run that began before may use it still. */
const LONGEST_RUN = 3_600_000;

/** Removes the folders of a name that are old. */
function removeOld(name: string): void {
	for (const folder of readdirSync(KEPT)) {
		const path = join(KEPT, folder);
		const age = Date.now() - (statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? Date.now());
		if (folder.startsWith(`${name}-`) && age > LONGEST_RUN) {
			rmSync(path, {recursive: true, force: true});
		}
	}
}

/**
 * Returns the folder of a name that is made from these texts; `make` fills it when it is not there yet. It is whole once
 * it is there: others may do the same at the same time.
 */
export async function keptFolder(
	name: string,
	madeFrom: unknown,
	make: (folder: string) => Promise<void>,
): Promise<string> {
	const folder = join(KEPT, `${name}-${fingerprint(JSON.stringify(madeFrom))}`);
	if (existsSync(folder)) {
		return folder;
	}

	mkdirSync(KEPT, {recursive: true});
	removeOld(name);
	const temporary = mkdtempSync(join(KEPT, `${name}-`));
	await make(temporary);
	try {
		renameSync(temporary, folder);
	} catch (error) {
		rmSync(temporary, {recursive: true});
		if (!existsSync(folder)) {
			throw error;
		}
	}

	return folder;
}
