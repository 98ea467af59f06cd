import {type ByColor, byColor, type Color, opposite} from '../../core/color.js';
import {EMPTY, KNIGHT, type Man, manColor, manRole, PAWN, roleLetter} from '../../core/man.js';
import {fileOf, onBoard, rankOf, type Square, squareAt, squareName} from '../../core/square.js';
import type {Announcement, CapturedKind, Outcome} from '../news.js';
import {ORTHODOX_MEN} from '../move-rules.js';
import {EN_PASSANT, KIND_MASK, type Move, moveFrom, movePromotion, moveTo} from '../move.js';
import type {Position} from '../position.js';
import type {Book, CaptureRule, HearRules} from '../book.js';
import {findChecks} from './check-kinds.js';
import {findPawnCaptures} from './pawn-captures.js';

export type PawnTries = Extract<Announcement, {readonly type: 'pawn-tries'}>;

/** What is said before a turn, and not of the act before it. */
const OF_THE_TURN: readonly string[] = [
	'check',
	'remaining',
	'pawn-tries',
	'grid',
] satisfies Announcement['type'][];

/** Returns whether a record is said before a turn, and not of the act before it. */
export const isOfTurn = (record: Announcement): boolean =>
	OF_THE_TURN.includes(record.type) || (record.type === 'report' && record.about === undefined);

/** What an umpire must remember of a move before it is made. */
export type MoveFacts = {
	readonly by: Color;
	readonly landing: number;
	readonly isPromotion: boolean;
	/** What was taken and where it stood; undefined when nothing was. */
	readonly taken:
		| {readonly man: Man; readonly square: number; readonly isEnPassant: boolean}
		| undefined;
	/** The letters of the enemy men around the square where a knight lands, small and sorted; undefined of other men. */
	readonly adjacent: string | undefined;
};

const KING_STEPS = ORTHODOX_MEN.king.steps;

/** Returns the letters of the men of a side around a square, small and sorted. */
function menAround({board}: Position, square: Square, color: Color): string {
	const letters: string[] = [];
	for (const [files, ranks] of KING_STEPS) {
		const file = fileOf(square) + files;
		const rank = rankOf(square) + ranks;
		const man = onBoard(file, rank) ? board[squareAt(file, rank)] : EMPTY;
		if (man !== EMPTY && manColor(man) === color) {
			letters.push(roleLetter(manRole(man)));
		}
	}

	return letters.sort().join('');
}

/** Returns what an umpire must remember of a move that is about to be made. */
export function moveFacts(position: Position, move: Move): MoveFacts {
	const landing = moveTo(move);
	const isEnPassant = (move & KIND_MASK) === EN_PASSANT;
	const square = isEnPassant ? (moveFrom(move) & 56) | (landing & 7) : landing;
	const man = position.board[square];
	return {
		by: position.turn,
		landing,
		isPromotion: movePromotion(move) !== undefined,
		taken: man === EMPTY ? undefined : {man, square, isEnPassant},
		adjacent:
			(position.board[moveFrom(move)] & 7) === KNIGHT
				? menAround(position, landing, opposite(position.turn))
				: undefined,
	};
}

function capturedKind(man: Man, rule: CaptureRule['kind']): CapturedKind | undefined {
	const role = manRole(man);
	if (rule === undefined || role === 'king') {
		return undefined;
	}

	return rule === 'role' ? role : role === 'pawn' ? 'pawn' : 'piece';
}

/** Returns what a seat hears of a capture. */
function announceCapture(
	{by, landing, taken}: MoveFacts,
	rule: HearRules['captured'],
	seat: Color,
): Announcement[] {
	if (taken === undefined || rule === undefined) {
		return [];
	}

	const {man, square, isEnPassant} = taken;
	if (rule === 'by-side') {
		return seat === by
			? [{type: 'captured', square: squareName(landing)}]
			: [{type: 'lost', role: manRole(man)}];
	}

	if (rule === 'in-passing') {
		return seat !== by && isEnPassant
			? [{type: 'taken-in-passing', square: squareName(square)}]
			: [];
	}

	const kind = capturedKind(man, rule.kind);
	return [
		{
			type: 'captured',
			square: squareName(rule.square === 'landing' ? landing : square),
			...(kind === undefined ? {} : {kind}),
			...(isEnPassant && rule.enPassant ? {enPassant: true} : {}),
		},
	];
}

