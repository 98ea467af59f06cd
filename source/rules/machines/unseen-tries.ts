import {EMPTY, KING, KNIGHT, PAWN} from '../../core/man.js';
import {opposite} from '../../core/color.js';
import {fileOf, type Square} from '../../core/square.js';
import {CASTLING, KIND_MASK, type Move, moveFrom, moveTo} from '../move.js';
import type {MoveRules} from '../move-rules.js';
import {attackedInDark, checkingSquares, isDarklyChecked, takingsInDark} from './unseen-checks.js';
import {type Field, isOf, openCells, play, type UnseenMan, unseenOn} from './unseen-men.js';
import {isOpenlyChecked, movesInSight} from './unseen-moves.js';

/** Returns a field in which the men of some squares and of one side are shown, or are not. */
export const withShown = (
	field: Field,
	isMeant: (one: UnseenMan) => boolean,
	isShown: boolean,
): Field => ({
	...field,
	unseen: field.unseen.map((one) =>
		isMeant(one)
			? {man: one.man, square: one.square, ...(isShown ? {isShown: true as const} : {})}
			: one,
	),
});

/** Returns a field in which a side's man on a square is shown. */
export const revealed = (field: Field, square: Square, side = field.turn): Field =>
	withShown(field, (one) => one.square === square && isOf(one, side), true);

/** Returns a side's man on a square that the other side does not see. */
export const hiddenOn = (
	field: Field,
	square: Square,
	side = field.turn,
): UnseenMan | undefined => {
	const one = unseenOn(field, square, side);
	return one?.isShown ? undefined : one;
};

const isCastling = (move: Move): boolean => (move & KIND_MASK) === CASTLING;

/** Returns whether a move is a pawn's that goes straight on. */
const isPush = ({cells}: Field, move: Move): boolean =>
	cells[moveFrom(move)] !== EMPTY &&
	(cells[moveFrom(move)] & 7) === PAWN &&
	fileOf(moveFrom(move)) === fileOf(moveTo(move));

/** Returns whether a move is the king's. */
const isKings = ({cells}: Field, move: Move): boolean => (cells[moveFrom(move)] & 7) === KING;

/** What comes of a move by the truth: it stands, is refused, runs against a hidden man, or was to take one that is not there. */
export type Judged =
	| {readonly kind: 'stands'; readonly field: Field; readonly taken: readonly UnseenMan[]}
	| {readonly kind: 'false'; readonly field: Field}
	| {readonly kind: 'refused'}
	| {readonly kind: 'blocked'};

/** Returns what comes of a move. `isDark`: the side on turn is in check by a man that is not seen. */
export function judge(field: Field, move: Move, isDark: boolean): Judged {
	const {turn} = field;
	const to = moveTo(move);
	const isMet = hiddenOn(field, to, opposite(turn)) !== undefined;
	if (isPush(field, move) && isMet) {
		return {kind: 'blocked'};
	}

	const played = play(field, move, KNIGHT);
	if (isDark && !isKings(field, move) && !isMet) {
		return {kind: 'false', field: played.field};
	}

	const passed = isCastling(move) ? [moveFrom(move), (moveFrom(move) + to) >> 1] : [];
	const isLeft =
		isDarklyChecked(played.field, turn) ||
		passed.some((square) => attackedInDark(field, square, opposite(turn)));
	return isLeft ? {kind: 'refused'} : {kind: 'stands', ...played};
}

/** Returns the moves that a side may name by what it sees: in a check in the dark those of its king, and takings where a ghost would give check. */
export function namedMoves(field: Field, rules: MoveRules, isDark: boolean): Move[] {
	if (!isDark) {
		return movesInSight(field, rules, KNIGHT);
	}

	const squares = checkingSquares(field, openCells(field, field.turn));
	const isTaking = (move: Move) =>
		squares.includes(moveTo(move)) &&
		unseenOn(field, moveFrom(move), field.turn) === undefined &&
		!isPush(field, move);
	const sighted = movesInSight(
		field,
		rules,
		KNIGHT,
		(move) => !isCastling(move) && (isKings(field, move) || isTaking(move)),
	);
	const takings = takingsInDark(field, rules, squares).filter(
		(move) =>
			// What lands there takes in passing besides, and is among the others.
			moveTo(move) !== field.epSquare &&
			!isOpenlyChecked(play(field, move, KNIGHT).field, rules, field.turn),
	);
	return [...sighted, ...takings];
}

function hasMove(field: Field, rules: MoveRules, isDark: boolean): boolean {
	const stands = (move: Move) => judge(field, move, isDark).kind === 'stands';
	return isDark
		? namedMoves(field, rules, isDark).some(stands)
		: movesInSight(field, rules, KNIGHT, stands, 1).length > 0;
}

/** Returns whether the side on turn has a legal move, perhaps after it has revealed men of its own. */
export const canMove = (field: Field, rules: MoveRules, isDark: boolean): boolean =>
	hasMove(field, rules, isDark) ||
	field.unseen.some(
		(one) =>
			isOf(one, field.turn) && !one.isShown && canMove(revealed(field, one.square), rules, isDark),
	);
