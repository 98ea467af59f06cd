import {isMove, makeAct} from '../../core/act.js';
import {byColor, opposite} from '../../core/color.js';
import {EMPTY} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {ok} from '../../core/result.js';
import {type Announcement, type Outcome, tellEnd} from '../news.js';
import {isInCheck} from '../attack.js';
import type {Book} from '../book.js';
import {bareState, chess, isCaptureOrPawn, legalActs} from '../chess.js';
import {findEnd, hasMove} from '../end-rules.js';
import {DOUBLE_STEP, KIND_MASK, type Move, moveFrom, moveTo} from '../move.js';
import type {Position} from '../position.js';
import {announceMove, announceTurn, moveFacts} from '../umpire/announce.js';
import {judgeTry} from '../umpire/judge.js';
import type {Ruling, Seen, State, TurnAct, Variant} from '../variant.js';

/** So many turns in a row, of both sides, without capture or pawn move are a draw. */
const QUIET_TURNS = 10;

/** A move of the series that is on, as squares; and whether it was a pawn's double step. */
type SeriesMove = {readonly from: Square; readonly to: Square; readonly isDouble: boolean};

type SeriesExtra = {
	/** The number of the turn: how many moves it has. */
	readonly number: number;
	/** What was moved in it. */
	readonly series: readonly SeriesMove[];
	/** Whether it had a capture or a pawn's move. */
	readonly isLoud: boolean;
	/** The turns before it without one, in a row. */
	readonly quiet: number;
	/** The squares on which a pawn can be taken in passing by the first move of the turn. */
	readonly passed: readonly Square[];
	/** What the side to move has tried since its last move, and what it heard when that move or the turn began. */
	readonly turn: readonly TurnAct[];
	readonly begun: readonly Announcement[];
};

type SeriesState = State<SeriesExtra>;

/** Returns the board as it is for each pawn that can be taken in passing, or as it is. */
const withPassed = (board: Position, passed: readonly Square[]): readonly Position[] =>
	passed.length === 0 ? [board] : passed.map((square) => board.turned(board.side, square));

/** Returns the squares passed by pawns whose only move in a series was a double step, if they are still empty. */
function passedSquares(board: Position, series: readonly SeriesMove[]): readonly Square[] {
	return series
		.filter(
			({isDouble, to}, index) => isDouble && !series.slice(index + 1).some(({from}) => from === to),
		)
		.map(({from, to}) => (from + to) >> 1)
		.filter((square) => board.board[square] === EMPTY);
}

/** Returns what is said of the board before a move, and how the game stands: a capture in passing is a move too. */
function settle(
	book: Book,
	board: Position,
	passed: readonly Square[],
	quiet: number,
): {readonly said: ReturnType<typeof announceTurn>; readonly outcome: Outcome | undefined} {
	const boards = withPassed(board, passed);
	const ended = findEnd(book.end, boards.find(hasMove) ?? board, {occurrences: 1});
	const outcome: Outcome | undefined =
		ended ?? (quiet >= QUIET_TURNS ? {winner: null, reason: 'fifty-moves'} : undefined);
	const said = boards.map((one) => announceTurn(one, book, outcome));
	const hasCapture = ({white}: (typeof said)[number]) =>
		white.some((record) => record.type === 'pawn-tries' && record.some === true);
	return {said: said.find(hasCapture) ?? said[0], outcome};
}

