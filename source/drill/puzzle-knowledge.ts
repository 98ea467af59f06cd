import {countEach} from '../core/count-each.js';
import {BLACK_MAN, isMan, KING, type Man, manRole} from '../core/man.js';
import type {Square} from '../core/square.js';
import {SquareSet} from '../core/square-set.js';
import {countedBoard} from '../knowledge/counted-board.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import type {PuzzleGame} from './puzzle-game.js';

/** A black man beside the king and where he can be; `isSure` when he is there in every position held possible. */
export type HiddenMan = {
	readonly man: Man;
	readonly square: Square;
	readonly isSure: boolean;
};

/** Returns where the king can be, by all that White has seen. */
export const kingSquares = ({belief}: PuzzleGame): SquareSet =>
	SquareSet.from(
		belief.map(({board}) => board.indexOf(KING | BLACK_MAN)).filter((square) => square >= 0),
	);

/** Returns where Black's other men can be, by all that White has seen, in the order of the squares. */
export function otherMen({belief}: PuzzleGame): readonly HiddenMan[] {
	const places = belief.flatMap(({board}) =>
		[...board.entries()]
			.filter(([, man]) => isMan(man) && man & BLACK_MAN && (man & 7) !== KING)
			.map(([square, man]) => square * 16 + man),
	);
	return [...countEach(places)]
		.sort(([a], [b]) => a - b)
		.map(([place, count]) => ({
			man: place & 15,
			square: place >> 4,
			isSure: count === belief.length,
		}));
}

/** Returns what may stand on the squares that White does not see, as one knows it in a whole game. */
export function puzzleBoard({belief}: PuzzleGame, cells: ArrayLike<number>): KnownBoard {
	const men = belief.flatMap(({board}) =>
		[...board].flatMap((code, square) =>
			isMan(code) && code & BLACK_MAN ? [{square, role: manRole(code), count: 1}] : [],
		),
	);
	return countedBoard(cells, belief.length, men);
}
