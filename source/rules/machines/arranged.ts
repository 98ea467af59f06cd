import {type Act, isMove, sortedByText} from '../../core/act.js';
import type {CastlingRights} from '../../core/castling.js';
import {byColor, type Color, colorIndex, COLORS, opposite} from '../../core/color.js';
import {jsonOf} from '../../core/json-of.js';
import {EMPTY, isMan, KING, makeMan, manColor, type Role, UNSEEN} from '../../core/man.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import type {Book} from '../book.js';
import {bareState, chess, legalActs} from '../chess.js';
import {findEnd} from '../end-rules.js';
import {knownMoves} from '../known-moves.js';
import {type Move, moveFrom, moveTo} from '../move.js';
import {observe} from '../observe.js';
import {Position, rightsAfter} from '../position.js';
import {PLAYERS, type SeatId, sideOf} from '../seat.js';
import {findLegalMove} from '../umpire/judge.js';
import type {Ruling, Seen, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {
	backRank,
	coveredCells,
	exchanged,
	hidden,
	marksOf,
	type Roles,
	TRAY,
	uncovered,
	without,
} from './concealed.js';
import {ownStart} from './own-start.js';
import {arrange, arrangements, newSetUp, placedOn, type SetUp, traySetUp} from './set-up.js';
import {stands} from './stands.js';

/** What a game is, besides its board, in which men are arranged in secret. */
export type ArrangedExtra = SetUp & {
	readonly roles: Roles;
	/** The corners, as castling rights, that no man has left or entered, while the king has not moved. */
	readonly homes: CastlingRights;
};

type ArrangedState = State<ArrangedExtra>;

/** The men beside each king are arranged, on the squares on which they stand. */
const SET_UP = traySetUp(TRAY, byColor(backRank));

/** The castling right of a rook that was concealed in a corner, by the corner. */
const CORNERS: {readonly [square: Square]: CastlingRights} = {0: 2, 7: 1, 56: 8, 63: 4};

/** Returns the state in which the next side is to move, and how the game stands then. */
function pass(book: Book, {extra}: ArrangedState, board: Position): ArrangedState {
	const outcome = findEnd(book.end, board, {occurrences: 1});
	return {board, phase: 'play', extra, ...(outcome === undefined ? {} : {outcome})};
}

/** Plays a move that stands: who took a man shows one of his own before the other side is on move. */
function play(book: Book, state: ArrangedState, move: Move): Ruling<ArrangedExtra> {
	const {board, extra} = state;
	const [from, to] = [moveFrom(move), moveTo(move)];
	const isCapture = board.board[to] !== EMPTY;
	const next = board.after(move);
	const moved = extra.roles[from];
	const left = without(without(extra.roles, from), to);
	const after: ArrangedState = {
		...state,
		extra: {
			...extra,
			roles: moved === undefined ? left : {...left, [to]: moved},
			homes: rightsAfter(extra.homes, from, to),
		},
	};
	const takesInPassing = next.count[next.side] < board.count[next.side];
	const owns = next.board.includes(hidden(board.turn));
	return (isCapture || takesInPassing) && owns
		? stands({...after, phase: 'reveal', board: next.turned(board.side)})
		: stands(pass(book, after, next));
}

function reveal(
	book: Book,
	state: ArrangedState,
	square: Square,
): Ruling<ArrangedExtra> | undefined {
	const {board, extra} = state;
	const by = board.turn;
	const role = extra.roles[square];
	if (role === undefined || board.board[square] !== hidden(by)) {
		return undefined;
	}

	const cells = board.board.slice();
	cells[square] = makeMan(by, role);
	const right = role === 'rook' ? (CORNERS[square] ?? 0) & extra.homes : 0;
	const shown = board.with({cells, turn: opposite(by), castling: board.castling | right});
	const after = {...state, extra: {...extra, roles: without(extra.roles, square)}};
	return stands(pass(book, after, shown), [
		{type: 'revealed', by, square: squareName(square), role},
	]);
}

const isCover = (): boolean => true;

/** Returns the state after an act by which a side arranges men of `owner`, or undefined when it cannot be done. */
function arrangeMen(
	state: ArrangedState,
	arranger: Color,
	owner: Color,
	act: Act,
): ArrangedState | undefined {
	const {extra} = state;
	const isOwners = ([square]: [string, Role]): boolean =>
		SET_UP.squares[owner].includes(Number(square));
	const entries = Object.entries(extra.roles);
	const placed = Object.fromEntries(entries.filter(isOwners));
	const after = arrange(SET_UP, extra, {arranger, owner, placed, isFree: isCover}, act);
	if (after === undefined) {
		return undefined;
	}

	const others = Object.fromEntries(entries.filter((entry) => !isOwners(entry)));
	const roles = {...others, ...after.placed};
	return {...state, extra: {...extra, roles, ...after.setUp}};
}

/**
 * A game in which the men beside each king begin concealed, secretly arranged by their owner or by the other side, who
 * then knows them. A concealed man moves one or two squares straight; who captures shows one of his own (M. Gallant,
 * Chess Variants, 2015, section 3).
 */
export function arranged(book: Book, by: 'owner' | 'other'): Variant<ArrangedExtra> {
	const game = chess(book);
	/** Returns the side whose men a side arranges and knows, and the other way round. */
	const knownTo = (side: Color): Color => (by === 'owner' ? side : opposite(side));
	const toAct = ({board, phase, extra, outcome}: ArrangedState): readonly SeatId[] => {
		if (outcome !== undefined) {
			return [];
		}

		return phase === 'arrange'
			? COLORS.filter((side) => !extra.ready[knownTo(side)])
			: [board.turn];
	};
	const tries = ({view: seen, seat}: Seen): readonly Act[] => {
		const {phase} = seen;
		if (phase === 'reveal') {
			const cells = coveredCells(seen);
			const own = [...cells.keys()].filter((square) => cells[square] === hidden(seat.side));
			return sortedByText(own.map((square): Act => ({kind: 'say', word: 'reveal', square})));
		}

		if (phase !== 'arrange') {
			return sortedByText(knownMoves({...seen, cells: coveredCells(seen)}, book.moves));
		}

		const owner = knownTo(seat.side);
		return sortedByText(arrangements(SET_UP, owner, placedOn(SET_UP, owner, seen.cells), isCover));
	};
	const view = (state: ArrangedState, seat: SeatId): View => {
		const {board, phase} = state;
		const viewer = sideOf(seat);
		const seen = observe(board, viewer, book.see);
		const cells = uncovered(board, state.extra.roles, (owner) => owner === knownTo(viewer));
		const marks = marksOf(board.board);
		if (phase === 'play') {
			return {...seen, cells, marks};
		}

		if (phase === 'reveal') {
			return {...seen, cells, marks, epSquare: NO_SQUARE, phase};
		}

		// Of the other half a seat sees what it has arranged there, and nothing else.
		const known = SET_UP.squares[knownTo(viewer)];
		const isSeen = (code: number, square: Square): boolean =>
			square >> 5 === colorIndex(viewer) || (isMan(code) && known.includes(square));
		const half = cells.map((code, square) => (isSeen(code, square) ? code : UNSEEN));
		return {...seen, cells: half, marks, castling: 0, epSquare: NO_SQUARE, phase};
	};
	return {
		...game,
		isAlternating: false,
		words: ['random', 'ready', 'reveal'],
		start(setup, random) {
			const own = ownStart(book, setup);
			if (!own.ok) {
				return own;
			}

			const cells = setup.cells.map((code, square) =>
				code !== EMPTY && (code & 7) !== KING && (square < 8 || square >= 56)
					? hidden(manColor(code))
					: code,
			);
			const board = Position.fromSetupUnchecked(
				{...setup, cells, turn: 'white', castling: 0, epSquare: NO_SQUARE},
				book.moves,
			);
			const extra: ArrangedExtra = {roles: {}, ...newSetUp(random), homes: 15};
			return ok({state: {board, phase: 'arrange', extra}, news: {}});
		},
		toAct,
		tries,
		acts(state, seat) {
			if (!toAct(state).includes(seat)) {
				return [];
			}

			const {board, phase} = state;
			const [side] = PLAYERS.filter(({id}) => id === seat);
			return phase === 'play'
				? legalActs(board)
				: tries({seat: side, view: view(state, seat), turn: [], heard: []});
		},
		refuse: (state) => state,
		revise: (state, _seat, {cells}) => ({
			...state,
			extra: {...state.extra, roles: exchanged(state.board, state.extra.roles, cells)},
		}),
		// A board does not tell what the concealed men are.
		resume: () => undefined,
		step(state, seat, act) {
			const {board, phase} = state;
			const side = sideOf(seat);
			if (phase === 'arrange') {
				const next = arrangeMen(state, side, knownTo(side), act);
				if (next === undefined) {
					return undefined;
				}

				const isDone = COLORS.every((color) => next.extra.ready[color]);
				const ruling = stands(isDone ? pass(book, next, board) : next);
				return {...ruling, news: {}};
			}

			if (state.outcome !== undefined || side !== board.turn) {
				return undefined;
			}

			if (phase === 'reveal') {
				return act.kind === 'say' && act.word === 'reveal' && act.square !== undefined
					? reveal(book, state, act.square)
					: undefined;
			}

			const move = isMove(act) && act.from !== act.to ? findLegalMove(board, act) : undefined;
			return move === undefined ? undefined : play(book, state, move);
		},
		view,
		truth(state) {
			const {board} = state;
			return {
				...game.truth(bareState(board)),
				cells: uncovered(board, state.extra.roles, () => true),
				marks: marksOf(board.board),
			};
		},
		key: ({board, phase, extra}) =>
			[game.key(bareState(board)), phase, jsonOf(extra.roles)].join(' '),
		remake: (other) => arranged(other, by),
	};
}
