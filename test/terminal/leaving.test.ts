import xterm from '@xterm/headless';
import {describe, expect, it} from 'vitest';
import {HAND_OFF, handOver, MADE, makeMove, openForTest, takeKeyboard} from '../helpers/hotseat.js';
import {savedActs} from '../helpers/kept-games.js';
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

/** Places of the program without a game that is saved, and how one gets there; all others are asked of test/ui/screens/leave.test.tsx. */
const PLACES: readonly (readonly [
	string,
	TerminalOptions,
	(terminal: TerminalSession) => Promise<void>,
])[] = [
	[
		'a form',
		{},
		async (terminal) => {
			await terminal.waitForText('Hotseat');
			terminal.type('2');
			await terminal.waitForText('Start');
		},
	],
	[
		'a window that is too small',
		{arguments: ['hotseat'], columns: 10, rows: 5},
		async (terminal) => terminal.waitForText('10×5'),
	],
];

/** What is drawn of a board: men, fog, names of files. */
const BOARD = /[♔-♟▲░▒▓]|\b[a-h] +[a-h]\b/;

/** Returns all that a terminal without an alternate screen holds when it was sent a text. */
async function onOneScreen(text: string): Promise<string> {
	const plain = new xterm.Terminal({cols: 80, rows: 24, allowProposedApi: true});
	await new Promise<void>((resolve) => {
		plain.write(text.replaceAll(/\u001B\[\?1049[hl]/g, ''), resolve);
	});
	const {active} = plain.buffer;
	const shown = Array.from(
		{length: active.length},
		(_, row) => active.getLine(row)?.translateToString(true) ?? '',
	);
	plain.dispose();
	return shown.join('\n');
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

	it('in a game without colours says how to go on with it, and nothing is lost', async () => {
		const terminal = openForTest({arguments: ['hotseat'], env: {NO_COLOR: '1'}});
		await takeKeyboard(terminal, 'white');
		await makeMove(terminal, 'e4');
		// The men can still be told apart.
		expect(terminal.screen().join('\n')).toContain(' ▗▖ ');
		// SGR with anything but attributes: 0–9 on, 21–29 off.
		const looks = Array.from(
			terminal.bytes().matchAll(/\u001B\[(?<look>[\d;:]*)m/g),
			({groups}) => groups?.['look'] ?? '',
		);
		expect(looks.length).toBeGreaterThan(0);
		expect(looks.filter((look) => !/^(?:2?\d(?:;2?\d)*)?$/.test(look))).toEqual([]);

		terminal.type(CTRL_C);
		expect(await terminal.exit()).toBe(130);
		expect(leftovers(terminal)).toEqual([]);
		const [words] = terminal.screen();
		const id = /fogchess resume (?<id>\S+)$/.exec(words)?.groups?.['id'] ?? '';
		expect(words).toContain('The game is saved.');

		// White had not let go of the keyboard.
		const again = openForTest({home: terminal.home, arguments: ['resume', id]});
		await again.waitForText(HAND_OFF);
		await again.waitForText('W H I T E');
		again.type(' ');
		await again.waitForText(MADE);
		await handOver(again);
		await takeKeyboard(again, 'black');
		await makeMove(again, 'e5');
		await handOver(again);
	});
});

describe('a terminal that goes away', () => {
	it.each(['SIGHUP', 'SIGTERM', 'SIGINT'] as const)(
		'%s loses no move, and leaves no man on it, also where there is no alternate screen',
		async (signal) => {
			const terminal = openForTest({arguments: ['hotseat']});
			await takeKeyboard(terminal, 'white');
			await makeMove(terminal, 'e4');
			const {received} = terminal;
			terminal.kill(signal);
			expect(await terminal.exit()).toBeGreaterThan(0);
			expect(leftovers(terminal)).toEqual([]);

			// It was there until the last moment.
			expect(await onOneScreen(terminal.bytes().slice(0, received))).toMatch(BOARD);
			expect(await onOneScreen(terminal.bytes())).not.toMatch(BOARD);
			expect(savedActs(terminal.home)).toEqual(['e2e4']);
		},
	);
});
