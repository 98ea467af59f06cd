import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {HAND_OFF, handOver, makeMove, openForTest, takeKeyboard, TURN} from '../helpers/hotseat.js';
import {LAUNCHER} from '../helpers/launcher.js';
import type {TerminalSession} from '../helpers/open-terminal.js';

const SHELL = fileURLToPath(new URL('../helpers/fixtures/shell.js', import.meta.url));

const CTRL_L = '\u000C';
/** Men, squares of a board, names of files and ranks. */
const BOARD = /[♔-♟▲░▒▓]|\b[a-h] +[a-h]\b/;
const FEN = 'rnbqkbnr/pppp1ppp/8/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1';

/** What `wall` writes, which scrolls the screen. */
const BROADCAST = '\r\n\u0007Broadcast message from root:\r\n\r\nbackup done\r\n\r\n';

/** Another program writes to the terminal, behind the back of ours. */
const writeBehind = async ({terminal}: TerminalSession, text: string): Promise<void> =>
	new Promise((resolve) => {
		terminal.write(text, resolve);
	});

/** The screen as text; blanks at the ends of its rows may have been written or not. */
const shown = (terminal: TerminalSession): string =>
	terminal
		.screen()
		.map((line) => line.trimEnd())
		.join('\n');

describe('what another program writes to the terminal', () => {
	it('leaves no man of the mover on the hand-off', async () => {
		const terminal = openForTest({arguments: ['hotseat', '--fen', FEN]});
		await takeKeyboard(terminal, 'white');
		await makeMove(terminal, 'd2d3');
		await writeBehind(terminal, BROADCAST);
		await writeBehind(terminal, BROADCAST);
		expect(shown(terminal)).toContain('backup done');
		await handOver(terminal);
		await terminal.waitForText('B L A C K');
		expect(shown(terminal)).not.toMatch(BOARD);
		expect(shown(terminal)).not.toContain('backup done');

		// Nor does anything else stand on the board behind it.
		await writeBehind(terminal, BROADCAST);
		await takeKeyboard(terminal, 'black');
		expect(shown(terminal)).not.toContain('backup done');
	});

	it('goes at Ctrl+L, wherever one is, and so does what a window takes that changes there and back at once', async () => {
		const terminal = openForTest();
		await terminal.waitForText('quit');
		for (const go of [
			async () => undefined,
			async () => {
				terminal.type('2');
				await terminal.waitForText('a new game');
				terminal.type('\r');
				await takeKeyboard(terminal, 'white');
				// The frame must have come to its last row.
				await terminal.waitForText('? help');
			},
			async () => {
				terminal.type('?');
				await terminal.waitForText('Esc close');
			},
		]) {
			await go();
			const before = shown(terminal);
			await writeBehind(terminal, BROADCAST);
			expect(shown(terminal)).not.toBe(before);
			terminal.type(CTRL_L);
			await terminal.waitFor(() => shown(terminal) === before, 'the screen as it was');
			terminal.resize(80, 10);
			terminal.resize(80, 24);
			expect(shown(terminal)).not.toBe(before);
			await terminal.waitFor(() => shown(terminal) === before, 'the whole screen again');
		}
	});
});

describe('a program that is stopped', () => {
	it('comes back behind a hand-off, whatever stopped it', async () => {
		const terminal = openForTest({program: SHELL});
		await terminal.waitForText('shell>');
		terminal.type(`sh -c 'echo pid $$; exec "${process.execPath}" "${LAUNCHER}" hotseat'\r`);
		const starts = () => terminal.bytes().split('\u001B[?1049h').length - 1;
		for (const [round, signal] of (['SIGTSTP', 'Ctrl+Z', 'SIGSTOP'] as const).entries()) {
			const side = round % 2 === 0 ? 'white' : 'black';
			await takeKeyboard(terminal, side);
			const pid = Number(/pid (?<pid>\d+)/.exec(terminal.bytes())?.groups?.['pid']);
			expect(starts()).toBe(round + 1);
			if (signal === 'Ctrl+Z') {
				terminal.type('\u001A');
			} else {
				process.kill(pid, signal);
			}

			await terminal.waitForText(/shell>\s*$/);
			if (signal !== 'SIGSTOP') {
				expect(terminal.isAlternate).toBe(false);
				expect(shown(terminal)).not.toMatch(BOARD);
			}

			// Some shells do this by themselves, and what was typed comes in rows and is echoed from then on.
			terminal.type('stty sane; fg\n');
			await terminal.waitForText(HAND_OFF);
			await terminal.waitForNo('shell>');
			expect(shown(terminal)).not.toMatch(BOARD);
			// A key without Enter: the terminal hands on each as it comes, and writes none itself.
			terminal.type(' ');
			await terminal.waitForText(TURN);
			await terminal.waitFor(
				() => terminal.terminal.modes.mouseTrackingMode !== 'none',
				'the mouse to be asked for again',
			);
			await makeMove(terminal, ['e4', 'e5', 'Nf3'][round]);
			await handOver(terminal);
			// It came back once.
			expect(starts()).toBe(round + 2);
		}
	});
});
