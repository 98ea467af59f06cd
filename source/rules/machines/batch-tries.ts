import {colorIndex} from '../../core/color.js';
import {isMan, KING, KNIGHT, manColor, PAWN, type Role} from '../../core/man.js';
import {fileOf, onBoard, rankOf, type Square, squareAt} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {castlingMoves} from './castling-tries.js';
import {type MoveRules, ORTHODOX_MEN} from '../move-rules.js';
import {moveTables} from '../move-tables.js';
import type {View} from '../view.js';

/** Nobody ever has more knights. */
export const MOST_KNIGHTS = 3;
/** So many moves are sent together, by different men. */
export const SENT = 3;

/** Returns the squares of a seat's own men. */
export const ownSquares = ({cells, viewer}: View): Square[] =>
	[...cells.keys()].filter((square) => isMan(cells[square]) && manColor(cells[square]) === viewer);

/** Returns the squares beside which a side's men notice others: before its pawns, and around its knights. */
export function watchedSquares(
	board: ArrayLike<number>,
	own: Iterable<Square>,
	side: number,
): ReadonlySet<Square> {
	const watched = new Set<Square>();
	const up = side === 0 ? 1 : -1;
	for (const from of own) {
		const role = board[from] & 7;
		for (const [files, ranks] of ORTHODOX_MEN.king.steps) {
			const [file, rank] = [fileOf(from) + files, rankOf(from) + ranks];
			const isNear = role === KNIGHT || (role === PAWN && ranks === up);
			if (isNear && onBoard(file, rank)) {
				watched.add(squareAt(file, rank));
			}
		}
	}

	return watched;
}

/** Returns how many moves a seat sends. */
export const sentBy = (view: View): number => Math.min(SENT, ownSquares(view).length);

/** Returns a pawn's moves as if it stood alone, its captures, and its turning into a knight. */
function pawnMoves(
	{viewer}: View,
	from: Square,
	rules: MoveRules,
	mayBecomeKnight: boolean,
): UciMove[] {
	const up = viewer === 'white' ? 1 : -1;
	const [file, rank] = [from & 7, from >> 3];
	const homeRank = viewer === 'white' ? 1 : 6;
	const lastRank = viewer === 'white' ? 7 : 0;
	const steps = [-1, 0, 1].map((side) => [side, up] as const);
	const moves: UciMove[] = mayBecomeKnight ? [{from, to: from, promotion: 'knight'}] : [];
	for (const [files, ranks] of rank === homeRank ? [...steps, [0, 2 * up] as const] : steps) {
		if (!onBoard(file + files, rank + ranks)) {
			continue;
		}

		const to = squareAt(file + files, rank + ranks);
		const becomes: readonly (Role | undefined)[] =
			to >> 3 === lastRank
				? rules.promotions.filter((role) => role !== 'knight' || mayBecomeKnight)
				: [undefined];
		moves.push(
			...becomes.map((promotion) => (promotion === undefined ? {from, to} : {from, to, promotion})),
		);
	}

	return moves;
}

/**
 * Returns every move that may be one of those sent together: what each of a seat's men could do if it stood alone, since
 * the others may have gone before it is its turn. From the view alone.
 */
export function batchTries(view: View, rules: MoveRules): UciMove[] {
	const {cells, viewer} = view;
	const {first, last, target} = moveTables(rules);
	const own = ownSquares(view);
	const knights = own.filter((square) => (cells[square] & 7) === KNIGHT).length;
	const moves: UciMove[] = [];
	for (const from of own) {
		const role = cells[from] & 7;
		if (role === PAWN) {
			moves.push(...pawnMoves(view, from, rules, knights < MOST_KNIGHTS));
			continue;
		}

		const index = (role << 6) | from;
		for (let walk = first[index]; walk < last[index]; walk++) {
			moves.push({from, to: target[walk]});
		}

		if (role === KING) {
			moves.push(...castlingMoves(view.castling, colorIndex(viewer)));
		}
	}

	return moves;
}
