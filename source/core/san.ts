import type {Cells} from './board-text.js';
import {
	EMPTY,
	isAnyMan,
	KING,
	type Man,
	manColor,
	manLetter,
	manRole,
	PAWN,
	roleLetter,
} from './man.js';
import {fileOf, parseSquare, rankOf, type Square, squareName} from './square.js';
import type {UciMove} from './uci.js';

/** Returns whether a move is castling as UCI names it: the king goes two files along its rank. */
const isCastling = (man: Man, {from, to, isSpecial}: UciMove): boolean =>
	isSpecial !== true &&
	(man & 7) === KING &&
	rankOf(from) === rankOf(to) &&
	Math.abs(fileOf(from) - fileOf(to)) === 2;

/** Returns the file, the rank or both of `move.from`, as far as they are needed to tell it from `moves`. */
function makeOrigin(move: UciMove, cells: Cells, moves: readonly UciMove[]): string {
	const man = cells[move.from];
	const rivals = moves.filter(
		({from, to}) => to === move.to && from !== move.from && cells[from] === man,
	);
	const name = squareName(move.from);
	if (rivals.length === 0) {
		return '';
	}

	if (rivals.every(({from}) => fileOf(from) !== fileOf(move.from))) {
		return name[0];
	}

	return rivals.every(({from}) => rankOf(from) !== rankOf(move.from)) ? name[1] : name;
}

/** Returns whether a move goes one rank on, aside or not, or two straight on, either way; or nowhere, as of a man that changes where it stands. */
function isPawnStep({from, to}: UciMove): boolean {
	const files = Math.abs(fileOf(from) - fileOf(to));
	const ranks = Math.abs(rankOf(from) - rankOf(to));
	return from === to || (ranks === 1 && files <= 1) || (ranks === 2 && files === 0);
}

/** Returns whether a man among whose moves some are no pawn's goes as any man, though it may be a pawn: under a cover. */
export const goesAsAnyMan = (moves: readonly UciMove[], from: number): boolean =>
	moves.some((move) => move.from === from && !isPawnStep(move));

/**
 * Returns a move in short algebraic form (FIDE Laws, appendix C) without the suffixes for check and
 * mate, which would tell of hidden men: "Nf3", "exd5", "e8=Q", "O-O". `cells` is the board before the
 * move, fogged or not; `moves` are the moves among which it must be told apart, those the mover knows
 * of. A pawn that goes to another file captures, en passant too; another man captures when a man is
 * seen on the target. A man under a cover (`isCovered`) is written by its squares, for its owner too: "a8-b6", "a8xb6".
 */
export function makeSan(
	move: UciMove,
	cells: Cells,
	moves: readonly UciMove[],
	isCovered = false,
): string {
	const {from, to, promotion} = move;
	const man = cells[from];
	if (!isCovered && isCastling(man, move)) {
		return to > from ? 'O-O' : 'O-O-O';
	}

	const target = squareName(to);
	const isAside = fileOf(from) !== fileOf(to);
	const becomes = promotion === undefined ? '' : `=${roleLetter(promotion).toUpperCase()}`;
	const isPawn = (man & 7) === PAWN;
	// Two pawns of one file go to one square where they go as any man.
	const isAlone = !moves.some(
		(other) =>
			other.to === to &&
			other.from !== from &&
			cells[other.from] === man &&
			fileOf(other.from) === fileOf(from),
	);
	const takes = isAnyMan(cells[to]);
	if (isCovered) {
		return `${squareName(from)}${takes ? 'x' : '-'}${target}${becomes}`;
	}

	// Straight on no pawn takes as a pawn: it is written as any man's move that does.
	const takesAhead = takes && !isAside && manColor(cells[to]) !== manColor(man);
	if (isPawn && (!isPawnStep(move) || !isAlone || takesAhead)) {
		return `${squareName(from)}${takes ? 'x' : ''}${target}${becomes}`;
	}

	if (isPawn) {
		const captures = isAside ? `${squareName(from)[0]}x` : '';
		return captures + target + becomes;
	}

	const letter = man === EMPTY ? '' : manLetter(man & 7);
	// Of moves that are sent together one may go where a man of the own side stands that will have left.
	const isOwn = from !== to && manColor(cells[to]) === manColor(man);
	const captures = isAnyMan(cells[to]) && !isOwn ? 'x' : '';
	return letter + makeOrigin(move, cells, moves) + captures + target;
}

