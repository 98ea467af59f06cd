const UP = '\u001B[A';
const RIGHT = '\u001B[C';
const LEFT = '\u001B[D';
const ENTER = '\r';

/** What the program says when it waits for a key between two turns, for a move, and after one. */
const HAND_OFF = 'Pass the keyboard to';
const TURN = 'type a move';
const MADE = 'Enter blanks the screen';

/** Plays moves in a hotseat game from a hand-off to White; ends at the next hand-off. */
async function play(terminal, moves) {
	for (const [ply, move] of moves.entries()) {
		await terminal.waitForText(ply % 2 === 0 ? 'W H I T E' : 'B L A C K');
		await terminal.waitForText(HAND_OFF);
		terminal.type(' ');
		await terminal.waitForText(TURN);
		terminal.type(`${move}${ENTER}`);
		await terminal.waitForText(MADE);
		terminal.type(ENTER);
		await terminal.waitForText(HAND_OFF);
	}
}

const OPENING = 'e4 c5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 Bh5 d3 e5 Nxe5 Bxd1'.split(' ');

/**
 * The pictures by the names of their files: what is run, in which window, and what is typed before the
 * picture is taken. Each `play` resolves when the picture stands on the screen.
 */
export const SCENES = {
	menu: {
		title: 'The menu of fogchess',
		arguments: [],
		columns: 80,
		rows: 24,
		async play(terminal) {
			await terminal.waitForText('Hotseat');
		},
	},
	game: {
		title: 'A hotseat game of Fog of War chess, as White sees it',
		arguments: ['hotseat'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			await play(terminal, OPENING);
			terminal.type(' ');
			await terminal.waitForText(TURN);
			// Picks up the knight where it stands, and goes to the pawn on f7.
			terminal.type(ENTER);
			await terminal.waitForText('Esc');
			terminal.type(UP + UP + RIGHT);
		},
	},
	'hand-off': {
		title: 'The hand-off between two turns',
		arguments: ['hotseat'],
		columns: 80,
		rows: 24,
		async play(terminal) {
			await play(terminal, OPENING.slice(0, 5));
		},
	},
	review: {
		title: 'A finished game, gone through as it was',
		arguments: ['hotseat'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			await play(terminal, ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nd4', 'Nxe5', 'Qg5', 'Bxf7', 'Qxg2']);
			terminal.type(' ');
			await terminal.waitForText(TURN);
			terminal.type(`Bxe8${ENTER}`);
			await terminal.waitForText('You win.');
			terminal.type(ENTER);
			await terminal.waitForText('[Truth]');
			terminal.type(LEFT);
			await terminal.waitForText('10 of 11 plies');
		},
	},
};
