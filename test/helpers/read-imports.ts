import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {fileURLToPath} from 'node:url';

/** One import of one file: static or dynamic, of values or of types, or a worker's entry. */
export type Import = {
	/** The importing file from source/, such as `ui/app.tsx`. */
	readonly from: string;
	/** The imported file from source/ with its `.js` ending taken off, such as `rules/view`; else the package as written. */
	readonly to: string;
	readonly typeOnly: boolean;
	/** Whether it is loaded with the importing file, and not when it is asked for. */
	readonly isStatic: boolean;
	/** Whether `to` is a package, or a file that is not in source/. */
	readonly outside: boolean;
};

const PATTERNS = [
	// import x, {y} from 'z'; export {y} from 'z'; export * from 'z'
	/\b(?:import|export)\s+(?<type>type\s+)?(?<names>[\w$*\s{},]+?)\s*\bfrom\s*['"](?<specifier>[^'"]+)['"]/g,
	// import 'z'
	/\bimport\s*['"](?<specifier>[^'"]+)['"]/g,
	// import('z'), also in types
	/\bimport\(\s*['"](?<specifier>[^'"]+)['"]/g,
	// new URL('./z', import.meta.url): how a worker is found
	/\bnew URL\(\s*['"](?<specifier>\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
];

/** So many of them are of what is loaded at once. */
const STATIC = 2;

const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const STRING_OR_COMMENT = new RegExp(
	String.raw`(?<string>${STRING.source})|/\*[\s\S]*?\*/|//[^\n]*`,
	'g',
);

/** Returns a program text without its comments; strings stay, and so does what looks like a comment inside them. */
export const withoutComments = (text: string): string =>
	text.replaceAll(
		STRING_OR_COMMENT,
		(match, string: string | undefined) => string ?? ' '.repeat(match.length),
	);

/** Returns what stands in the strings of a program text. */
export const stringsIn = (text: string): readonly string[] =>
	[...withoutComments(text).matchAll(STRING)].map(([string]) => string.slice(1, -1));

/** Returns whether every name between the braces carries its own `type`. */
const onlyTypes = (names: string): boolean => {
	const inside = /^\{(?<list>[^}]*)\}$/.exec(names.trim())?.groups?.list;
	const list = inside?.split(',').map((name) => name.trim());
	return list?.some(Boolean) === true && list.every((name) => name === '' || /^type\s/.test(name));
};

/** Returns the file from source/ that `specifier` means in the file `from`, or the package's name as it stands. */
const resolve = (from: string, specifier: string): string =>
	specifier.startsWith('.')
		? posix.join(posix.dirname(from), specifier).replace(/\.(?:js|jsx|ts|tsx)$/, '')
		: specifier;

/**
 * Returns every import that the text of the file `from` (a path from source/) makes. Throws when a line has the word
 * `import` in a form that this reader does not understand, so that nothing slips past it.
 */
export function importsOf(from: string, text: string): readonly Import[] {
	const code = withoutComments(text);
	const imports = PATTERNS.flatMap((pattern, index) =>
		[...code.matchAll(pattern)].map(({groups}) => {
			const to = resolve(from, groups?.specifier ?? '');
			return {
				from,
				to,
				typeOnly: groups?.type !== undefined || onlyTypes(groups?.names ?? ''),
				isStatic: index < STATIC,
				outside: to.startsWith('../') || groups?.specifier?.startsWith('.') !== true,
			};
		}),
	);
	// What is left of the word `import` is import.meta, the name of a command, part of a sentence, or something that was
	// not understood.
	const rest = PATTERNS.reduce((left, pattern) => left.replaceAll(pattern, ''), code)
		.replaceAll(/\bimport(?:\.meta\b|:)/g, '')
		.replaceAll(STRING, "''");
	const unread = /^.*\b(?:import\b|require\s*\().*$/m.exec(rest);
	if (unread !== null) {
		throw new Error(`${from}: cannot read the import in "${unread[0].trim()}"`);
	}

	return imports;
}

const root = fileURLToPath(new URL('../../source/', import.meta.url));

/** Returns the text of every TypeScript file below source/, by its path from there. */
export const sourceFiles = (): ReadonlyMap<string, string> =>
	new Map(
		readdirSync(root, {recursive: true, encoding: 'utf8'})
			.filter((path) => /\.tsx?$/.test(path))
			.map((path) => path.replaceAll('\\', '/'))
			.sort()
			.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]),
	);
