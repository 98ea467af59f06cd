import {describe, expect, it} from 'vitest';
import {
	HAND_OFF,
	handOver,
	makeMove,
	openForTest,
	SIGNS,
	takeKeyboard,
} from '../helpers/hotseat.js';

const SIZE = {columns: 80, rows: 24};
const WHITE_MEN = /[♙♘♗♖♕♔]/;
const BLACK_MEN = /[▲♟♞♝♜♛♚]/;

describe('a game of Kriegspiel at one keyboard', () => {
	it('is played to mate with refused tries, and shows neither side a man of the other', async () => {
		const terminal = openForTest({
			...SIZE,
			arguments: ['hotseat', '--variant', 'kriegspiel-icc'],
			...SIGNS,
		});
		const turn = async (side: 'white' | 'black', play: () => Promise<void>) => {
			await terminal.waitForText(HAND_OFF);
			const from = terminal.received;
			await takeKeyboard(terminal, side);
			await play();
			const bytes = terminal.bytes().slice(from);
			expect(bytes).toMatch(side === 'white' ? WHITE_MEN : BLACK_MEN);
			expect(bytes).not.toMatch(side === 'white' ? BLACK_MEN : WHITE_MEN);
		};
		const move = (text: string) => async () => {
			await makeMove(terminal, text);
			await handOver(terminal);
		};

		await turn('white', move('f3'));
		await turn('black', move('e5'));
		await turn('white', async () => {
			// Nothing is refused aloud here, and so it is tried at once.
			terminal.type('Kf2\r');
			await terminal.waitForText('Enter blanks');
			await handOver(terminal);
		});
		await turn('black', async () => {
			await terminal.waitForText('White has moved.');
			await move('Qh4')();
		});
		expect(terminal.screen().join('\n')).toContain('Check on the short diagonal.');
		await turn('white', async () => {
			await terminal.waitForText('Check on the short diagonal.');
			terminal.type('a3\r');
			await terminal.waitForText('You tried a3: no.');
			await move('g3')();
		});
		await turn('black', async () => {
			// The refusal was White's alone.
			expect(terminal.screen().join('\n')).not.toMatch(/refused|tried/);
			await move('Qxg3')();
		});
		terminal.type('q');
		expect(await terminal.exit()).toBe(0);
	});
});
