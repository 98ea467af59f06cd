import {type Act, byText, isMove} from '../../core/act.js';
import {makeBoardText} from '../../core/board-text.js';
import {byColor, type Color, colorIndex, COLORS, opposite} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {
	EMPTY,
	isMan,
	makeMan,
	manColor,
	manLetter,
	manRole,
	type Role,
	UNSEEN,
} from '../../core/man.js';
import {fail, ok, unwrap} from '../../core/result.js';
import {fileOf, NO_SQUARE, rankOf, type Square, squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {Book} from '../book.js';
import {bareState, chess} from '../chess.js';
import {findEnd, hasMove} from '../end-rules.js';
import {generateMoves} from '../generate.js';
import {supposePosition} from '../hypothesis.js';
import {KIND_MASK, moveKey, toUciMove} from '../move.js';
import type {MoveRules} from '../move-rules.js';
import type {Announcement} from '../news.js';
import {MAX_MOVES, Position} from '../position.js';
import {type SeatId, sideOf} from '../seat.js';
import type {Ruling, Seen, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {coveredCells, hidden, type Roles} from './concealed.js';
import {USUAL_ARMY, usualArray} from './half-board.js';
import {arrange, arrangements, newSetUp, placedOn, type SetUp, traySetUp} from './set-up.js';

/** What a game is, besides its board, in which men stand under covers: the board has them as they are. */
type CoveredExtra = SetUp & {
	/** The signs on the covers, by their squares. */
	readonly covers: Roles;
	/** A covered man's move that may be challenged; one that takes is not carried out yet. */
	readonly pending?: UciMove & {readonly isCapture: boolean};
};

type CoveredState = State<CoveredExtra>;

const ANSWER = 'answer';

const SQUARES = byColor((side) => Object.keys(usualArray(side)).map(Number));
/** All men are put under the covers, whose signs are the usual array. */
const SET_UP = traySetUp(USUAL_ARMY, SQUARES);

const isCover = (): boolean => true;
const scratch = new Int32Array(MAX_MOVES);

const ANSWERS: readonly Act[] = [
	{kind: 'say', word: 'challenge'},
	{kind: 'say', word: 'pass'},
];

/** Returns whether a move has the shape of one by which a pawn of `side` comes to the last rank, on a board where it goes. */
function isLastStep(cells: Uint8Array, {from, to}: UciMove, side: number): boolean {
	const files = Math.abs(fileOf(to) - fileOf(from));
	const ranks = rankOf(to) - rankOf(from);
	const isForward = ranks === (side === 0 ? 1 : -1) && rankOf(to) === (side === 0 ? 7 : 0);
	return isForward && (files === 0 ? cells[to] === EMPTY : files === 1 && cells[to] !== EMPTY);
}

/**
 * Returns what the side to move can do, by the squares that are occupied: a covered man goes like any man, and may be
 * called a pawn on the last rank, but for a king. `isKing` tells where the own one is.
 */
function movesOf(covered: Position, isKing: (square: Square) => boolean): UciMove[] {
	const {board, side, rules} = covered;
	const end = generateMoves(covered, scratch, 0);
	const moves: UciMove[] = [];
	const cover = hidden(covered.turn);
	for (let index = 0; index < end; index++) {
		const move = toUciMove(scratch[index]);
		moves.push(move);
		if (board[move.from] === cover && !isKing(move.from) && isLastStep(board, move, side)) {
			moves.push(...rules.promotions.map((promotion) => ({...move, promotion})));
		}
	}

	return moves;
}

/** Returns the board as both see it: covered men are as good as unknown. */
function withCovers(board: Position, covers: Roles): Position {
	const setup = board.toSetup();
	const cells = setup.cells.slice();
	for (const square of Object.keys(covers)) {
		cells[Number(square)] = hidden(manColor(cells[Number(square)]));
	}

	return Position.fromSetupUnchecked({...setup, cells}, board.rules);
}

/** Returns whether a move is one of the man itself that stands there. */
function isOwnMove(board: Position, move: UciMove): boolean {
	const key = moveKey(move);
	const end = generateMoves(board, scratch, 0);
	return scratch.subarray(0, end).some((one) => (one & ~KIND_MASK) === key);
}

/** Returns a board on which a man went somewhere, with the side to move. */
function moved(board: Position, {from, to, promotion}: UciMove, side: number): Position {
	const setup = board.toSetup();
	const cells = setup.cells.slice();
	const man = cells[from];
	cells[to] = promotion === undefined ? man : makeMan(manColor(man), promotion);
	cells[from] = EMPTY;
	const turn = side === 0 ? 'white' : 'black';
	return Position.fromSetupUnchecked({...setup, cells, turn}, board.rules);
}

/** Returns the covers after a move, with that of the man that went or without it. */
function coversAfter(covers: Roles, {from, to}: UciMove, keeps: boolean): Roles {
	const {[from]: sign, [to]: _taken, ...rest} = covers;
	return keeps && sign !== undefined ? {...rest, [to]: sign} : rest;
}

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
	const ended: readonly Announcement[] = outcome === undefined ? [] : [{type: 'ended', ...outcome}];
	const told: readonly Announcement[] = lost === undefined ? [] : [{type: 'lost', role: lost}];
	return {
		verdict: 'stands',
		state: {
			board,
			phase: 'play',
			extra: {...extra, covers},
			...(outcome === undefined ? {} : {outcome}),
		},
		news: byColor((seat) => (seat === taker ? [...told, ...ended] : ended)),
	};
}

/** Returns what a covered man was that stands on a square of a board. */
const coveredRole = (board: Position, covers: Roles, square: Square): Role | undefined =>
	covers[square] === undefined ? undefined : manRole(board.board[square]);

function play(book: Book, state: CoveredState, move: UciMove): Ruling<CoveredExtra> | undefined {
	const {board, extra} = state;
	const {covers} = extra;
	const isKing = (square: Square): boolean => square === board.kings[board.side];
	const isOpen = movesOf(withCovers(board, covers), isKing).some(
		({from, to, promotion}) => from === move.from && to === move.to && promotion === move.promotion,
	);
	if (!isOpen) {
		return undefined;
	}

	const by = board.turn;
	if (covers[move.from] === undefined) {
		const lost = coveredRole(board, covers, move.to);
		const next = moved(board, move, board.side ^ 1);
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
			board: isCapture ? board.turned(board.side ^ 1) : moved(board, {from, to}, board.side ^ 1),
			phase: ANSWER,
			extra: {
				...extra,
				covers: isCapture ? covers : coversAfter(covers, move, true),
				pending: {...move, isCapture},
			},
		},
	};
}

