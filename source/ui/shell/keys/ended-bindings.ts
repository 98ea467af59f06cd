import {CODE} from './turn-bindings.js';
import {back, COMMANDS, EXPORT, FLIP, KEYS, MESSAGES, SETTINGS} from './game-bindings.js';
import {act, bind, type Binding} from './key-binding.js';

/** What can be done with a game that is over. */
const ENDED: readonly Binding[] = [
	act('choose', 'enter', 'go through the game', 'review'),
	act(
		'analyse',
		'x',
		'judge your moves by what you knew: go through the game with a verdict on each',
		'analyse',
	),
	act(
		'again',
		'a',
		'play again with the same settings, each with the same men',
		'rematch, same sides',
		'rematch',
	),
	{...EXPORT, dropped: 'first'},
	{...FLIP, dropped: 'first'},
	...MESSAGES,
	{...back('to the menu', 'menu'), isListed: true},
	SETTINGS,
	COMMANDS,
	KEYS,
];

/** What can be done when it is over, by what was played. */
const OVER = {
	ended: ENDED,
	/** A game in which nothing was done, so that there is nothing to go through, to judge or to write. */
	'ended-unkept': ENDED.filter(
		({command}) => command !== 'choose' && command !== 'analyse' && command !== 'export',
	),
	'drill-ended': [
		act('again', 'a', 'the same start again', 'again'),
		act('another', 'n', 'another start of the same kind', 'another start', 'new'),
		act(
			'solution',
			'v s',
			'go through the table’s own hunt from this start',
			'how it is won',
			'solution',
		),
		act(
			'plan',
			'p',
			'watch the paper’s plan from this start, lemma by lemma',
			'how the paper does it',
			'paper',
		),
		act('choose', 'enter', 'go through the drill, with the optimum beside it', 'review'),
		{...CODE, label: 'code', dropped: 'first'},
		FLIP,
		...MESSAGES,
		{...back('to the drills', 'back'), isListed: true},
		SETTINGS,
		COMMANDS,
		KEYS,
	],
	'puzzle-ended': [
		act('another', 'enter n', 'the next puzzle', 'next puzzle', 'next'),
		act('again', 'a', 'this puzzle again', 'again'),
		act(
			'solution',
			'v s',
			'go through the solution, the king holding out as long as he can',
			'solution',
		),
		FLIP,
		...MESSAGES,
		{...back('to the puzzles', 'back'), isListed: true},
		SETTINGS,
		COMMANDS,
		KEYS,
	],
	'scene-ended': [
		act('another', 'enter n', 'the next scene, or the board as it was before', 'continue'),
		act('takeback', 'u', 'one step back', 'step back', 'back'),
		act('again', 'a', 'this scene again', 'again'),
		bind('hint', '+ =', 'what there is to do now'),
		FLIP,
		...MESSAGES,
		{...back('to the scenes', 'scenes'), isListed: true},
		SETTINGS,
		COMMANDS,
		KEYS,
	],
} as const satisfies {readonly [name: string]: readonly Binding[]};

/** Returns the same where the solution is told already. */
const told = (bindings: readonly Binding[]): readonly Binding[] =>
	bindings.filter(({command}) => command !== 'solution');

/** The same after a drill whose start no plan plays. */
const UNPLANNED = OVER['drill-ended'].filter(({command}) => command !== 'plan');

/** Returns the same where no screen lies below: Esc ends the program. */
const alone = (bindings: readonly Binding[]): readonly Binding[] =>
	bindings.map((binding) =>
		binding.command === 'back' ? {...binding, help: 'leave fogchess', label: 'leave'} : binding,
	);

/** Every key map of what is over. */
export const ENDED_BINDINGS = {
	...OVER,
	'ended-alone': alone(OVER.ended),
	'ended-unkept-alone': alone(OVER['ended-unkept']),
	'drill-ended-alone': alone(OVER['drill-ended']),
	'drill-unplanned': UNPLANNED,
	'drill-unplanned-alone': alone(UNPLANNED),
	'puzzle-ended-alone': alone(OVER['puzzle-ended']),
	'puzzle-told': told(OVER['puzzle-ended']),
	'puzzle-told-alone': told(alone(OVER['puzzle-ended'])),
	'scene-ended-alone': alone(OVER['scene-ended']),
} as const satisfies {readonly [name: string]: readonly Binding[]};
