/** What the program says at a hand-off, when it waits for a move, and when one is made. */
const HAND_OFF = 'Pass the keyboard to';
const TURN = 'type a move';
const MADE = 'Enter blanks the screen';
const SPACED = ['W H I T E', 'B L A C K'];

/** A game with something to see: men taken on both sides, men that were seen once, and all but a part in fog. */
export const OPENING = 'e4 c5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 Bh5 d3 e5 Nxe5 Bxd1'.split(' ');

/** Takes the keyboard at the hand-off before a ply (from 0), in a terminal of test/helpers/open-terminal.ts. */
export async function takeKeyboard(terminal, ply) {
	await terminal.waitForText(SPACED[ply % 2]);
	terminal.type(' ');
	await terminal.waitForText(TURN);
}

/** Plays moves in a hotseat game, from the hand-off before ply `first` on, to the next hand-off. */
export async function playHotseat(terminal, moves, first = 0) {
	for (const [index, move] of moves.entries()) {
		await takeKeyboard(terminal, first + index);
		terminal.type(`${move}\r`);
		await terminal.waitForText(MADE);
		terminal.type('\r');
		await terminal.waitForText(HAND_OFF);
	}
}
