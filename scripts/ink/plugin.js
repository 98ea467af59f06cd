import {fileURLToPath} from 'node:url';

/** Modules of Ink, as Ink imports them, and what stands in for them. */
const STAND_INS = new Map([
	['./output.js', 'output.js'],
	['./sanitize-ansi.js', 'sanitize-ansi.js'],
	['./squash-text-nodes.js', 'squash-text-nodes.js'],
	['./line-update.js', 'line-update.js'],
	['string-width', 'string-width.js'],
	['widest-line', 'widest-line.js'],
]);
const ORIGINAL = 'ink-original:';
const INK = /[\\/]ink[\\/]build[\\/][\w-]+\.js$/;

/**
 * Lets Ink remember between frames what it finds out about each line of text. Ink 8 reads every character
 * and every colour of the whole screen again for each key, which takes 50 ms for a large coloured board,
 * while nearly all lines are those of the frame before. A module below scripts/ink/ stands in for each
 * module of Ink named above, and finds Ink's own as `ink-original:` and the name.
 */
export const inkStandIns = {
	name: 'ink-stand-ins',
	setup(bundle) {
		let folder;
		bundle.onResolve(
			{filter: /^(?:\.\/[\w-]+\.js|string-width|widest-line)$/},
			({path, importer, resolveDir}) => {
				if (!STAND_INS.has(path) || !INK.test(importer)) {
					return undefined;
				}

				folder = resolveDir;
				return {path: fileURLToPath(new URL(STAND_INS.get(path), import.meta.url))};
			},
		);
		bundle.onResolve({filter: /^ink-original:/}, ({path, kind}) =>
			bundle.resolve(path.slice(ORIGINAL.length), {kind, resolveDir: folder}),
		);
	},
};
