import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Modules of Ink, as Ink imports them, and what stands in for them. */
const STAND_INS = new Map([
	['./output.js', 'output.js'],
	['./sanitize-ansi.js', 'sanitize-ansi.js'],
	['./squash-text-nodes.js', 'squash-text-nodes.js'],
	['./line-update.js', 'line-update.js'],
	['widest-line', 'widest-line.js'],
	['string-width', 'string-width.js'],
]);
const ORIGINAL = 'ink-original:';
const FOLDER = dirname(fileURLToPath(import.meta.resolve('ink')));

/**
 * Lets Ink remember between frames what it finds out about each line of text, and find it out sooner. Ink
 * 8 reads every character and every colour of the whole screen again for each key, which takes 50 ms for a
 * large coloured board, while nearly all lines are those of the frame before. A module below scripts/ink/
 * stands in for each module named above (a package for every module that imports it, a file for Ink's
 * own), and finds the original as `ink-original:` and the name.
 */
export const inkStandIns = {
	name: 'ink-stand-ins',
	setup(bundle) {
		bundle.onResolve(
			{filter: /^(?:\.\/[\w-]+\.js|string-width|widest-line)$/},
			({path, importer, pluginData}) =>
				STAND_INS.has(path) &&
				pluginData !== ORIGINAL &&
				(!path.startsWith('.') || dirname(importer) === FOLDER)
					? {path: fileURLToPath(new URL(STAND_INS.get(path), import.meta.url))}
					: undefined,
		);
		bundle.onResolve({filter: /^ink-original:/}, ({path, kind}) =>
			bundle.resolve(path.slice(ORIGINAL.length), {
				kind,
				resolveDir: FOLDER,
				pluginData: ORIGINAL,
			}),
		);
	},
};
