import {type Act, isMove, makeAct, sortedByText} from '../../core/act.js';
import {rightsAtHome, rightsOf} from '../../core/castling.js';
import {byColor, opposite} from '../../core/color.js';
import {EMPTY, KNIGHT} from '../../core/man.js';
import {fail, ok} from '../../core/result.js';
import {squareName} from '../../core/square.js';
import type {Book} from '../book.js';
import {bareState, chess} from '../chess.js';
import {isInsufficient} from '../end-rules.js';
import {KIND_MASK, type Move, moveFrom, moveKey, moveTo, toUciMove} from '../move.js';
import {type Announcement, isRefused, type Outcome, tellEnd} from '../news.js';
import type {Position} from '../position.js';
import {positionFromSetup} from '../position-from-setup.js';
import {sideOf} from '../seat.js';
import type {Ruling, Seen, State, Variant} from '../variant.js';
import {stands} from './stands.js';
import {isDarklyChecked, withHidden} from './unseen-checks.js';
import {
	boardOf,
	type Field,
	fieldFrom,
	fieldOf,
	isOf,
	secondMen,
	type UnseenExtra,
	type UnseenMan,
	unseenOn,
} from './unseen-men.js';
import {isOpenlyChecked, movesInSight} from './unseen-moves.js';
import {canMove, hiddenOn, judge, namedMoves, revealed, withShown} from './unseen-tries.js';
import {fieldInView, shownBeneath, shownSquares, viewOf} from './unseen-view.js';

type KnightsExtra = UnseenExtra & {
	/** Whether the turn began with a check that no man gives whom both see. */
	readonly isDark: boolean;
	/** What was refused in the turn. */
	readonly refused: readonly string[];
};

type KnightsState = State<KnightsExtra>;

/**
 * A game in which neither side sees the other's knights, over which all men pass, until they are revealed or taken
 * (R. Betza, Ghostrider Chess, 1978, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.3).
 */
