import {readFileSync, readlinkSync} from 'node:fs';
import process from 'node:process';

/** Returns whether a process with this id runs on this machine. */
export function isProcessAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// Somebody else's process may not be signalled, but it is there.
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}

/**
 * Returns a mark that tells a process from a later one with the same id, or '' where the system gives
 * none: on Linux its start time since boot (field 22 of /proc/PID/stat, proc(5)).
 */
export function processMark(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The name in field 2 may hold spaces and brackets; the fields after it do not.
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
	} catch {
		return '';
	}
}

/**
 * Returns a mark of where process ids mean what they mean here, whatever the machine is called by now, or ''
 * where the system gives none: on Linux this start of the kernel and this namespace of process ids
 * (random(4), pid_namespaces(7)), so that a container beside this one is another place.
 */
export function processPlace(): string {
	try {
		const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
		return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
	} catch {
		return '';
	}
}
