import {linkSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {dirname} from 'node:path';
import process from 'node:process';
import {fail, ok, type Result} from '../core/result.js';
import {fileErrorCode, fileErrorReason, makeFolder, readTextFile} from './atomic-file.js';
import {type Decoder, decodeNumber, decodeObject, decodeText, parseFields} from './decode.js';
import {isProcessAlive, processMark, processPlace} from './process-alive.js';

/** A lock that this process holds. */
export type Lock = {
	/** Returns whether it is still in force: somebody can have deleted its file by hand, and another process taken it. */
	isHeld(): boolean;
	/** Lets go of it; a second call does nothing. */
	release(): void;
};

/** Why a lock was not got: another process has it, or none can be made here. */
export type LockFault = {
	readonly kind: 'held' | 'unwritable';
	/** A part of a sentence. */
	readonly reason: string;
};

type Holder = {
	readonly pid: number;
	readonly mark: string;
	readonly host: string;
	/** Left out in locks of before there was one. */
	readonly place?: string;
};

const held = new Set<string>();

const decodeHolder: Decoder<Holder> = decodeObject(
	{
		pid: decodeNumber(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
		mark: decodeText(Number.POSITIVE_INFINITY),
		host: decodeText(Number.POSITIVE_INFINITY),
	},
	{place: decodeText(Number.POSITIVE_INFINITY)},
);

/** Returns whether a holder's process would be found here: a machine that has got another name since is the same. */
const isHere = ({host, place = ''}: Holder): boolean =>
	host === hostname() || (place !== '' && place === processPlace());

/** Returns whether a lock is left over from a process that is gone. On another machine one cannot tell: then it is not. */
function isStale(holder: Holder): boolean {
	if (!isHere(holder)) {
		return false;
	}

	const isGone = !isProcessAlive(holder.pid);
	const isAnother = holder.mark !== '' && processMark(holder.pid) !== holder.mark;
	return isGone || isAnother;
}

/** Returns who has a lock, and the way out where only the person can know whether that process still runs. */
function describeHolder(holder: Holder, path: string): string {
	const {pid, host} = holder;
	return isHere(holder)
		? `another fogchess (process ${pid}) has it open`
		: `another fogchess (process ${pid} on ${host}) has it open; if it no longer runs there, delete ${path}`;
}

const readLock = (path: string): string | undefined => {
	const text = readTextFile(path);
	return text.ok ? text.value : undefined;
};

/** Makes a file that must not be there yet; returns whether it was not. */
function isMade(make: () => void): boolean {
	try {
		make();
		return true;
	} catch (error) {
		if (fileErrorCode(error) === 'EEXIST') {
			return false;
		}

		throw error;
	}
}

/** Puts `own` in place as the lock unless there is one; a lock appears with its content or not at all. */
function tryLink(path: string, own: string): boolean {
	try {
		return isMade(() => {
			linkSync(own, path);
		});
	} catch (error) {
		if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(fileErrorCode(error))) {
			throw error;
		}
	}

	// A file system without hard links.
	return isMade(() => {
		writeFileSync(path, readFileSync(own), {flag: 'wx'});
	});
}

/** Takes away a lock that was found stale, unless it is no longer the one that was found. */
function removeStale(path: string, found: string): void {
	const aside = `${path}.stale-${process.pid}`;
	renameSync(path, aside);
	if (readLock(aside) !== found) {
		// Somebody else was quicker and this is his: give it back.
		tryLink(path, aside);
	}

	rmSync(aside, {force: true});
}

function takeOver(path: string, own: string): LockFault | undefined {
	for (let attempt = 0; attempt < 5; attempt++) {
		if (tryLink(path, own)) {
			return undefined;
		}

		const found = readLock(path);
		const holder = decodeHolder(parseFields(found ?? ''));
		if (holder !== undefined && !isStale(holder)) {
			return {kind: 'held', reason: describeHolder(holder, path)};
		}

		if (found !== undefined) {
			try {
				removeStale(path, found);
			} catch (error) {
				if (fileErrorCode(error) !== 'ENOENT') {
					throw error;
				}
			}
		}
	}

	return {kind: 'held', reason: 'another fogchess is opening it just now'};
}

/**
 * Takes the lock file `path`, so that two processes do not write the same game. A lock that a process
 * left behind when it was killed is taken over; one that this process holds already is not given twice.
 */
export function takeLock(path: string): Result<Lock, LockFault> {
	if (held.has(path)) {
		return fail({kind: 'held', reason: 'it is open already'});
	}

	const own = `${path}.${process.pid}`;
	const text = JSON.stringify({
		pid: process.pid,
		mark: processMark(process.pid),
		host: hostname(),
		place: processPlace(),
	} satisfies Holder);
	try {
		makeFolder(dirname(path));
		writeFileSync(own, text, {mode: 0o600});
		try {
			const fault = takeOver(path, own);
			if (fault !== undefined) {
				return fail(fault);
			}
		} finally {
			rmSync(own, {force: true});
		}
	} catch (error) {
		return fail({kind: 'unwritable', reason: fileErrorReason(error)});
	}

	held.add(path);
	let isOurs = true;
	return ok({
		isHeld: () => isOurs && readLock(path) === text,
		release() {
			if (!isOurs) {
				return;
			}

			isOurs = false;
			held.delete(path);
			if (readLock(path) === text) {
				try {
					rmSync(path, {force: true});
				} catch {
					// It counts as stale as soon as this process is gone.
				}
			}
		},
	});
}
