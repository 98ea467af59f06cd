import {type Act, isMove, sortedByText} from '../../core/act.js';
import {byColor, opposite} from '../../core/color.js';
import {KING} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import {fail, ok} from '../../core/result.js';
import type {Book} from '../book.js';
import {bareState, chess} from '../chess.js';
import {isInsufficient} from '../end-rules.js';
import {moveFrom, toUciMove} from '../move.js';
import {type Announcement, type Outcome, tellEnd} from '../news.js';
import {positionFromSetup} from '../position-from-setup.js';
import type {Ruling, State, Variant} from '../variant.js';
import {
	boardOf,
	type Field,
	fieldFrom,
	fieldOf,
	kingOf,
	play,
	secondMen,
	type UnseenExtra,
	unseenOn,
} from './unseen-men.js';
import {findMove, isOpenlyChecked, movesInSight} from './unseen-moves.js';
import {fieldInView, viewOf} from './unseen-view.js';

type KingState = State<UnseenExtra>;

/** What is said to all before a turn: that its side is in check, whoever gives it. */
const CHECK: readonly Announcement[] = [{type: 'check', by: 'unknown'}];

/**
 * A game in which neither side sees the other's king, who is in nobody's way: own men and the other king pass
 * through him, and two kings may stand on one square (M. Gallant, Chess Variants, 2015, section 2).
 */
export function unseenKing(book: Book): Variant<UnseenExtra> {
	const game = chess(book);
	const rules = book.moves;
	const movesOf = (field: Field) => movesInSight(field, rules, KING);

	/** Returns the state in which a turn begins, and what is said before it. */
	function settle(field: Field): {state: KingState; said: readonly Announcement[]} {
		const {turn} = field;
		const isCheck = isOpenlyChecked(field, rules, turn);
		const said = isCheck ? CHECK : [];
		const state = {
			board: boardOf(field, rules),
			phase: 'play',
			extra: {unseen: field.unseen},
		};
		const outcome = endOf(field, state, isCheck);
		return {state: outcome === undefined ? state : {...state, outcome}, said};
	}

	function endOf(field: Field, {board}: KingState, isCheck: boolean): Outcome | undefined {
		const {turn} = field;
		if (kingOf(field, turn) === NO_SQUARE) {
			return {winner: opposite(turn), reason: 'king-captured'};
		}

		if (movesInSight(field, rules, KING, () => true, 1).length === 0) {
			return isCheck
				? {winner: opposite(turn), reason: 'checkmate'}
				: {winner: null, reason: 'stalemate'};
		}

		return isInsufficient(board) ? {winner: null, reason: 'insufficient'} : undefined;
	}

	return {
		...game,
		start(setup) {
			const read = positionFromSetup(setup, {...rules, royal: 'capture'}, KING);
			if (!read.ok) {
				return read;
			}

			const field = fieldFrom(setup, KING);
			const other = opposite(field.turn);
			if (isOpenlyChecked(field, rules, other)) {
				return fail(`the ${other} king stands in check, and is not on move`);
			}

			const {state, said} = settle(field);
			return ok({state, news: byColor(() => said)});
		},
		toAct: ({board, outcome}) => (outcome === undefined ? [board.turn] : []),
		tries: ({view}) => sortedByText(movesOf(fieldInView(view, KING)).map(toUciMove)),
		step(state, seat, act): Ruling<UnseenExtra> | undefined {
			const field = fieldOf(state);
			const {turn} = field;
			if (state.outcome !== undefined || seat !== turn || !isMove(act)) {
				return undefined;
			}

			const move = findMove(field, rules, KING, act);
			if (move === undefined) {
				return undefined;
			}

			const isKing = unseenOn(field, moveFrom(move), turn) !== undefined;
			const {state: next, said} = settle(play(field, move, KING).field);
			const news = byColor((hearer): readonly Announcement[] => [
				...(isKing && hearer !== turn ? [{type: 'king-moved', by: turn} as const] : []),
				...said,
				...tellEnd(next.outcome),
			]);
			return {verdict: 'stands', state: next, news};
		},
		acts: (state, seat): readonly Act[] =>
			state.outcome !== undefined || seat !== state.board.turn
				? []
				: movesOf(fieldOf(state)).map(toUciMove),
		view: (state, seat) => viewOf(fieldOf(state), rules, seat),
		truth(state) {
			const marks = secondMen(state.extra);
			const sight = game.truth(bareState(state.board));
			return marks.length === 0 ? sight : {...sight, marks};
		},
		refuse: (state) => state,
		revise: () => undefined,
		resume: () => undefined,
		key: ({board, extra}) => `${game.key(bareState(board))} ${JSON.stringify(extra.unseen)}`,
		remake: unseenKing,
	};
}
