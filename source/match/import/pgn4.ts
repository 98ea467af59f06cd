import {rightsAtHome} from '../../core/castling.js';
import {makeFen} from '../../core/fen.js';
import {EMPTY, makeMan, parseRoleLetter} from '../../core/man.js';
import {NO_SQUARE, squareAt} from '../../core/square.js';

/** The board of eight by eight lies in the middle of fourteen by fourteen: at d4 to k11. */
const OFFSET = 3;
const SIZE = 14;
const FAR = /[i-n]\d|[a-n](?:9|1[0-4])(?!\d)/;
const SQUARE = /(?<file>[a-n])(?<rank>1[0-4]|[1-9])(?!\d)/g;

/** Returns where a square of PGN4 lies on our board; undefined beside it. */
function shiftSquare({file = '', rank = ''}: Partial<Record<string, string>>): string | undefined {
	const [x, y] = [file.charCodeAt(0) - 97 - OFFSET, Number(rank) - OFFSET];
	return x >= 0 && x < 8 && y >= 1 && y <= 8 ? `${String.fromCharCode(97 + x)}${y}` : undefined;
}

/** Returns whether a move is written as in PGN4: from a square to another one, both of the board in the middle. */
function isLong(text: string): boolean {
	const squares = [...text.matchAll(SQUARE)].map(({groups = {}}) => shiftSquare(groups));
	return squares.length === 2 && !squares.includes(undefined);
}

/**
 * Returns whether moves name squares of a board of 14 by 14: any file beyond h or rank beyond 8 tells, unless the first
 * move is written otherwise: then it is a slip.
 */
export const isPgn4 = (moves: readonly string[]): boolean =>
	moves.some((text) => FAR.test(text)) &&
	isLong(moves.find((text) => text.search(SQUARE) >= 0) ?? '');

/** Returns a move of PGN4 with the squares of our board; squares beside it stay as they are, and cannot be read. */
export const shiftMove = (text: string): string =>
	text.replaceAll(
		SQUARE,
		(square, file: string, rank: string) => shiftSquare({file, rank}) ?? square,
	);

/** The colours of PGN4 that play on the small board: red or white below, yellow or black above. */
const SIDES: {readonly [letter: string]: 'white' | 'black' | undefined} = {
	r: 'white',
	w: 'white',
	y: 'black',
	b: 'black',
};

/** Returns the codes of a row of 14 squares, or undefined when it is none: walls (x), runs of empty squares, men (rQ). */
function readRow(row: string): number[] | undefined {
	const cells: number[] = [];
	for (const cell of row.trim().split(',')) {
		if (/^\d{1,2}$/.test(cell)) {
			cells.push(...Array.from({length: Number(cell)}, () => EMPTY));
			continue;
		}

		const side = SIDES[cell[0] ?? ''];
		const role = parseRoleLetter(cell[1] ?? '');
		const isMan = cell.length === 2 && side !== undefined && role !== undefined;
		if (!isMan && cell.toLowerCase() !== 'x') {
			return undefined;
		}

		cells.push(isMan ? makeMan(side, role) : EMPTY);
	}

	return cells.length === SIZE ? cells : undefined;
}

/**
 * Returns the FEN of a start in FEN4 (a head of fields joined by "-", then the rows from above), with the castling rights
 * that kings and rooks at home allow; undefined for a start by name ("2PC", the usual one) and for what cannot be read.
 */
export function readStart(fen4: string): string | undefined {
	const rows = fen4
		.slice(fen4.lastIndexOf('-') + 1)
		.split('/')
		.map(readRow);
	if (rows.length !== SIZE || rows.includes(undefined)) {
		return undefined;
	}

	const cells = new Uint8Array(64);
	for (let rank = 0; rank < 8; rank++) {
		for (let file = 0; file < 8; file++) {
			cells[squareAt(file, rank)] = rows[SIZE - 1 - OFFSET - rank]?.[OFFSET + file] ?? EMPTY;
		}
	}

	return makeFen({
		cells,
		turn: /^[YB]-/.test(fen4) ? 'black' : 'white',
		castling: rightsAtHome(cells, 15),
		epSquare: NO_SQUARE,
		halfmoves: 0,
		fullmoves: 1,
	});
}
