import {
	back,
	COMMANDS,
	FLIP,
	KEYS,
	LEAVE_GAME,
	MARK,
	MESSAGES,
	RULES,
	TAKEBACK,
} from './game-bindings.js';
import type {Binding} from './key-map.js';

/** What a coach can be asked. */
export const COACH: readonly Binding[] = [
	{
		command: 'hint',
		keys: ['+', '='],
		label: 'hint',
		help: 'a hint; again for more: man, square, move, why',
		isListed: true,
	},
	{
		command: 'why',
		keys: ['w'],
		label: 'why',
		help: 'why the king cannot be on the square under the cursor',
		isListed: true,
	},
	{
		command: 'show',
		keys: ['s'],
		label: 'where he can be',
		short: 'where',
		help: 'show or hide the squares where the king can be',
		isListed: true,
	},
	{
		command: 'plan',
		keys: ['p'],
		label: 'plan',
		help: "the next step of the paper's plan, and where it says that the king cannot be; again for the improved plan",
		isListed: true,
	},
	{
		command: 'verdicts',
		keys: ['v'],
		label: 'verdicts',
		help: 'say at once, or only at the end, what each of your moves was worth',
		isListed: true,
	},
];
/** What differs with an umpire, who shows nothing: what is known is asked for with the key that it has in a game. */
const REFEREED: {readonly [command in Binding['command']]?: Partial<Binding>} = {
	show: {
		keys: ['w', 's', 'ctrl+k'],
		label: 'what I know',
		short: 'know',
		shown: ['w', 'ctrl+k'],
		help: 'what you know: the squares where the king can be, by all that the umpire has said, or hide them again',
	},
	why: {keys: ['x'], label: 'why not'},
	plan: {
		help: 'what the plan for these men tries next, and why: the one that the drill was begun with, or else the first there is',
	},
	verdicts: {help: 'say at once, or only at the end, what each of your tries was worth'},
};
/** What a coach can be asked with an umpire: first what is known, which no board shows there. */
export const REFEREED_COACH: readonly Binding[] = COACH.map((binding) => ({
	...binding,
	...REFEREED[binding.command],
})).sort((a, b) => Number(b.command === 'show') - Number(a.command === 'show'));
/** A player's own guess of where the king is. */
export const GUESS: Binding = {
	command: 'guess',
	keys: ['y', 'ctrl+g'],
	label: 'my guess',
	short: 'guess',
	shown: ['y', 'ctrl+g'],
	help: 'your own guess: mark where the king can be, and be told what you overlooked',
	isListed: true,
};
/** The same key while the guess is shown. */
export const GUESS_DONE: Binding = {
	...GUESS,
	label: 'guess done',
	short: 'done',
	help: 'put your guess away; it is kept',
};
/** What is done with a guess; it is shown from then on. */
export const GUESSING: readonly Binding[] = [
	{
		command: 'guessHere',
		keys: ['space'],
		label: 'he can be here',
		short: 'here',
		help: 'guess that the king can be on the square under the cursor, or take it off; so does a click',
		isListed: true,
	},
	{
		command: 'check',
		keys: ['.'],
		label: 'check',
		help: 'compare your guess with where the king can be',
		isListed: true,
	},
];
/** The same while it is not shown: the help line has room for none of it. */
export const GUESSING_APART: readonly Binding[] = GUESSING.map(({label: _label, ...rest}) => rest);
export const CODE: Binding = {
	command: 'code',
	keys: ['#'],
	help: 'this drill as a short code that others can open',
	isListed: true,
};
/** What holds in a drill besides, with and without a guess. */
export const DRILL_REST: readonly Binding[] = [
	CODE,
	MARK,
	FLIP,
	TAKEBACK,
	RULES,
	...MESSAGES,
	{command: 'resign', keys: [], help: 'give the drill up', isListed: true},
	LEAVE_GAME,
	back('clear what is typed, put the man down, or leave the drill'),
	COMMANDS,
	KEYS,
];
