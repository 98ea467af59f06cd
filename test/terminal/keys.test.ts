import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {parseSquare} from '../../source/core/square.js';
import {boxOfSquare} from '../helpers/square-box.js';
import {makeLayout} from '../../source/ui/frame/layout.js';
import {handOver, MADE, makeMove, openForTest, takeKeyboard} from '../helpers/hotseat.js';
import {savedActs} from '../helpers/kept-games.js';
import type {TerminalSession} from '../helpers/open-terminal.js';

const ESC = '\u001B';
const BACKSPACE = '\u007F';

/** Clicks in the middle of a square of a side's board, as an SGR mouse report tells it. */
function click(terminal: TerminalSession, side: Color, square: string): void {
	const {cols, rows} = terminal.terminal;
	const layout = makeLayout(cols, rows);
	const at = parseSquare(square);
	if (layout.kind !== 'board' || at === undefined) {
		throw new Error(`no square ${square} at ${cols}×${rows}`);
	}

	const {left, top, width, height} = boxOfSquare(layout, side, at);
	const [x, y] = [left + Math.floor(width / 2) + 1, top + Math.floor(height / 2) + 1];
	terminal.type(`${ESC}[<0;${x};${y}M${ESC}[<0;${x};${y}m`);
}

describe('the mouse', () => {
	it('moves by two clicks, in any window', async () => {
		const terminal = openForTest({arguments: ['hotseat']});
		await takeKeyboard(terminal, 'white');
		expect(terminal.terminal.modes.mouseTrackingMode).not.toBe('none');
		click(terminal, 'white', 'b1');
		click(terminal, 'white', 'c3');
		await terminal.waitForText(MADE);
		await terminal.waitForText('You played Nc3');
		await handOver(terminal);
		terminal.resize(120, 40);
		await takeKeyboard(terminal, 'black');
		click(terminal, 'black', 'g8');
		click(terminal, 'black', 'f6');
		await terminal.waitForText('You played Nf6');
	});
});

/** What is typed at the board of one turn, which has seen nothing when the turn is over. */
const TYPED: readonly ((terminal: TerminalSession) => Promise<void>)[] = [
	async function pastesWithTenThousandCharacters(terminal) {
		terminal.type(`${ESC}[200~${'e2e4\n'.repeat(2000)}${ESC}[201~`);
		await terminal.waitForText('e2e4_');
		terminal.type(`${BACKSPACE.repeat(4)}${ESC}[200~${'x'.repeat(10_000)}${ESC}[201~`);
		await terminal.waitForText('too long for a move');
		expect(terminal.screen().join('\n')).not.toMatch(/x_|You played/);
	},
	async function tenThousandCharactersAsIfByHand(terminal) {
		terminal.type('b'.repeat(10_000));
		await terminal.waitForText('b_');
		terminal.type(`${BACKSPACE}${ESC}`);
		await terminal.waitForNo('b_');
	},
	async function functionKeysAndForeignAnswers(terminal) {
		await terminal.settle(100);
		const before = terminal.screen();
		const functionKeys = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map(
			(number) => `${ESC}[${number}~`,
		);
		const others = ['OP', 'OQ', '[1;5P', '[24;2~', '[I', '[O', '[?62;22c', '[12;40R', '[57399u'];
		const wrong = ['[999;999;999z', '[<0;99999;-1M', '[<64;3;3M'];
		for (const keys of [...functionKeys, ...[...others, ...wrong].map((text) => ESC + text)]) {
			terminal.type(keys);
		}

		// A sign that all of them were read.
		terminal.type('e2');
		await terminal.waitForText('e2_');
		terminal.type(ESC);
		await terminal.waitForNo('e2_');
		expect(terminal.screen()).toEqual(before);
	},
	async function sequencesThatAreBrokenOff(terminal) {
		// They may eat or leave some characters, and no more.
		for (const broken of ['[', 'O', '[<0;1', '[1;', ']0;title', 'P1$r']) {
			terminal.type(ESC + broken);
			await terminal.settle(10);
		}

		// The last two begin what a terminal tells unasked: it is given up when nothing follows for half a second.
		await terminal.settle(600);
		terminal.type('e2');
		// How much is left of what was broken off depends on what came together.
		const typed = /No move begins|e2_/;
		await terminal.waitForText(typed);
		terminal.type(ESC);
		await terminal.waitForNo(typed);
	},
	async function aPasteWithoutAnEnd(terminal) {
		terminal.type(`${ESC}[200~`);
		await terminal.settle(1100);
	},
];

