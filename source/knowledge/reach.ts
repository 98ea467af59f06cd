import type {Cells} from '../core/board-text.js';
import type {Color} from '../core/color.js';
import {
	EMPTY,
	isAnyMan,
	isUnknownMan,
	makeMan,
	type Man,
	manColor,
	manRole,
	PAWN,
	UNSEEN,
} from '../core/man.js';
import {rankOf, type Square, squaresAlong} from '../core/square.js';
import {type MoveRules, type Movement, ORTHODOX_MEN} from '../rules/move-rules.js';
import {isOwn, type ManOn} from './own-man.js';

function movementOf(rules: MoveRules, man: Man): Movement | undefined {
	if (isUnknownMan(man)) {
		return rules.men?.unknown;
	}

	const role = manRole(man);
	return role === 'pawn' ? undefined : (rules.men?.[role] ?? ORTHODOX_MEN[role]);
}

/** Returns the squares that a man could visit from one, a list for each way of it, or by which it could come there: all ways lead back. */
const waysFrom = (movement: Movement | undefined, from: Square): readonly (readonly Square[])[] =>
	movement === undefined
		? []
		: [
				...movement.steps.map((step) => squaresAlong(from, step, movement.range)),
				...(movement.leaps ?? []).map((step) => squaresAlong(from, step, 1)),
			];

/** Returns whether nothing that is seen stands on a square. */
const mayBePassed = (code: number): boolean => !isAnyMan(code);

/** Returns whether a square is seen to be empty. */
const isSeenEmpty = (code: number): boolean => code === EMPTY;

/**
 * Returns whether a man that is no pawn, the one on it when none is given, could go from one square to another, as far
 * as a board with unseen squares tells: nothing that is seen stands between, or what else is asked of the squares between.
 */
export function canReach(
	rules: MoveRules,
	cells: Cells,
	from: Square,
	to: Square,
	man: Man = cells[from],
	isPassed = mayBePassed,
): boolean {
	const movement = movementOf(rules, man);
	return waysFrom(movement, from).some((squares) => {
		const place = squares.indexOf(to);
		return place >= 0 && squares.slice(0, place).every((square) => isPassed(cells[square]));
	});
}

/** Returns whether a man that is seen could take on a square, as far as a board with unseen squares tells. */
export function couldTake(
	rules: MoveRules,
	cells: Cells,
	{square, man}: ManOn,
	to: Square,
	isPassed = mayBePassed,
): boolean {
	if ((man & 7) !== PAWN) {
		return canReach(rules, cells, square, to, man, isPassed);
	}

	const forward = manColor(man) === 'white' ? 1 : -1;
	return ([1, -1] as const).some((file) => squaresAlong(square, [file, forward], 1).includes(to));
}

/** Returns whether a man that is seen can take on a square for certain: every square between is seen to be empty. */
export const surelyTakes = (rules: MoveRules, cells: Cells, by: ManOn, to: Square): boolean =>
	couldTake(rules, cells, by, to, isSeenEmpty);

/** Returns where a pawn of `color` may have come from that now stands on `to`; `cells` is the board before its move. */
function pawnOrigins(rules: MoveRules, cells: Cells, color: Color, to: Square): Square[] {
	const forward = color === 'white' ? 1 : -1;
	const pawn = makeMan(color, 'pawn');
	const may = (square: Square): boolean => cells[square] === pawn || cells[square] === UNSEEN;
	const back = squaresAlong(to, [0, -forward], 2);
	if (back.length === 0) {
		return [];
	}

	const seat = color === 'white' ? 'black' : 'white';
	// It took the seat's man here, or (en passant) the seat's pawn that it passed.
	if (isOwn(cells[to], seat) || isOwn(cells[back[0]], seat)) {
		return ([1, -1] as const)
			.flatMap((files) => squaresAlong(to, [files, -forward], 1))
			.filter((square) => may(square));
	}

	const origins = may(back[0]) ? [back[0]] : [];
	const doubleRank = color === 'white' ? 3 : 4;
	if (
		rules.doubleStep &&
		rankOf(to) === doubleRank &&
		(cells[back[0]] === EMPTY || cells[back[0]] === UNSEEN) &&
		may(back[1])
	) {
		origins.push(back[1]);
	}

	return origins;
}

/**
 * Returns every square from which the enemy man that arrived on `to` may have come by one move, by the
 * seat's board before it (`cells`): squares where such a man was seen, and unseen ones; none that were
 * seen without it. A piece on the last rank may have been a pawn. A rook that castled came along its
 * rank as rooks do; where a king may have castled from is not among its squares.
 */
export function possibleOrigins(rules: MoveRules, cells: Cells, man: Man, to: Square): Square[] {
	const color = manColor(man);
	if ((man & 7) === PAWN) {
		return pawnOrigins(rules, cells, color, to);
	}

	const movement = movementOf(rules, man);
	const origins: Square[] = [];
	for (const way of waysFrom(movement, to)) {
		for (const square of way) {
			if (cells[square] === man || cells[square] === UNSEEN) {
				origins.push(square);
			}

			if (isAnyMan(cells[square])) {
				break;
			}
		}
	}

	const isPromotion =
		rankOf(to) === (color === 'white' ? 7 : 0) && rules.promotions.includes(manRole(man));
	return isPromotion ? [...origins, ...pawnOrigins(rules, cells, color, to)] : origins;
}
