import {
	ASK,
	cursor,
	FLIP,
	GHOSTS,
	KNOW,
	LEAVE_GAME,
	MARK,
	MEN,
	RULES,
	KING_ANEW,
	PLACING,
	SET_MAN,
	TAKEBACK,
	TOLD,
	ways,
} from './game-bindings.js';
import {isQuestion} from '../../../session/entry/game-word.js';
import {askedOf, askHelp} from '../../../text/acts.js';
import {sayCommand, wordBindings} from './word-bindings.js';
import {act, type Binding, spare, unlabelled} from './key-binding.js';
import {
	coach,
	CODE,
	GUESS,
	GUESS_DONE,
	GUESSING,
	GUESSING_APART,
	hint,
	PAPER,
	PUZZLE_CODE,
	RISKS,
	SHOW,
} from './coach-bindings.js';
import {isAdviser} from '../../../rules/seat.js';
import {HAND_BACK_TEXT, TO_ADVISER_TEXT} from '../../../text/hand-off.js';
import type {Turn} from '../../../session/told/turn-of.js';

/** An adviser who may play is handed the keyboard, and hands it back. */
const CALL_ADVISER = act('pass', 'v', TO_ADVISER_TEXT, 'adviser');
const HAND_BACK = act('pass', 'v', HAND_BACK_TEXT, 'hand back');

/** Returns what asks the umpire, by the game's own questions; the help line leaves it out when all are asked or one knows the answer. */
function asking({words = [], hasAsked}: Turn): readonly Binding[] {
	const questions = words.filter(isQuestion);
	const ask = questions.every((one) => one === 'any')
		? ASK
		: {...ASK, help: askHelp(questions), label: `ask ${askedOf(questions)}`};
	return hasAsked === true ? unlabelled([ask]) : [ask];
}

/** How a puzzle ends; the rules come first, for its game may be one that is new to the person. */
const endOfPuzzle: readonly Binding[] = [
	{...RULES, label: 'rules'},
	PUZZLE_CODE,
	FLIP,
	...ways('puzzle', [], 'leave the puzzle').filter(({command}) => command !== 'rules'),
];

/** What can be asked for in one's turn in a puzzle. */
const PUZZLE: readonly Binding[] = [
	hint('a hint; again for more: idea, man, square'),
	{...TAKEBACK, help: 'take back your last move and try another'},
	{...SHOW, keys: [...SHOW.keys, 'w']},
	act('solution', 'v', 'give the puzzle up and go through its solution', 'solution'),
	...endOfPuzzle,
];

/** The same in a puzzle of one act: a wrong one is put back, so that nothing is taken back. */
const ACT_PUZZLE: readonly Binding[] = [
	hint('a hint; again for more, up to the answer'),
	act('solution', 'v', 'give the puzzle up and be told the answer', 'solution'),
	...endOfPuzzle,
];

type Keys = (turn: Turn) => readonly Binding[];

const some = (isThere: boolean | undefined, ...bindings: readonly Binding[]): readonly Binding[] =>
	isThere === true ? bindings : [];

/** What can be asked for in one's turn in a scene: what a game has, and a hint. What matters besides is said by the scene. */
const scene: Keys = ({mayAsk, seesOwnMenOnly, seesAll}) => [
	hint('a hint; again for the move'),
	act('takeback', 'u', 'one step back in the scene', 'step back', 'back'),
	...some(mayAsk, ASK),
	...unlabelled([
		...(seesOwnMenOnly === true ? [SET_MAN] : seesAll ? [MARK] : [GHOSTS, MARK]),
		KNOW,
		MEN,
		FLIP,
	]),
	act('another', '', 'skip to the next scene'),
	...ways('scene', [], 'leave the scene, which resumes there'),
];

const UNDO_SET_UP: Binding = {...TAKEBACK, help: 'take back the last step of your set-up'};

/** Returns what takes a move back, which the help line leaves out where there is none. */
const takingBack: Keys = ({hasNoPast}) =>
	hasNoPast === true ? unlabelled([TAKEBACK]) : [spare(TAKEBACK)];

/** How a drill ends. Where one side has its king alone no pawn can take anything: the umpire is not to be asked, and `y` is the own guess. */
const endOfDrill: Keys = (turn) => [
	FLIP,
	...takingBack(turn),
	...ways('drill', [act('resign', '', 'give the drill up')], LEAVE_GAME),
];

