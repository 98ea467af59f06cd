import {describe, expect, it} from 'vitest';
import {replayLayout} from '../../source/ui/replay/replay-layout.js';
import {
	handOver,
	MADE,
	makeMove,
	openForTest,
	SIGNS,
	playMoves,
	takeKeyboard,
} from '../helpers/hotseat.js';
import {readBoard} from '../helpers/read-board.js';

const SIZE = {columns: 80, rows: 24, orientation: 'white'} as const;
/** A review has its board higher, over the plot of what was known. */
const LAYOUT = replayLayout(SIZE.columns, SIZE.rows, 'truth', {hasNotes: true, hasPlot: true});
const REVIEW = {...SIZE, ...(LAYOUT.kind === 'replay' ? {place: LAYOUT.boards[0].place} : {})};

describe('a hotseat game', () => {
	it('is played from the menu to the capture of a king, and gone through', async () => {
		const terminal = openForTest({...SIZE, ...SIGNS});
		await terminal.waitForText('Hotseat');
		terminal.type('2');
		await terminal.waitForText('Start');
		terminal.type('\r');
		// What cannot be played is told on the spot, from what the side knows.
		await takeKeyboard(terminal, 'white');
		terminal.type('e2e5\r');
		await terminal.waitForText('e2e5_');
		expect(terminal.screen().join('\n')).not.toContain(MADE);
		terminal.type('\u001B');
		await terminal.waitForNo('e2e5_');
		await makeMove(terminal, 'e2e4');
		await handOver(terminal);
		await takeKeyboard(terminal, 'black');
		await makeMove(terminal, 'f7f6');
		await handOver(terminal);
		await playMoves(terminal, ['Qh5', 'a7a6']);
		await takeKeyboard(terminal, 'white');
		terminal.type('h5e8\r');
		await terminal.waitForText('White took Black’s king.');
		await terminal.waitForText('White wins.');

		// Through the game, as the truth and as each side saw it.
		terminal.type('\r');
		await terminal.waitForText('[Truth]');
		expect(readBoard({lines: terminal.screen()}, REVIEW).get('g8')).toContain('♞');
		terminal.type('v');
		await terminal.waitForText('[White’s view]');
		expect(readBoard({lines: terminal.screen()}, REVIEW).get('g8')).toMatch(/^[░▒\n]+$/);
		terminal.type('\u001B[D\u001B[D');
		await terminal.waitForText('3 of 5 half-moves');
		expect(readBoard({lines: terminal.screen()}, REVIEW).get('e8')).toContain('♚');
		terminal.type('v');
		await terminal.waitForText('[Black’s view]');
		expect(readBoard({lines: terminal.screen()}, REVIEW).get('h5')).toMatch(/^[░▒¬\n]+$/);

		// Back to the menu and out; what is said at last is how it ended.
		terminal.type('\u001B');
		await terminal.waitForText('White wins.');
		terminal.type('\u001B');
		await terminal.waitForText('Hotseat');
		terminal.type('q');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.isAlternate).toBe(false);
		expect(terminal.screen()[0]).toBe('White took Black’s king. White wins.');
		expect(terminal.screen()[1]).toMatch(/fogchess review \S+$/);
		expect(terminal.overflows).toBe(0);
	});
});
