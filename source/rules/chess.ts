import {type Act, isMove, makeAct, type Question, sortedByText} from '../core/act.js';
import {byColor, type Color} from '../core/color.js';
import {isMan, manColor, PAWN} from '../core/man.js';
import {ok} from '../core/result.js';
import {type Announcement, isRefused, type Outcome, tellEnd} from './news.js';
import type {AskRule, Book} from './book.js';
import {findEnd, repetitionKey} from './end-rules.js';
import {knownMoves} from './known-moves.js';
import {filterLegal} from './legal.js';
import {type Move, moveFrom, toUciMove} from './move.js';
import {observe} from './observe.js';
import {positionFromSetup} from './position-from-setup.js';
import type {Position} from './position.js';
import {PLAYERS, type Seat, sideOf} from './seat.js';
import {announceMove, announceTurn, moveFacts, SILENCE} from './umpire/announce.js';
import {answerQuestion, findLegalMove, judgeTry, tellNonsense} from './umpire/judge.js';
import {refereedTries, UNKNOWN_TRY} from './umpire/turn.js';
import type {Begun, News, Ruling, Seen, State, TurnAct, Variant} from './variant.js';
import type {View} from './view.js';

/** What a game of a book is besides its board. */
export type ChessExtra = {
	/** What the side to move has tried and asked in its turn, with what it heard of that. */
	readonly turn: readonly TurnAct[];
	/** What it heard when the turn began. */
	readonly begun: readonly Announcement[];
	/** How often the other side was told in its last turn that a try was refused. */
	readonly refusals: number;
	/** The keys of the positions since the last capture or pawn move, the present one included, where repetition counts. */
	readonly past: readonly string[];
};

type ChessState = State<ChessExtra>;

const NOTHING: readonly Announcement[] = [];
const EVERYTHING: Book['see'] = ['everything'];

/** The last position that was looked at: a view is asked for several times while a position stands. */
const looks: {
	[side in Color]?: {readonly board: Position; readonly book: Book; readonly view: View};
} = {};

/** Returns what a side sees by a book; the same view for the same position. */
function look(book: Book, board: Position, side: Color): View {
	const known = looks[side];
	if (known?.board === board && known.book === book) {
		return known.view;
	}

	const view = observe(board, side, book.sighted === side ? EVERYTHING : book.see);
	looks[side] = {board, book, view};
	return view;
}

/** Returns the state in which a turn begins on a board of which nothing before is known, and what is said before it. */
function begin(
	book: Book,
	board: Position,
	{phase, refusals}: {readonly phase: string; readonly refusals: number},
): Begun<ChessExtra> {
	const {past, outcome, said} = settle(book, board, []);
	const extra = {turn: [], begun: said[board.turn], refusals, past};
	const state = {board, phase, extra};
	return {state: outcome === undefined ? state : {...state, outcome}, news: said};
}

/** Finds out how a new position stands and what is said before its turn. */
function settle(
	book: Book,
	board: Position,
	before: readonly string[],
): {
	readonly past: readonly string[];
	readonly outcome: Outcome | undefined;
	readonly said: {readonly [side in Color]: readonly Announcement[]};
} {
	let past = before;
	let occurrences = 1;
	if (book.end.includes('repetition')) {
		const key = repetitionKey(board);
		// What stood before a capture or a pawn's move cannot come about again.
		const kept = board.halfmoves === 0 ? [] : before;
		occurrences += kept.filter((one) => one === key).length;
		past = [...kept, key];
	}

	const outcome = findEnd(book.end, board, {occurrences});
	const said = book.refusals === undefined ? SILENCE : announceTurn(board, book, outcome);
	return {past, outcome, said};
}

/** Returns the state after a move that stands. */
function play(book: Book, {board, phase, extra}: ChessState, move: Move): Ruling<ChessExtra> {
	const said = announceMove(moveFacts(board, move), book);
	const next = board.after(move);
	const after = settle(book, next, extra.past);
	const end = tellEnd(after.outcome);
	const isSilent = said === SILENCE && after.said === SILENCE && end.length === 0;
	const news = isSilent ? SILENCE : byColor((seat) => [...said[seat], ...after.said[seat], ...end]);
	return {
		verdict: 'stands',
		news,
		state: {
			board: next,
			phase,
			extra: {
				turn: [],
				begun: news[next.turn],
				refusals: extra.turn.filter(isRefused).length,
				past: after.past,
			},
			...(after.outcome === undefined ? {} : {outcome: after.outcome}),
		},
	};
}

/** Returns the state in which the side to move has tried or asked once more without moving. */
function note(
	state: ChessState,
	text: string,
	verdict: Ruling['verdict'],
	news: News,
): Ruling<ChessExtra> {
	const {extra} = state;
	const turn = [...extra.turn, {text, heard: news[state.board.turn] ?? NOTHING}];
	return {verdict, news, state: {...state, extra: {...extra, turn}}};
}

/** Returns whether a question may be asked in a turn: once, and that of seven squares before anything is tried. */
const mayAsk = (id: AskRule['id'], turn: readonly TurnAct[]): boolean =>
	id === 'seven'
		? turn.length === 0
		: // A question that was not to be asked was not answered either.
			!turn.some((act) => act.text === `${id}?` && !isRefused(act));

