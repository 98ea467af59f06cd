import type {Act} from '../../core/act.js';
import {byColor} from '../../core/color.js';
import {BISHOP, EMPTY} from '../../core/man.js';
import {NO_SQUARE, parseSquare, type Square, squareName} from '../../core/square.js';
import {fail, ok, unwrap} from '../../core/result.js';
import type {Book} from '../book.js';
import {chess, type ChessExtra} from '../chess.js';
import {tellEnd} from '../news.js';
import type {Position} from '../position.js';
import type {SeatId} from '../seat.js';
import type {State, Variant} from '../variant.js';

/** The squares of the two bishops of a side at the start. */
const BISHOPS = {white: ['c1', 'f1'], black: ['c8', 'f8']} as const;

/** Returns a board with the side to move changed, and without the man on a square where one is named. */
function setUp(board: Position, side: number, without?: Square): Position {
	const cells = board.board.slice();
	if (without !== undefined) {
		cells[without] = EMPTY;
	}

	const turn = side === 0 ? 'white' : 'black';
	return board.with({cells, turn, epSquare: NO_SQUARE});
}

/**
 * A game in which one side sees all and first gives up one of its two bishops, a choice that both hear; then
 * the other side, which is in the dark, begins (E. N. Frankenstein, British Chess Magazine, September 1903, in Pritchard &
 * Beasley, 2.2). A start without both bishops at home begins with plain play.
 */
export function cede(book: Book): Variant<ChessExtra> {
	const game = chess(book);
	const {sighted = 'black'} = book;
	const squares = BISHOPS[sighted].map((name) => parseSquare(name) ?? 0);
	const isCeding = ({phase}: Pick<State, 'phase'>): boolean => phase === 'cede';
	const cessions = squares.map((square): Act => ({kind: 'say', word: 'cede', square}));
	return {
		...game,
		isAlternating: false,
		words: ['cede'],
		start(setup, random) {
			const begun = game.start(setup, random);
			const bishop = BISHOP | (sighted === 'white' ? 0 : 8);
			if (!begun.ok || !squares.every((square) => setup.cells[square] === bishop)) {
				return begun;
			}

			const {state} = begun.value;
			for (const square of squares) {
				const after = game.start(setUp(state.board, 0, square).toSetup(), random);
				if (!after.ok) {
					return fail(`without the bishop on ${squareName(square)} ${after.error}`);
				}
			}

			const board = setUp(state.board, sighted === 'white' ? 0 : 1);
			return ok({state: {...state, phase: 'cede', board}, news: {}});
		},
		toAct: (state) => (isCeding(state) ? [sighted] : game.toAct(state)),
		tries: (seen) => (seen.view.phase === 'cede' ? cessions : game.tries(seen)),
		acts: (state, seat) => (isCeding(state) ? cessions : game.acts(state, seat)),
		step(state, seat, act) {
			if (!isCeding(state)) {
				return game.step(state, seat, act);
			}

			const {square} = act.kind === 'say' && act.word === 'cede' ? act : {};
			if (seat !== sighted || square === undefined || !squares.includes(square)) {
				return undefined;
			}

			const board = setUp(state.board, 0, square);
			const {state: begun, news} = unwrap(game.start(board.toSetup(), () => 0));
			const ceded = {type: 'ceded', square: squareName(square)} as const;
			return {
				verdict: 'stands',
				state: begun,
				news: byColor((id) => [ceded, ...(news[id] ?? []), ...tellEnd(begun.outcome)]),
			};
		},
		view(state, seat: SeatId) {
			const view = game.view(state, seat);
			return isCeding(state) ? {...view, phase: 'cede'} : view;
		},
		remake: cede,
	};
}