describe('the keyboard', () => {
	it('takes whatever is typed or pasted for no move, goes on, and hears Ctrl+C at once', async () => {
		const terminal = openForTest({arguments: ['hotseat']});
		const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4'];
		for (const [turn, typed] of TYPED.entries()) {
			await takeKeyboard(terminal, turn % 2 === 0 ? 'white' : 'black');
			await typed(terminal);
			await makeMove(terminal, moves[turn]);
			expect([terminal.overflows, terminal.hasWrappedRow], typed.name).toEqual([0, false]);
			await handOver(terminal);
		}

		await takeKeyboard(terminal, 'black');
		terminal.type(`${ESC}[200~e`);
		await terminal.settle(300);
		terminal.type('\u0003');
		expect(await terminal.exit()).toBe(130);
		expect(savedActs(terminal.home)).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4']);
	});

	it('never shows a PIN, and waits for the right one', async () => {
		const terminal = openForTest();
		await terminal.waitForText('Hotseat');
		terminal.type('2');
		await terminal.waitForText('PINs');
		// The last row switches PINs on; then each side has a row for its own.
		terminal.type(`${ESC}[A`);
		await terminal.waitForText(/▸ *PINs/);
		terminal.type(`${ESC}[C`);
		await terminal.waitForText('PIN of White');
		await terminal.waitForText(/▸ *PINs/);
		terminal.type(`${ESC}[B`);
		await terminal.waitForText(/▸ *PIN of White/);
		terminal.type('7391');
		terminal.type(`${ESC}[H`);
		await terminal.waitForText(/▸ *Start/);
		terminal.type('\r');
		await terminal.waitForText('PINs are on, and Black has none');
		terminal.type('\r');
		await terminal.waitForText('Your PIN');
		terminal.type('8246');
		await terminal.waitForText('That is not the PIN.');
		terminal.type('7391');
		await terminal.waitForText('type a move');
		await makeMove(terminal, 'e4');
		await handOver(terminal);
		await takeKeyboard(terminal, 'black');
		const text = terminal.bytes().replaceAll(/\u001B\[[\d;?]*[a-zA-Z]/g, '');
		expect(text).not.toMatch(/7391|8246|739|824/);
	});
});

describe('the window', () => {
	it('may change at any moment, to 10×5 and back, and nothing is lost', async () => {
		const terminal = openForTest({arguments: ['hotseat']});
		await takeKeyboard(terminal, 'white');
		terminal.type('Ng1');
		await terminal.waitForText('Ng1_');
		await terminal.settle(100);
		const before = terminal.screen();
		terminal.resize(10, 5);
		await terminal.waitForText('10×5');
		expect(terminal.hasWrappedRow).toBe(false);
		terminal.resize(80, 24);
		await terminal.waitForText('Ng1_');
		await terminal.settle(100);
		expect(terminal.screen()).toEqual(before);
		terminal.type('f3\r');
		await terminal.waitForText(MADE);

		terminal.resize(132, 43);
		await terminal.waitForText(MADE);
		terminal.resize(40, 12);
		await terminal.waitForText('hand over');
		terminal.type('\r');
		await terminal.waitForText('B L A C K');
		terminal.resize(10, 5);
		await terminal.waitForText('10×5');
		terminal.resize(80, 24);
		await terminal.waitForText('B L A C K');
		await takeKeyboard(terminal, 'black');
		await makeMove(terminal, 'e5');
	});
});

describe('a game against a bot', () => {
	it('is played for some plies, with signs of ASCII alone where the men are such letters', async () => {
		const terminal = openForTest({
			settings: {men: 'ascii'},
			arguments: ['play', '--as', 'white', '--level', 'random', '--seed', '1'],
		});
		for (const [index, move] of ['a3', 'Nc3'].entries()) {
			await terminal.waitForText('type a move');
			terminal.type(`${move}\r`);
			await terminal.waitForText(`move ${index + 2} | White`);
		}

		const shown = terminal.screen().join('\n');
		expect(shown).toMatch(/1 +a3 +\.{1,3}/);
		expect(shown).toMatch(/^[\n -~]*$/);
		terminal.type(ESC);
		await terminal.waitForText('Leave the game?');
		terminal.type('y');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.screen()[0]).toMatch(/fogchess resume \S+/);
	});
});
