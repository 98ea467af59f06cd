// Makes docs/man/fogchess.6 from the catalogue of commands. It keeps its date when nothing else has changed, so
// that running it twice is running it once.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {importTypescript} from './import-typescript.js';

const folder = fileURLToPath(new URL('../docs/man', import.meta.url));
const path = `${folder}/fogchess.6`;
const {manPage} = await importTypescript('source/commands/man-page.ts');
const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
const [date] = /(?<=^\.TH FOGCHESS 6 )\S+/m.exec(before) ?? [''];
if (before !== manPage(date)) {
	mkdirSync(folder, {recursive: true});
	writeFileSync(path, manPage(new Date().toISOString().slice(0, 10)));
}
