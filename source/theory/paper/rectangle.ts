import {SquareSet} from '../../core/square-set.js';
import {fileOf, parseSquare, rankOf, type Square} from '../../core/square.js';

const select = (isIn: (file: number, rank: number) => boolean): SquareSet =>
	SquareSet.from(
		Array.from({length: 64}, (_, square: Square) => square).filter((square) =>
			isIn(fileOf(square), rankOf(square)),
		),
	);

const ABOVE: readonly SquareSet[] = Array.from({length: 8}, (_, row) =>
	select((_file, rank) => rank > row),
);

/** Returns the squares above a rank (0–7): the area that a barrier there leaves the king. */
export const above = (row: number): SquareSet => ABOVE[row];

/** Returns the rectangle from one file and rank to others, all 0–7 and included: the paper's (A–D,1–2). */
export const rectangle = (
	firstFile: number,
	lastFile: number,
	firstRank: number,
	lastRank: number,
): SquareSet =>
	select(
		(file, rank) => file >= firstFile && file <= lastFile && rank >= firstRank && rank <= lastRank,
	);

export const named = (...names: readonly string[]): Square[] =>
	names.map((name) => parseSquare(name) ?? 0);

export const A_FILE = rectangle(0, 0, 0, 7);
