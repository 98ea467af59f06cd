import {existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {makeSave, NO_MARKS} from '../../source/storage/save.js';
import {
	handOver,
	MADE,
	makeMove,
	openForTest,
	playMoves,
	takeKeyboard,
} from '../helpers/hotseat.js';
import {gameIn, gamesIn, savedActs} from '../helpers/kept-games.js';
import {HOTSEAT, play, turns} from '../helpers/matches.js';
import {oldPinHash} from '../helpers/old-pin-hash.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';
import type {TerminalSession} from '../helpers/open-terminal.js';

/** Keeps a game of two people in a home, as it is when it was put away after these acts. */
function keepGame(home: string, texts: readonly string[], settings = HOTSEAT): string {
	mkdirSync(gamesIn(home), {recursive: true});
	const {match} = play(settings, ...turns(...texts));
	const time = '2026-11-21T10:00:00.000Z';
	const text = makeSave({created: time, updated: time, match, marks: NO_MARKS});
	writeFileSync(join(gamesIn(home), 'mine.json'), text);
	return 'mine';
}

/** Plays one move of a side, from hand-off to hand-off. */
async function playMoveOf(terminal: TerminalSession, side: Color, move: string): Promise<void> {
	await takeKeyboard(terminal, side);
	await makeMove(terminal, move);
	await handOver(terminal);
}

/** What must never be on a screen. */
const FAULT = /\bat .+:\d+:\d+|Error:|E[A-Z]{4,}:/;

describe('a program that is killed in the middle', () => {
	it('goes on from the last ply, wherever it was', async () => {
		const first = openForTest({arguments: ['hotseat']});
		const {home} = first;
		await playMoves(first, ['e4', 'e5']);
		await takeKeyboard(first, 'white');
		first.type('Nf');
		await first.waitForText('Nf_');
		first.kill('SIGKILL');
		expect(await first.exit()).toBe(137);

		// A typed move that was not played is no move; one that was played and not handed over is.
		const second = openForTest({home, arguments: ['resume']});
		await takeKeyboard(second, 'white');
		await second.waitForText('1 e4');
		await makeMove(second, 'Nf3');
		second.kill('SIGKILL');
		await second.exit();

		// From the menu, too.
		const third = openForTest({home});
		await third.waitForText('Resume');
		third.type('\u001B[B\u001B[B\u001B[B\u001B[B\r');
		await third.waitForText('move 2');
		third.type('\r');
		await third.waitForText('W H I T E');
		third.type(' ');
		await third.waitForText(MADE);
		await third.waitForText('2 Nf3');
		await handOver(third);
		await takeKeyboard(third, 'black');
		await third.waitForText(/1 +… +e5/);
		await makeMove(third, 'd6');
	});
});

describe('two processes and one save', () => {
	it('the second is told who has it; where the lock is deleted by hand neither overwrites the other', async () => {
		const first = openForTest({arguments: ['hotseat']});
		const {home} = first;
		await playMoves(first, ['e4']);
		const id = gameIn(home);
		const refused = openForTest({home, arguments: ['resume', id]});
		expect(await refused.exit()).toBe(3);
		expect(refused.screen().join(' ')).toContain(`the saved game ${id} cannot be opened`);
		expect(refused.screen().join(' ')).toContain(String(first.pid));

		rmSync(join(gamesIn(home), `${id}.json.lock`));
		const second = openForTest({home, arguments: ['resume', id]});
		await playMoveOf(second, 'black', 'e5');
		await playMoveOf(first, 'black', 'c5');
		await first.waitForText('Another fogchess has gone on with this game');
		await first.waitForText(`${id}-2`);
		first.type('q');
		await first.exit();
		expect(first.screen().join(' ')).toContain(`fogchess resume ${id}-2`);
		second.type('q');
		await second.exit();
		expect(second.screen().join(' ')).toContain(`fogchess resume ${id}`);
		expect(savedActs(home, id)).toEqual(['e2e4', 'e7e5']);
		expect(savedActs(home, `${id}-2`)).toEqual(['e2e4', 'c7c5']);
	});
});

describe('the side of a running game that has a PIN', () => {
	it('is shown for the PIN alone, which is not on the screen', async () => {
		const home = temporaryFolder();
		const black = {kind: 'person', name: 'Bo', pin: oldPinHash('7391')} as const;
		const id = keepGame(home, ['e2e4', 'e7e5'], {...HOTSEAT, seats: {...HOTSEAT.seats, black}});
		for (const [typed, code] of [
			['739\u007F91\r', 0],
			['73\u0003', 130],
		] as const) {
			const terminal = openForTest({
				home,
				arguments: ['replay', id, '--as', 'black', '--json'],
			});
			await terminal.waitForText('The PIN of Black:');
			terminal.type(typed);
			expect(await terminal.exit()).toBe(code);
			expect(terminal.bytes().includes('e7e5')).toBe(code === 0);
			expect(terminal.bytes()).not.toMatch(/73/);
		}
	});
});

describe('a disk that cannot be written', () => {
	it('says so in a sentence where the data folder cannot be made, and the game goes on', async () => {
		const terminal = openForTest({
			arguments: ['hotseat'],
			env: {FOGCHESS_HOME: '/dev/null/nowhere'},
		});
		await takeKeyboard(terminal, 'white');
		await makeMove(terminal, 'e4');
		await terminal.waitForText('The game cannot be saved');
		await handOver(terminal);
		await takeKeyboard(terminal, 'black');
		await makeMove(terminal, 'e5');
		terminal.type('\u0003');
		expect(await terminal.exit()).toBe(130);
		const shown = terminal.screen().join(' ');
		expect(shown).toContain('the game cannot be saved');
		expect(shown).not.toMatch(FAULT);
	});

	it.runIf(existsSync('/dev/full'))(
		'tells that the disk is full, keeps what was saved, saves again when it can, and tells when the game is left',
		async () => {
			const home = temporaryFolder();
			const id = keepGame(home, ['e2e4']);
			const terminal = openForTest({home, arguments: ['resume', id]});
			await takeKeyboard(terminal, 'black');
			const file = join(gamesIn(home), `${id}.json.tmp-${terminal.pid}`);
			symlinkSync('/dev/full', file);
			await makeMove(terminal, 'e5');
			await terminal.waitForText('The game cannot be saved: the disk is');
			// The move that could not be saved would be gone; the one before is there.
			expect(savedActs(home, id)).toEqual(['e2e4']);

			rmSync(file, {force: true});
			await handOver(terminal);
			await takeKeyboard(terminal, 'white');
			await makeMove(terminal, 'Nf3');
			await terminal.waitForNo('The game cannot be saved: the disk is');
			const saved = ['e2e4', 'e7e5', 'g1f3'];
			expect(savedActs(home, id)).toEqual(saved);
			expect(readdirSync(gamesIn(home)).filter((name) => name.includes('.tmp'))).toEqual([]);

			await handOver(terminal);
			// Nothing can be written there as long as the folder stands.
			mkdirSync(join(file, 'full'), {recursive: true});
			await playMoveOf(terminal, 'black', 'd6');
			terminal.type('q');
			await terminal.waitForText('What was played since the last save is not saved');
			terminal.type('y');
			expect(await terminal.exit()).toBe(0);
			const words = terminal.screen().join(' ');
			expect(words).toContain('the game cannot be saved');
			expect(words).toContain(`Continue from the last save: fogchess resume ${id}`);
			expect(words).not.toContain('The game is saved');
			expect(savedActs(home, id)).toEqual(saved);
		},
	);

	it('sets a broken save aside with a sentence', async () => {
		const home = temporaryFolder();
		const id = keepGame(home, ['e2e4']);
		writeFileSync(join(gamesIn(home), `${id}.json`), '{"half a sa');
		const terminal = openForTest({home, arguments: ['resume', id]});
		expect(await terminal.exit()).toBe(3);
		expect(terminal.screen().join(' ')).toContain('set aside as');
		expect(terminal.screen().join(' ')).not.toMatch(FAULT);
		expect(readdirSync(gamesIn(home))).toEqual([`${id}.json.broken`]);
	});
});