/** Returns what comes of an answer to a covered man's move. */
function answer(
	book: Book,
	state: CoveredState,
	isChallenge: boolean,
): Ruling<CoveredExtra> | undefined {
	const {board, extra} = state;
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
	const isLie = isChallenge && !isOwnMove(before, move);
	if (isLie) {
		const {[from]: _sign, ...shown} = covers;
		return proceed(book, state, before.turned(board.side), shown, {taker: board.turn});
	}

	// Whom a challenge has cost the turn the mover follows; who became another man is under its cover again.
	const lost = coveredRole(before, covers, to);
	const next = moved(before, move, isChallenge ? mover : board.side);
	const after = coversAfter(covers, move, !isChallenge || promotion !== undefined);
	return proceed(book, state, next, after, {taker: opposite(board.turn), lost});
}

/** Returns the covers as marks: where they stand and what sign they bear. */
const marksOf = ({board}: Position, covers: Roles): readonly string[] =>
	Object.entries(covers)
		.map(
			([square, sign]) =>
				`${squareName(Number(square))}~${manLetter(makeMan(manColor(board[Number(square)]), sign))}`,
		)
		.sort();

/** Puts a man of a role under a cover: it changes places with another covered one of that role, if there is one; a king with any. */
function withRole(cells: Uint8Array, covers: Roles, square: Square, role: Role): void {
	const was = cells[square];
	const man = makeMan(manColor(was), role);
	if (was === man) {
		return;
	}

	const others = Object.keys(covers)
		.map(Number)
		.filter((one) => one !== square && manColor(cells[one]) === manColor(man));
	const other =
		others.find((one) => cells[one] === man) ?? (manRole(was) === 'king' ? others[0] : undefined);
	if (other !== undefined) {
		cells[other] = was;
	}

	cells[square] = man;
}

