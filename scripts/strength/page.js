import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const PAGE = new URL('../../docs/strength.md', import.meta.url);
const HEAD = `# Strength

What the bots were measured at. Each section is written by the command that it names and is replaced by it
alone; figures that were not reached stand as measured.
`;

/** Returns a page with a section put in place of the one of the same title, or at its end. */
export function replaceSection(page, title, text) {
	const [head, ...sections] = page.split(/^(?=## )/m);
	const index = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
	const at = index < 0 ? sections.length : index;
	const whole = `## ${title}\n\n${text}\n`;
	sections.splice(at, index < 0 ? 0 : 1, whole);
	return [head, ...sections].map((one) => one.trimEnd()).join('\n\n') + '\n';
}

/** Keeps a section of docs/strength.md; the others stay as they are. */
export function writeSection(title, text) {
	const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : HEAD;
	writeFileSync(PAGE, replaceSection(page, title, text));
}
