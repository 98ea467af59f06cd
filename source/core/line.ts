import {fileOf, onBoard, rankOf, type Square, squareAt} from './square.js';

/** Returns the step from a square toward another along a rank, file or diagonal, or undefined when none leads there. */
function stepToward(from: Square, to: Square): readonly [file: number, rank: number] | undefined {
	const files = fileOf(to) - fileOf(from);
	const ranks = rankOf(to) - rankOf(from);
	const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
	return isLine && from !== to ? [Math.sign(files), Math.sign(ranks)] : undefined;
}

/** Returns the squares between two squares on a rank, file or diagonal, in order; none when they share no line. */
export function squaresBetween(from: Square, to: Square): Square[] {
	const step = stepToward(from, to);
	const squares: Square[] = [];
	if (step !== undefined) {
		const stride = step[1] * 8 + step[0];
		for (let square = from + stride; square !== to; square += stride) {
			squares.push(square);
		}
	}

	return squares;
}

/** Returns the square that comes after `to` on the line from `from`, or undefined at the edge or without a line. */
export function squareBeyond(from: Square, to: Square): Square | undefined {
	const step = stepToward(from, to);
	if (step === undefined) {
		return undefined;
	}

	const file = fileOf(to) + step[0];
	const rank = rankOf(to) + step[1];
	return onBoard(file, rank) ? squareAt(file, rank) : undefined;
}
