// Draws the pictures of docs/screens/ from the running program: `npm run screens [name…]`. Each scene of
// screens/scenes.js is played in a pseudo-terminal with an empty folder of its own as the person's home,
// and what the terminal then shows is drawn cell by cell. The same program gives the same bytes.
import {mkdirSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {importTypescript} from './import-typescript.js';
import {drawSvg} from './screens/draw-svg.js';
import {SCENES} from './screens/scenes.js';

const PROGRAM = fileURLToPath(new URL('../bin/fogchess.js', import.meta.url));
const FOLDER = new URL('../docs/screens/', import.meta.url);
/** Long enough for a frame that is on its way; only the wait for text says when a scene is over. */
const PAUSE = 300;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in SCENES));
if (unknown.length > 0) {
	console.error(
		`screens: there is no ${unknown.join(', ')}; there are ${Object.keys(SCENES).join(', ')}`,
	);
	process.exit(2);
}

const {openTerminal} = await importTypescript('test/helpers/open-terminal.ts');
mkdirSync(FOLDER, {recursive: true});
for (const name of names.length > 0 ? names : Object.keys(SCENES)) {
	const {title, play, ...options} = SCENES[name];
	const terminal = openTerminal({...options, program: PROGRAM, env: {COLORTERM: 'truecolor'}});
	try {
		await play(terminal);
		await terminal.settle(PAUSE);
		const picture = drawSvg(terminal.terminal, title);
		writeFileSync(new URL(`${name}.svg`, FOLDER), picture);
		console.log(`docs/screens/${name}.svg ${Buffer.byteLength(picture)} bytes`);
	} finally {
		await terminal.close();
	}
}
