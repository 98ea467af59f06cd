import {coach, CODE, GUESS, GUESS_DONE, GUESSING, GUESSING_APART, PAPER} from './drill-bindings.js';
import {
	ASK,
	cursor,
	FLIP,
	GHOSTS,
	KNOW,
	LEAVE_GAME,
	MARK,
	MEN,
	SET_MAN,
	TAKEBACK,
	ways,
} from './game-bindings.js';
import {act, type Binding} from './key-binding.js';
import {PUZZLE} from './puzzle/puzzle-bindings.js';
import type {Turn} from './turn.js';

type Keys = (turn: Turn) => readonly Binding[];

const some = (isThere: boolean | undefined, ...bindings: readonly Binding[]): readonly Binding[] =>
	isThere === true ? bindings : [];

/** How a drill ends. Against a lone king the answer is known, so the help line does not offer the question, and `y` is the own guess. */
const endOfDrill: Keys = ({mayAsk}) => [
	FLIP,
	TAKEBACK,
	...ways('drill', [act('resign', '', 'give the drill up')], LEAVE_GAME),
	...some(mayAsk, act('ask', 'ctrl+a', ASK.help)),
];

const BY_KIND: {readonly [of in Turn['of']]: Keys} = {
	game: ({mayAsk, seesOwnMenOnly}) => [
		...some(mayAsk, ASK),
		...(seesOwnMenOnly ? [SET_MAN] : [GHOSTS, MARK]),
		KNOW,
		MEN,
		FLIP,
		TAKEBACK,
		...ways(
			'game',
			[act('draw', '', 'offer a draw'), act('resign', '', 'resign the game')],
			LEAVE_GAME,
		),
	],
	drill: (turn) => [
		...(turn.guesses
			? [...GUESSING, GUESS_DONE, ...coach(turn)]
			: [...coach(turn), GUESS, ...GUESSING_APART]),
		...(turn.seesOwnMenOnly ? [SET_MAN, CODE] : [CODE, MARK]),
		...endOfDrill(turn),
	],
	defence: (turn) => [
		...(turn.seesOwnMenOnly
			? [
					{
						...KNOW,
						help: "what you know: where White's men may stand, by all that the umpire has said, or hide it again",
					},
					SET_MAN,
				]
			: // What may stand where is the coach's business here.
				[PAPER, GHOSTS, MARK, act('men', 'w ctrl+k', MEN.help, 'the men', 'men')]),
		CODE,
		...endOfDrill(turn),
	],
	puzzle: () => PUZZLE,
};

/** Returns the key map of a turn, in the order of the help. */
export const turnBindings: Keys = (turn) => [
	...(turn.mayBeRefused
		? cursor('try', 'pick up the man under the cursor, or try to put it down there')
		: cursor('move', 'pick up the man under the cursor, or put it down there')),
	...BY_KIND[turn.of](turn),
];
