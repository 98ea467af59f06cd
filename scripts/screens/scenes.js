import {OPENING, playHotseat, takeKeyboard} from '../play-hotseat.js';

const UP = '\u001B[A';
const RIGHT = '\u001B[C';
const LEFT = '\u001B[D';
const ENTER = '\r';

/** The longest that building a small table may take, in milliseconds. */
const TABLE_DEADLINE = 60_000;

/** So much of the game between bots has been played. */
const WATCHED_PLIES = 21;

/** White can take the king after it. */
const BLUNDERS = 'e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Bxf7 Qxg2'.split(' ');

/** Lets go of the keyboard when the own move is made. */
async function handOver(terminal) {
	await terminal.waitForText('Enter blanks the screen');
	terminal.type(ENTER);
}

/** Waits at a hand-off for a side and takes the keyboard. */
async function sitDown(terminal, side) {
	await terminal.waitForText(Array.from(side.toUpperCase()).join(' '));
	terminal.type(' ');
	await terminal.waitForNo('Pass the keyboard');
}

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
			await playHotseat(terminal, OPENING);
			await takeKeyboard(terminal, OPENING.length);
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
			await playHotseat(terminal, OPENING.slice(0, 5));
		},
	},
	review: {
		title: 'A finished game, gone through as it was',
		arguments: ['hotseat'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			await playHotseat(terminal, BLUNDERS);
			await takeKeyboard(terminal, BLUNDERS.length);
			terminal.type(`Bxe8${ENTER}`);
			await terminal.waitForText('White wins.');
			terminal.type(ENTER);
			await terminal.waitForText('[Truth]');
			terminal.type(LEFT);
			await terminal.waitForText('10 of 11 half-moves');
		},
	},
	drill: {
		title: 'A drill with the coach: where the lone king can be, and a hint',
		arguments: ['drill', 'KQvK', '--as', 'attacker', '--seed', '5'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			await terminal.waitForText('you 0', TABLE_DEADLINE);
			for (const [index, move] of ['Kc6', 'Qf3', 'Qf4', 'Kd5', 'Qe4'].entries()) {
				terminal.type(`${move}${ENTER}`);
				await terminal.waitForText(`you ${index + 1}`);
				// The king answers by himself.
				await terminal.waitForText(new RegExp(`Black moved[^]*${move} is optimal[^]*type a move`));
			}

			terminal.type('s');
			await terminal.waitForText('Where can he be?');
			terminal.type('+++');
			await terminal.waitForText('needs at most');
		},
	},
	watch: {
		title: 'A game between two bots: White’s view, the truth, Black’s view',
		arguments: ['watch', '--white', 'naive', '--black', 'greedy', '--seed', '4'],
		columns: 120,
		rows: 40,
		async play(terminal) {
			await terminal.waitForText('move 1');
			terminal.type(' ');
			await terminal.waitForText('stopped');
			for (let ply = 1; ply <= WATCHED_PLIES; ply++) {
				terminal.type(RIGHT);
				const [move, side] = [(ply >> 1) + 1, ply % 2 === 0 ? 'White' : 'Black'];
				await terminal.waitForText(`move ${move} · ${side}`);
			}
		},
	},
	quantum: {
		title: 'Quantum Kriegsspiel: Black buys men for forty points and puts them down in secret',
		arguments: ['hotseat', '--variant', 'quantum'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			await sitDown(terminal, 'White');
			terminal.type('k');
			await terminal.waitForText('You put a king');
			terminal.type('2');
			await handOver(terminal);
			await sitDown(terminal, 'Black');
			terminal.type('k');
			await terminal.waitForText('You put a king');
			terminal.type('2');
			await terminal.waitForText('Points left');
			// The letter of a rook begins words, too.
			for (const [keys, role] of [
				['q', 'queen'],
				[`r${ENTER}`, 'rook'],
				[`r${ENTER}`, 'rook'],
				['n', 'knight'],
				['p', 'pawn'],
			]) {
				terminal.type(keys);
				await terminal.waitForText(`You put a ${role}`);
			}
		},
	},
	liar: {
		title: 'Liar Chess: Black may challenge what White claims of a covered man',
		arguments: ['hotseat', '--variant', 'liar', '--seed', '3'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			for (const side of ['White', 'Black']) {
				await sitDown(terminal, side);
				terminal.type('1');
				await terminal.waitForText('The men were put down at random');
				terminal.type('2');
				await handOver(terminal);
			}

			await sitDown(terminal, 'White');
			terminal.type(`a2b4${ENTER}`);
			await handOver(terminal);
			await sitDown(terminal, 'Black');
		},
	},
	ghostrider: {
		title: 'Ghostrider Chess: White’s knights, which Black does not see',
		arguments: ['hotseat', '--variant', 'ghostrider'],
		columns: 100,
		rows: 30,
		async play(terminal) {
			const moves = ['e2e4', 'e7e5', 'g1f3', 'd7d6', 'f3g5', 'f8e7'];
			await playHotseat(terminal, moves);
			await takeKeyboard(terminal, moves.length);
		},
	},
};
