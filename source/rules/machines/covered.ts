import {type Act, isMove, sortedByText} from '../../core/act.js';
import {type Color, colorIndex, COLORS, opposite} from '../../core/color.js';
import {EMPTY, makeMan, manColor, UNSEEN} from '../../core/man.js';
import {jsonOf} from '../../core/json-of.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE} from '../../core/square.js';
import type {Book} from '../book.js';
import {bareState, chess} from '../chess.js';
import {countEnPassant} from '../generate.js';
import {Position} from '../position.js';
import {type SeatId, sideOf} from '../seat.js';
import type {Ruling, Seen, Variant} from '../variant.js';
import type {View} from '../view.js';
import {answer, ANSWER, claimOf, play} from './challenge.js';
import {hidden} from './concealed.js';
import {
	type CoveredExtra,
	type CoveredState,
	knownLies,
	knownMoves,
	marksOf,
	movesOf,
	withCovers,
} from './covers.js';
import {revised} from './covers-revised.js';
import {shuffled} from './covers-shuffled.js';
import {ARMY_SQUARES, STANDARD_ARMY, standardArray} from './half-board.js';
import {ownStart} from './own-start.js';
import {arrange, arrangements, newSetUp, placedOn, traySetUp} from './set-up.js';

/** All men are put under the covers, whose signs are the standard array. */
const SET_UP = traySetUp(STANDARD_ARMY, ARMY_SQUARES);

const isCover = (): boolean => true;
const ANSWERS: readonly Act[] = [
	{kind: 'say', word: 'challenge'},
	{kind: 'say', word: 'pass'},
];

/**
 * A game whose men stand under covers and move like any man, until the other side does not believe it (T. Cleaton and E.
 * Solomon, in Pritchard & Beasley, 2.3).
 */
export function covered(book: Book): Variant<CoveredExtra> {
	const game = chess(book);
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

		const canPass =
			board.epSquare !== NO_SQUARE &&
			viewer === board.turn &&
			countEnPassant(withCovers(board, extra.covers)) > 0;
		return {
			viewer,
			cells,
			turn: board.turn,
			castling: 0,
			epSquare: canPass ? board.epSquare : NO_SQUARE,
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

		const cells = board.board.slice();
		for (const square of ARMY_SQUARES[side]) {
			const role = after.placed[square];
			cells[square] = role === undefined ? hidden(side) : makeMan(side, role);
		}

		const isDone = COLORS.every((color) => after.setUp.ready[color]);
		return {
			verdict: 'stands',
			news: {},
			state: {
				board: board.with({cells}),
				phase: isDone ? 'play' : 'arrange',
				extra: {...extra, ...after.setUp},
			},
		};
	}

	return {
		...game,
		isAlternating: false,
		words: ['random', 'ready', 'challenge', 'pass'],
		start(setup, random) {
			const own = ownStart(book, setup);
			if (!own.ok) {
				return own;
			}

			const cells = setup.cells.map((code) => (code === EMPTY ? EMPTY : hidden(manColor(code))));
			const board = Position.fromSetupUnchecked(
				{...setup, cells, turn: 'white', castling: 0, epSquare: NO_SQUARE},
				book.moves,
			);
			const extra = {
				covers: {...standardArray('white'), ...standardArray('black')},
				...newSetUp(random),
			};
			return ok({state: {board, phase: 'arrange', extra}, news: {}});
		},
		toAct,
		tries({view: seen}: Seen) {
			if (seen.phase === ANSWER) {
				return ANSWERS;
			}

			return sortedByText(
				seen.phase === 'arrange' ? setUpActs(seen) : knownMoves(seen, book.moves),
			);
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
		lies: (seen) => knownLies(seen, book.moves),
		isBluff: (state) => claimOf(state as CoveredState)?.isLie === true,
		refuse: (state) => state,
		revise: (state, seat, seen, heard) => revised(state, sideOf(seat), seen, heard),
		shuffle: (state, seat, random, isKnown) =>
			shuffled(state as CoveredState, sideOf(seat), random, isKnown),
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
			[game.key(bareState(board)), phase, jsonOf(covers), jsonOf(pending)].join(' '),
		remake: covered,
	};
}
