import {type Color, colorIndex} from '../core/color.js';
import {EMPTY, type Man, manLetter, parseManLetter} from '../core/man.js';
import {
	fileOf,
	onBoard,
	parseSquare,
	rankOf,
	type Square,
	squareAt,
	squareName,
} from '../core/square.js';
import type {Announcement} from './news.js';
import type {Position} from './position.js';

export type Grid = Extract<Announcement, {readonly type: 'grid'}>;

/** Returns the squares of so many ranks and files around one, itself among them. */
function squaresAround(square: Square, size: number): Square[] {
	const reach = (size - 1) / 2;
	const squares: Square[] = [];
	for (let ranks = -reach; ranks <= reach; ranks++) {
		for (let files = -reach; files <= reach; files++) {
			const [file, rank] = [fileOf(square) + files, rankOf(square) + ranks];
			if (onBoard(file, rank)) {
				squares.push(squareAt(file, rank));
			}
		}
	}

	return squares;
}

/** Returns what a side is told of the enemy men around a square. */
export function gridOf({board}: Position, square: Square, owner: Color, size: 3 | 5): Grid {
	const enemy = 1 - colorIndex(owner);
	const men: {[square: string]: string} = {};
	for (const at of squaresAround(square, size)) {
		if (board[at] !== EMPTY && board[at] >> 3 === enemy) {
			men[squareName(at)] = manLetter(board[at]);
		}
	}

	return {type: 'grid', square: squareName(square), size, men};
}

/** Returns what records tell of the squares around men of the hearer's own: the enemy man there, or EMPTY for none. */
export function readGrids(heard: readonly Announcement[]): ReadonlyMap<Square, Man> {
	const known = new Map<Square, Man>();
	for (const record of heard) {
		const middle = record.type === 'grid' ? parseSquare(record.square) : undefined;
		if (record.type !== 'grid' || middle === undefined) {
			continue;
		}

		for (const at of squaresAround(middle, record.size)) {
			// On the man's own square one may just have been taken.
			if (at !== middle) {
				known.set(at, parseManLetter(record.men[squareName(at)] ?? ''));
			}
		}
	}

	return known;
}
