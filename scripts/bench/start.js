import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {importTypescript} from '../import-typescript.js';
import {installTarball} from '../install-tarball.js';
import {atMost, interleaved, median, milliseconds} from './measure.js';

export const title = 'Start: the installed package';

const ROUNDS = 15;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The smallest program that shows something with Ink as the game does. */
const TRIVIAL = `import {render, Text} from 'ink';
import {createElement} from 'react';
render(createElement(Text, null, 'Hotseat'), {alternateScreen: true, incrementalRendering: true, interactive: true, exitOnCtrlC: false, patchConsole: false, maxFps: 60});
process.stdin.setRawMode(true).resume();
`;

/** Bundles the trivial program as anyone would, without what our own bundle does to Ink; returns its path and how to remove it. */
async function buildTrivial() {
	// Below the checkout, where its imports are found.
	const folder = `${root}node_modules/.cache/fogchess/trivial-${process.pid}`;
	const program = `${folder}/built.js`;
	mkdirSync(folder, {recursive: true});
	writeFileSync(`${folder}/trivial.js`, TRIVIAL);
	writeFileSync(`${folder}/empty.js`, 'export default {}');
	await build({
		entryPoints: [`${folder}/trivial.js`],
		outfile: program,
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		minify: true,
		logLevel: 'warning',
		define: {'process.env.NODE_ENV': '"production"'},
		alias: {'react-devtools-core': `${folder}/empty.js`},
		banner: {
			js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);',
		},
	});
	return {program, remove: () => rmSync(folder, {recursive: true, force: true})};
}

const node = (...arguments_) => {
	if (spawnSync(process.execPath, arguments_, {stdio: 'ignore'}).status !== 0) {
		throw new Error(`node ${arguments_.join(' ')} failed`);
	}
};

export async function* run() {
	const {openTerminal} = await importTypescript('test/helpers/open-terminal.ts');
	const trivial = await buildTrivial();
	const tarball = installTarball();
	try {
		const [empty, version] = (
			await interleaved([() => node('-e', '0'), () => node(tarball.program, '--version')], ROUNDS)
		).map(median);
		yield {what: 'node -e 0', value: `${empty.toFixed(0)} ms`};
		yield {what: 'fogchess --version', value: `${version.toFixed(0)} ms`};
		yield atMost('fogchess --version to node -e 0', version / empty, 1.6, ' times');

		// From the start of the process until the terminal has the first words, its end not counted.
		const firstFrame = async (program) => {
			const terminal = openTerminal({program});
			try {
				return await milliseconds(() =>
					terminal.waitFor(() => terminal.bytes().includes('Hotseat'), 'the first frame'),
				);
			} finally {
				await terminal.close();
			}
		};

		const times = [[], []];
		for (let round = 0; round < ROUNDS; round++) {
			times[0].push(await firstFrame(trivial.program));
			times[1].push(await firstFrame(tarball.program));
		}

		const [plain, menu] = times.map(median);
		yield {what: 'first frame of a trivial bundled Ink app', value: `${plain.toFixed(0)} ms`};
		yield {what: 'first frame of the menu', value: `${menu.toFixed(0)} ms`};
		yield atMost('the menu to the trivial app', menu / plain, 1.5, ' times');
	} finally {
		tarball.remove();
		trivial.remove();
	}
}
