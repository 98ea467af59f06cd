import {type Act, sortedByText} from '../../core/act.js';
import {type ByColor, byColor, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {EMPTY, manRole, roleLetter} from '../../core/man.js';
import {createRandom, type Random} from '../../core/random.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE, parseSquare, type Square, squareName} from '../../core/square.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {isInCheck} from '../attack.js';
import type {Book} from '../book.js';
import {bareState, chess, legalActs} from '../chess.js';
import {findEnd} from '../end-rules.js';
import {type Announcement, type Outcome, tellEnd} from '../news.js';
import type {Position} from '../position.js';
import {sideOf} from '../seat.js';
import type {Ruling, Seen, Sent, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {playOne} from './batch-play.js';
import {batchTries, sentBy, watchedSquares} from './batch-tries.js';
import {drawBatch} from './draw-batch.js';
import {type Told, toldBatches} from './told-batches.js';

export type BatchExtra = {
	/** What came of the moves that each side sent last. */
	readonly sent: ByColor<Sent>;
	/** The turns without capture or a pawn's act, in a row. */
	readonly quiet: number;
};

type BatchState = State<BatchExtra>;

/** What came of the last moves of both sides, as a turn begins. */
type Report = Extract<Announcement, {readonly type: 'report'; readonly about?: undefined}>;

/** So many turns in a row without capture or a pawn's act are a draw. */
const QUIET_TURNS = 50;
/** For worlds so many batches of a side are drawn at random, half of them of moves that are legal at once. */
const DRAWN = 128;

const NOTHING_SENT: Sent = {succeeded: [], kinds: '', captured: []};

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
function report(board: Position, {sent}: BatchExtra): Report {
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

/** Returns what a report tells of the batch before it; `before` are the squares of captures by the batch that it answers. */
function toldBy({kinds, captured, check, occupied: near}: Report, before: readonly Square[]): Told {
	const isSame = (squares: readonly Square[], others: readonly string[]): boolean =>
		names(squares).join() === others.join();
	return {
		kinds,
		taken: new Set(captured.map(parseSquare).filter((square) => square !== undefined)),
		fits(board, taken) {
			const theirs = board.turned(board.side ^ 1, NO_SQUARE);
			return (
				!board.isKingTaken &&
				isInCheck(theirs, theirs.side) === check &&
				isSame([...before, ...taken], captured) &&
				isSame(occupied(theirs), near)
			);
		},
	};
}

/** Returns chance that is the same for the same board. */
const randomOf = ({board}: Position): Random =>
	createRandom(
		board.reduce((sum, code, square) => (sum * 31 + code * (square + 1)) % 1_000_003, 7),
	);

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

	const viewOf = (board: Position, seat = board.turn): View => game.view(bareState(board), seat);

	/** Returns batches of a side for worlds, drawn at random, the same for the same board. */
	function drawn({board}: BatchState): readonly Act[] {
		const view = viewOf(board);
		const random = randomOf(board);
		const shaped = batchTries(view, book.moves);
		const legal = legalActs(board) as readonly UciMove[];
		return Array.from({length: DRAWN}, (_, index): Act => {
			const lists = index % 2 === 0 ? [legal, shaped] : [shaped];
			return {kind: 'batch', moves: drawBatch([], lists, sentBy(view), random)};
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
			sortedByText(
				batchTries(view, book.moves).map((move): Act => ({kind: 'batch', moves: [move]})),
			),
		questions: () => [],
		step(state, seat, act) {
			const {board, outcome} = state;
			if (outcome !== undefined || seat !== board.turn || act.kind !== 'batch') {
				return undefined;
			}

			return isSendable(viewOf(board), act.moves) ? play(state, act.moves) : undefined;
		},
		acts: (state, seat) =>
			state.outcome !== undefined || seat !== state.board.turn ? [] : drawn(state),
		told({board, extra, outcome}, seat, heard, most) {
			const report = heard.find((one) => one.type === 'report' && one.about === undefined);
			if (report?.type !== 'report' || report.about !== undefined) {
				return undefined;
			}

			if (outcome !== undefined || seat !== board.turn) {
				return {acts: [], isAll: true};
			}

			const {captured: before} = (extra as BatchExtra).sent[opposite(board.turn)];
			const view = viewOf(board);
			const {batches, isAll} = toldBatches(board, toldBy(report, before), {
				count: sentBy(view),
				fillers: batchTries(view, book.moves),
				most,
				random: randomOf(board),
			});
			return {acts: batches.map((moves): Act => ({kind: 'batch', moves})), isAll};
		},
		view: ({board}, seat) => viewOf(board, sideOf(seat)),
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
