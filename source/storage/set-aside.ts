import {existsSync, renameSync} from 'node:fs';
import {basename} from 'node:path';
import {fileErrorReason} from './atomic-file.js';

/** Returns the first of some paths, by their number from 1, where nothing is, or what `suits`. */
export function freeName(
	pathOf: (n: number) => string,
	suits: (path: string) => boolean = () => false,
): string {
	let n = 1;
	while (existsSync(pathOf(n)) && !suits(pathOf(n))) {
		n++;
	}

	return pathOf(n);
}

/** Returns a file name beside `path` that is free: `….broken`, `….broken-2`, … */
export const freePath = (path: string, ending: 'broken' | 'deleted'): string =>
	freeName((n) => `${path}.${ending}${n === 1 ? '' : `-${n}`}`);

/** Moves a file that cannot be read out of the way, never deletes it, and returns a part of a sentence that says so. */
export function setAside(path: string): string {
	const aside = freePath(path, 'broken');
	try {
		renameSync(path, aside);
		return `it was set aside as ${basename(aside)}`;
	} catch (error) {
		return `it stays where it is, as it cannot be moved: ${fileErrorReason(error)}`;
	}
}
