import {isMove} from '../../core/act.js';
import {byColor, type Color} from '../../core/color.js';
import {KNIGHT} from '../../core/man.js';
import type {Book} from '../book.js';
import {chess, type ChessExtra} from '../chess.js';
import {gridOf} from '../grid.js';
import type {Announcement} from '../news.js';
import type {Position} from '../position.js';
import {sideOf} from '../seat.js';
import type {News, State, Variant} from '../variant.js';

/** What knights report to their owner alone: how far they look, and whether at each turn or when they have moved. */
export type ScoutRule = {readonly size: 3 | 5; readonly when: 'turn' | 'moved'};

/** Returns what all knights of the side to move report, in the order of squares. */
function gridsOf(position: Position, size: 3 | 5): readonly Announcement[] {
	const {board, side, turn} = position;
	const knight = KNIGHT | (side << 3);
	return [...board.keys()]
		.filter((square) => board[square] === knight)
		.map((square) => gridOf(position, square, turn, size));
}

/** Returns news to which one side is told more, before the end where it has come. */
function tellAlso(news: News, to: Color, more: readonly Announcement[]): News {
	return byColor((seat) => {
		const heard = news[seat] ?? [];
		return seat === to
			? [
					...heard.filter(({type}) => type !== 'ended'),
					...more,
					...heard.filter(({type}) => type === 'ended'),
				]
			: heard;
	});
}

/** Returns a state of which the side to move has heard that as its turn began. */
const begunWith = (state: State<ChessExtra>, {[state.board.turn]: begun = []}: News) => ({
	...state,
	extra: {...state.extra, begun},
});

/** Kriegspiel in which the knights of a side tell it which enemy men stand around them (H. Phillips, Indoor Games for Two). */
export function scouts(book: Book, {size, when}: ScoutRule): Variant<ChessExtra> {
	const game = chess(book);
	return {
		...game,
		step(state, seat, act) {
			const ruling = game.step(state, seat, act);
			if (ruling?.verdict !== 'stands' || !isMove(act)) {
				return ruling;
			}

			const by = sideOf(seat);
			const {board, outcome} = ruling.state;
			if (when === 'moved') {
				const isScout = (state.board.board[act.from] & 7) === KNIGHT;
				return isScout
					? {...ruling, news: tellAlso(ruling.news, by, [gridOf(board, act.to, by, size)])}
					: ruling;
			}

			const grids = outcome === undefined ? gridsOf(board, size) : [];
			if (grids.length === 0) {
				return ruling;
			}

			const news = tellAlso(ruling.news, board.turn, grids);
			return {...ruling, news, state: begunWith(ruling.state, news)};
		},
		resume(state, board) {
			const begun = game.resume(state, board);
			const isTold = when === 'turn' && begun !== undefined && begun.state.outcome === undefined;
			if (!isTold) {
				return begun;
			}

			const news = tellAlso(begun.news, board.turn, gridsOf(board, size));
			return {state: begunWith(begun.state, news), news};
		},
		start(setup, random) {
			const begun = game.start(setup, random);
			if (!begun.ok || when !== 'turn' || begun.value.state.outcome !== undefined) {
				return begun;
			}

			const {board} = begun.value.state;
			const news = tellAlso(begun.value.news, board.turn, gridsOf(board, size));
			return {ok: true, value: {state: begunWith(begun.value.state, news), news}};
		},
		remake: (other) => scouts(other, {size, when}),
	};
}
