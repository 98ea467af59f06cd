import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {hostname} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {describe, expect, it, onTestFinished} from 'vitest';
import {movesOf} from '../../source/match/acts.js';
import {restoreMatch} from '../../source/match/restore.js';
import {Autosave} from '../../source/storage/autosave.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {gamePath, readGameFile} from '../../source/storage/saved-games.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const match = (...moves: readonly string[]): ReturnType<typeof play>['match'] =>
	play(AGAINST_BOT, ...moves).match;

const TIMES = {created: '2026-11-21T10:00:00.000Z', updated: '2026-11-21T12:00:00.000Z'};

/** A time that goes on by a second with each look. */
function ticking(): () => Date {
	let time = Date.parse('2026-11-21T10:00:00Z');
	return () => new Date((time += 1000));
}

function open(folder: string): Autosave {
	const autosave = new Autosave({folder, now: ticking()});
	onTestFinished(() => autosave.closeAll());
	return autosave;
}

const movesIn = (folder: string, id: string): readonly string[] | string => {
	const game = readGameFile(gamePath(folder, id), restoreMatch);
	return game.ok ? movesOf(game.value.match) : game.error;
};

describe('Autosave', () => {
	it('has each match on the disk when save returns', () => {
		const folder = join(temporaryFolder(), 'games');
		const autosave = open(folder);
		const moves = ['e2e4', 'e7e5', 'g1f3'];
		for (let n = 0; n <= moves.length; n++) {
			expect(autosave.save('x', match(...moves.slice(0, n))).ok).toBe(true);
			expect(movesIn(folder, 'x')).toEqual(moves.slice(0, n));
		}
	});

	it('keeps when a game was begun, and the marks', () => {
		const folder = temporaryFolder();
		const first = open(folder);
		first.save('x', match());
		expect(first.marks('x', 'white')).toEqual({});
		expect(first.setMarks('x', 'white', {e4: 'k'}).ok).toBe(true);
		first.close('x');
		const second = open(folder);
		const resumed = second.resume('x', restoreMatch);
		expect(resumed).toMatchObject({
			value: {game: {created: '2026-11-21T10:00:01.000Z', updated: '2026-11-21T10:00:03.000Z'}},
		});
		expect(second.marks('x', 'white')).toEqual({e4: 'k'});
		second.save('x', match('e2e4'));
		second.setMarks('x', 'black', {a1: 'q'});
		expect(readGameFile(gamePath(folder, 'x'), restoreMatch)).toMatchObject({
			value: {
				created: '2026-11-21T10:00:01.000Z',
				match: {acts: [{text: 'e2e4'}]},
				marks: {white: {e4: 'k'}, black: {a1: 'q'}},
			},
		});
	});

	it('writes nothing for marks in a game that was never saved', () => {
		const folder = temporaryFolder();
		const autosave = open(folder);
		expect(autosave.setMarks('x', 'white', {e4: 'k'}).ok).toBe(true);
		expect(readdirSync(folder)).toEqual([]);
	});

	it('lets one process at a time have a game', () => {
		const folder = temporaryFolder();
		const first = open(folder);
		first.save('x', match('e2e4'));
		const second = open(folder);
		const sentence = 'The saved game x cannot be opened: it is open already.';
		expect(second.resume('x', restoreMatch)).toEqual({ok: false, error: sentence});
		expect(second.save('x', match())).toEqual({
			ok: false,
			error:
				'The game cannot be saved: it is open already. The game continues, and every move tries again.',
		});
		expect(movesIn(folder, 'x')).toEqual(['e2e4']);
		first.close('x');
		expect(second.resume('x', restoreMatch).ok).toBe(true);
		second.closeAll();
		expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
	});

	it('names the other process', () => {
		const folder = temporaryFolder();
		open(folder).save('x', match());
		const holder = {pid: process.ppid, mark: '', host: hostname()};
		writeFileSync(gamePath(folder, 'y') + '.lock', JSON.stringify(holder));
		expect(open(folder).resume('y', restoreMatch)).toEqual({
			ok: false,
			error: `The saved game y cannot be opened: another fogchess (process ${process.ppid}) has it open.`,
		});
	});

	it('takes its lock again when that was deleted and nobody has touched the game', () => {
		const folder = temporaryFolder();
		const autosave = open(folder);
		autosave.save('x', match('e2e4'));
		const lock = gamePath(folder, 'x') + '.lock';
		rmSync(lock);
		expect(autosave.save('x', match('e2e4', 'e7e5')).ok).toBe(true);
		expect(autosave.savedAs('x')).toBe('x');
		expect(movesIn(folder, 'x')).toEqual(['e2e4', 'e7e5']);
		expect(existsSync(lock)).toBe(true);
	});

	it.each([
		['has it open', true, ['e2e4']],
		['has gone on with it', true, ['e2e4', 'c7c5']],
		['has gone on with it and let go', false, ['e2e4', 'c7c5']],
	] as const)(
		'saves under another name when its lock was deleted and another process %s',
		(_what, isLocked, moves) => {
			const folder = temporaryFolder();
			const autosave = open(folder);
			autosave.save('x', match('e2e4'));
			const path = gamePath(folder, 'x');
			const lock = `${path}.lock`;
			const holder = JSON.stringify({pid: process.ppid, mark: '', host: hostname()});
			if (isLocked) {
				writeFileSync(lock, holder);
			} else {
				rmSync(lock);
			}

			if (moves.length > 1) {
				writeFileSync(path, makeSave({...TIMES, match: match(...moves), marks: NO_MARKS}));
			}

			const theirs = readFileSync(path, 'utf8');
			// A name that is taken already.
			writeFileSync(gamePath(folder, 'x-2'), 'of somebody');
			expect(autosave.save('x', match('e2e4', 'e7e5')).ok).toBe(true);
			expect(autosave.savedAs('x')).toBe('x-3');
			expect(autosave.setMarks('x', 'white', {e4: 'k'}).ok).toBe(true);
			expect(autosave.save('x', match('e2e4', 'e7e5', 'g1f3')).ok).toBe(true);
			expect(readFileSync(path, 'utf8')).toBe(theirs);
			expect(readFileSync(gamePath(folder, 'x-2'), 'utf8')).toBe('of somebody');
			expect(movesIn(folder, 'x-3')).toEqual(['e2e4', 'e7e5', 'g1f3']);
			autosave.close('x');
			expect(existsSync(lock) && readFileSync(lock, 'utf8')).toBe(isLocked && holder);
			expect(existsSync(`${gamePath(folder, 'x-3')}.lock`)).toBe(false);
		},
	);

	it('lets go of the lock when a game cannot be loaded', () => {
		const folder = temporaryFolder();
		writeFileSync(gamePath(folder, 'x'), 'rubbish');
		const autosave = open(folder);
		expect(autosave.resume('x', restoreMatch).ok).toBe(false);
		expect(autosave.resume('none', restoreMatch).ok).toBe(false);
		expect(readdirSync(folder)).toEqual(['x.json.broken']);
	});

	it('tells that nothing can be written, and tries again each time', () => {
		const folder = join(temporaryFolder(), 'games');
		writeFileSync(folder, 'a file where the folder should be');
		const autosave = open(folder);
		const failing = expect.stringMatching(
			/^The game cannot be saved: .* every move tries again\.$/,
		);
		expect(autosave.save('x', match())).toEqual({ok: false, error: failing});
		expect(autosave.save('x', match('e2e4'))).toEqual({ok: false, error: failing});
		rmSync(folder);
		expect(autosave.save('x', match('e2e4', 'e7e5')).ok).toBe(true);
		expect(movesIn(folder, 'x')).toEqual(['e2e4', 'e7e5']);
	});

	it.runIf(existsSync('/dev/full'))('leaves the last save whole when the disk is full', () => {
		const folder = temporaryFolder();
		const autosave = open(folder);
		autosave.save('x', match('e2e4'));
		const temporary = `${gamePath(folder, 'x')}.tmp-${process.pid}`;
		symlinkSync('/dev/full', temporary);
		expect(autosave.save('x', match('e2e4', 'e7e5'))).toEqual({
			ok: false,
			error:
				'The game cannot be saved: the disk is full. The game continues, and every move tries again.',
		});
		expect(movesIn(folder, 'x')).toEqual(['e2e4']);
		expect(autosave.save('x', match('e2e4', 'e7e5')).ok).toBe(true);
		expect(movesIn(folder, 'x')).toEqual(['e2e4', 'e7e5']);
	});

	it('resumes a game where nothing can be written', () => {
		const folder = temporaryFolder();
		const first = open(folder);
		first.save('x', match('e2e4'));
		first.close('x');
		// No lock can be made where a folder lies in its way.
		mkdirSync(`${gamePath(folder, 'x')}.lock.${process.pid}`);
		expect(open(folder).resume('x', restoreMatch)).toMatchObject({
			ok: true,
			value: {game: {match: {acts: [{text: 'e2e4'}]}}},
		});
	});
});
