import {isMove, sortedByText} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {makeUci, parseUci, type UciMove} from '../../core/uci.js';
import {isInCheck} from '../attack.js';
import type {Book} from '../book.js';
import {bareState, chess} from '../chess.js';
import {findEnd} from '../end-rules.js';
import type {Move} from '../move.js';
import type {Announcement} from '../news.js';
import {observe} from '../observe.js';
import type {Position} from '../position.js';
import {type SeatId, sideOf} from '../seat.js';
import {findLegalMove} from '../umpire/judge.js';
import type {Ruling, State, Variant} from '../variant.js';
import type {View} from '../view.js';
import {actsIn, isLying, knownActs, openMoves, type Phase} from './sealed-acts.js';
import {movableSquares, possibleMoves} from './sealed-replies.js';
import {stands} from './stands.js';

/** With so many men or fewer on the board all moves may be made openly from then on. */
const FEW_MEN = 16;

type SealedExtra = {
	/** The move that lies there; it is the side's that is on move on the board. */
	readonly lies?: UciMove;
	/** Where the man stands that must amend an illegal sealed move. */
	readonly amends?: Square;
	/** Whether moves are sealed, the two last ones are resolved, or all are open. */
	readonly era: 'sealed' | 'closing' | 'open';
};

type SealedState = State<SealedExtra>;

const opened = (by: Color, move: UciMove): Announcement => ({
	type: 'opened',
	by,
	move: makeUci(move),
});

const isFew = ({count}: Position): boolean => count[0] + count[1] <= FEW_MEN;

/** Returns a state in which the move lies sealed that was opened then, or undefined where it cannot have been that. */
function otherwiseSealed(
	state: SealedState,
	heard: readonly Announcement[],
): SealedState | undefined {
	const {board, phase, extra} = state;
	const told = heard.find((record) => record.type === 'opened' && record.by === board.turn);
	const lies = told?.type === 'opened' ? parseUci(told.move) : undefined;
	return isLying(phase) && lies !== undefined && findLegalMove(board, lies) !== undefined
		? {...state, extra: {...extra, lies}}
		: undefined;
}

/**
 * A game in which a side's move is written down and shown when the other side has written down its own, or looks at it
 * and then is bound in its reply (S. Mlotkowski, Declaration Chess, British Chess Magazine, October 1917, in Pritchard &
 * Beasley, The Classified Encyclopedia of Chess Variants, 2.3).
 */
