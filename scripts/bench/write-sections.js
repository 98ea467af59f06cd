import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const file = new URL('../../docs/benchmarks.md', import.meta.url);

const HEAD = `# Benchmarks

What \`npm run bench -- --write\` measured. Each section names its day and its machine; other programs on
the same machine make numbers worse, never better.
`;

const cell = (text) => text.replaceAll('|', '\\|');

/** Returns a section as Markdown: a heading, where and when, and a table. */
const section = ({title, rows}, machine) =>
	[
		`## ${title}`,
		'',
		`${new Date().toISOString().slice(0, 10)}, ${machine}`,
		'',
		'| measured | value | goal |',
		'| --- | ---: | --- |',
		...rows.map(
			({what, value, goal, met}) =>
				`| ${cell(what)} | ${cell(value)} | ${goal === undefined ? '' : `${goal}: ${met ? 'met' : '**missed**'}`} |`,
		),
		'',
	].join('\n');

/** Keeps sections in docs/benchmarks.md: those that are there already are replaced, the others stay. */
export function writeSections(sections, machine) {
	const old = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [HEAD];
	const parts = old.slice(1).map((text) => text.trimEnd() + '\n');
	for (const one of sections) {
		const index = parts.findIndex((text) => text.startsWith(`## ${one.title}\n`));
		parts.splice(index < 0 ? parts.length : index, index < 0 ? 0 : 1, section(one, machine));
	}

	writeFileSync(file, [HEAD, ...parts].join('\n'));
}
