import {CODE, PUZZLE_CODE} from './coach-bindings.js';
import {back, COMMANDS, EXPORT, FLIP, KEYS, MESSAGES, RULES, SETTINGS} from './game-bindings.js';
import {act, bind, type Binding, type Command} from './key-binding.js';
import type {Turn} from '../../../session/told/turn-of.js';

/** The time after the end, by what was played. */
export type Over = {
	readonly of: 'over';
	readonly played: Turn['of'];
} & Pick<Turn, 'hasNoPlan' | 'isTold' | 'isAlone' | 'isUnkept' | 'swaps'>;

/** How one leaves what is over, with the lists of all that there is. */
const onward = (help: string, label: string): readonly Binding[] => [
	...MESSAGES,
	{...back(help, label), isListed: true},
	SETTINGS,
	COMMANDS,
	KEYS,
];

const GAME: readonly Binding[] = [
	{...act('choose', 'enter v', 'go through the game', 'review'), dropped: 'late'},
	act(
		'analyse',
		'x',
		'judge your moves by what you knew: go through the game with a verdict on each',
		'analyse',
	),
	{
		...act(
			'again',
			'a',
			'a rematch with the same settings and the same sides',
			'rematch, same sides',
			'again',
		),
		dropped: 'late',
	},
	{
		...act(
			'swap',
			'o',
			'a rematch with the same settings and the sides swapped',
			'rematch, other side',
			'swap',
		),
		dropped: 'first',
	},
	{...EXPORT, dropped: 'first'},
	RULES,
	{...FLIP, dropped: 'first'},
	...onward('to the menu', 'menu'),
];

const DRILL: readonly Binding[] = [
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
		'watch a published plan from this start, step by step',
		'how a plan does it',
		'plan',
	),
	act('choose', 'enter', 'go through the drill, with the optimum beside it', 'review'),
	{...CODE, label: 'code', dropped: 'first'},
	FLIP,
	...onward('to the drills', 'back'),
];

const PUZZLE: readonly Binding[] = [
	act('another', 'enter n', 'the next puzzle', 'next puzzle', 'next'),
	act('again', 'a', 'this puzzle again', 'again'),
	act(
		'solution',
		'v s',
		'go through the solution, the king holding out as long as he can',
		'solution',
	),
	PUZZLE_CODE,
	FLIP,
	...onward('to the puzzles', 'back'),
];

const SCENE: readonly Binding[] = [
	act('another', 'enter n', 'the next scene, or the board as it was before', 'continue'),
	act('takeback', 'u', 'one step back', 'step back', 'back'),
	act('again', 'a', 'this scene again', 'again'),
	bind('hint', '+ =', 'what there is to do now'),
	FLIP,
	...onward('to the scenes', 'scenes'),
];

const OVER: {readonly [played in Turn['of']]: readonly Binding[]} = {
	game: GAME,
	drill: DRILL,
	defence: DRILL,
	puzzle: PUZZLE,
	'act-puzzle': PUZZLE,
	scene: SCENE,
};

/** Returns what can be done when it is over. */
export function overBindings({
	played,
	hasNoPlan,
	isTold,
	isAlone,
	isUnkept,
	swaps,
}: Over): readonly Binding[] {
	const gone: readonly Command[] = [
		...(isUnkept ? (['choose', 'analyse', 'export'] as const) : []),
		...(hasNoPlan ? (['plan'] as const) : []),
		...(isTold ? (['solution'] as const) : []),
		...(swaps ? [] : (['swap'] as const)),
	];
	return OVER[played]
		.filter(({command}) => !gone.includes(command))
		.map((binding) =>
			// Where no screen lies below, Esc ends the program.
			isAlone && binding.command === 'back'
				? {...binding, help: 'leave fogchess', label: 'leave'}
				: binding,
		);
}
