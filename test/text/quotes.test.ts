import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseAst} from 'vite';
import {expect, it} from 'vitest';

const SOURCE = new URL('../../source/', import.meta.url).pathname;

/** What is written for programs and not for persons: shells, JSON, PGN, roff, and the signs themselves. */
const FOR_PROGRAMS = [
	/^commands\/(?:completion-\w+|engine|engine-game|json-line|referee|help-text|man-page)\.ts$/,
	/^(?:core\/ascii|match\/import\/read-games|session\/spectated-match|storage\/save|text\/pgn|ui\/theme\/glyphs)\.ts$/,
	/^solver\/kernel\//,
];

/** An apostrophe in or behind a word or what is put in, and a quote of two words or one. */
const STRAIGHT = /(?<=\p{L})'(?=[\p{L} ,.:;!?)])|^'s\b|"/u;

/** What a program has that holds either in a text: others need not be read. */
const MAY_HAVE = /["\\]|`[^`]*'[^`]*`/;

/** An example of what is typed into a shell, and a line in or out. */
const EXAMPLE = /^(?:fogchess |in: |out: )/;

/** Returns the texts in a program: strings, what stands between what is put into them, and what stands in tags. */
function textsIn(code: string, isTsx: boolean): readonly string[] {
	const texts: string[] = [];
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) {
			node.forEach(visit);
		} else if (typeof node === 'object' && node !== null) {
			const {type, value} = node as {type?: string; value?: unknown};
			if (type === 'TemplateElement') {
				texts.push((value as {cooked: string | null}).cooked ?? '');
			} else if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') {
				texts.push(value);
			} else {
				Object.values(node).forEach(visit);
			}
		}
	};
	visit(parseAst(code, {lang: isTsx ? 'tsx' : 'ts'}));
	return texts;
}

it('sentences have typographic apostrophes and quotes, which terminals that need it get straight', () => {
	const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter(
		(file) => /\.tsx?$/.test(file) && !FOR_PROGRAMS.some((one) => one.test(file)),
	);
	const straight = files.flatMap((file) => {
		const code = readFileSync(join(SOURCE, file), 'utf8');
		const texts =
			file.endsWith('x') || MAY_HAVE.test(code) ? textsIn(code, file.endsWith('x')) : [];
		return texts
			.filter((text) => STRAIGHT.test(text) && !EXAMPLE.test(text))
			.map((text) => `${file}: ${text}`);
	});
	expect(files.length).toBeGreaterThan(500);
	expect(straight).toEqual([]);
});
