import {existsSync, renameSync} from 'node:fs';
import {basename} from 'node:path';
import {fileErrorReason} from './atomic-file.js';

/** Returns a file name beside `path` that is free: `….broken`, `….broken-2`, … */
export function freePath(path: string, ending: 'broken' | 'deleted'): string {
	let free = `${path}.${ending}`;
	for (let n = 2; existsSync(free); n++) {
		free = `${path}.${ending}-${n}`;
	}

	return free;
}

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