/** Returns what is left of a typed move when the parts that people leave out or write differently are gone. */
export function normalise(text: string): string {
	const [letter, rest] = CONCEALED.test(text) ? ['X', text.trim().slice(1)] : ['', text];
	return letter + rest.replaceAll('0', 'O').replaceAll(/[\s+#!?x=:()-]|e\.?p\.?$/gi, '');
}

/** A text that begins with the letter of a man of unknown role; a capture's sign never begins one. */
const CONCEALED = /^\s*X/;

/** Tells of a move whether it is written with its from-square alone. */
export type NeedsSquare = (move: UciMove) => boolean;

/** Returns the ways to write a move, normalised; more origin than is needed does no harm. */
export function spellings(
	move: UciMove,
	cells: Cells,
	moves: readonly UciMove[],
	needsSquare?: NeedsSquare,
): string[] {
	const man = cells[move.from];
	const from = squareName(move.from);
	const to = squareName(move.to);
	const isInFull = needsSquare?.(move) === true;
	if (!isInFull && isCastling(man, move)) {
		return [normalise(makeSan(move, cells, moves)), from + to];
	}

	const isPawn = (man & 7) === PAWN;
	const letter = isPawn ? '' : manLetter(man & 7);
	// A pawn's file is named where it takes: "bb4" is the bishop's.
	const file = isPawn && from[0] === to[0] ? [] : [from[0]];
	const origins = isInFull ? [from] : ['', ...file, from[1], from];
	const bare = [...origins.map((origin) => letter + origin + to), from + to];
	if (move.promotion === undefined) {
		return bare;
	}

	const becomes = roleLetter(move.promotion);
	return bare.flatMap((text) => [text + becomes, text + becomes.toUpperCase()]);
}

/** Returns whether a text can only be a bishop's move: "Bc3", "BC3", "B2c3"; "B4" and "B2B4" may be squares in capitals. */
export const isBishopText = (text: string): boolean =>
	/^B(?:[a-hA-H]|[1-8][a-h])/.test(normalise(text));

/** Returns the moves of men that `text` may mean: of a bishop only one that stands there when it begins with a square, as "b1b3" does. */
function ofMeantMen(text: string, cells: Cells, moves: readonly UciMove[]): readonly UciMove[] {
	const wanted = normalise(text);
	return /^b[1-8]/.test(wanted)
		? moves.filter(
				({from}) => manRole(cells[from]) !== 'bishop' || wanted.startsWith(squareName(from)),
			)
		: moves;
}

/** Returns the square that a text says something is taken on: of "Nxd5" not the one that the man leaves. */
export const takenOn = (text: string): Square | undefined =>
	parseSquare(/[x:]\s*([a-h][1-8])/i.exec(text.replace(CONCEALED, ''))?.[1].toLowerCase() ?? '');

/** Returns the moves of the men that `text` may mean; when it says that it takes, those that take something, or may where the target is not seen. */
export function movesFitting(
	text: string,
	cells: Cells,
	moves: readonly UciMove[],
): readonly UciMove[] {
	const goal = takenOn(text);
	const meant = ofMeantMen(text, cells, moves).filter(({to}) => goal === undefined || to === goal);
	return /[x:]/i.test(text.replace(CONCEALED, ''))
		? meant.filter(({from, to}) =>
				(cells[from] & 7) === PAWN
					? // Under a cover it goes as any man.
						fileOf(from) !== fileOf(to) || isAnyMan(cells[to])
					: // Nobody castles onto a man.
						isAnyMan(cells[to]) || (cells[to] !== EMPTY && !isCastling(cells[from], {from, to})),
			)
		: meant;
}

/**
 * Returns the moves out of `moves` that a person may mean by `text`, in short, long or UCI form.
 * Forgiving: `=`, `-`, check suffixes and zeros for castling do not matter, an `x` may be left out but not
 * added, and case matters only where it decides: "bxc3" is the pawn's when a pawn can do it, else the
 * bishop's, and "Bxc3" is never the pawn's; "b1b3" names two squares. A square alone is the pawn's that goes straight to it when there is
 * one, since a capture names its file. What `needsSquare` is meant only by its from-square. No move fits: none is meant; several fit: the text is ambiguous.
 */
export function findSan(
	text: string,
	cells: Cells,
	all: readonly UciMove[],
	needsSquare?: NeedsSquare,
): readonly UciMove[] {
	const wanted = normalise(text);
	const moves = movesFitting(text, cells, all).filter(
		({from}) => !isBishopText(text) || manRole(cells[from]) === 'bishop',
	);
	const exact = moves.filter((move) => spellings(move, cells, moves, needsSquare).includes(wanted));
	if (exact.length > 0) {
		const forward = exact.filter(
			({from, to}) =>
				(cells[from] & 7) === PAWN &&
				fileOf(from) === fileOf(to) &&
				wanted.startsWith(squareName(to)),
		);
		return forward.length > 0 ? forward : exact;
	}

	const lower = wanted.toLowerCase();
	return moves.filter((move) =>
		spellings(move, cells, moves, needsSquare).some((spelling) => spelling.toLowerCase() === lower),
	);
}
