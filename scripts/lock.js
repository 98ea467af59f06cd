import {closeSync, openSync, readFileSync, rmSync, statSync, writeSync} from 'node:fs';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';

/** Whether a process is there. One of another user's counts. */
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === 'EPERM';
	}
}

/** The longest that one process may take, in milliseconds: an install over a slow line. */
const PATIENCE = 10 * 60_000;

/** Whether the process that took the lock is still at work. */
function isHeld(path) {
	try {
		const age = Date.now() - statSync(path).mtimeMs;
		const pid = Number(readFileSync(path, 'utf8'));
		// A lock without a number in it is just being taken, unless that is long ago.
		return pid === 0 ? age < 5000 : age < PATIENCE && isAlive(pid);
	} catch {
		return false;
	}
}

/**
 * Runs `work` while holding a lock file, waiting for whoever holds it; a lock left by a process that
 * died is taken over. Returns what `work` returns; throws the error of a folder that cannot be written to.
 */
export async function withLock(path, work) {
	const start = Date.now();
	let told = false;
	while (true) {
		try {
			const file = openSync(path, 'wx');
			writeSync(file, String(process.pid));
			closeSync(file);
			break;
		} catch (error) {
			if (error.code !== 'EEXIST') {
				throw error;
			}
		}

		if (isHeld(path)) {
			// A build takes less than this, and needs no word.
			if (!told && Date.now() - start > 2000) {
				console.error('fogchess: waiting for another fogchess that is getting ready here …');
				told = true;
			}

			await sleep(100);
		} else {
			rmSync(path, {force: true});
		}
	}

	try {
		return await work();
	} finally {
		rmSync(path, {force: true});
	}
}
