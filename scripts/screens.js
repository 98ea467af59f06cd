// Draws the pictures of docs/screens/ from the running program: `npm run screens [name…]`. Each scene of
// screens/scenes.js is played in a pseudo-terminal with an empty folder of its own as the person's home,
// and what the terminal then shows is drawn cell by cell. The same program gives the same bytes.
// `npm run screens -- --all FOLDER [name…]` draws each at three sizes in three themes instead, to be looked at.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {importTypescript} from './import-typescript.js';
import {drawSvg} from './screens/draw-svg.js';
import {SCENES} from './screens/scenes.js';

const PROGRAM = fileURLToPath(new URL('../bin/fogchess.js', import.meta.url));
const FOLDER = new URL('../docs/screens/', import.meta.url);
/** Long enough for a frame that is on its way; only the wait for text says when a scene is over. */
const PAUSE = 300;

/** The sizes and themes that every screen is looked at in. */
const SIZES = [
	[80, 24],
	[120, 40],
	[200, 60],
];
const THEMES = ['night', 'day', 'contrast'];

const {values, positionals: names} = parseArgs({
	allowPositionals: true,
	options: {all: {type: 'string'}},
});
const unknown = names.filter((name) => !(name in SCENES));
if (unknown.length > 0) {
	console.error(
		`screens: there is no ${unknown.join(', ')}; there are ${Object.keys(SCENES).join(', ')}`,
	);
	process.exit(2);
}

const {openTerminal} = await importTypescript('test/helpers/open-terminal.ts');

/** Plays a scene in a window and a theme, and returns its picture. */
async function draw({title, play, ...options}, theme) {
	const home = mkdtempSync(join(tmpdir(), 'fogchess-screens-'));
	if (theme !== undefined) {
		mkdirSync(join(home, 'config'));
		writeFileSync(join(home, 'config', 'settings.json'), JSON.stringify({theme}));
	}

	const terminal = openTerminal({
		...options,
		home,
		program: PROGRAM,
		env: {COLORTERM: 'truecolor'},
	});
	try {
		await play(terminal);
		await terminal.settle(PAUSE);
		return drawSvg(terminal.terminal, title, theme === 'day');
	} finally {
		await terminal.close();
		rmSync(home, {recursive: true, force: true});
	}
}

const folder = values.all === undefined ? FOLDER : pathToFileURL(`${values.all}/`);
mkdirSync(folder, {recursive: true});
for (const name of names.length > 0 ? names : Object.keys(SCENES)) {
	const scene = SCENES[name];
	const looks =
		values.all === undefined
			? [{file: name, scene}]
			: SIZES.flatMap(([columns, rows]) =>
					THEMES.map((theme) => ({
						file: `${name}-${columns}x${rows}-${theme}`,
						scene: {...scene, columns, rows},
						theme,
					})),
				);
	for (const {file, scene: shown, theme} of looks) {
		const picture = await draw(shown, theme);
		writeFileSync(new URL(`${file}.svg`, folder), picture);
		console.log(`${file}.svg ${Buffer.byteLength(picture)} bytes`);
	}
}
