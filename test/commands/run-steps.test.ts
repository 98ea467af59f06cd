import process from 'node:process';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {interruptible, runSteps} from '../../source/commands/run-steps.js';

const io = {out: () => undefined, error: () => undefined, terminal: false, columns: 80};

afterEach(() => {
	vi.restoreAllMocks();
});

/** Keeps this process alive; returns the codes that it was to exit with. */
function catchExits(): unknown[] {
	const codes: unknown[] = [];
	vi.spyOn(process, 'exit').mockImplementation((code) => {
		codes.push(code);
		return undefined as never;
	});
	return codes;
}

describe('long work', () => {
	it('comes to what its last step returns', async () => {
		function* work(): Generator<number, string> {
			yield 0.5;
			yield 1;
			return 'done';
		}

		expect(await runSteps(work(), 'Working', io)).toBe('done');
	});

	it('is ended with 130 by Ctrl+C, and leaves the signal alone afterwards', async () => {
		const codes = catchExits();
		const before = process.listenerCount('SIGINT');
		function* work(): Generator<number, string> {
			expect(process.listenerCount('SIGINT')).toBe(before + 1);
			process.emit('SIGINT');
			yield 1;
			return 'done';
		}

		await runSteps(work(), 'Working', io);
		expect(codes).toEqual([130]);
		await expect(interruptible(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
		expect(process.listenerCount('SIGINT')).toBe(before);
	});

	it('hears signals between its steps', async () => {
		const codes = catchExits();
		let steps = 0;
		function* work(): Generator<number, number> {
			process.kill(process.pid, 'SIGINT');
			const end = performance.now() + 5000;
			while (codes.length === 0 && performance.now() < end) {
				steps++;
				yield 0;
			}

			return steps;
		}

		await runSteps(work(), 'Working', io);
		expect(codes).toEqual([130]);
	});
});
