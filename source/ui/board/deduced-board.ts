import type {BoardModel} from './model.js';

/** Returns a board with what is deduced of squares out of sight, which takes the place of what is remembered: of a square of which nothing is deduced what was told stays. */
export function withDeduced<Board extends Pick<BoardModel, 'known' | 'ghosts'>>(
	board: Board,
	deduced: NonNullable<BoardModel['known']>,
): Board {
	const squares = new Set(deduced.map(({square}) => square));
	const told = (board.known ?? []).filter(({square}) => !squares.has(square));
	return deduced.length === 0 ? board : {...board, known: [...told, ...deduced], ghosts: []};
}
