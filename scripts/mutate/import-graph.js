import {posix} from 'node:path';
import {parseSync} from 'vite';

const isTypeOnly = (entries) => entries.length > 0 && entries.every(({isType}) => isType);

/** Returns the modules that a file's text names in imports that are there when it runs. */
function specifiersOf(path, text) {
	const {staticImports, staticExports, dynamicImports} = parseSync(path, text).module;
	return [
		...staticImports
			.filter(({entries}) => !isTypeOnly(entries))
			.map(({moduleRequest}) => moduleRequest.value),
		...staticExports
			.flatMap(({entries}) => entries)
			.filter(({isType, moduleRequest}) => !isType && moduleRequest !== null)
			.map(({moduleRequest}) => moduleRequest.value),
		...dynamicImports.map(({moduleRequest: {start, end}}) => text.slice(start + 1, end - 1)),
	];
}

/** The file that an import means: `./x.js` is written for x.ts or x.tsx. */
const resolve = (from, specifier, files) => {
	const path = posix.join(posix.dirname(from), specifier);
	const stem = path.replace(/\.jsx?$/, '');
	return [path, `${stem}.ts`, `${stem}.tsx`].find((file) => files.has(file));
};

/** Returns, for each of the files (a map from path to text), the files among them that it imports, types apart. */
export const importGraph = (files) =>
	new Map(
		[...files].map(([path, text]) => [
			path,
			specifiersOf(path, text)
				.filter((specifier) => specifier.startsWith('.'))
				.map((specifier) => resolve(path, specifier, files))
				.filter((file) => file !== undefined),
		]),
	);

/** Returns how many steps of import it is from a file to each of those that it reaches, itself at none. */
export function distancesFrom(graph, start) {
	const distances = new Map([[start, 0]]);
	// A map lists what is added while it is gone through.
	for (const [file, distance] of distances) {
		for (const next of graph.get(file) ?? []) {
			if (!distances.has(next)) {
				distances.set(next, distance + 1);
			}
		}
	}

	return distances;
}
