import {quote} from '../core/quote.js';
import type {Cells} from '../core/board-text.js';
import {type Color, opposite} from '../core/color.js';
import {
	EMPTY,
	isAnyMan,
	isUnknownMan,
	type Man,
	manColor,
	manRole,
	ROLES,
	type Role,
	UNSEEN,
} from '../core/man.js';
import {type Square, squareAt, squareName} from '../core/square.js';
import type {ManMark} from '../knowledge/man-marks.js';
import {describeManMark} from './man-marks.js';
import {capitalise, emptyWord, roleName, sideName, whose} from './men.js';
import {noneOf} from './turn.js';

/** A board as it is read: a seat's view, and what it has pencilled on squares, by their names; or, without a seat, the truth. */
export type BoardRead = {
	readonly cells: Cells;
	readonly seat?: Color | undefined;
	readonly marks?: {readonly [square: string]: string};
	/** What there is to say of its men besides what they are. */
	readonly men?: readonly ManMark[];
	/** Whether men of the other side may stand unseen where it looks empty. */
	readonly hidesMen?: boolean;
};

/** Returns the sign on the cover of the man on a square. */
const signOn = ({men = []}: Pick<BoardRead, 'men'>, square: Square): string | undefined =>
	men.flatMap((mark) => (mark.square === square && mark.kind === 'cover' ? mark.sign : [])).at(0);

/** Returns whether a cover has nobody under it yet: who puts men under covers with signs knows each of them. */
const isEmptyCover = (board: BoardRead, square: Square): boolean => {
	const {seat, cells} = board;
	return (
		isUnknownMan(cells[square]) &&
		(seat === undefined || manColor(cells[square]) === seat) &&
		signOn(board, square) !== undefined
	);
};

const kindOn = (board: BoardRead, square: Square): string =>
	isEmptyCover(board, square) ? 'empty cover' : roleName(board.cells[square]);

/** Returns what stands on a square, as a part of a sentence; `hasSign`: whether the sign on its cover is told elsewhere. */
function thingOn(board: BoardRead, square: Square, hasSign = false): string {
	const {cells, seat, men = [], hidesMen} = board;
	const code = cells[square];
	const more = men
		.filter((mark) => mark.square === square && !(hasSign && mark.kind === 'cover'))
		.map((mark) =>
			isEmptyCover(board, square)
				? ` with the sign ${signOn(board, square)}`
				: `, ${describeManMark(mark, seat)}`,
		);
	return code === UNSEEN
		? 'not seen'
		: code === EMPTY
			? emptyWord(hidesMen)
			: `${whose(manColor(code), seat)} ${kindOn(board, square)}${more.join('')}`;
}

/** Returns the word for several men: "pawns", "men". */
const plural = (role: string): string => (role === 'man' ? 'men' : `${role}s`);

const markOn = ({marks = {}}: BoardRead, square: Square): string => {
	const sign = marks[squareName(square)];
	return sign === undefined ? '' : `, marked ${sign}`;
};

/** Returns what a seat sees on a square: "e4: your pawn.", "f7: not seen, marked n." */
export const readSquare = (board: BoardRead, square: Square): string =>
	`${squareName(square)}: ${thingOn(board, square)}${markOn(board, square)}.`;

const SIGNS_IN_BRACKETS = 'In brackets: the sign on the cover.';

/** Returns what the brackets say, where there are any. */
const keyOf = (board: BoardRead): readonly string[] =>
	[...board.cells.keys()].some((square) => signOn(board, square) !== undefined)
		? [SIGNS_IN_BRACKETS]
		: [];