/** What any book of Kriegspiel may have; another question is none where a book does not have it. */
const COMMON: readonly Question[] = ['any', 'count', 'refusals'];

function ask(
	book: Book,
	state: ChessState,
	act: Extract<Act, {readonly kind: 'ask'}>,
): Ruling<ChessExtra> | undefined {
	const {board, extra} = state;
	const {question, squares} = act;
	const rule = book.asks?.find(({id}) => id === question);
	if (rule === undefined || !mayAsk(rule.id, extra.turn)) {
		if (book.isStrict || !COMMON.includes(question)) {
			return undefined;
		}

		const {verdict, news} = tellNonsense(book, board.turn);
		return note(state, makeAct(act), verdict, news);
	}

	if (rule.id === 'seven' && squares === undefined) {
		return undefined;
	}

	const answer = answerQuestion(rule.id, board, {refusals: extra.refusals, squares});
	const isAlone = rule.id === 'seven' && book.agreed?.includes('aloud') !== true;
	return note(
		state,
		makeAct(act),
		'answered',
		byColor((seat) => (isAlone && seat !== board.turn ? NOTHING : [answer])),
	);
}

/**
 * Makes a book's record into the game: what each side may try, what comes of it, and what is seen and said.
 * White and Black alternate, a move a turn.
 */
export function chess(book: Book): Variant<ChessExtra> {
	/** Returns whether a side's tries are judged by an umpire, since it does not know its own moves. */
	const isRefereed = (side: Color): boolean => book.refusals !== undefined && book.sighted !== side;
	const questions = ({side}: Seat, turn: readonly TurnAct[]): readonly Act[] =>
		(isRefereed(side) ? (book.asks ?? []) : [])
			.filter(({id}) => mayAsk(id, turn))
			.map(({id}) => ({kind: 'ask', question: id}));
	const seenBy = ({board, extra}: ChessState): Seen => ({
		seat: PLAYERS[board.side],
		view: look(book, board, board.turn),
		turn: extra.turn,
		heard: extra.begun,
	});

	return {
		...book,
		seats: PLAYERS,
		isAlternating: true,
		start(setup) {
			const board = positionFromSetup(setup, book.moves);
			return board.ok ? ok(begin(book, board.value, {phase: 'play', refusals: 0})) : board;
		},
		toAct: ({board, outcome}) => (outcome === undefined ? [board.turn] : []),
		tries(seen) {
			const moves = isRefereed(seen.seat.side)
				? refereedTries(book, seen)
				: knownMoves(seen.view, book.moves);
			return book.isStrict ? sortedByText([...moves, ...questions(seen.seat, seen.turn)]) : moves;
		},
		step(state, seat, act) {
			const {board} = state;
			if (state.outcome !== undefined || seat !== board.turn) {
				return undefined;
			}

			if (!isMove(act)) {
				return isRefereed(board.turn) && act.kind === 'ask' ? ask(book, state, act) : undefined;
			}

			if (act.from === act.to) {
				return undefined;
			}

			if (!isRefereed(board.turn)) {
				const move = findLegalMove(board, act);
				const nonsense: Ruling<ChessExtra> | undefined =
					book.sighted === undefined ? {verdict: 'nonsense', news: {}, state} : undefined;
				return move === undefined ? nonsense : play(book, state, move);
			}

			const judged = judgeTry(book, board, act, state.extra.turn, () => seenBy(state));
			if (judged === undefined) {
				return undefined;
			}

			return typeof judged === 'number'
				? play(book, state, judged)
				: note(state, makeAct(act), judged.verdict, judged.news);
		},
		view: ({board}, seat) => look(book, board, sideOf(seat)),
		truth({board}) {
			const {cells, turn, castling, epSquare} = board.toSetup();
			return {cells, turn, castling, epSquare};
		},
		questions: ({seat, turn}) => questions(seat, turn),
		acts: ({board, extra, outcome}, seat) =>
			outcome !== undefined || seat !== board.turn
				? []
				: [...legalActs(board), ...questions(PLAYERS[board.side], extra.turn)],
		refuse(state) {
			const {extra, board} = state;
			const heard: readonly Announcement[] = [{type: 'refused', by: board.turn}];
			return {...state, extra: {...extra, turn: [...extra.turn, {text: UNKNOWN_TRY, heard}]}};
		},
		revise: () => undefined,
		resume: ({phase, extra: {refusals}}, board) => begin(book, board, {phase, refusals}),
		key: ({board}) => repetitionKey(board),
		menAtStart: ({cells}) =>
			byColor((color) => cells.filter((code) => isMan(code) && manColor(code) === color).length),
		remake: chess,
	};
}

const ANY_MOVE = () => true;

/** Returns a state of which only the board matters, for what a game made of a book's asks it of the board alone. */
export const bareState = (board: Position): State<ChessExtra> => ({
	board,
	phase: 'play',
	extra: {turn: [], begun: [], refusals: 0, past: []},
});

export const legalActs = (board: Position): readonly Act[] =>
	filterLegal(board, ANY_MOVE).map(toUciMove);

export function isCaptureOrPawn(position: Position, move: Move): boolean {
	return (
		(position.board[moveFrom(move)] & 7) === PAWN || moveFacts(position, move).taken !== undefined
	);
}
