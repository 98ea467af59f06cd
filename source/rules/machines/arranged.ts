import {type Act, isMove, makeAct} from '../../core/act.js';
import type {CastlingRights} from '../../core/castling.js';
import {type ByColor, byColor, type Color, colorIndex, COLORS, opposite} from '../../core/color.js';
import {makeBoardText} from '../../core/board-text.js';
import {parseFen} from '../../core/fen.js';
import {
	EMPTY,
	isMan,
	isUnknownMan,
	KING,
	makeMan,
	manColor,
	manRole,
	type Role,
	UNSEEN,
} from '../../core/man.js';
import {createRandom, type Random, randomInteger} from '../../core/random.js';
import {fail, ok, unwrap} from '../../core/result.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import type {Announcement} from '../news.js';
import type {Book} from '../book.js';
import {backRank, coveredCells, hidden, marksOf, type Roles, TRAY, trayOf} from './concealed.js';
import {chess, legalActs} from '../chess.js';
import {findEnd} from '../end-rules.js';
import {knownMoves} from '../known-moves.js';
import {type Move, moveFrom, moveTo} from '../move.js';
import {observe} from '../observe.js';
import {Position, rightsAfter} from '../position.js';
import {PLAYERS, type SeatId, sideOf} from '../seat.js';
import {findLegalMove} from '../umpire/judge.js';
import type {Ruling, Seen, State, Variant} from '../variant.js';
import type {View} from '../view.js';

/** The castling right of a rook that was concealed in a corner, by the corner. */
const CORNERS: {readonly [square: Square]: CastlingRights} = {0: 2, 7: 1, 56: 8, 63: 4};

type ArrangedExtra = {
	readonly roles: Roles;
	/** The sides whose men the other side has arranged for good. */
	readonly ready: ByColor<boolean>;
	/** What each arranging side draws at random from next. */
	readonly seeds: ByColor<number>;
	/** The corners, as castling rights, that no man has left or entered, while the king has not moved. */
	readonly homes: CastlingRights;
};

type ArrangedState = State<ArrangedExtra>;

function shuffle<T>(items: readonly T[], random: Random): T[] {
	const left = [...items];
	return items.map(() => left.splice(randomInteger(random, left.length), 1)[0]);
}

const without = (roles: Roles, square: Square): Roles =>
	Object.fromEntries(Object.entries(roles).filter(([other]) => Number(other) !== square));

const byText = (a: Act, b: Act): number => (makeAct(a) < makeAct(b) ? -1 : 1);

/** Returns a position with another side to move. */
function turned(board: Position, side: number): Position {
	const next = board.clone();
	next.side = side;
	return next;
}

/** Returns the state in which the next side is to move, and how the game stands then. */
function pass(book: Book, {extra}: ArrangedState, board: Position): ArrangedState {
	const outcome = findEnd(book.end, board, {occurrences: 1});
	return {board, phase: 'play', extra, ...(outcome === undefined ? {} : {outcome})};
}

function rule(state: ArrangedState, said: readonly Announcement[] = []): Ruling<ArrangedExtra> {
	const {outcome} = state;
	const heard = outcome === undefined ? said : [...said, {type: 'ended', ...outcome} as const];
	return {verdict: 'stands', state, news: byColor(() => heard)};
}

function place(state: ArrangedState, arranger: Color, act: Act): ArrangedState | undefined {
	const owner = opposite(arranger);
	const {extra} = state;
	const {roles, seeds, ready} = extra;
	const squares = backRank(owner);
	const left = trayOf(owner, (square) => roles[square]);
	if (act.kind === 'place' && squares.includes(act.square)) {
		const {role, square} = act;
		const isFit =
			role === undefined
				? roles[square] !== undefined
				: roles[square] === undefined && left.includes(role);
		const changed = role === undefined ? without(roles, square) : {...roles, [square]: role};
		return isFit ? {...state, extra: {...extra, roles: changed}} : undefined;
	}

	if (act.kind !== 'say') {
		return undefined;
	}

	if (act.word === 'random') {
		const drawn = shuffle(TRAY, createRandom(seeds[arranger]));
		const arranged = Object.fromEntries(squares.map((square, index) => [square, drawn[index]]));
		return {
			...state,
			extra: {
				...extra,
				roles: {...roles, ...arranged},
				seeds: {...seeds, [arranger]: seeds[arranger] + 1},
			},
		};
	}

	return act.word === 'ready' && left.length === 0
		? {...state, extra: {...extra, ready: {...ready, [owner]: true}}}
		: undefined;
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
		? rule({...after, phase: 'reveal', board: turned(next, board.side)})
		: rule(pass(book, after, next));
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

	const setup = board.toSetup();
	const cells = setup.cells.slice();
	cells[square] = makeMan(by, role);
	const right = role === 'rook' ? (CORNERS[square] ?? 0) & extra.homes : 0;
	const shown = Position.fromSetupUnchecked(
		{...setup, cells, turn: opposite(by), castling: setup.castling | right},
		board.rules,
	);
	const after = {...state, extra: {...extra, roles: without(extra.roles, square)}};
	return rule(pass(book, after, shown), [{type: 'revealed', by, square: squareName(square), role}]);
}

