// Measures what the project promises about speed and memory: `npm run bench [section…] [-- --write]`.
// With --write the sections that ran are kept in docs/benchmarks.md.
import {cpus, totalmem} from 'node:os';
import process from 'node:process';
import {writeSections} from './bench/write-sections.js';

/** Every section by name, in the order in which they run. Each module exports `title` and `run`. */
const SECTIONS = ['kernel', 'referee', 'knowledge', 'tables', 'search', 'start', 'screen'];

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !SECTIONS.includes(name));
if (unknown.length > 0) {
	console.error(
		`bench: there is no section ${unknown.join(', ')}; there are ${SECTIONS.join(', ')}`,
	);
	process.exit(2);
}

const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
console.log(machine);

/** A row: what was measured, its value as text, and the goal with whether it is met, if there is one. */
const line = ({what, value, goal, met}) =>
	`  ${what.padEnd(58)} ${value.padStart(24)}  ${goal === undefined ? '' : `${met ? 'met   ' : 'MISSED'} ${goal}`}`;

const done = [];
for (const name of SECTIONS.filter((section) => names.length === 0 || names.includes(section))) {
	const {title, run} = await import(`./bench/${name}.js`);
	console.log(`\n${title}`);
	const rows = [];
	for await (const row of run()) {
		rows.push(row);
		console.log(line(row));
	}

	done.push({name, title, rows});
}

if (words.includes('--write')) {
	writeSections(done, machine);
}

const missed = done.flatMap(({rows}) => rows.filter(({met}) => met === false));
if (missed.length > 0) {
	console.log(`\n${missed.length} missed`);
	process.exitCode = 1;
}
