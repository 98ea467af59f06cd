import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {describe, expect, it, onTestFinished} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {type Lock, takeLock} from '../../source/storage/lock.js';
import {processMark, processPlace} from '../../source/storage/process-alive.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const lockPath = (): string => join(temporaryFolder(), 'games', 'x.lock');

const release = (result: ReturnType<typeof takeLock>): void =>
	(result.ok ? result.value : undefined)?.release();

describe('takeLock', () => {
	it('gives a lock once, and again when it was let go', () => {
		const path = lockPath();
		const first = takeLock(path);
		expect(first.ok).toBe(true);
		expect(takeLock(path)).toMatchObject({ok: false, error: {kind: 'held'}});
		release(first);
		expect(existsSync(path)).toBe(false);
		const again = takeLock(path);
		expect(again.ok).toBe(true);
		// The first lock is no longer in force and takes nothing away.
		release(first);
		expect(existsSync(path)).toBe(true);
		release(again);
		expect(readdirSync(join(path, '..'))).toEqual([]);
	});

	it('names the process that holds it', async () => {
		const path = lockPath();
		release(takeLock(path));
		const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'ignore'});
		onTestFinished(() => void other.kill('SIGKILL'));
		await once(other, 'spawn');
		const {pid = 0} = other;
		writeFileSync(path, JSON.stringify({pid, mark: processMark(pid), host: hostname()}));
		expect(takeLock(path)).toEqual({
			ok: false,
			error: {kind: 'held', reason: `another fogchess (process ${pid}) has it open`},
		});
		// The same, as soon as that process is dead.
		other.kill('SIGKILL');
		await once(other, 'exit');
		const lock = unwrap(takeLock(path) as {ok: true; value: Lock});
		expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({pid: process.pid});
		lock.release();
	});

	it.each<[string, string]>([
		['a dead process', JSON.stringify({pid: 999_999_999, mark: '', host: hostname()})],
		[
			'an earlier process with the id of a living one',
			JSON.stringify({pid: process.pid, mark: 'long ago', host: hostname()}),
		],
		['nobody', ''],
		['nonsense', '{"pid":'],
		['a list', '[1,2]'],
		['null', 'null'],
	])('takes over the lock of %s', (_name, text) => {
		const path = lockPath();
		release(takeLock(path));
		writeFileSync(path, text);
		const lock = takeLock(path);
		expect(lock.ok).toBe(true);
		release(lock);
		expect(readdirSync(join(path, '..'))).toEqual([]);
	});

	it.runIf(processPlace() !== '')('knows its own machine by another name', async () => {
		const path = lockPath();
		release(takeLock(path));
		const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'ignore'});
		onTestFinished(() => void other.kill('SIGKILL'));
		await once(other, 'spawn');
		const {pid = 0} = other;
		const holder = {pid, mark: processMark(pid), host: 'as it was called', place: processPlace()};
		writeFileSync(path, JSON.stringify(holder));
		expect(takeLock(path)).toEqual({
			ok: false,
			error: {kind: 'held', reason: `another fogchess (process ${pid}) has it open`},
		});
		other.kill('SIGKILL');
		await once(other, 'exit');
		const lock = takeLock(path);
		expect(lock.ok).toBe(true);
		release(lock);
	});

	it('leaves the lock of another machine alone and names the way out', () => {
		const path = lockPath();
		release(takeLock(path));
		const place = `${processPlace()} of another kernel`;
		for (const holder of [{}, {place: ''}, {place}]) {
			const text = JSON.stringify({pid: 999_999_999, mark: '', host: 'elsewhere', ...holder});
			writeFileSync(path, text);
			expect(takeLock(path)).toMatchObject({
				error: {
					kind: 'held',
					reason: `another fogchess (process 999999999 on elsewhere) has it open; if it no longer runs there, delete ${path}`,
				},
			});
			expect(readFileSync(path, 'utf8')).toBe(text);
		}
	});

	it('says when no lock can be made', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'file'), '');
		expect(takeLock(join(folder, 'file', 'x.lock'))).toMatchObject({
			ok: false,
			error: {kind: 'unwritable'},
		});
	});
});
