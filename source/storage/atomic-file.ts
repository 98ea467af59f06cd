import {Buffer} from 'node:buffer';
import {
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readdirSync,
	readSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import process from 'node:process';
import {fail, ok, type Result} from '../core/result.js';
import {isProcessAlive} from './process-alive.js';

/** What is said of a file that does not exist. */
export const NOT_THERE = 'it is not there';

/** What a file system says, in words. */
const REASONS: {readonly [code: string]: string} = {
	ENOSPC: 'the disk is full',
	EDQUOT: 'your share of the disk is full',
	EFBIG: 'it is larger than a file may be here',
	EROFS: 'the disk is read-only',
	EACCES: 'there is no permission',
	EPERM: 'there is no permission',
	ENOENT: NOT_THERE,
	ENOTDIR: 'a part of its path is no folder',
	EISDIR: 'it is a folder',
	EMFILE: 'too many files are open',
	ENAMETOOLONG: 'its name is too long',
	EIO: 'the disk has a fault',
};

/** Returns the code of an error of the file system, such as "ENOSPC", or ''. */
export const fileErrorCode = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns why something could not be done with a file, as a part of a sentence. */
export const fileErrorReason = (error: unknown): string => {
	const code = fileErrorCode(error);
	return REASONS[code] ?? (code === '' ? 'of an unknown fault' : `the system says ${code}`);
};

/** Returns the file that a path leads to, so that a link to a file elsewhere is kept. */
function followLink(path: string): string {
	try {
		return realpathSync(path);
	} catch {
		return path;
	}
}

/** Makes the entries of a folder last through a loss of power, where the system can. */
function syncFolder(folder: string): void {
	try {
		const descriptor = openSync(folder, 'r');
		try {
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
	} catch {
		// Windows cannot; what was written is whole all the same.
	}
}

/** Makes a folder and those it lies in, where there are none. By hand, since Node's own way never ends below /proc. Throws what the system says. */
export function makeFolder(folder: string): void {
	try {
		mkdirSync(folder);
	} catch (error) {
		const code = fileErrorCode(error);
		if (existsSync(folder)) {
			return;
		}

		if (code !== 'ENOENT' || dirname(folder) === folder) {
			throw error;
		}

		makeFolder(dirname(folder));
		mkdirSync(folder);
	}
}

function keepAs(path: string, previous: string): void {
	rmSync(previous, {force: true});
	try {
		linkSync(path, previous);
	} catch (error) {
		if (fileErrorCode(error) === 'ENOENT') {
			return;
		}

		// A file system without hard links.
		copyFileSync(path, previous);
	}
}

/** Returns the name under which the content before the last write is kept. */
export const previousPath = (path: string): string => `${path}.previous`;

/**
 * Writes a file as a whole: whoever reads it, at whatever moment this process or the power dies, finds
 * the old content or the new, never a part. Makes missing folders. The error is a part of a sentence,
 * such as "the disk is full"; then the old content stands. `keepPrevious` keeps it as `previousPath`.
 */
export function writeFileAtomically(
	path: string,
	content: string | Uint8Array,
	{keepPrevious = false}: {readonly keepPrevious?: boolean} = {},
): Result<undefined> {
	const target = followLink(path);
	const folder = dirname(target);
	const temporary = `${target}.tmp-${process.pid}`;
	try {
		makeFolder(folder);
		// Saves hold what the other player must not see.
		const descriptor = openSync(temporary, 'w', 0o600);
		try {
			writeFileSync(descriptor, content);
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}

		if (keepPrevious) {
			keepAs(target, previousPath(target));
		}

		renameSync(temporary, target);
		syncFolder(folder);
		return ok(undefined);
	} catch (error) {
		try {
			rmSync(temporary, {force: true});
		} catch {
			// A read-only disk has no temporary file to remove either.
		}

		return fail(fileErrorReason(error));
	}
}

/** Why a file was not read: a part of a sentence, and whether there is none. */
export type ReadFault = {readonly missing: boolean; readonly reason: string};

const PIECE = 65_536;

/** Returns what can be read of a file until more than `limit` bytes have come. */
function readUpTo(path: string, limit: number): Buffer {
	const descriptor = openSync(path, 'r');
	try {
		const pieces: Buffer[] = [];
		for (let length = 0; length <= limit;) {
			const piece = Buffer.alloc(PIECE);
			const read = readSync(descriptor, piece);
			if (read === 0) {
				break;
			}

			pieces.push(piece.subarray(0, read));
			length += read;
		}

		return Buffer.concat(pieces);
	} finally {
		closeSync(descriptor);
	}
}

/** Reads a text file of at most `limit` bytes, and no more of one that says of itself that it is shorter, as devices do. */
export function readTextFile(path: string, limit = 4_000_000): Result<string, ReadFault> {
	try {
		const bytes = readUpTo(path, limit);
		return bytes.length > limit
			? fail({missing: false, reason: 'it is too large'})
			: ok(bytes.toString('utf8'));
	} catch (error) {
		return fail({missing: fileErrorCode(error) === 'ENOENT', reason: fileErrorReason(error)});
	}
}

/** Removes what killed processes have left half written beside the files of a folder. */
export function removeLeftovers(folder: string): void {
	try {
		for (const name of readdirSync(folder)) {
			const pid = /\.tmp-(?<pid>\d+)$/.exec(basename(name))?.groups?.['pid'];
			if (pid !== undefined && !isProcessAlive(Number(pid))) {
				rmSync(join(folder, name), {force: true});
			}
		}
	} catch {
		// They do no harm.
	}
}
