import {describe, expect, it} from 'vitest';
import {handOver, makeMove, openForTest, takeKeyboard} from '../helpers/hotseat.js';
import type {TerminalSession} from '../helpers/open-terminal.js';

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

	it('goes at Ctrl+L, wherever one is', async () => {
		const terminal = openForTest();
		await terminal.waitForText('quit');
		for (const go of [
			async () => undefined,
			async () => {
				terminal.type('1\r');
				await takeKeyboard(terminal, 'white');
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
		}
	});
});

describe('a window that changes there and back at once', () => {
	it('is drawn whole', async () => {
		const terminal = openForTest({arguments: ['hotseat', '--fen', FEN]});
		await takeKeyboard(terminal, 'white');
		const before = shown(terminal);
		terminal.resize(80, 10);
		terminal.resize(80, 24);
		expect(shown(terminal)).not.toBe(before);
		await terminal.waitFor(() => shown(terminal) === before, 'the board as it was');
	});
});