export function sealed(book: Book): Variant<SealedExtra> {
	const game = chess(book);

	/** Returns a state in which nothing lies there or an open reply is due: there mate and stalemate are judged, and a man is named where the rules leave no reply. */
	function settle(board: Position, phase: Phase, extra: SealedExtra): SealedState {
		const outcome = findEnd(book.end, board, {occurrences: 1});
		if (outcome !== undefined) {
			return {board, phase, extra, outcome};
		}

		const isBound = phase === 'amend' || phase === 'answer';
		const isStuck = isBound && openMoves(board, phase, extra.amends ?? NO_SQUARE).length === 0;
		return {board, phase: isStuck ? 'name' : phase, extra};
	}

	/** Returns the state after a move that was made openly. */
	function play({board, extra: {era}}: SealedState, move: Move): SealedState {
		const isOpen = era !== 'sealed';
		return settle(board.after(move), isOpen ? 'play' : 'seal', {era: isOpen ? 'open' : 'sealed'});
	}

	/** Returns the board after the move that lies there. */
	function unsealed({board, extra: {lies}}: SealedState): Position {
		const move = lies === undefined ? undefined : findLegalMove(board, lies);
		if (move === undefined) {
			throw new Error('what lies sealed was found legal before');
		}

		return board.after(move);
	}

	/** Returns what comes of a move that is sealed while one lies there, which is opened and played first. */
	function resolve(state: SealedState, wanted: UciMove): Ruling<SealedExtra> {
		const {board, extra} = state;
		const {lies = wanted, era} = extra;
		const by = opposite(board.turn);
		const first = opened(board.turn, lies);
		const next = unsealed(state);
		const move = findLegalMove(next, wanted);
		if (move === undefined) {
			const amended = settle(next, 'amend', {era, amends: wanted.from});
			return stands(amended, [first, {type: 'illegal-seal', by, move: makeUci(wanted)}]);
		}

		const after = next.after(move);
		if (isInCheck(after, after.side)) {
			return stands(settle(after, 'play', {era}), [first, opened(by, wanted)]);
		}

		return era === 'closing'
			? stands(settle(after, 'play', {era: 'open'}), [first, opened(by, wanted)])
			: stands({board: next, phase: 'sealed', extra: {era, lies: wanted}}, [first]);
	}

	const toAct = ({board, phase, extra, outcome}: SealedState): readonly SeatId[] => {
		if (outcome !== undefined) {
			return [];
		}

		const other = opposite(board.turn);
		if (isLying(phase)) {
			return extra.era === 'sealed' && isFew(board) ? [other, board.turn] : [other];
		}

		return [phase === 'name' ? other : board.turn];
	};

	/** Returns the board with who is on turn: not whose move lies there, nor who has a man named. */
	const boardOnTurn = ({board, phase}: SealedState) =>
		isLying(phase) || phase === 'name' ? board.turned(board.side ^ 1, NO_SQUARE) : board;

	return {
		...game,
		isAlternating: false,
		words: ['seal', 'look', 'open', 'name'],
		start(setup, random) {
			const begun = game.start(setup, random);
			return begun.ok
				? ok({
						state: {...begun.value.state, extra: {era: 'sealed'} as const},
						news: begun.value.news,
					})
				: begun;
		},
		toAct,
		// Who has sealed may ask for open play, before the other side acts.
		needNotAct: (state: SealedState) => toAct(state).slice(1),
		tries: (seen) => sortedByText(knownActs(seen, book.moves)),
		acts: (state, seat) =>
			toAct(state).includes(seat)
				? actsIn(state.board, state.phase, state.extra.amends ?? NO_SQUARE, sideOf(seat))
				: [],
		step(state, seat, act): Ruling<SealedExtra> | undefined {
			const {board, phase, extra} = state;
			if (!toAct(state).includes(seat)) {
				return undefined;
			}

			if (isMove(act)) {
				const move = isLying(phase) || act.from === act.to ? undefined : findLegalMove(board, act);
				const isDue =
					move !== undefined &&
					(phase === 'play' || openMoves(board, phase, extra.amends ?? NO_SQUARE).includes(move));
				return isDue ? stands(play(state, move)) : undefined;
			}

			const {word, square, move} = act.kind === 'say' ? act : {};
			if (isLying(phase)) {
				if (seat === board.turn) {
					return word === 'open'
						? stands({...state, phase: 'closing', extra: {...extra, era: 'closing'}})
						: undefined;
				}

				if (word === 'look') {
					const next = unsealed(state);
					const first = opened(board.turn, extra.lies ?? {from: 0, to: 0});
					return stands(settle(next, 'answer', {era: extra.era}), [first]);
				}

				const isPossible =
					word === 'seal' &&
					move !== undefined &&
					possibleMoves(board, board.side ^ 1).some((one) => makeUci(one) === makeUci(move));
				return isPossible ? resolve(state, move) : undefined;
			}

			if (phase === 'seal' && word === 'seal' && move !== undefined) {
				return findLegalMove(board, move) === undefined
					? undefined
					: stands({board, phase: 'sealed', extra: {era: extra.era, lies: move}});
			}

			const isNamed =
				phase === 'name' &&
				word === 'name' &&
				square !== undefined &&
				movableSquares(board).includes(square);
			return isNamed
				? stands({...state, phase: `named ${squareName(square)}`, extra: {era: extra.era}})
				: undefined;
		},
		view(state, seat): View {
			const {phase} = state;
			const view = observe(boardOnTurn(state), sideOf(seat), book.see);
			return phase === 'play' ? view : {...view, phase};
		},
		truth: (state) => game.truth(bareState(boardOnTurn(state))),
		refuse: (state) => state,
		revise: (state, _seat, _view, heard) => otherwiseSealed(state, heard),
		resume: () => undefined,
		sealedMove: ({extra}: SealedState) => extra.lies,
		key: ({board, phase, extra}) =>
			`${game.key(bareState(board))} ${phase} ${JSON.stringify(extra)}`,
		remake: sealed,
	};
}
