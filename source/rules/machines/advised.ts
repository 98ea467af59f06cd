import {type Act, isMove, makeAct, sortedByText} from '../../core/act.js';
import {type ByColor, byColor, type Color} from '../../core/color.js';
import {ok} from '../../core/result.js';
import type {Book} from '../book.js';
import {chess, type ChessExtra, legalActs} from '../chess.js';
import {knownMoves} from '../known-moves.js';
import {type Announcement, isRefused} from '../news.js';
import {observe} from '../observe.js';
import {adviserOf, isAdviser, type Seat, sideOf} from '../seat.js';
import {UNKNOWN_TRY} from '../umpire/turn.js';
import type {Begun, News, Ruling, Seen, State, TurnAct, Variant} from '../variant.js';

/** What a game with advisers is besides its board. */
export type AdvisedExtra = ChessExtra & {
	/** How many moves each side's adviser may play still. */
	readonly left: ByColor<number>;
	/** Whether the adviser of the side to move is asked and has not answered. */
	readonly isAsked?: true;
	/** The moves that were refused to him in this turn. */
	readonly barred?: readonly string[];
};

type AdvisedState = State<AdvisedExtra>;

/** An adviser plays so many moves a game. */
const MOVES = 2;

const SEATS: readonly Seat[] = [
	{id: 'white', side: 'white'},
	{id: 'white-adviser', side: 'white'},
	{id: 'black', side: 'black'},
	{id: 'black-adviser', side: 'black'},
];

const QUESTION: Act = {kind: 'ask', question: 'instructions'};
const ASKED = makeAct(QUESTION);
const ANSWERS = ['caution', 'go-on', 'none'] as const;
const ANSWER_ACTS = ANSWERS.map((word): Act => ({kind: 'say', word}));

/** Returns the answer that an act is. */
const answerOf = (act: Act): (typeof ANSWERS)[number] | undefined =>
	act.kind === 'say' ? ANSWERS.find((answer) => answer === act.word) : undefined;

/** Returns news of which advisers hear everything that the player heard whose act it was of. */
const withAdvisers = (news: News, by: Color): News => ({
	...news,
	'white-adviser': news[by] ?? [],
	'black-adviser': news[by] ?? [],
});

const toAll = (records: readonly Announcement[]): News =>
	withAdvisers(
		byColor(() => records),
		'white',
	);

/** Returns whether nothing was tried in a turn yet; questions are no tries. Of a try that another heard it is not known whose it was. */
const isUntried = (turn: readonly TurnAct[]): boolean =>
	turn.every(({text}) => text.endsWith('?') || text === UNKNOWN_TRY);

/** Returns whether the adviser of the side to move may play for it. */
const mayPlay = ({board, extra}: AdvisedState): boolean =>
	extra.isAsked !== true && extra.left[board.turn] > 0 && isUntried(extra.turn);

/**
 * Kriegspiel in which each player has an adviser who sees all boards: asked for instructions he says one of three
 * words, and twice a game he plays a move himself, which may not mate (Partnership Kriegspiel, Pritchard & Beasley,
 * 2.1).
 */