/** Returns what concealed men are when those of a side that `cells` show are that: each changes places with one that was. */
function exchanged({board, extra}: ArrangedState, owner: Color, cells: Uint8Array): Roles {
	const roles: {[square: Square]: Role} = {...extra.roles};
	const concealed = [...board.board.keys()].filter(
		(square) => board.board[square] === hidden(owner),
	);
	for (const [square, code] of board.board.entries()) {
		const role =
			code === hidden(owner) && isMan(cells[square]) ? manRole(cells[square]) : undefined;
		const other = concealed.find((one) => one !== square && roles[one] === role);
		if (role !== undefined && roles[square] !== role && other !== undefined) {
			[roles[square], roles[other]] = [role, roles[square]];
		}
	}

	return roles;
}

/** Returns the board with the true men in the place of those concealed ones that `isKnown` names. */
function uncovered({board, extra}: ArrangedState, isKnown: (owner: Color) => boolean): Uint8Array {
	const cells = board.board.slice();
	for (const [square, code] of board.board.entries()) {
		const role = extra.roles[square];
		if (isUnknownMan(code) && role !== undefined && isKnown(manColor(code))) {
			cells[square] = makeMan(manColor(code), role);
		}
	}

	return cells;
}

/**
 * A game in which the men beside each king begin concealed, secretly arranged by the other side. A concealed man
 * moves one or two squares straight; who captures shows one of his own (M. Gallant, Chess Variants, 2015, section 3).
 */
export function arranged(book: Book): Variant<ArrangedExtra> {
	const game = chess(book);
	const start = unwrap(parseFen(book.setup.fen));
	const toAct = ({board, phase, extra, outcome}: ArrangedState): readonly SeatId[] => {
		if (outcome !== undefined) {
			return [];
		}

		return phase === 'arrange'
			? COLORS.filter((side) => !extra.ready[opposite(side)])
			: [board.turn];
	};
	const tries = ({view: seen, seat}: Seen): readonly Act[] => {
		const {cells, phase, viewer} = seen;
		if (phase === 'reveal') {
			const own = [...cells.keys()].filter((square) => cells[square] === hidden(seat.side));
			return own.map((square): Act => ({kind: 'say', word: 'reveal', square})).sort(byText);
		}

		if (phase !== 'arrange') {
			return [...knownMoves({...seen, cells: coveredCells(seen)}, book.moves)].sort(byText);
		}

		const owner = opposite(viewer);
		const placed = (square: Square): Role | undefined =>
			cells[square] === UNSEEN || isUnknownMan(cells[square]) ? undefined : manRole(cells[square]);
		const left = trayOf(owner, placed);
		const acts = backRank(owner).flatMap((square): Act[] =>
			placed(square) === undefined
				? [...new Set(left)].map((role) => ({kind: 'place', role, square}))
				: [{kind: 'place', role: undefined, square}],
		);
		acts.push({kind: 'say', word: 'random'});
		return (left.length === 0 ? [...acts, {kind: 'say', word: 'ready'} as const] : acts).sort(
			byText,
		);
	};
	const view = (state: ArrangedState, seat: SeatId): View => {
		const {board, phase} = state;
		const viewer = sideOf(seat);
		const seen = observe(board, viewer, book.see);
		const cells = uncovered(state, (owner) => owner !== viewer);
		const marks = marksOf(board.board);
		if (phase === 'play') {
			return {...seen, cells, marks};
		}

		if (phase === 'reveal') {
			return {...seen, cells, marks, epSquare: NO_SQUARE, phase};
		}

		// Of the other half a seat sees what it has arranged there, and nothing else.
		const isOwnHalf = (square: Square): boolean => square >> 5 === colorIndex(viewer);
		const half = cells.map((code, square) =>
			isOwnHalf(square) || state.extra.roles[square] !== undefined ? code : UNSEEN,
		);
		return {...seen, cells: half, marks, castling: 0, epSquare: NO_SQUARE, phase};
	};
	return {
		...game,
		isAlternating: false,
		start(setup, random) {
			if (makeBoardText(setup.cells) !== makeBoardText(start.cells)) {
				return fail(`${book.title} begins with its own set-up and from no other position`);
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
			const extra: ArrangedExtra = {
				roles: {},
				ready: {white: false, black: false},
				seeds: byColor(() => randomInteger(random, 2 ** 31)),
				homes: 15,
			};
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
		revise: (state, seat, {cells}) => ({
			...state,
			extra: {...state.extra, roles: exchanged(state, sideOf(seat), cells)},
		}),
		// A board does not tell what the concealed men are.
		resume: () => undefined,
		step(state, seat, act) {
			const {board, phase, extra} = state;
			const side = sideOf(seat);
			if (phase === 'arrange') {
				const next = extra.ready[opposite(side)] ? undefined : place(state, side, act);
				if (next === undefined) {
					return undefined;
				}

				const isDone = COLORS.every((color) => next.extra.ready[color]);
				const ruling = rule(isDone ? pass(book, next, board) : next);
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
				...game.truth({board, phase: 'play', extra: NO_EXTRA}),
				cells: uncovered(state, () => true),
				marks: marksOf(board.board),
			};
		},
		key: ({board, phase, extra}) =>
			[game.key({board, phase, extra: NO_EXTRA}), phase, JSON.stringify(extra.roles)].join(' '),
		remake: arranged,
	};
}

/** What the truth and a key of the board alone need of the game below. */
const NO_EXTRA = {turn: [], begun: [], refusals: 0, past: []};
