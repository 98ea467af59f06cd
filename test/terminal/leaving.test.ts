import {describe, expect, it} from 'vitest';
import {HAND_OFF, handOver, MADE, makeMove, openForTest, takeKeyboard} from '../helpers/hotseat.js';
import type {TerminalOptions, TerminalSession} from '../helpers/open-terminal.js';

const CTRL_C = '\u0003';

/** Returns what of the terminal the program has not put back: its modes and its screen. */
function leftovers(terminal: TerminalSession): string[] {
	const {modes} = terminal.terminal;
	const bytes = terminal.bytes();
	return [
		...(terminal.isAlternate ? ['alternate screen'] : []),
		...(modes.mouseTrackingMode === 'none' ? [] : ['mouse']),
		...(modes.bracketedPasteMode ? ['bracketed paste'] : []),
		...(modes.sendFocusMode ? ['focus'] : []),
		...(modes.applicationCursorKeysMode ? ['cursor keys'] : []),
		...(modes.wraparoundMode ? [] : ['no wrapping']),
		...(modes.synchronizedOutputMode ? ['synchronized output'] : []),
		...(bytes.lastIndexOf('\u001B[?25l') > bytes.lastIndexOf('\u001B[?25h') ? ['no cursor'] : []),
		// The kitty keyboard protocol is pushed and popped.
		...(bytes.split('\u001B[>').length > bytes.split('\u001B[<').length ? ['keyboard'] : []),
	];
}

/** Each place of the program, and how one gets there. */
const PLACES: readonly (readonly [
	string,
	TerminalOptions,
	(terminal: TerminalSession) => Promise<void>,
])[] = [
	['the menu', {}, async (terminal) => terminal.waitForText('Hotseat')],
	[
		'a form',
		{},
		async (terminal) => {
			await terminal.waitForText('Hotseat');
			terminal.type('2');
			await terminal.waitForText('Start');
		},
	],
	['the hand-off', {arguments: ['hotseat']}, async (terminal) => terminal.waitForText('W H I T E')],
	[
		'the middle of a typed move',
		{arguments: ['hotseat']},
		async (terminal) => {
			await takeKeyboard(terminal, 'white');
			terminal.type('e2e');
			await terminal.waitForText('e2e_');
		},
	],
	[
		'the list of keys',
		{arguments: ['hotseat']},
		async (terminal) => {
			await takeKeyboard(terminal, 'white');
			terminal.type('?');
			await terminal.waitForText('close');
		},
	],
	[
		'a question',
		{arguments: ['hotseat']},
		async (terminal) => {
			await takeKeyboard(terminal, 'white');
			terminal.type(':resign\r');
			await terminal.waitForText('Resign?');
		},
	],
	[
		'a window that is too small',
		{arguments: ['hotseat'], columns: 10, rows: 5},
		async (terminal) => terminal.waitForText('10×5'),
	],
];

/** Goes on with a game that was left when White had moved but not let go of the keyboard. */
async function goOnAfterMove(terminal: TerminalSession): Promise<void> {
	await terminal.waitForText(HAND_OFF);
	await terminal.waitForText('W H I T E');
	terminal.type(' ');
	await terminal.waitForText(MADE);
	await handOver(terminal);
	await takeKeyboard(terminal, 'black');
}

describe('Ctrl+C', () => {
	it.each(PLACES)('in %s ends with 130 and puts the terminal back', async (_, options, go) => {
		const terminal = openForTest(options);
		await go(terminal);
		terminal.type(CTRL_C);
		expect(await terminal.exit()).toBe(130);
		expect(leftovers(terminal)).toEqual([]);
		expect(terminal.screen().join('\n')).not.toMatch(/\bat |Error/);
	});

	it('in a game says how to go on with it, and nothing is lost', async () => {
		const terminal = openForTest({arguments: ['hotseat']});
		await takeKeyboard(terminal, 'white');
		await makeMove(terminal, 'e4');
		terminal.type(CTRL_C);
		expect(await terminal.exit()).toBe(130);
		const [words] = terminal.screen();
		const id = /fogchess resume (?<id>\S+)$/.exec(words)?.groups?.['id'] ?? '';
		expect(words).toContain('The game is saved.');

		const again = openForTest({home: terminal.home, arguments: ['resume', id]});
		await goOnAfterMove(again);
		await makeMove(again, 'e5');
		await handOver(again);
	});
});

describe('a terminal that goes away', () => {
	it.each(['SIGHUP', 'SIGTERM'] as const)('%s loses no move', async (signal) => {
		const terminal = openForTest({arguments: ['hotseat']});
		await takeKeyboard(terminal, 'white');
		await makeMove(terminal, 'e4');
		terminal.kill(signal);
		expect(await terminal.exit()).toBeGreaterThan(0);
		expect(leftovers(terminal)).toEqual([]);

		const again = openForTest({home: terminal.home, arguments: ['resume']});
		await goOnAfterMove(again);
	});
});

describe('NO_COLOR', () => {
	it('is drawn without colours, and with men that can still be told apart', async () => {
		const terminal = openForTest({arguments: ['hotseat'], env: {NO_COLOR: '1'}});
		await takeKeyboard(terminal, 'white');
		await makeMove(terminal, 'e4');
		expect(terminal.screen().join('\n')).toContain(' ▗▖ ');
		// SGR with anything but attributes: 0–9 on, 21–29 off.
		const looks = Array.from(
			terminal.bytes().matchAll(/\u001B\[(?<look>[\d;:]*)m/g),
			({groups}) => groups?.['look'] ?? '',
		);
		expect(looks.length).toBeGreaterThan(0);
		expect(looks.filter((look) => !/^(?:2?\d(?:;2?\d)*)?$/.test(look))).toEqual([]);
	});
});