/** Returns the state after a move that stands. */
function play(book: Book, {board, phase, extra}: SeriesState, move: Move): Ruling<SeriesExtra> {
	const by = board.turn;
	const facts = moveFacts(board, move);
	const moved = announceMove(facts, book);
	const made = board.after(move);
	const isDouble = (move & KIND_MASK) === DOUBLE_STEP;
	const series = [...extra.series, {from: moveFrom(move), to: moveTo(move), isDouble}];
	const isLoud = extra.isLoud || isCaptureOrPawn(board, move);
	const ends = isInCheck(made, made.side) || series.length >= extra.number;
	const passed = ends ? passedSquares(made, series) : [];
	const quiet = ends && !isLoud ? extra.quiet + 1 : ends ? 0 : extra.quiet;
	const next = made.turned(ends ? made.side : board.side, NO_SQUARE);
	const {said, outcome} = settle(book, next, passed, quiet);
	const number = ends ? extra.number + 1 : extra.number;
	const last: readonly Announcement[] =
		outcome === undefined
			? ends
				? [{type: 'turn', by: opposite(by), moves: number}]
				: []
			: tellEnd(outcome);
	const news = byColor((seat) => [...moved[seat], ...said[seat], ...last]);
	return {
		verdict: 'stands',
		news,
		state: {
			board: next,
			phase,
			extra: {
				number,
				series: ends ? [] : series,
				isLoud: ends ? false : isLoud,
				quiet,
				passed,
				turn: [],
				begun: news[next.turn],
			},
			...(outcome === undefined ? {} : {outcome}),
		},
	};
}

/**
 * Progressive play of a book: turn n has n moves, and a check ends the turn (Galvin, Neff and Seifert, 1962, in
 * Pritchard & Beasley, 2.1, where the umpire announces "after each successful move (not just at the end of the
 * turn)").
 */
export function series(book: Book): Variant<SeriesExtra> {
	const game = chess(book);
	const seenBy = ({board, extra}: SeriesState): Seen => ({
		seat: game.seats[board.side],
		view: game.view(bareState(board), board.turn),
		turn: extra.turn,
		heard: extra.begun,
	});
	return {
		...game,
		isAlternating: false,
		start(setup, random) {
			const begun = game.start(setup, random);
			if (!begun.ok) {
				return begun;
			}

			const {state, news} = begun.value;
			const {epSquare} = state.board;
			const passed = epSquare === NO_SQUARE ? [] : [epSquare];
			// A check that stands at the start is told, and nothing of pawns before the first move.
			const said = byColor((side) => (news[side] ?? []).filter(({type}) => type === 'check'));
			const extra: SeriesExtra = {
				number: 1,
				series: [],
				isLoud: false,
				quiet: 0,
				passed,
				turn: [],
				begun: said[state.board.turn],
			};
			const board = state.board.turned(state.board.side, NO_SQUARE);
			return ok({state: {...state, board, extra}, news: said});
		},
		step(state, seat, act) {
			const {board, extra} = state;
			if (state.outcome !== undefined || seat !== board.turn || !isMove(act)) {
				return undefined;
			}

			const isPassing = extra.passed.includes(act.to);
			const from = isPassing ? board.turned(board.side, act.to) : board;
			const judged = judgeTry(book, from, act, extra.turn, () => seenBy(state));
			if (judged === undefined || typeof judged === 'number') {
				return judged === undefined ? undefined : play(book, {...state, board: from}, judged);
			}

			const {verdict, news} = judged;
			const tried = {text: makeAct(act), heard: news[seat] ?? []};
			return {verdict, news, state: {...state, extra: {...extra, turn: [...extra.turn, tried]}}};
		},
		movesLeft(state) {
			const {number, series: done} = (state as SeriesState).extra;
			return number - done.length;
		},
		toAct: ({board, outcome}) => (outcome === undefined ? [board.turn] : []),
		view: ({board}, seat) => game.view(bareState(board), seat),
		truth: ({board}) => game.truth(bareState(board)),
		key: ({board, extra}) =>
			`${game.key(bareState(board))}${extra.number} ${extra.series.length} ${extra.passed.join(' ')}`,
		acts: ({board, extra, outcome}, seat) =>
			outcome !== undefined || seat !== board.turn
				? []
				: withPassed(board, extra.passed).flatMap((one) => legalActs(one)),
		refuse: (state) => state,
		revise: () => undefined,
		resume({phase, extra}, board) {
			const {said, outcome} = settle(book, board, extra.passed, extra.quiet);
			const state = {board, phase, extra: {...extra, turn: [], begun: said[board.turn]}};
			return {state: outcome === undefined ? state : {...state, outcome}, news: said};
		},
		remake: series,
	};
}
