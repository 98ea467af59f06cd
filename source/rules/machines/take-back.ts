import {type Act, isMove, makeAct} from '../../core/act.js';
import {EMPTY, PAWN} from '../../core/man.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import type {Book} from '../book.js';
import {chess, type ChessExtra} from '../chess.js';
import {filterLegal} from '../legal.js';
import {moveText, moveTo} from '../move.js';
import type {Announcement} from '../news.js';
import type {Position} from '../position.js';
import {findPawnCaptures} from '../umpire/pawn-captures.js';
import type {Ruling, Seen, State, TurnAct, Variant} from '../variant.js';

/** What a game is besides its board in which a move may be taken back; `offered` is one of which nothing was said yet. */
export type TakeBackExtra = ChessExtra & {readonly offered?: UciMove};

type TakeBackState = State<TakeBackExtra>;

const OFFERED: readonly Announcement[] = [{type: 'take-back-offered'}];
const STAND: Act = {kind: 'say', word: 'stand'};
const TAKE_BACK: Act = {kind: 'say', word: 'take-back'};

const isOffered = ({heard}: TurnAct): boolean =>
	heard.some(({type}) => type === 'take-back-offered');

/** Returns whether the side to move can take a man with a pawn that is none itself. */
const losesPiece = (position: Position): boolean =>
	findPawnCaptures(position).some((move) => {
		const man = position.board[moveTo(move)];
		return man !== EMPTY && (man & 7) !== PAWN;
	});

/** Returns whether the side to move has a legal move besides one, of those that are not barred in its turn. */
const hasOther = ({board, extra}: TakeBackState, act: UciMove): boolean => {
	const barred = new Set([makeUci(act), ...extra.turn.map(({text}) => text)]);
	return filterLegal(board, (move) => !barred.has(moveText(move)), 1).length > 0;
};

/** Returns what a seat knows of a turn, with what it took back as if it had been refused: it may not be tried again. */
const asRefused = (seen: Seen): Seen => ({
	...seen,
	turn: seen.turn.map((act) =>
		isOffered(act) ? {...act, heard: [{type: 'refused', by: seen.seat.side}]} : act,
	),
});

/**
 * Kriegspiel in which a move that exposes a piece to a pawn may be taken back before anything is said of it (E. Pegg,
 * 1988, in Pritchard & Beasley, 2.1): the mover alone is told, and then says whether it stands.
 */
export function takeBack(book: Book): Variant<TakeBackExtra> {
	const game = chess(book);
	const isPending = ({turn}: Seen): boolean => turn.length > 0 && isOffered(turn[turn.length - 1]);

	/** Returns the state as it was before the move that is offered back. */
	const before = ({
		extra: {offered: _offered, ...extra},
		...state
	}: TakeBackState): TakeBackState => ({
		...state,
		extra,
	});

	function answer(
		state: TakeBackState,
		offered: UciMove,
		act: Act,
	): Ruling<TakeBackExtra> | undefined {
		const {word} = act.kind === 'say' ? act : {};
		const back = before(state);
		const by = state.board.turn;
		if (word === 'stand') {
			return game.step(back, by, offered);
		}

		if (word !== 'take-back') {
			return undefined;
		}

		const barred: TurnAct = {text: makeUci(offered), heard: [{type: 'refused', by}]};
		const extra = {...back.extra, turn: [...back.extra.turn, barred]};
		return {verdict: 'answered', state: {...back, extra}, news: {}};
	}

	return {
		...game,
		isAlternating: false,
		words: ['take-back', 'stand'],
		tries: (seen) => (isPending(seen) ? [STAND, TAKE_BACK] : game.tries(asRefused(seen))),
		questions: (seen) => (isPending(seen) ? [] : game.questions(seen)),
		step(state, seat, act) {
			const {offered} = state.extra;
			if (seat !== state.board.turn) {
				return undefined;
			}

			if (offered !== undefined) {
				return answer(state, offered, act);
			}

			const ruling = game.step(state, seat, act);
			const isTakenBack =
				ruling?.verdict === 'stands' &&
				isMove(act) &&
				losesPiece(ruling.state.board) &&
				hasOther(state, act);
			return isTakenBack
				? {
						verdict: 'answered',
						state: {...state, extra: {...state.extra, offered: act}},
						news: {[seat]: OFFERED},
					}
				: ruling;
		},
		acts: (state, seat) =>
			state.extra.offered === undefined
				? game.acts(state, seat)
				: seat === state.board.turn
					? [STAND, TAKE_BACK]
					: [],
		refuse: (state) => game.refuse(before(state)),
		key: (state) => {
			const {offered} = state.extra;
			return `${game.key(state)}${offered === undefined ? '' : makeAct(offered)}`;
		},
		remake: takeBack,
	};
}
