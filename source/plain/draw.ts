import {EMPTY, manLetter, UNSEEN} from '../core/man.js';
import type {Cells} from '../core/board-text.js';
import {isLight, squareAt} from '../core/square.js';

const FIGURINES = ' ♙♘♗♖♕♔  ♟♞♝♜♛♚ ';

/** What a square shows: letters and `?` for fog in ASCII; figurines and a shade that keeps the checkerboard otherwise. */
function drawSquare(code: number, square: number, ascii: boolean): string {
	if (code === UNSEEN) {
		return ascii ? '?' : isLight(square) ? '░' : '▒';
	}

	if (code === EMPTY) {
		return ascii ? '.' : '·';
	}

	return ascii ? manLetter(code) : FIGURINES[code];
}

/** Returns the lines of a board as White looks at it, rank 8 first, with coordinates. */
export function drawBoard(cells: Cells, ascii = false): string[] {
	const lines: string[] = [];
	for (let rank = 7; rank >= 0; rank--) {
		let line = `${rank + 1} `;
		for (let file = 0; file < 8; file++) {
			const square = squareAt(file, rank);
			line += ` ${drawSquare(cells[square], square, ascii)}`;
		}

		lines.push(line);
	}

	return [...lines, '   a b c d e f g h'];
}
