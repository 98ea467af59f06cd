import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const FOLDER = fileURLToPath(new URL('../../docs/strength/', import.meta.url));

/** Returns the rows that are kept under a name, by what each is about; none when nothing was kept. */
export function readSheet(name) {
	try {
		return JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8'));
	} catch (error) {
		if (error.code === 'ENOENT') {
			return {};
		}

		throw error;
	}
}

/** Keeps one row under a name, in the place of the one about the same. */
export function keepRow(name, about, row) {
	mkdirSync(FOLDER, {recursive: true});
	const rows = {...readSheet(name), [about]: row};
	writeFileSync(`${FOLDER}${name}.json`, `${JSON.stringify(rows, undefined, '\t')}\n`);
}