/** Returns a state whose covered men are those that a seat sees and hears of next, as far as that can be. */
function revised(
	state: CoveredState,
	viewer: Color,
	{cells: seen}: View,
	heard: readonly Announcement[],
): CoveredState {
	const {board, phase, extra} = state;
	const {covers, pending} = extra;
	const setup = board.toSetup();
	const cells = setup.cells.slice();
	if (phase === 'arrange') {
		for (const square of SQUARES[viewer]) {
			cells[square] = isMan(seen[square]) ? seen[square] : hidden(viewer);
		}

		return {...state, board: Position.fromSetupUnchecked({...setup, cells}, board.rules)};
	}

	const isEnemy = (code: number): boolean => isMan(code) && manColor(code) !== viewer;
	const lost = heard.find((record) => record.type === 'lost');
	for (const square of Object.keys(covers).map(Number)) {
		const role = isEnemy(cells[square]) ? shownRole(square, pending, seen, isEnemy) : undefined;
		const isTaken = isMan(seen[square]) && manColor(seen[square]) === viewer;
		if (role !== undefined) {
			withRole(cells, covers, square, role);
		} else if (isEnemy(cells[square]) && isTaken && lost?.type === 'lost') {
			withRole(cells, covers, square, lost.role);
		}
	}

	return {...state, board: Position.fromSetupUnchecked({...setup, cells}, board.rules)};
}

/** Returns what a covered man of the other side is shown to be; `seen` is the board after an answer to its move, if it has one to come. */
function shownRole(
	square: Square,
	pending: CoveredExtra['pending'],
	seen: Uint8Array,
	isEnemy: (code: number) => boolean,
): Role | undefined {
	const isMover =
		pending !== undefined && square === (pending.isCapture ? pending.from : pending.to);
	if (!isMover) {
		return isEnemy(seen[square]) ? manRole(seen[square]) : undefined;
	}

	const {from, to, promotion} = pending;
	if (seen[from] === EMPTY && promotion !== undefined) {
		// It was a pawn, and is another man under its cover now.
		return 'pawn';
	}

	const code = seen[seen[from] === EMPTY ? to : from];
	return isEnemy(code) ? manRole(code) : undefined;
}

/** Returns what a seat can move, by what it sees. */
function knownMoves(seen: View, rules: MoveRules): UciMove[] {
	const king = makeMan(seen.viewer, 'king');
	return movesOf(
		supposePosition(seen, rules, coveredCells(seen)),
		(square) => seen.cells[square] === king,
	);
}

/**
 * A game whose men stand under covers and move like any man, until the other side does not believe it (T. Cleaton and E.
 * Solomon, in Pritchard & Beasley, 2.3).
 */
