import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build, type Plugin} from 'esbuild';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sampleSize} from '../helpers/sample-size.js';

/** [kind, props, children]; a child of a text may be a text. */
type Tree = readonly [kind: 'box' | 'text', props: object, children: readonly (Tree | string)[]];
type DrawFrames = (trees: readonly Tree[], columns: number) => Promise<string[]>;

const COLUMNS = 30;
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'fogchess-test-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

async function load(name: string, plugins: Plugin[]): Promise<DrawFrames> {
	const outfile = join(folder, `${name}.mjs`);
	await build({
		entryPoints: [path('../helpers/fixtures/ink-frames.js')],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		logLevel: 'warning',
		define: {'process.env.NODE_ENV': '"production"'},
		alias: {'react-devtools-core': path('../helpers/fixtures/empty.js')},
		banner: {
			js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);',
		},
		plugins,
	});
	const module = (await import(pathToFileURL(outfile).href)) as {drawFrames: DrawFrames};
	return module.drawFrames;
}

/** Returns a frame with colours that stand together in one order: which comes first changes nothing. */
const normal = (frame: string): string =>
	frame.replaceAll(/(?:\u001B\[[\d;]*m)+/g, (colors) =>
		colors
			.split(/(?<=m)/)
			.sort()
			.join(''),
	);

let ink: DrawFrames;
let ours: DrawFrames;

beforeAll(async () => {
	// Chalk looks once, when Ink is imported.
	process.env['FORCE_COLOR'] = '3';
	const plugin = pathToFileURL(path('../../scripts/ink/plugin.js')).href;
	const {inkStandIns} = (await import(plugin)) as {inkStandIns: Plugin};
	ink = await load('ink', []);
	ours = await load('ours', [inkStandIns]);
});

const style = fc.record(
	{
		color: fc.constantFrom('#ff8800', 'blue', 'ansi256(30)'),
		backgroundColor: fc.constantFrom('#102030', 'whiteBright'),
		bold: fc.boolean(),
		dimColor: fc.boolean(),
		underline: fc.boolean(),
		inverse: fc.boolean(),
	},
	{requiredKeys: []},
);

/** What the game writes. */
const ORDINARY = ['a', 'Nf3', ' ', '  ', '░▒▓█', '▗▖', '♔♞', '…', '·', '┌─┐', '\n'];
/** What it does not: wide, joined and combining characters, controls, colours of its own. */
const EXTRAORDINARY = [
	...'漢字 👍 👩‍🚀 e\u0301 \u00AD \u200B \t \u0007 ♟\uFE0F ☺'.split(' '),
	...'\u001B[31mred \u001B[m \u001B[4:3m~ \u001B[2Kx'.split(' '),
	'\u001B]8;;u\u0007l\u001B]8;;\u0007',
];
const words = fc
	.array(fc.constantFrom(...ORDINARY, ...EXTRAORDINARY), {maxLength: 6})
	.map((parts) => parts.join(''));

const {tree} = fc.letrec<{text: Tree; box: Tree; tree: Tree}>((tie) => ({
	text: fc.tuple(
		fc.constant('text' as const),
		fc.tuple(style, fc.constantFrom('wrap', 'truncate')).map(([given, wrap]) => ({...given, wrap})),
		fc.array(
			fc.oneof(
				{weight: 2, arbitrary: words},
				fc.tuple(
					fc.constant('text' as const),
					style,
					fc.array(words, {minLength: 1, maxLength: 2}),
				) as fc.Arbitrary<Tree>,
			),
			{maxLength: 3},
		),
	),
	box: fc.tuple(
		fc.constant('box' as const),
		fc.record(
			{
				flexDirection: fc.constantFrom('row', 'column'),
				width: fc.integer({min: 1, max: 20}),
				height: fc.integer({min: 1, max: 5}),
				overflow: fc.constantFrom('hidden', 'visible'),
				marginLeft: fc.integer({min: -4, max: 4}),
				marginTop: fc.integer({min: -2, max: 2}),
				flexShrink: fc.constant(0),
				borderStyle: fc.constant('single'),
			},
			{requiredKeys: ['flexDirection']},
		),
		fc.array(tie('tree'), {maxLength: 4}),
	),
	tree: fc.oneof({maxDepth: 3, depthSize: 'small'}, tie('text'), tie('box')),
}));

describe('the stand-ins for parts of Ink', () => {
	it('draw what Ink draws, frame after frame', async () => {
		let drawn = 0;
		await fc.assert(
			fc.asyncProperty(fc.array(tree, {minLength: 1, maxLength: 4}), async (trees) => {
				// The first again at the end: it is drawn from what is remembered.
				const all = [...trees, trees[0]].map((one): Tree => ['box', {width: COLUMNS}, [one]]);
				const expected = await ink(all, COLUMNS);
				drawn += expected.filter((frame) => frame.trim() !== '').length;
				const drawnByOurs = await ours(all, COLUMNS);
				expect(drawnByOurs.map(normal)).toEqual(expected.map(normal));
			}),
			{numRuns: sampleSize(60, 150)},
		);
		expect(drawn).toBeGreaterThan(sampleSize(60, 150));
	});
});
