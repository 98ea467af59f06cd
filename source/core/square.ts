/** A square as a number: a1 is 0, b1 is 1, h8 is 63. */
export type Square = number;

/** "No square", as in a position without an en passant square. */
export const NO_SQUARE = -1;

/** Returns the file of a square: 0 for the a-file to 7. */
export const fileOf = (square: Square): number => square & 7;

/** Returns the rank of a square: 0 for the first rank to 7. */
export const rankOf = (square: Square): number => square >> 3;

/** Returns the square on a file and rank, both 0–7. */
export const squareAt = (file: number, rank: number): Square => rank * 8 + file;

export const onBoard = (file: number, rank: number): boolean =>
	file >= 0 && file < 8 && rank >= 0 && rank < 8;

/** Returns the squares that follow on one along a step of files and ranks, the nearest first, at most `range`. */
export function squaresAlong(
	from: Square,
	[files, ranks]: readonly [files: number, ranks: number],
	range = 7,
): Square[] {
	const squares: Square[] = [];
	let file = fileOf(from) + files;
	let rank = rankOf(from) + ranks;
	while (onBoard(file, rank) && squares.length < range) {
		squares.push(squareAt(file, rank));
		file += files;
		rank += ranks;
	}

	return squares;
}

/** Returns how many steps of a king two squares are apart (Chebyshev's distance), 0 to 7. */
export const kingDistance = (a: Square, b: Square): number =>
	Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** Returns whether a knight's step leads from one square to another. */
export function isKnightStep(from: Square, to: Square): boolean {
	const files = Math.abs(fileOf(from) - fileOf(to));
	const ranks = Math.abs(rankOf(from) - rankOf(to));
	return files + ranks === 3 && files > 0 && ranks > 0;
}

/** Returns whether a square is light; h1 is. */
export const isLight = (square: Square): boolean => ((square + (square >> 3)) & 1) === 1;

/** The names of the squares, by number. */
export const SQUARE_NAMES: readonly string[] = Array.from({length: 64}, (_, square) =>
	String.fromCharCode(97 + (square & 7), 49 + (square >> 3)),
);

/** Returns a square's name, such as "e4". */
export const squareName = (square: Square): string => SQUARE_NAMES[square];

/** Returns the square that a name such as "e4" stands for, or undefined. Upper case is not read. */
export function parseSquare(name: string): Square | undefined {
	if (name.length !== 2) {
		return undefined;
	}

	const file = name.charCodeAt(0) - 97;
	const rank = name.charCodeAt(1) - 49;
	return onBoard(file, rank) ? squareAt(file, rank) : undefined;
}

/** Returns the squares that a sentence speaks of, each once, as "g6" and not as a part of "Ng6"; none of an example, with which it ends. */
export const squaresIn = (sentence: string): readonly Square[] =>
	[...new Set(sentence.replace(/ (?:such as|like) .*/u, '').match(/\b[a-h][1-8]\b/g))].flatMap(
		(name) => parseSquare(name) ?? [],
	);
