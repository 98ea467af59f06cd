import {act, type Binding} from './key-binding.js';
import type {Turn} from './turn.js';

const SHOW = act(
	'show',
	's',
	'show or hide the squares where the king can be',
	'where he can be',
	'where',
);
/** Where no board shows what is known it is asked for with the key that it has in a game. */
const SHOW_KNOWN = act(
	'show',
	'w s ctrl+k',
	'what you know: the squares where the king can be, by all that the umpire has said, or hide them again',
	'what I know',
	'know',
	'w ctrl+k',
);
const why = (key: string, label: string): Binding =>
	act('why', key, 'why the king cannot be on the square under the cursor', label);

/** Returns what a coach can be asked: first what is known, where no board shows it. */
export function coach({seesOwnMenOnly, mayBeRefused}: Turn): readonly Binding[] {
	return [
		...(seesOwnMenOnly ? [SHOW_KNOWN] : []),
		act('hint', '+ =', 'a hint; again for more: man, square, move, why', 'hint'),
		...(seesOwnMenOnly ? [why('x', 'why not')] : [why('w', 'why'), SHOW]),
		act(
			'plan',
			'p',
			mayBeRefused
				? 'what the plan for these men tries next, and why: the one that the drill was begun with, or else the first there is'
				: "the next step of the paper's plan, and where it says that the king cannot be; again for the improved plan",
			'plan',
		),
		act(
			'verdicts',
			'v',
			`say at once, or only at the end, what each of your ${mayBeRefused ? 'tries' : 'moves'} was worth`,
			'verdicts',
		),
	];
}

/** A player's own guess of where the king is. */
export const GUESS = act(
	'guess',
	'y ctrl+g',
	'your own guess: mark where the king can be, and be told what you overlooked',
	'my guess',
	'guess',
);
/** The same key while the guess is shown. */
export const GUESS_DONE = act(
	'guess',
	'y ctrl+g',
	'put your guess away; it is kept',
	'guess done',
	'done',
);
/** What is done with a guess; it is shown from then on. */
export const GUESSING: readonly Binding[] = [
	act(
		'guessHere',
		'space',
		'guess that the king can be on the square under the cursor, or take it off; so does a click',
		'he can be here',
		'here',
	),
	act('check', '.', 'compare your guess with where the king can be', 'check'),
];
/** The same while it is not shown: the help line has room for none of it. */
export const GUESSING_APART: readonly Binding[] = GUESSING.map(({label: _label, ...rest}) => rest);
export const CODE = act('code', '#', 'this drill as a short code that others can open');
/** What the paper advises who has the king alone. */
export const PAPER = act(
	'plan',
	'p',
	'what the paper advises the lone king: its safe squares, as far as you can know them',
	'the paper',
	'paper',
);
