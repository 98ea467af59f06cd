import {onTestFinished} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {openTerminal, type TerminalOptions, type TerminalSession} from './open-terminal.js';
import {QUICK_NODE} from './quick-node.js';

/** What the hand-off says, and the help line of a turn, of a move that was made, of a game that is over. */
export const HAND_OFF = 'Pass the keyboard to';
export const TURN = 'type a move';
export const MADE = 'Enter blanks the screen';
export const OVER = 'review';

const SPACED = {white: 'W H I T E', black: 'B L A C K'} as const;

/** Without colours every man is drawn by a sign of its own. */
export const SIGNS = {env: {NO_COLOR: '1'}, settings: {men: 'symbols'}} as const;

/** Opens the program in a terminal that is closed when the test is over. */
export function openForTest(options: TerminalOptions = {}): TerminalSession {
	const terminal = openTerminal({nodeFlags: QUICK_NODE, ...options});
	onTestFinished(() => terminal.close());
	return terminal;
}

/** Takes the keyboard at the hand-off to `side`, and waits for its board. */
export async function takeKeyboard(terminal: TerminalSession, side: Color): Promise<void> {
	await terminal.waitForText(HAND_OFF);
	await terminal.waitForText(SPACED[side]);
	terminal.type(' ');
	await terminal.waitForText(TURN);
}

/** Types a move and waits until it is made; nothing is handed over yet. */
export async function makeMove(terminal: TerminalSession, move: string): Promise<void> {
	terminal.type(`${move}\r`);
	await terminal.waitForText(MADE);
}

/** Lets go of the keyboard after a move. */
export async function handOver(terminal: TerminalSession): Promise<void> {
	terminal.type('\r');
	await terminal.waitForText(HAND_OFF);
}

/** Plays moves from a hand-off to White to the next hand-off. */
export async function playMoves(
	terminal: TerminalSession,
	moves: readonly string[],
): Promise<void> {
	for (const [ply, move] of moves.entries()) {
		await takeKeyboard(terminal, ply % 2 === 0 ? 'white' : 'black');
		await makeMove(terminal, move);
		await handOver(terminal);
	}
}
