import type {Cells} from '../../core/board-text.js';
import {type Color, colorIndex, opposite} from '../../core/color.js';
import {EMPTY, KNIGHT, PAWN} from '../../core/man.js';
import {
	fileOf,
	isKnightStep,
	kingDistance,
	onBoard,
	rankOf,
	type Square,
	squareAt,
} from '../../core/square.js';
import {type Move, moveKey} from '../move.js';
import {type MoveRules, ORTHODOX_MEN} from '../move-rules.js';
import {
	bySquare,
	colorBit,
	type Field,
	isOf,
	kingOf,
	openCells,
	type UnseenMan,
	unseenOn,
} from './unseen-men.js';

/** Returns whether a hidden knight of `by` attacks a square. */
export const attackedInDark = ({unseen}: Field, square: Square, by: Color): boolean =>
	unseen.some((one) => !one.isShown && isOf(one, by) && isKnightStep(one.square, square));

/** Returns whether a hidden knight gives check to a side. */
export const isDarklyChecked = (field: Field, side: Color): boolean =>
	attackedInDark(field, kingOf(field, side), opposite(side));

/** Returns the squares from which a hidden knight would give check to the side on turn: those that look empty to it. */
export function checkingSquares(field: Field, open: Cells): readonly Square[] {
	const king = kingOf(field, field.turn);
	return ORTHODOX_MEN.knight.steps
		.map(([files, ranks]) => [fileOf(king) + files, rankOf(king) + ranks] as const)
		.filter(([file, rank]) => onBoard(file, rank))
		.map(([file, rank]) => squareAt(file, rank))
		.filter(
			(square) => open[square] === EMPTY && unseenOn(field, square, field.turn) === undefined,
		);
}

/** Returns the captures of pawns of the side on turn on some squares that look empty. */
export function takingsInDark(
	{cells, turn}: Field,
	{promotions}: MoveRules,
	squares: readonly Square[],
): Move[] {
	const pawn = PAWN | colorBit(turn);
	const back = colorIndex(turn) === 0 ? -8 : 8;
	return squares.flatMap((to) =>
		[to + back - 1, to + back + 1]
			.filter((from) => cells[from] === pawn && Math.abs(fileOf(from) - fileOf(to)) === 1)
			.flatMap((from) =>
				to < 8 || to >= 56
					? promotions.map((promotion) => moveKey({from, to, promotion}))
					: [moveKey({from, to})],
			),
	);
}

/**
 * Returns a field with the hidden knights of the other side than `side` put where they may stand, each as near as can
 * be to where one was thought to be: one of them gives check, or none does.
 */
export function withHidden(
	field: Field,
	side: Color,
	near: readonly UnseenMan[],
	givesCheck: boolean,
): Field {
	const open = openCells(field, side);
	const king = kingOf(field, side);
	const man = KNIGHT | colorBit(opposite(side));
	const taken = new Set<Square>();
	const placed = near.flatMap(({square}, index): readonly UnseenMan[] => {
		const squares = [...open.keys()].filter(
			(one) =>
				open[one] === EMPTY &&
				!taken.has(one) &&
				isKnightStep(one, king) === (givesCheck && index === 0),
		);
		const [nearest] = squares.sort((a, b) => kingDistance(a, square) - kingDistance(b, square));
		if (nearest === undefined) {
			return [];
		}

		taken.add(nearest);
		return [{man, square: nearest}];
	});
	return {...field, unseen: [...field.unseen, ...placed].sort(bySquare)};
}