export function advised(book: Book): Variant<AdvisedExtra> {
	const game = chess(book);

	/** Returns a ruling of the game's with what the state before it had of advisers, and `left` of their moves. */
	const lift = (
		{state, news, verdict}: Ruling<ChessExtra>,
		{board, extra}: AdvisedState,
		left = extra.left,
	): Ruling<AdvisedExtra> => ({
		verdict,
		news: withAdvisers(news, board.turn),
		// A move begins a turn, in which nobody is asked or was refused anything yet.
		state: {...state, extra: {...state.extra, left}},
	});

	const begin = ({state, news}: Begun<ChessExtra>, left: ByColor<number>): Begun<AdvisedExtra> => ({
		state: {...state, extra: {...state.extra, left}},
		news: withAdvisers(news, 'white'),
	});

	function answer(state: AdvisedState, act: Act): Ruling<AdvisedExtra> | undefined {
		const said = answerOf(act);
		if (said === undefined) {
			return undefined;
		}

		const {isAsked: _asked, ...extra} = state.extra;
		const record = {type: 'instructions', for: state.board.turn, answer: said} as const;
		return {verdict: 'answered', state: {...state, extra}, news: toAll([record])};
	}

	/** Plays an adviser's move, or refuses one that would mate. */
	function advise(state: AdvisedState, act: Act): Ruling<AdvisedExtra> | undefined {
		const {board, extra} = state;
		const {barred = []} = extra;
		const by = board.turn;
		const text = makeAct(act);
		if (!mayPlay(state) || !isMove(act) || barred.includes(text)) {
			return undefined;
		}

		// What the player asked binds him, not his adviser.
		const ruling = game.step({...state, extra: {...extra, turn: []}}, by, act);
		if (ruling?.verdict !== 'stands') {
			return undefined;
		}

		if (ruling.state.outcome?.reason === 'checkmate') {
			const refused = {...extra, barred: [...barred, text]};
			return {
				verdict: 'refused',
				state: {...state, extra: refused},
				news: toAll([{type: 'refused', by}]),
			};
		}

		const left = {...extra.left, [by]: extra.left[by] - 1};
		const told = {type: 'adviser', for: by, left: left[by]} as const;
		const {news, ...played} = lift(ruling, state, left);
		const heard = byColor((seat) => [told, ...(news[seat] ?? [])]);
		return {...played, news: withAdvisers(heard, by)};
	}

	const questions = (seen: Seen): readonly Act[] =>
		isAdviser(seen.seat.id)
			? []
			: [
					...game.questions(seen),
					...(seen.turn.some(({text}) => text === ASKED) ? [] : [QUESTION]),
				];

	/** Returns what an adviser may do: answer what he was asked in this turn, else play what is legal. */
	function advice({view, turn}: Seen): readonly Act[] {
		if (view.aside === ASKED && !turn.some(({text}) => ANSWERS.some((one) => one === text))) {
			return ANSWER_ACTS;
		}

		const refused = new Set(turn.filter(isRefused).map(({text}) => text));
		return sortedByText(knownMoves(view, book.moves).filter((move) => !refused.has(makeAct(move))));
	}

	return {
		...game,
		seats: SEATS,
		advises: MOVES,
		isAlternating: false,
		words: ['instructions', 'caution', 'go-on', 'none'],
		start(setup, random) {
			const begun = game.start(setup, random);
			return begun.ok
				? ok(
						begin(
							begun.value,
							byColor(() => MOVES),
						),
					)
				: begun;
		},
		toAct(state) {
			const {board, extra, outcome} = state;
			if (outcome !== undefined) {
				return [];
			}

			const adviser = adviserOf(board.turn);
			return extra.isAsked === true
				? [adviser]
				: mayPlay(state)
					? [board.turn, adviser]
					: [board.turn];
		},
		tries: (seen) =>
			isAdviser(seen.seat.id)
				? advice(seen)
				: seen.turn.some(({text}) => text === ASKED)
					? game.tries(seen)
					: sortedByText([...game.tries(seen), QUESTION]),
		questions,
		step(state, seat, act) {
			const {board, extra, outcome} = state;
			if (outcome !== undefined || sideOf(seat) !== board.turn) {
				return undefined;
			}

			if (isAdviser(seat)) {
				return extra.isAsked === true ? answer(state, act) : advise(state, act);
			}

			if (extra.isAsked === true) {
				return undefined;
			}

			if (act.kind === 'ask' && act.question === 'instructions') {
				const turn = [...extra.turn, {text: ASKED, heard: []}];
				return extra.turn.some(({text}) => text === ASKED)
					? undefined
					: {
							verdict: 'answered',
							state: {...state, extra: {...extra, turn, isAsked: true}},
							news: {},
						};
			}

			const ruling = game.step(state, seat, act);
			return ruling === undefined ? undefined : lift(ruling, state);
		},
		view(state, seat) {
			const {board, extra} = state;
			if (!isAdviser(seat)) {
				return game.view(state, seat);
			}

			const view = observe(board, sideOf(seat), ['everything']);
			const isAsked = extra.isAsked === true && sideOf(seat) === board.turn;
			return isAsked ? {...view, aside: ASKED} : view;
		},
		acts(state, seat) {
			const {board, extra, outcome} = state;
			if (outcome !== undefined || sideOf(seat) !== board.turn) {
				return [];
			}

			if (isAdviser(seat)) {
				return extra.isAsked === true ? ANSWER_ACTS : mayPlay(state) ? legalActs(board) : [];
			}

			return extra.isAsked === true ? [] : game.acts(state, seat);
		},
		refuse: (state) => ({
			...state,
			extra: {...state.extra, turn: game.refuse(state).extra.turn},
		}),
		revise: () => undefined,
		resume(state, board) {
			const begun = game.resume(state, board);
			return begun === undefined ? undefined : begin(begun, state.extra.left);
		},
		key: (state) =>
			`${game.key(state)}${state.extra.left.white}${state.extra.left.black}${state.extra.isAsked === true ? '?' : ''}`,
		remake: advised,
	};
}
