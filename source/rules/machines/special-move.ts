import {type Act, isMove, makeSpecial, type MoveAct, sortedByText} from '../../core/act.js';
import {type ByColor, byColor, type Color, colorIndex, COLORS, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {EMPTY, isMan, manColor, UNSEEN} from '../../core/man.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE, parseSquare, type Square, squareName} from '../../core/square.js';
import type {Book} from '../book.js';
import {bareState, chess, legalActs} from '../chess.js';
import {findEnd, hasMove} from '../end-rules.js';
import {supposePosition} from '../hypothesis.js';
import {
	CASTLING,
	EN_PASSANT,
	KIND_MASK,
	type Move,
	moveFrom,
	moveKey,
	moveTo,
	toUciMove,
} from '../move.js';
import type {Position} from '../position.js';
import {type SeatId, sideOf} from '../seat.js';
import {findLegalMove} from '../umpire/judge.js';
import type {Ruling, Seen, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {goesAs, secondMoves, specialMoves, type SpecialRule} from './special.js';
import {stands} from './stands.js';

/** What a game with a secret special man is besides its board. */
export type SpecialExtra = {
	/** Where each side's man stands whose square it wrote down; undefined where he was taken, or has made his move. */
	readonly named: ByColor<Square | undefined>;
	/** Who has written one down for good. */
	readonly ready: ByColor<boolean>;
};

type SpecialState = State<SpecialExtra>;

const READY: Act = {kind: 'say', word: 'ready'};

const nameAct = (square: Square): Act => ({kind: 'say', word: 'name', square});

/** Returns the squares of a side's men. */
const squaresOf = (cells: Uint8Array, side: Color): Square[] =>
	[...cells.keys()].filter((square) => isMan(cells[square]) && manColor(cells[square]) === side);

/** Returns where a man stands after a move; undefined where he was taken by it. */
function carried(board: Position, move: Move, square: Square | undefined): Square | undefined {
	const [from, to, kind] = [moveFrom(move), moveTo(move), move & KIND_MASK];
	const victim = kind === EN_PASSANT ? (from & 56) | (to & 7) : to;
	if (square === from) {
		return to;
	}

	const rook = to > from ? from + 3 : from - 4;
	return kind === CASTLING && square === rook
		? (from + to) >> 1
		: square === victim && board.board[victim] !== EMPTY
			? undefined
			: square;
}

/**
 * Chess in which each side has written down, in secret, the square of one of its men, which may once make a special move
 * (Special Move Chess, S. Addison, 1983, in Pritchard & Beasley, 2.3). What that is was agreed on beforehand.
 */
export function specialMove(book: Book): Variant<SpecialExtra> {
	const game = chess(book);
	const agreed: SpecialRule =
		(['teleport', 'double'] as const).find((rule) => book.agreed?.includes(rule)) ?? 'queen-knight';

	const specialAct = (move: Move): Act => {
		const special = makeSpecial(toUciMove(move));
		return {...special, move: goesAs(special.move, book)};
	};

	const specialsOf = (board: Position, named: Square | undefined): readonly Move[] =>
		named === undefined ? [] : specialMoves(board, named, agreed);

	/** Returns a state in which a side is to move, and how the game stands then: who has a special move left is neither mated nor stalemated. */
	function settle({extra, phase}: SpecialState, board: Position): SpecialState {
		const isSaved = !hasMove(board) && specialsOf(board, extra.named[board.turn]).length > 0;
		const rules = isSaved
			? book.end.filter((rule) => rule !== 'checkmate' && rule !== 'stalemate')
			: book.end;
		return {board, phase, extra, ...given({outcome: findEnd(rules, board, {occurrences: 1})})};
	}

	/** Returns the state after a move, with the men that were written down where they stand now. */
	function play(state: SpecialState, move: Move): SpecialState {
		const {board, extra} = state;
		const named = byColor((side) => carried(board, move, extra.named[side]));
		return settle({...state, phase: 'play', extra: {...extra, named}}, board.after(move));
	}

	function playSpecial(state: SpecialState, wanted: MoveAct): Ruling<SpecialExtra> | undefined {
		const {board, extra} = state;
		const by = board.turn;
		const key = moveKey(wanted);
		const move = specialsOf(board, extra.named[by]).find((one) => (one & ~KIND_MASK) === key);
		if (move === undefined) {
			return undefined;
		}

		const said = [{type: 'revealed', by, square: squareName(wanted.from)}] as const;
		const spent = {...extra, named: {...extra.named, [by]: undefined}};
		const after = play({...state, extra: spent}, move);
		const again = after.board.turned(board.side, NO_SQUARE);
		// Where no second move can be made the turn is over.
		return agreed === 'double' && secondMoves(again).length > 0
			? stands({board: again, phase: 'second', extra: after.extra}, said)
			: stands(after, said);
	}

	function setUp(state: SpecialState, side: Color, act: Act): SpecialState | undefined {
		const {board, extra} = state;
		const {word, square} = act.kind === 'say' ? act : {};
		if (extra.ready[side]) {
			return undefined;
		}

		if (word === 'name' && square !== undefined && squaresOf(board.board, side).includes(square)) {
			return {...state, extra: {...extra, named: {...extra.named, [side]: square}}};
		}

		if (word !== 'ready' || extra.named[side] === undefined) {
			return undefined;
		}

		const after = {...state, extra: {...extra, ready: {...extra.ready, [side]: true}}};
		return after.extra.ready[opposite(side)] ? settle({...after, phase: 'play'}, board) : after;
	}

	const toAct = ({board, phase, extra, outcome}: SpecialState): readonly SeatId[] =>
		outcome !== undefined
			? []
			: phase === 'arrange'
				? COLORS.filter((side) => !extra.ready[side])
				: [board.turn];

	const namings = (cells: Uint8Array, side: Color, isNamed: boolean): readonly Act[] => [
		...squaresOf(cells, side).map(nameAct),
		...(isNamed ? [READY] : []),
	];

	const tries = ({view, seat}: Seen): readonly Act[] => {
		const named = view.aside === undefined ? undefined : parseSquare(view.aside);
		if (view.phase === 'arrange') {
			return sortedByText(namings(view.cells, seat.side, named !== undefined));
		}

		const board = supposePosition(view, book.moves);
		return view.phase === 'second'
			? sortedByText(secondMoves(board).map(toUciMove))
			: sortedByText([...legalActs(board), ...specialsOf(board, named).map(specialAct)]);
	};

	return {
		...game,
		isAlternating: false,
		words: ['name', 'ready', 'special'],
		start(setup, random) {
			const begun = game.start(setup, random);
			const extra: SpecialExtra = {
				named: byColor(() => undefined),
				ready: byColor(() => false),
			};
			return begun.ok
				? ok({state: {board: begun.value.state.board, phase: 'arrange', extra}, news: {}})
				: begun;
		},
		toAct,
		tries,
		acts(state, seat) {
			const {board, phase, extra} = state;
			const side = sideOf(seat);
			if (!toAct(state).includes(seat)) {
				return [];
			}

			return phase === 'arrange'
				? namings(board.board, side, extra.named[side] !== undefined)
				: phase === 'second'
					? secondMoves(board).map(toUciMove)
					: [...legalActs(board), ...specialsOf(board, extra.named[side]).map(specialAct)];
		},
		step(state, seat, act) {
			const {board, phase} = state;
			if (!toAct(state).includes(seat)) {
				return undefined;
			}

			if (phase === 'arrange') {
				const after = setUp(state, sideOf(seat), act);
				return after === undefined ? undefined : stands(after);
			}

			if (!isMove(act)) {
				const isSpecial = act.kind === 'say' && act.word === 'special' && phase === 'play';
				return isSpecial && act.move !== undefined ? playSpecial(state, act.move) : undefined;
			}

			const move = act.from === act.to ? undefined : findLegalMove(board, act);
			const isOpen = move !== undefined && (phase === 'play' || secondMoves(board).includes(move));
			return isOpen ? stands(play(state, move)) : undefined;
		},
		view({board, phase, extra}, seat): View {
			const viewer = sideOf(seat);
			const view = game.view(bareState(board), seat);
			const named = extra.named[viewer];
			const aside = given({aside: named === undefined ? undefined : squareName(named)});
			if (phase !== 'arrange') {
				return {...view, ...aside, ...(phase === 'play' ? {} : {phase})};
			}

			const isShown = (square: Square): boolean =>
				square >> 5 === colorIndex(viewer) ||
				(isMan(board.board[square]) && manColor(board.board[square]) === viewer);
			return {
				...view,
				...aside,
				phase,
				turn: 'white',
				cells: view.cells.map((code, square) => (isShown(square) ? code : UNSEEN)),
				castling: 0,
				epSquare: NO_SQUARE,
			};
		},
		truth: ({board, phase}) => ({
			...game.truth(bareState(board)),
			...(phase === 'arrange' ? {turn: 'white'} : {}),
		}),
		written: ({extra}: SpecialState, side) => extra.named[side],
		refuse: (state) => state,
		revise: () => undefined,
		// A board does not tell what was written down.
		resume: () => undefined,
		// What is written down counts from the first move on.
		key: ({board, phase, extra: {named}}) =>
			`${game.key(bareState(board))}${phase}${phase === 'arrange' ? '' : `${named.white} ${named.black}`}`,
		remake: specialMove,
	};
}