export function unseenKnights(book: Book): Variant<KnightsExtra> {
	const game = chess(book);
	const rules = book.moves;

	const reveals = (field: Field): Act[] =>
		field.unseen
			.filter((one) => isOf(one, field.turn) && !one.isShown)
			.map(({square}) => ({kind: 'say', word: 'reveal', square}));

	function named(field: Field, isDark: boolean, refused: readonly string[]): Act[] {
		const acts = [...namedMoves(field, rules, isDark).map(toUciMove), ...reveals(field)];
		return refused.length === 0 ? acts : acts.filter((act) => !refused.includes(makeAct(act)));
	}

	/** Returns how the game stands ended for the side on turn, its reveals included. */
	function endOf(field: Field, isDark: boolean, board: Position): Outcome | undefined {
		const {turn} = field;
		if (canMove(field, rules, isDark)) {
			// Of two knights on one square the board has one.
			return isInsufficient(board) && secondMen(field).length === 0
				? {winner: null, reason: 'insufficient'}
				: undefined;
		}

		return isOpenlyChecked(field, rules, turn) || isDarklyChecked(field, turn)
			? {winner: opposite(turn), reason: 'checkmate'}
			: {winner: null, reason: 'stalemate'};
	}

	const stateOf = (field: Field, isDark: boolean, refused: readonly string[]): KnightsState => {
		const board = boardOf(field, rules);
		const state = {board, phase: 'play', extra: {unseen: field.unseen, isDark, refused}};
		const outcome = endOf(field, isDark, board);
		return outcome === undefined ? state : {...state, outcome};
	};

	/** Returns the state in which a turn begins, and what is said before it. */
	function settle(field: Field): {state: KnightsState; said: readonly Announcement[]} {
		const isOpen = isOpenlyChecked(field, rules, field.turn);
		const isDark = !isOpen && isDarklyChecked(field, field.turn);
		const said: readonly Announcement[] = isOpen || isDark ? [{type: 'check', by: 'unknown'}] : [];
		return {state: stateOf(field, isDark, []), said};
	}

	/** Returns what comes of a move that stands, whose ghosts `taken` were hidden or shown. */
	function makeMove(field: Field, move: Move, next: Field, taken: readonly UnseenMan[]) {
		const {turn, cells} = field;
		const square = squareName(moveTo(move));
		const isGhost = unseenOn(field, moveFrom(move), turn) !== undefined;
		const hasTaken = taken.length > 0 || cells[moveTo(move)] !== EMPTY;
		const captured = taken
			.filter(({isShown}) => !isGhost && !isShown)
			.map((one): Announcement => ({type: 'captured', square: squareName(one.square)}));
		const {state, said} = settle(next);
		const news = byColor((hearer): readonly Announcement[] => [
			...(isGhost && hearer !== turn
				? [{type: 'ghost-moved', by: turn, ...(hasTaken ? {captured: square} : {})} as const]
				: []),
			...captured,
			...said,
			...tellEnd(state.outcome),
		]);
		return {verdict: 'stands', state, news} as const;
	}

	function tryMove(state: KnightsState, field: Field, move: Move): Ruling<KnightsExtra> {
		const {turn} = field;
		const {isDark, refused} = state.extra;
		const judged = judge(field, move, isDark);
		if (judged.kind === 'stands') {
			return makeMove(field, move, judged.field, judged.taken);
		}

		if (judged.kind === 'false') {
			const outcome: Outcome = {winner: opposite(turn), reason: 'false-capture'};
			const next = {...settle(judged.field).state, outcome};
			return stands(next);
		}

		const tried = [...refused, makeAct(toUciMove(move))];
		const by = opposite(turn);
		const to = moveTo(move);
		const isBlocked = judged.kind === 'blocked';
		const after = stateOf(isBlocked ? revealed(field, to, by) : field, isDark, tried);
		const news = byColor((): readonly Announcement[] => [
			{type: 'refused', by: turn},
			...(isBlocked ? [{type: 'revealed', by, square: squareName(to)} as const] : []),
			...tellEnd(after.outcome),
		]);
		return {verdict: 'refused', state: after, news};
	}

	/** Returns what a seat knows of the field, and whether its turn began with a check in the dark. */
	function known({view, turn, heard, seat: {side}}: Seen): {field: Field; isDark: boolean} {
		const field = fieldInView(view, KNIGHT);
		const shown = turn.flatMap(({heard: told}) =>
			told.flatMap((one) => (one.type === 'revealed' ? [`${one.by} ${one.square}`] : [])),
		);
		const isNew = (one: UnseenMan) =>
			shown.includes(`${one.man >> 3 === 0 ? 'white' : 'black'} ${squareName(one.square)}`);
		const isCheck = heard.some(({type}) => type === 'check');
		const isDark = isCheck && !isOpenlyChecked(withShown(field, isNew, false), rules, side);
		return {field, isDark};
	}

	return {
		...game,
		isAlternating: false,
		words: ['reveal'],
		start(setup) {
			const read = positionFromSetup(setup, {...rules, royal: 'capture'}, KNIGHT);
			if (!read.ok) {
				return read;
			}

			const field = fieldFrom(setup, KNIGHT);
			const other = opposite(field.turn);
			if (isOpenlyChecked(field, rules, other) || isDarklyChecked(field, other)) {
				return fail(`the ${other} king stands in check, and is not on move`);
			}

			const {state, said} = settle(field);
			return ok({state, news: byColor(() => said)});
		},
		toAct: ({board, outcome}) => (outcome === undefined ? [board.turn] : []),
		tries(seen) {
			const {field, isDark} = known(seen);
			const refused = seen.turn.filter(isRefused).map(({text}) => text);
			return sortedByText(named(field, isDark, refused));
		},
		acts: (state, seat) =>
			state.outcome !== undefined || seat !== state.board.turn
				? []
				: named(fieldOf(state), state.extra.isDark, state.extra.refused),
		step(state, seat, act): Ruling<KnightsExtra> | undefined {
			const field = fieldOf(state);
			const {turn} = field;
			const {isDark, refused} = state.extra;
			if (state.outcome !== undefined || seat !== turn) {
				return undefined;
			}

			if (isMove(act)) {
				const key = moveKey(act);
				const move = refused.includes(makeAct(act))
					? undefined
					: isDark
						? namedMoves(field, rules, isDark).find((one) => (one & ~KIND_MASK) === key)
						: movesInSight(field, rules, KNIGHT, (one) => (one & ~KIND_MASK) === key, 1)[0];
				return move === undefined ? undefined : tryMove(state, field, move);
			}

			const square = act.kind === 'say' && act.word === 'reveal' ? act.square : undefined;
			if (square === undefined || hiddenOn(field, square) === undefined) {
				return undefined;
			}

			const next = stateOf(revealed(field, square), isDark, refused);
			const record = {type: 'revealed', by: turn, square: squareName(square)} as const;
			return stands(next, [record]);
		},
		view(state, seat) {
			const field = fieldOf(state);
			return {
				...viewOf(field, rules, seat),
				marks: shownBeneath(field, seat),
				shown: shownSquares(field, seat),
			};
		},
		truth: (state) => ({
			...game.truth(bareState(state.board)),
			marks: secondMen(state.extra),
		}),
		// Which try it was is not known.
		refuse: (state) => state,
		revise(state, seat, view, heard) {
			const side = sideOf(seat);
			const field = fieldInView(view, KNIGHT);
			const isTheirs = (one: UnseenMan) => !isOf(one, side);
			const theirs = state.extra.unseen.filter(isTheirs);
			const shown = field.unseen.filter(isTheirs).length;
			const isChecked =
				heard.some(({type}) => type === 'check') ||
				(state.board.turn === view.turn && state.extra.isDark);
			const isDark = view.turn === side && isChecked && !isOpenlyChecked(field, rules, side);
			const rights = rightsAtHome(field.cells, state.board.castling & rightsOf(opposite(side)));
			const guessed = withHidden(
				{...field, castling: field.castling | rights},
				side,
				theirs.slice(shown),
				isDark,
			);
			const {outcome: _outcome, ...revised} = stateOf(guessed, isDark, []);
			return revised;
		},
		resume: () => undefined,
		key: ({board, extra: {unseen, isDark}}) =>
			`${game.key(bareState(board))} ${JSON.stringify(unseen)} ${isDark}`,
		remake: unseenKnights,
	};
}