export function covered(book: Book): Variant<CoveredExtra> {
	const game = chess(book);
	const start = unwrap(parseFen(book.setup.fen));
	const toAct = ({board, phase, extra, outcome}: CoveredState): readonly SeatId[] => {
		if (outcome !== undefined) {
			return [];
		}

		return phase === 'arrange' ? COLORS.filter((side) => !extra.ready[side]) : [board.turn];
	};
	const view = ({board, phase, extra}: CoveredState, seat: SeatId): View => {
		const viewer = sideOf(seat);
		const isArranging = phase === 'arrange';
		const cells = board.board.slice();
		for (let square = 0; square < 64; square++) {
			if (isArranging && square >> 5 !== colorIndex(viewer)) {
				cells[square] = UNSEEN;
			} else if (extra.covers[square] !== undefined && cells[square] >> 3 !== colorIndex(viewer)) {
				cells[square] = hidden(opposite(viewer));
			}
		}

		return {
			viewer,
			cells,
			turn: board.turn,
			castling: 0,
			epSquare: NO_SQUARE,
			marks: marksOf(board, extra.covers),
			...(phase === 'play' ? {} : {phase}),
		};
	};
	const setUpActs = ({cells, viewer}: View): Act[] =>
		arrangements(SET_UP, viewer, placedOn(SET_UP, viewer, cells), isCover);

	function arrangeMen(
		state: CoveredState,
		side: Color,
		act: Act,
	): Ruling<CoveredExtra> | undefined {
		const {board, extra} = state;
		const placed = placedOn(SET_UP, side, board.board);
		const after = arrange(
			SET_UP,
			extra,
			{arranger: side, owner: side, placed, isFree: isCover},
			act,
		);
		if (after === undefined) {
			return undefined;
		}

		const setup = board.toSetup();
		const cells = setup.cells.slice();
		for (const square of SQUARES[side]) {
			const role = after.placed[square];
			cells[square] = role === undefined ? hidden(side) : makeMan(side, role);
		}

		const isDone = COLORS.every((color) => after.setUp.ready[color]);
		return {
			verdict: 'stands',
			news: {},
			state: {
				board: Position.fromSetupUnchecked({...setup, cells}, board.rules),
				phase: isDone ? 'play' : 'arrange',
				extra: {...extra, ...after.setUp},
			},
		};
	}

	return {
		...game,
		isAlternating: false,
		start(setup, random) {
			if (makeBoardText(setup.cells) !== makeBoardText(start.cells)) {
				return fail(`${book.title} begins with its own set-up and from no other position`);
			}

			const cells = setup.cells.map((code) => (code === EMPTY ? EMPTY : hidden(manColor(code))));
			const board = Position.fromSetupUnchecked(
				{...setup, cells, turn: 'white', castling: 0, epSquare: NO_SQUARE},
				book.moves,
			);
			const extra = {
				covers: {...usualArray('white'), ...usualArray('black')},
				...newSetUp(random),
			};
			return ok({state: {board, phase: 'arrange', extra}, news: {}});
		},
		toAct,
		tries({view: seen}: Seen) {
			if (seen.phase === ANSWER) {
				return ANSWERS;
			}

			const acts: Act[] = seen.phase === 'arrange' ? setUpActs(seen) : knownMoves(seen, book.moves);
			return acts.sort(byText);
		},
		acts(state, seat) {
			if (!toAct(state).includes(seat)) {
				return [];
			}

			const {board, phase, extra} = state;
			if (phase === 'arrange') {
				return setUpActs(view(state, seat));
			}

			return phase === ANSWER
				? ANSWERS
				: movesOf(withCovers(board, extra.covers), (square) => square === board.kings[board.side]);
		},
		refuse: (state) => state,
		revise: (state, seat, seen, heard) => revised(state, sideOf(seat), seen, heard),
		// A board does not tell what is covered.
		resume: () => undefined,
		step(state, seat, act) {
			if (!toAct(state).includes(seat)) {
				return undefined;
			}

			if (state.phase === 'arrange') {
				return arrangeMen(state, sideOf(seat), act);
			}

			if (state.phase === ANSWER) {
				const word = act.kind === 'say' ? act.word : undefined;
				return word === 'challenge' || word === 'pass'
					? answer(book, state, word === 'challenge')
					: undefined;
			}

			return isMove(act) && act.from !== act.to ? play(book, state, act) : undefined;
		},
		view,
		truth(state) {
			const {board, extra} = state;
			return {...game.truth(bareState(board)), marks: marksOf(board, extra.covers)};
		},
		questions: () => [],
		key: ({board, phase, extra: {covers, pending}}) =>
			[game.key(bareState(board)), phase, JSON.stringify([covers, pending])].join(' '),
		remake: covered,
	};
}
