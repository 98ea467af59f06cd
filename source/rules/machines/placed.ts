import {type Act, sortedByText, type Word} from '../../core/act.js';
import {makeBoardText} from '../../core/board-text.js';
import {byColor, type Color, colorIndex} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {EMPTY, UNSEEN} from '../../core/man.js';
import type {Random} from '../../core/random.js';
import {ok, unwrap} from '../../core/result.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {Book} from '../book.js';
import {bareState, type ChessExtra} from '../chess.js';
import type {Announcement} from '../news.js';
import {observe} from '../observe.js';
import {Position} from '../position.js';
import {type SeatId, sideOf} from '../seat.js';
import type {Begun, Ruling, Seen, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {beginPlay, KINGS, placeKing} from './begin-play.js';
import {kingActs, safeKingActs, tellKings} from './kings-anew.js';
import {withNoticed} from './known-men.js';
import {
	arrange,
	arrangements,
	newSetUp,
	placedOn,
	type SetUp,
	type SetUpRule,
	withPlaced,
} from './set-up.js';

/** One set-up before play: the sides that place men, and which. */
export type Stage = {
	/** What it is called in a state. */
	readonly phase: string;
	readonly sides: readonly Color[];
	readonly rule: SetUpRule;
	/** Whether both are told where the kings stand when it is done. */
	readonly tellsKings?: true;
};

/** How men come onto the board, and what is played then. */
export type Placing = {
	/** One after the other. */
	readonly stages: readonly Stage[];
	/** Whether kings in check are placed anew before play. */
	readonly movesKings: boolean;
	readonly play: (book: Book) => Variant<ChessExtra>;
};

/** What a game is, besides its board, before and after its men were placed. */
export type PlacedExtra = ChessExtra & {readonly setUp?: SetUp};

type PlacedState = State<PlacedExtra>;

const NOTHING: readonly Announcement[] = [];

/**
 * A game whose men are placed in secret before play (H. Phillips, Indoor Games for Two, in Pritchard & Beasley, 2.1). The
 * board holds what is placed; another start than its own begins with play.
 */
export function placed(book: Book, placing: Placing): Variant<PlacedExtra> {
	const {stages, movesKings} = placing;
	const game = placing.play(book);
	const usual = makeBoardText(unwrap(parseFen(book.setup.fen)).cells);
	const words: readonly Word[] = [
		'ready',
		...(stages.some(({rule}) => rule.draw !== undefined) ? (['random'] as const) : []),
		...(stages.some(({rule}) => rule.standard !== undefined) ? (['standard'] as const) : []),
	];
	const isEmpty = unwrap(parseFen(book.setup.fen)).cells.every((code) => code === EMPTY);
	const homes = byColor((side) =>
		stages.filter(({sides}) => sides.includes(side)).flatMap(({rule}) => rule.squares[side]),
	);
	const isFree = (cells: Uint8Array) => (square: Square) => cells[square] === EMPTY;
	const stageOf = (phase: string | undefined): Stage | undefined =>
		stages.find((stage) => stage.phase === phase);

	/** Returns the state in which a stage begins, or play when there is none left; `said` is told before. */
	function begin(
		board: Position,
		index: number,
		said: readonly Announcement[],
		setUp: SetUp,
	): Begun<PlacedExtra> {
		const stage = stages.at(index);
		if (stage === undefined) {
			return beginPlay(game, board, {movesKings, said});
		}

		const turn = stage.sides.length > 1 ? 'white' : stage.sides[0];
		const {extra} = bareState(board);
		return {
			state: {
				board: board.turned(colorIndex(turn)),
				phase: stage.phase,
				extra: {...extra, setUp: {...setUp, ready: {white: false, black: false}}},
			},
			news: byColor(() => said),
		};
	}

	const toAct = (state: PlacedState): readonly SeatId[] => {
		const stage = stageOf(state.phase);
		return state.outcome !== undefined || stage === undefined
			? game.toAct(state)
			: stage.sides.filter((side) => state.extra.setUp?.ready[side] === false);
	};

	const view = (state: PlacedState, seat: SeatId): View => {
		const stage = stageOf(state.phase);
		if (stage === undefined) {
			const seen = game.view(state, seat);
			return state.phase === KINGS ? {...seen, phase: KINGS} : seen;
		}

		const viewer = sideOf(seat);
		const seesAll = book.sighted === viewer;
		const seen = observe(state.board, viewer, seesAll ? ['everything'] : book.see);
		const {board} = state.board;
		// Where it places men itself nothing else can stand.
		const isHalf = (square: Square): boolean =>
			stage.sides.includes(viewer) && square >> 5 === colorIndex(viewer);
		const cells = seen.cells.map((code, square) =>
			code === UNSEEN && isHalf(square) ? board[square] : code,
		);
		return {...seen, cells, castling: 0, epSquare: NO_SQUARE, phase: stage.phase};
	};

	const setUpActs = ({rule}: Stage, {cells, viewer}: View): Act[] =>
		arrangements(rule, viewer, placedOn(rule, viewer, cells), isFree(cells));

	const tries = (seen: Seen): readonly Act[] => {
		const {view: own, turn} = seen;
		const stage = stageOf(own.phase);
		if (stage !== undefined) {
			return sortedByText(setUpActs(stage, own));
		}

		return own.phase === KINGS
			? sortedByText(kingActs(own.cells, own.viewer, turn))
			: game.tries(seen);
	};

	function place(
		stage: Stage,
		{board, phase, extra}: PlacedState,
		side: Color,
		act: Act,
	): Ruling<PlacedExtra> | undefined {
		const {rule, sides, tellsKings} = stage;
		const before = placedOn(rule, side, board.board);
		const arrangement = {
			arranger: side,
			owner: side,
			placed: before,
			isFree: isFree(board.board),
		};
		const after =
			extra.setUp === undefined || !sides.includes(side)
				? undefined
				: arrange(rule, extra.setUp, arrangement, act);
		if (after === undefined) {
			return undefined;
		}

		const {setUp} = after;
		if (sides.every((one) => setUp.ready[one])) {
			const said = tellsKings ? [tellKings(board)] : NOTHING;
			return {verdict: 'stands', ...begin(board, stages.indexOf(stage) + 1, said, setUp)};
		}

		const next = after.placed === before ? board : withPlaced(board, rule, side, after.placed);
		return {
			verdict: 'stands',
			news: {},
			state: {board: next, phase, extra: {...extra, setUp}},
		};
	}

	return {
		...game,
		isAlternating: false,
		words,
		...(isEmpty ? {homes} : {}),
		start(setup, random: Random) {
			if (makeBoardText(setup.cells) === usual) {
				const board = Position.fromSetupUnchecked(setup, book.moves);
				const isDrawn = stages.some(({rule}) => rule.draw !== undefined);
				const setUp = newSetUp(isDrawn ? random : () => 0);
				return ok({...begin(board, 0, NOTHING, setUp), news: {}});
			}

			const castling = book.moves.castling === 'none' ? 0 : setup.castling;
			return game.start({...setup, castling}, random);
		},
		toAct,
		tries,
		view,
		questions: (seen) => (seen.view.phase === undefined ? game.questions(seen) : []),
		step(state, seat, act) {
			const stage = stageOf(state.phase);
			if (state.outcome === undefined && stage !== undefined) {
				return place(stage, state, sideOf(seat), act);
			}

			if (state.phase !== KINGS) {
				return game.step(state, seat, act);
			}

			return state.outcome === undefined && sideOf(seat) === state.board.turn
				? placeKing(game, state, act)
				: undefined;
		},
		acts(state, seat) {
			const stage = stageOf(state.phase);
			if (stage === undefined && state.phase !== KINGS) {
				return game.acts(state, seat);
			}

			if (!toAct(state).includes(seat)) {
				return [];
			}

			const {board} = state;
			return stage === undefined ? safeKingActs(board) : setUpActs(stage, view(state, seat));
		},
		refuse: (state) => (state.phase === 'play' ? game.refuse(state) : state),
		revise(state, seat, seen, heard) {
			const stage = stageOf(state.phase);
			return stage && {...state, board: withNoticed(state.board, stage, sideOf(seat), seen, heard)};
		},
		resume(state, board) {
			if (state.phase === 'play') {
				return game.resume(state, board);
			}

			// A set-up is drawn anew, and not guessed man by man.
			return state.phase === KINGS
				? {state: {...bareState(board), phase: KINGS}, news: {}}
				: undefined;
		},
		truth: (state) => {
			const stage = stageOf(state.phase);
			const seen = game.truth(state);
			return stage === undefined ? seen : {...seen, castling: 0, epSquare: NO_SQUARE};
		},
		key: (state) =>
			state.phase === 'play'
				? game.key(state)
				: `${game.key(state)} ${state.phase} ${JSON.stringify(state.extra.setUp?.ready)}`,
		menAtStart(setup) {
			const men = game.menAtStart(setup);
			if (makeBoardText(setup.cells) !== usual || men === undefined) {
				return men;
			}

			const counts = {...men};
			for (const {rule, sides} of stages) {
				if (rule.size === undefined) {
					return undefined;
				}

				for (const side of sides) {
					counts[side] += rule.size;
				}
			}

			return counts;
		},
		remake: (other) => placed(other, placing),
	};
}
