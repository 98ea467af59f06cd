import {type Act, byText} from '../../core/act.js';
import {type ByColor, byColor, type Color, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {EMPTY, KNIGHT, manRole, PAWN, roleLetter} from '../../core/man.js';
import {createRandom} from '../../core/random.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {isInCheck} from '../attack.js';
import type {Book} from '../book.js';
import {bareState, chess, isCaptureOrPawn, legalActs} from '../chess.js';
import {findEnd} from '../end-rules.js';
import {type Move, moveFrom, movePromotion, moveTo} from '../move.js';
import {type Announcement, type Outcome, tellEnd} from '../news.js';
import type {Position} from '../position.js';
import {sideOf} from '../seat.js';
import {moveFacts} from '../umpire/announce.js';
import {findLegalMove} from '../umpire/judge.js';
import type {Ruling, Seen, Sent, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {batchTries, MOST_KNIGHTS, sentBy, watchedSquares} from './batch-tries.js';
import {drawBatch, drawTold} from './draw-batch.js';

export type BatchExtra = {
	/** What came of the moves that each side sent last. */
	readonly sent: ByColor<Sent>;
	/** The turns without capture or a pawn's act, in a row. */
	readonly quiet: number;
};

type BatchState = State<BatchExtra>;

/** So many turns in a row without capture or a pawn's act are a draw. */
const QUIET_TURNS = 50;
/** For worlds so many batches of a side are drawn at random, half of them of moves that are legal at once. */
const DRAWN = 128;

const NOTHING_SENT: Sent = {succeeded: [], kinds: '', captured: []};

const countKnights = ({board, men, count, side}: Position): number =>
	men[side]
		.subarray(0, count[side])
		.reduce((sum, square) => sum + ((board[square] & 7) === KNIGHT ? 1 : 0), 0);

/** Returns whether a move that the men allow is against the rules of a batch: a pawn takes no knight, and nobody has four. */
function isBarred(board: Position, move: Move): boolean {
	const victim = board.board[moveTo(move)];
	const takesKnight =
		(board.board[moveFrom(move)] & 7) === PAWN && victim !== EMPTY && (victim & 7) === KNIGHT;
	return takesKnight || (movePromotion(move) === 'knight' && countKnights(board) >= MOST_KNIGHTS);
}

/** Returns the board after a pawn has turned into a knight where it stands; undefined where none can. */
function promoted(board: Position, square: Square): Position | undefined {
	const man = board.board[square];
	if ((man & 7) !== PAWN || man >> 3 !== board.side || countKnights(board) >= MOST_KNIGHTS) {
		return undefined;
	}

	const after = board.turned(board.side ^ 1, NO_SQUARE);
	after.shift(square, square, man, (man & 8) | KNIGHT);
	return after;
}

/** One move of a batch as it was played. */
type Played = {readonly after: Position; readonly captured?: Square; readonly isLoud: boolean};

function playOne(board: Position, wanted: UciMove): Played | undefined {
	if (wanted.from === wanted.to) {
		const after = promoted(board, wanted.from);
		return after === undefined ? undefined : {after, isLoud: true};
	}

	const move = findLegalMove(board, wanted);
	if (move === undefined || isBarred(board, move)) {
		return undefined;
	}

	const {taken} = moveFacts(board, move);
	return {
		after: board.after(move),
		isLoud: isCaptureOrPawn(board, move),
		...(taken === undefined ? {} : {captured: wanted.to}),
	};
}

/** Returns where men of the other side stand that the men of the side to move notice. */
function occupied({board, men, count, side}: Position): Square[] {
	const own = men[side].subarray(0, count[side]);
	return [...watchedSquares(board, own, side)].filter(
		(at) => board[at] !== EMPTY && board[at] >> 3 !== side,
	);
}

const names = (squares: readonly Square[]): string[] =>
	[...new Set(squares)].map(squareName).sort();

/** Returns what the side to move hears as its turn begins. */
function report(board: Position, {sent}: BatchExtra): Announcement {
	const [own, other] = [sent[board.turn], sent[opposite(board.turn)]];
	return {
		type: 'report',
		succeeded: own.succeeded,
		kinds: other.kinds,
		captured: names([...own.captured, ...other.captured]),
		check: isInCheck(board, board.side),
		occupied: names(occupied(board)),
	};
}

/**
 * A game in which a turn is three moves by different men, sent together and played in order; what cannot be played by
 * then is left out. Nobody hears anything until the own turn begins (Tripod Chess, J. Stone, 2000, in Pritchard &
 * Beasley, 2.1).
 */
export function batch(book: Book): Variant<BatchExtra> {
	const game = chess(book);

	/** Returns whether a batch is one that a seat can send: as many moves as it has to, each by another man that could make it. */
	function isSendable(view: View, moves: readonly UciMove[]): boolean {
		const open = new Set(batchTries(view, book.moves).map(makeUci));
		return (
			moves.length === sentBy(view) &&
			new Set(moves.map(({from}) => from)).size === moves.length &&
			moves.every((move) => open.has(makeUci(move)))
		);
	}

	/** Returns the turn of a board, and what is said as it begins. */
	function begin(state: BatchState): {
		readonly state: BatchState;
		readonly heard: readonly Announcement[];
	} {
		const {board, extra} = state;
		const quiet: Outcome | undefined =
			extra.quiet >= QUIET_TURNS ? {winner: null, reason: 'fifty-moves'} : undefined;
		const outcome = findEnd(book.end, board, {occurrences: 1}) ?? quiet;
		return {
			state: {board, phase: 'play', extra, ...given({outcome})},
			heard: outcome === undefined ? [report(board, extra)] : tellEnd(outcome),
		};
	}

	function play({board: before, extra}: BatchState, moves: readonly UciMove[]): Ruling<BatchExtra> {
		const by = before.turn;
		let board = before;
		let epSquare = before.epSquare;
		const succeeded: boolean[] = [];
		const captured: Square[] = [];
		const arrived = new Set<Square>();
		let kinds = '';
		let isLoud = false;
		for (const move of moves) {
			// Who castles moves his rook, too: another man may stand by then where it was named.
			const isGone = board.isKingTaken || arrived.has(move.from);
			const played = isGone ? undefined : playOne(board, move);
			succeeded.push(played !== undefined);
			if (played !== undefined) {
				arrived.add(move.to);
				kinds += roleLetter(manRole(board.board[move.from]));
				captured.push(...(played.captured === undefined ? [] : [played.captured]));
				isLoud ||= played.isLoud;
				({epSquare} = played.after);
				board = played.after.turned(before.side, NO_SQUARE);
			}
		}

		// Who played nothing lets the pawn go that could have been taken in passing.
		const passed = board === before ? NO_SQUARE : epSquare;
		const {state, heard} = begin({
			board: board.turned(before.side ^ 1, passed),
			phase: 'play',
			extra: {
				sent: {...extra.sent, [by]: {succeeded, kinds, captured}},
				quiet: isLoud ? 0 : extra.quiet + 1,
			},
		});
		const isOver = state.outcome !== undefined;
		return {
			verdict: 'stands',
			state,
			news: byColor((seat) => (isOver || seat !== by ? heard : [])),
		};
	}

	const viewOf = ({board}: BatchState, seat: Color): View => game.view(bareState(board), seat);

	/** Returns batches of a side drawn at random, the same for the same board, by what the other side was told of it. */
	function drawn(state: BatchState, heard: readonly Announcement[] = []): readonly Act[] {
		const {board} = state;
		const view = viewOf(state, board.turn);
		const random = createRandom(
			board.board.reduce((sum, code, square) => (sum * 31 + code * (square + 1)) % 1_000_003, 7),
		);
		const count = sentBy(view);
		const legal = legalActs(board) as readonly UciMove[];
		const shaped = batchTries(view, book.moves);
		const told = heard.find((record) => record.type === 'report' && record.about === undefined);
		return Array.from({length: DRAWN}, (_, index): Act => {
			const lists = index % 2 === 0 || told !== undefined ? [legal, shaped] : [shaped];
			const moves =
				told?.type === 'report' && told.about === undefined
					? drawTold(board.board, told, lists, count, random)
					: drawBatch([], lists, count, random);
			return {kind: 'batch', moves};
		});
	}

	return {
		...game,
		isAlternating: false,
		isSampled: true,
		start(setup, random) {
			const begun = game.start(setup, random);
			if (!begun.ok) {
				return begun;
			}

			const {board} = begun.value.state;
			const extra: BatchExtra = {sent: byColor(() => NOTHING_SENT), quiet: 0};
			const {state, heard} = begin({board, phase: 'play', extra});
			return ok({state, news: {[board.turn]: heard}});
		},
		toAct: ({board, outcome}) => (outcome === undefined ? [board.turn] : []),
		sent: ({extra}, side) => (extra as BatchExtra).sent[side],
		// Each alone, as the beginning of a batch.
		tries: ({view}: Seen) =>
			batchTries(view, book.moves)
				.map((move): Act => ({kind: 'batch', moves: [move]}))
				.sort(byText),
		questions: () => [],
		step(state, seat, act) {
			const {board, outcome} = state;
			if (outcome !== undefined || seat !== board.turn || act.kind !== 'batch') {
				return undefined;
			}

			return isSendable(viewOf(state, board.turn), act.moves) ? play(state, act.moves) : undefined;
		},
		acts: (state, seat, heard) =>
			state.outcome !== undefined || seat !== state.board.turn ? [] : drawn(state, heard),
		view: (state, seat) => viewOf(state, sideOf(seat)),
		truth: ({board}) => game.truth(bareState(board)),
		refuse: (state) => state,
		revise: () => undefined,
		resume(state, board) {
			const {state: begun, heard} = begin({...state, board});
			return {state: begun, news: {[board.turn]: heard}};
		},
		key: ({board}) => game.key(bareState(board)),
		remake: batch,
	};
}