/** Returns the checks on the side to move as a book tells them. */
function announceChecks(position: Position, rule: HearRules['check']): Announcement[] {
	const checks = rule === undefined ? [] : findChecks(position, position.side);
	if (rule === 'plain') {
		// Two records would tell that there are two checks.
		return checks.slice(0, 1).map(() => ({type: 'check', by: 'unknown'}));
	}

	return checks.map((by) => ({type: 'check', by}));
}

/** Returns what is said to each side before a turn: checks and pawn captures of the side to move. */
export function announceTurn(
	position: Position,
	{hear}: Book,
	outcome: Outcome | undefined,
): ByColor<readonly Announcement[]> {
	const isCheckable = position.tables.royal === 'check';
	const checks = isCheckable ? announceChecks(position, hear.check) : [];
	const tries = outcome === undefined ? announcePawnTries(position, hear.pawnTries) : undefined;
	return byColor((seat) => [
		...checks,
		...(hear.remaining ? [countMen(position, opposite(seat), false)] : []),
		...(tries === undefined ? [] : [tries]),
	]);
}

/** What is said where nothing is. */
export const SILENCE: ByColor<readonly Announcement[]> = byColor(() => []);

/** Returns what each side hears of a move that was made, but for what is said before the next turn. */
export function announceMove(facts: MoveFacts, book: Book): ByColor<readonly Announcement[]> {
	const {taken, isPromotion} = facts;
	const {hear} = book;
	const isTold =
		hear.moved !== undefined ||
		(hear.captured !== undefined && taken !== undefined) ||
		(hear.promoted && isPromotion);
	return isTold ? byColor((seat) => tellMove(facts, book, seat)) : SILENCE;
}

const announceMoved = (
	{by, landing}: MoveFacts,
	rule: HearRules['moved'],
): readonly Announcement[] =>
	rule === undefined
		? []
		: [rule === true ? {type: 'moved', by} : {type: 'moved-to', by, square: squareName(landing)}];

const announceAdjacent = (
	{by, adjacent}: MoveFacts,
	{hear, agreed}: Book,
	seat: Color,
): readonly Announcement[] =>
	hear.adjacent && adjacent !== undefined && (seat === by || agreed?.includes('written') !== true)
		? [{type: 'adjacent', men: adjacent}]
		: [];

const tellMove = (facts: MoveFacts, book: Book, seat: Color): readonly Announcement[] => [
	...announceMoved(facts, book.hear.moved),
	...announceCapture(facts, book.hear.captured, seat),
	...announceAdjacent(facts, book, seat),
	...(book.hear.promoted && facts.isPromotion ? [{type: 'promoted', by: facts.by} as const] : []),
];

/** Returns how many men a side has, pawns and pieces apart when `isApart`. */
export function countMen(
	{board, count, men}: Position,
	of: Color,
	isApart: boolean,
): Extract<Announcement, {readonly type: 'remaining'}> {
	const side = of === 'white' ? 0 : 1;
	const total = count[side];
	if (!isApart) {
		return {type: 'remaining', of, men: total};
	}

	let pawns = 0;
	for (let index = 0; index < total; index++) {
		pawns += (board[men[side][index]] & 7) === PAWN ? 1 : 0;
	}

	return {type: 'remaining', of, men: total, pawns, pieces: total - pawns};
}

/** Returns what is announced of the pawn captures of the side to move, by a book; undefined when nothing is. */
function announcePawnTries(
	position: Position,
	rule: HearRules['pawnTries'],
): PawnTries | undefined {
	if (rule === undefined) {
		return undefined;
	}

	const captures = findPawnCaptures(position);
	const base = {type: 'pawn-tries', for: position.turn} as const;
	if (rule === 'count') {
		return {...base, count: captures.length};
	}

	if (rule === 'squares') {
		const squares = [...new Set(captures.map(moveTo))].sort((a, b) => a - b);
		return {...base, squares: squares.map(squareName)};
	}

	const some = captures.length > 0;
	return some || rule === 'some-or-none' ? {...base, some} : undefined;
}
