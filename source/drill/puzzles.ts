import {parseFen, type Setup} from '../core/fen.js';
import {unwrap} from '../core/result.js';
import {parseSquare, type Square} from '../core/square.js';
import {PUZZLE_ROWS} from './puzzle-data.js';

/** A fog puzzle: White moves and forces the king's capture, by one first move only. */
export type Puzzle = {
	/** What progress is kept under; it never changes. */
	readonly id: string;
	/** Its place in the list, from 1. */
	readonly number: number;
	/** White's moves, the capture included. */
	readonly within: number;
	/** The position with the king on the first of `kingOn`. */
	readonly fen: string;
	/** Where White knows the king to be; one square when he knows it. */
	readonly kingOn: readonly Square[];
	/** The one first move that does it, in UCI. */
	readonly key: string;
	/** A game in which the king, at first on the first of `kingOn`, holds out longest; White's capture is the last. */
	readonly line: readonly string[];
};

/** Reads a row of the puzzles' data. Throws when it is none, which the data's test rules out. */
function readPuzzle(row: string, index: number): Puzzle {
	const [within, board, kingOn, key, line] = row.split('; ');
	return {
		id: `puzzle-${index + 1}`,
		number: index + 1,
		within: Number(within),
		fen: `${board} w - - 0 1`,
		kingOn: kingOn.split(',').map((name) => {
			const square = parseSquare(name);
			if (square === undefined) {
				throw new Error(`${name} in puzzle ${index + 1} is no square`);
			}

			return square;
		}),
		key,
		line: line.split(' '),
	};
}

export const PUZZLES: readonly Puzzle[] = PUZZLE_ROWS.trim()
	.split('\n')
	.map((row, index) => readPuzzle(row, index));

/** Returns a puzzle's position, the king on the first of his squares. */
export const setupOf = ({fen}: Puzzle): Setup => unwrap(parseFen(fen));