const BY_KIND: {readonly [of in Turn['of']]: Keys} = {
	game: ({
		seesOwnMenOnly,
		seesAll,
		hasNothingToKnow,
		advises,
		passesTo,
		chooses,
		says,
		...turn
	}) => [
		// To call him is found by his name before to ask him.
		...(passesTo === undefined ? [] : [isAdviser(passesTo) ? CALL_ADVISER : HAND_BACK]),
		// Where words alone are due nothing is asked.
		...(turn.mayAsk === true && chooses !== 'words' ? asking(turn) : []),
		...some(!advises && hasNothingToKnow !== true, KNOW),
		...(seesOwnMenOnly ? [SET_MAN] : advises || seesAll ? [MARK] : [spare(GHOSTS), MARK]),
		...some(turn.isCoached, act('hint', '+ =', 'a hint, as in the scenes; a real game has none')),
		MEN,
		TOLD,
		...unlabelled([FLIP]),
		// The game's own taking back has its key.
		...(advises || says?.includes('take-back') === true ? [] : takingBack(turn)),
		...ways(
			'game',
			some(!advises, act('draw', '', 'offer a draw'), act('resign', '', 'resign the game')),
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
						help: 'what you know: where White’s men may stand, by all that the umpire has said, or hide it again',
					},
					SET_MAN,
				]
			: [
					KNOW,
					hint('a hint: where you may be taken, as far as you can know; again for the safest'),
					...some(turn.hasNoPlan !== true, PAPER),
					spare(GHOSTS),
					spare(MARK),
					...RISKS,
					// Where there is a plan it has the key of the men, who are two or three.
					...some(turn.hasNoPlan, MEN),
				]),
		CODE,
		...endOfDrill(turn),
	],
	puzzle: () => PUZZLE,
	'act-puzzle': () => ACT_PUZZLE,
	scene,
};

/**
 * Returns bindings without the letters with which a word or question of the game begins: these are for typing it, also when
 * it cannot be said, so that a letter means the same in every turn. The card of the rules has its letter in every game:
 * who presses it by habit says nothing.
 */
export const withoutWords = (
	{words = []}: Pick<Turn, 'words'>,
	bindings: readonly Binding[],
): readonly Binding[] =>
	bindings.map((binding) =>
		binding.command === 'rules'
			? binding
			: {
					...binding,
					keys: binding.keys.filter((key) => !words.some((word) => word[0] === key)),
				},
	);

/** Returns how the cursor is used in a turn. */
const moving: Keys = ({mayBeRefused, chooses, castles}) =>
	(chooses === 'words'
		? cursor('', 'nothing on the board').filter(({command}) => command !== 'choose')
		: chooses === 'squares'
			? cursor('choose', 'choose the square under the cursor; Enter again does it')
			: mayBeRefused
				? cursor('try', 'pick up the man or try it: on the square under the cursor', castles)
				: cursor('move', 'pick up or put down the man: on the square under the cursor', castles)
	).map((binding): Binding =>
		chooses !== undefined && binding.command === 'type'
			? spare({...binding, help: 'type what you do; Enter does it', label: 'type it'})
			: binding,
	);

/** Returns the bindings of a turn once a word is begun: its key has done its part, and Esc drops what was begun first. */
const withBegun = ({begun}: Turn, bindings: readonly Binding[]): readonly Binding[] =>
	begun === undefined
		? bindings
		: bindings
				.filter(({command}) => command !== sayCommand(begun))
				.map((binding) =>
					binding.command === 'back' ? {...binding, label: 'drop it', short: 'drop'} : binding,
				);

/** Returns the bindings of a turn while a man is picked up: Esc lets go of it first, and in a set-up Enter puts it down. */
const withHeld = ({holds, arranges}: Turn, bindings: readonly Binding[]): readonly Binding[] =>
	holds !== true
		? bindings
		: bindings.map((binding) =>
				binding.command === 'back'
					? {...binding, label: 'let go'}
					: binding.command === 'choose' && arranges === true
						? {...binding, label: 'put down', short: 'put', dropped: 'last'}
						: binding,
			);

/** Returns the bindings of a turn while a coach's answer stands there: Esc puts it away first. */
const withAnswer = ({isAnswered}: Turn, bindings: readonly Binding[]): readonly Binding[] =>
	isAnswered !== true
		? bindings
		: bindings.map((binding) =>
				binding.command === 'back' ? {...binding, label: 'put away'} : binding,
			);

/** Returns the key map of a turn, in the order of the help. */
export const turnBindings: Keys = (turn) => withHeld(turn, withAnswer(turn, bindingsOf(turn)));

const bindingsOf: Keys = (turn) =>
	turn.arranges
		? [
				...wordBindings(turn),
				...(turn.putsKingAnew === true ? KING_ANEW : PLACING),
				...unlabelled([UNDO_SET_UP, MARK, FLIP]),
				act('men', '', MEN.help),
				...ways('game', [act('resign', '', 'resign the game')], LEAVE_GAME),
			]
		: withBegun(
				turn,
				withoutWords(turn, [...wordBindings(turn), ...moving(turn), ...BY_KIND[turn.of](turn)]).map(
					// The rules of a game that may be new are named before a way to move.
					(binding) =>
						turn.of === 'act-puzzle' && binding.command === 'type' ? spare(binding) : binding,
				),
			);