/** Returns squares that follow one another and hold the same, as one: "a4 to c4 not seen, d4 your pawn". */
function readRun(board: BoardRead, squares: readonly Square[]): string {
	const runs: {first: Square; last: Square; thing: string}[] = [];
	for (const square of squares) {
		const sign = signOn(board, square);
		const shown = sign === undefined ? '' : ` (${sign})`;
		// Eight covers in a row are told by their signs alone.
		const thing = thingOn(board, square, true) + shown + markOn(board, square);
		const run = runs.at(-1);
		if (run?.thing === thing) {
			run.last = square;
		} else {
			runs.push({first: square, last: square, thing});
		}
	}

	return runs
		.map(({first, last, thing}) => {
			const isMen = isAnyMan(board.cells[first]) && first !== last;
			const things = isMen ? thing.replace(/\w+(?=,| \(|$)/, (role) => plural(role)) : thing;
			return `${first === last ? '' : `${squareName(first)} to `}${squareName(last)} ${things}`;
		})
		.join(', ');
}

/** Said to who asks to have a part of the board read and names none. */
export const NAME_PART = 'Say what is to be read: a square like e4, a rank like 4, a file like e.';

/** Said to who is to name a square and names none. */
export const noSquare = (words: string): string =>
	`A square is named like e4; ${quote(words)} is none.`;

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Returns what a seat sees on a rank, 0–7. */
export const readRank = (board: BoardRead, rank: number): string =>
	`Rank ${rank + 1}: ${readRun(
		board,
		EIGHT.map((file) => squareAt(file, rank)),
	)}.`;

/** Returns what a seat sees on a file, 0–7. */
export const readFile = (board: BoardRead, file: number): string =>
	`File ${'abcdefgh'[file]}: ${readRun(
		board,
		EIGHT.map((rank) => squareAt(file, rank)),
	)}.`;

/** Returns all that a seat sees, rank by rank from the far side to its own. */
export const readBoard = (board: BoardRead): readonly string[] => [
	...(board.seat === 'black' ? EIGHT : EIGHT.toReversed()).map((rank) => readRank(board, rank)),
	...keyOf(board),
];

const squaresOf = (cells: Cells, isMeant: (man: Man) => boolean): readonly Square[] =>
	[...cells.keys()].filter((square) => isAnyMan(cells[square]) && isMeant(cells[square]));

const named = (squares: readonly Square[]): string =>
	squares.map((square) => squareName(square)).join(' ');

/** Returns squares with the signs on the covers of their men: "a1 (R) h1 (N)". */
const covered = (board: Pick<BoardRead, 'men'>, squares: readonly Square[]): string =>
	squares
		.map((square) => {
			const sign = signOn(board, square);
			return sign === undefined ? squareName(square) : `${squareName(square)} (${sign})`;
		})
		.join(' ');

/** Returns a side's men by kind, the king first: "king e1, queen d1, rooks a1 h1". */
function menByKind(board: BoardRead, side: Color): string {
	const {cells} = board;
	const men = squaresOf(cells, (man) => manColor(man) === side);
	const kinds = [...new Set(men.map((square) => kindOn(board, square)))].sort(
		(a, b) => ROLES.indexOf(b as Role) - ROLES.indexOf(a as Role),
	);
	return kinds
		.map((kind) => {
			const squares = men.filter((square) => kindOn(board, square) === kind);
			const kinds = kind === 'concealed man' ? 'concealed men' : plural(kind);
			return `${squares.length === 1 ? kind : kinds} ${covered(board, squares)}`;
		})
		.join(', ');
}

/** Returns where a seat's own men stand, by kind: "Yours: king f7, rook d7." */
export function readOwnMen(board: BoardRead, seat: Color): string {
	const own = menByKind(board, seat);
	return `Yours: ${own === '' ? 'none' : own}.`;
}

/** Returns the men of both sides that are seen, by kind. */
export function readMen(board: BoardRead): readonly string[] {
	const {seat} = board;
	const men =
		seat === undefined
			? [readKind(board, 'white'), readKind(board, 'black')]
			: [readOwnMen(board, seat), readKind(board, opposite(seat))];
	return [...men, ...keyOf(board)];
}

/** Returns where the men of a kind and side are that a seat sees; every kind of the side's when none is given. */
export function readKind(board: BoardRead, side: Color, role?: Role): string {
	const {cells, seat} = board;
	const who = sideName(side);
	if (role === undefined) {
		const men = menByKind(board, side);
		return men === '' ? `No man of ${who}’s is in sight.` : `${who}: ${men}.`;
	}

	const squares = squaresOf(cells, (man) => roleName(man) === role && manColor(man) === side);
	return squares.length > 0
		? `${who} ${squares.length === 1 ? role : plural(role)}: ${covered(board, squares)}.`
		: side === seat
			? noneOf(
					role,
					cells.some((man) => isUnknownMan(man) && manColor(man) === side),
				)
			: `No ${role} of ${who}’s is in sight.`;
}

/** Returns what is seen and what is not: the other side's men, empty squares, and the rest. */
export function readSight(board: BoardRead): readonly string[] {
	const {cells, seat} = board;
	const all = [...cells.keys()];
	const inSight = all.filter((square) => cells[square] !== UNSEEN);
	const empty = inSight.filter((square) => cells[square] === EMPTY);
	const unseen = all.filter((square) => cells[square] === UNSEEN);
	return [
		`${inSight.length} of 64 squares are in sight.`,
		...(seat === undefined ? readMen(board) : [readKind(board, opposite(seat))]),
		...(empty.length === 0
			? []
			: [`${board.hidesMen === true ? 'Nobody seen on' : 'Seen empty'}: ${named(empty)}.`]),
		...(unseen.length === 0 ? [] : [`Not seen: ${named(unseen)}.`]),
	];
}

/** Returns moves by the men that make them, a sentence a man: "Knight g1: Nf3, Nh3." */
export function readMoves(
	cells: Cells,
	moves: readonly {readonly from: Square; readonly san: string}[],
): readonly string[] {
	const byMan = new Map<Square, string[]>();
	for (const {from, san} of moves) {
		byMan.set(from, [...(byMan.get(from) ?? []), san]);
	}

	return [...byMan]
		.sort(
			([a], [b]) => ROLES.indexOf(manRole(cells[b])) - ROLES.indexOf(manRole(cells[a])) || a - b,
		)
		.map(
			([from, sans]) =>
				`${capitalise(roleName(cells[from]))} ${squareName(from)}: ${sans.join(', ')}.`,
		);
}
