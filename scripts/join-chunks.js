import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {build} from 'esbuild';

/** What runs before the menu's first frame. */
const FIRST = ['source/commands/menu.ts', 'source/ui/run-app.tsx'];
const CLI = 'source/cli.ts';
/** What is started often, or many times at once. */
const FOR_PROGRAMS =
	/^source\/(?:worker|commands\/(?:variants|show|perft|referee|engine|arena))\.ts$/;
const SCREEN_LIBRARY = /(?:^|\/)node_modules\/ink\//;

/** All chunks that importing these brings with it, themselves as well. */
function closure(outputs, names, found = new Set()) {
	for (const name of names) {
		if (outputs.has(name) && !found.has(name)) {
			found.add(name);
			closure(
				outputs,
				outputs
					.get(name)
					.imports.filter(({kind}) => kind === 'import-statement')
					.map(({path}) => basename(path)),
				found,
			);
		}
	}

	return found;
}

/** The chunks of the first frame: those of the commands for programs, of others without a screen, and the rest. */
function findGroups(outputs) {
	const entries = [...outputs].filter(([, {entryPoint}]) => entryPoint !== undefined);
	const needs = (wanted) =>
		closure(
			outputs,
			entries.filter(([name, {entryPoint}]) => wanted(entryPoint, name)).map(([name]) => name),
		);
	const hasScreen = (name) =>
		[...closure(outputs, [name])].some((chunk) =>
			Object.keys(outputs.get(chunk).inputs).some((input) => SCREEN_LIBRARY.test(input)),
		);
	for (const name of [...FIRST, CLI]) {
		if (!entries.some(([, {entryPoint}]) => entryPoint === name)) {
			throw new Error(`${name} is no program of its own any more: say what runs first`);
		}
	}

	const first = needs((entry) => FIRST.includes(entry));
	const taken = needs((entry) => entry === CLI);
	return [
		needs((entry) => FOR_PROGRAMS.test(entry)),
		needs((entry, name) => !FIRST.includes(entry) && !hasScreen(name)),
		first,
	].map((needed) => {
		const group = [...first].filter((name) => needed.has(name) && !taken.has(name));
		group.forEach((name) => taken.add(name));
		return group;
	});
}

/** Bundles chunks into one file; what each exports is called by the chunk's place and its name there. */
async function joinGroup(folder, outputs, group) {
	const lines = group.map((name, place) => {
		const names = outputs
			.get(name)
			.exports.map((exported) => `${exported} as ${aliasOf(place, exported)}`);
		return `export {${names.join(',')}} from './${name}';`;
	});
	const {outputFiles} = await build({
		stdin: {contents: lines.join('\n'), resolveDir: folder},
		bundle: true,
		write: false,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		minify: true,
		logLevel: 'warning',
		plugins: [
			{
				name: 'only-the-group',
				setup(bundle) {
					bundle.onResolve({filter: /^\.\//}, ({path, kind}) => {
						const name = basename(path);
						return kind === 'dynamic-import' || !group.includes(name)
							? {path, external: true}
							: {path: join(folder, name)};
					});
				},
			},
		],
	});
	return outputFiles[0].text;
}

const aliasOf = (place, name) => `$${place}_${name}`;

/**
 * Joins the chunks of the first frame into two files, since each file that is opened costs a start time
 * (a twentieth of all for fifty). Everything then gets a name of this build: a program that runs while it
 * is built again never loads a part of another.
 */
export async function joinChunks(folder, metafile) {
	const outputs = new Map(
		Object.entries(metafile.outputs)
			.filter(([path]) => path.endsWith('.js'))
			.map(([path, output]) => [basename(path), output]),
	);
	const joined = new Map();
	for (const [index, group] of findGroups(outputs).entries()) {
		const file = `chunk-first${index}.js`;
		writeFileSync(join(folder, file), await joinGroup(folder, outputs, group));
		group.forEach((name, place) => joined.set(name, {file, place}));
	}

	for (const [name, {file, place}] of joined) {
		const {entryPoint, exports} = outputs.get(name);
		if (entryPoint === undefined) {
			rmSync(join(folder, name));
		} else {
			const names = exports.map((exported) => `${aliasOf(place, exported)} as ${exported}`);
			writeFileSync(join(folder, name), `export{${names.join(',')}}from"./${file}";\n`);
		}
	}

	const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
	const texts = new Map(
		files.map((name) => [name, pointToJoined(readFileSync(join(folder, name), 'utf8'), joined)]),
	);
	const hash = createHash('sha256');
	for (const name of files.sort()) {
		hash.update(texts.get(name));
		for (const [, chunk] of texts.get(name).matchAll(/"\.\/(chunk-\w+\.js)"/g)) {
			if (!texts.has(chunk)) {
				throw new Error(`${name} imports ${chunk}, which was joined`);
			}
		}
	}

	const build8 = hash.digest('hex').slice(0, 8);
	for (const [name, text] of texts) {
		const path = join(folder, name);
		writeFileSync(path, text.replaceAll(/(?<="\.\/chunk-\w+)(?=\.js")/g, `-${build8}`));
		renameSync(path, path.replace(/(chunk-\w+)\.js$/, `$1-${build8}.js`));
	}
}

/** Lets the imports of a text that name a joined chunk name the file that it is in. */
function pointToJoined(text, joined) {
	return text
		.replaceAll(/import\{([^}]*)\}from"\.\/([^"]+)"/g, (statement, names, chunk) => {
			const found = joined.get(chunk);
			if (found === undefined) {
				return statement;
			}

			const renamed = names.split(',').map((name) => {
				const [exported, local = exported] = name.split(' as ');
				return `${aliasOf(found.place, exported)} as ${local}`;
			});
			return `import{${renamed.join(',')}}from"./${found.file}"`;
		})
		.replaceAll(/import"\.\/([^"]+)"/g, (statement, chunk) =>
			joined.has(chunk) ? `import"./${joined.get(chunk).file}"` : statement,
		);
}
