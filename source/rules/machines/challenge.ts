import {byColor, type Color, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {EMPTY, manRole, type Role} from '../../core/man.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {Book} from '../book.js';
import {findEnd, hasMove} from '../end-rules.js';
import {type Announcement, tellEnd} from '../news.js';
import type {Position} from '../position.js';
import type {Ruling} from '../variant.js';
import type {Roles} from './concealed.js';
import {
	type CoveredExtra,
	type CoveredState,
	coversAfter,
	findOwnMove,
	moved,
	movesOf,
	withCovers,
} from './covers.js';

/** The phase in which a covered man's move is believed or challenged. */
export const ANSWER = 'answer';

/** Returns the state in which a side is on move, and whether it has ended; `taker` alone hears what `lost` was. */
function proceed(
	book: Book,
	{extra: {pending: _pending, ...extra}}: CoveredState,
	board: Position,
	covers: Roles,
	{taker, lost}: {readonly taker: Color; readonly lost?: Role | undefined},
): Ruling<CoveredExtra> {
	// What men can do under covers is more than what they could without.
	const isStuck = (): boolean =>
		!hasMove(board) && movesOf(withCovers(board, covers), () => true).length === 0;
	const outcome =
		findEnd(book.end, board, {occurrences: 1}) ??
		(!board.isKingTaken && isStuck() ? ({winner: null, reason: 'no-move'} as const) : undefined);
	const ended = tellEnd(outcome);
	const told: readonly Announcement[] = lost === undefined ? [] : [{type: 'lost', role: lost}];
	return {
		verdict: 'stands',
		state: {
			board,
			phase: 'play',
			extra: {...extra, covers},
			...given({outcome}),
		},
		news: byColor((seat) => (seat === taker ? [...told, ...ended] : ended)),
	};
}

/** Returns what a covered man was that stands on a square of a board. */
const coveredRole = (board: Position, covers: Roles, square: Square): Role | undefined =>
	covers[square] === undefined ? undefined : manRole(board.board[square]);

/** Returns what comes of a move: one that is open stands, one of a covered man waits for an answer. */
export function play(
	book: Book,
	state: CoveredState,
	move: UciMove,
): Ruling<CoveredExtra> | undefined {
	const {board, extra} = state;
	const {covers} = extra;
	const isKing = (square: Square): boolean => square === board.kings[board.side];
	const asSeen = withCovers(board, covers);
	const isOpen = movesOf(asSeen, isKing).some(
		({from, to, promotion}) => from === move.from && to === move.to && promotion === move.promotion,
	);
	if (!isOpen) {
		return undefined;
	}

	const by = board.turn;
	const open = covers[move.from] === undefined ? findOwnMove(asSeen, move) : undefined;
	if (open !== undefined) {
		const lost = coveredRole(board, covers, move.to);
		// Nothing here counts moves.
		const {halfmoves, fullmoves} = board;
		const next = board.after(open).with({halfmoves, fullmoves});
		return proceed(book, state, next, coversAfter(covers, move, false), {taker: by, lost});
	}

	const isCapture = board.board[move.to] !== EMPTY;
	const {from, to, promotion} = move;
	const said: Announcement[] = isCapture
		? [{type: 'intends', from: squareName(from), to: squareName(to)}]
		: [];
	if (promotion !== undefined) {
		said.push({type: 'promoted', by});
	}

	return {
		verdict: 'stands',
		news: byColor(() => said),
		state: {
			board: isCapture
				? board.turned(board.side ^ 1, NO_SQUARE)
				: moved(board, {from, to}, board.side ^ 1),
			phase: ANSWER,
			extra: {
				...extra,
				covers: isCapture ? covers : coversAfter(covers, move, true),
				pending: {...move, isCapture},
			},
		},
	};
}

/** Returns a covered man's move that may be challenged, the board and the covers before it, and whether the man cannot make it. */
export function claimOf({board, extra}: CoveredState) {
	const {pending} = extra;
	if (pending === undefined) {
		return undefined;
	}

	const {from, to, promotion, isCapture} = pending;
	const mover = board.side ^ 1;
	const back = {from: to, to: from};
	const before = isCapture ? board.turned(mover) : moved(board, back, mover);
	const covers = isCapture ? extra.covers : coversAfter(extra.covers, back, true);
	const move: UciMove = promotion === undefined ? {from, to} : {from, to, promotion};
	return {before, covers, move, isLie: findOwnMove(before, move) === undefined};
}

/** Returns what comes of an answer to a covered man's move. */
export function answer(
	book: Book,
	state: CoveredState,
	isChallenge: boolean,
): Ruling<CoveredExtra> | undefined {
	const claim = claimOf(state);
	if (claim === undefined) {
		return undefined;
	}

	const {board} = state;
	const {before, covers, move, isLie} = claim;
	const {from, to, promotion} = move;
	if (isChallenge && isLie) {
		const {[from]: _sign, ...shown} = covers;
		return proceed(book, state, before.turned(board.side), shown, {taker: board.turn});
	}

	// Whom a challenge has cost the turn the mover follows; who became another man is under its cover again.
	const lost = coveredRole(before, covers, to);
	const next = moved(before, move, isChallenge ? before.side : board.side);
	const after = coversAfter(covers, move, !isChallenge || promotion !== undefined);
	return proceed(book, state, next, after, {taker: opposite(board.turn), lost});
}
