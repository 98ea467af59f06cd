import type {Turn} from '../../../session/told/turn-of.js';
import {act, type Binding, lasting, unlabelled} from './key-binding.js';

export const SHOW = act(
	'show',
	's',
	'show or hide where he can be: the king, on every square that is possible',
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
	act('why', key, 'why he cannot be here: the king, on the square under the cursor', label);

/** Who is stuck without it is to see it in any window. */
export const hint = (help: string): Binding => lasting(act('hint', '+ =', help, 'hint'));

const verdicts = (what: string): Binding =>
	act('verdicts', 'v', `verdicts at once or at the end: ${what}`, 'verdicts');
/** The same for the lone king of the fog; the help line has no room for it. */
export const RISKS: readonly Binding[] = unlabelled([
	act(
		'verdicts',
		'v',
		'judge moves at once: what each risked, as far as you could know; again to stop that',
	),
]);

/** Returns what a coach can be asked: first what is known, where no board shows it. */
export function coach({seesOwnMenOnly, mayBeRefused}: Turn): readonly Binding[] {
	return [
		...(seesOwnMenOnly ? [SHOW_KNOWN] : []),
		hint('a hint; again for more: man, square, move, why'),
		...(seesOwnMenOnly ? [why('x', 'why not')] : [why('w', 'why'), SHOW]),
		act(
			'plan',
			'p',
			mayBeRefused
				? 'what the plan tries next, and why: the plan for these men, the one that the drill was begun with, or else the first there is'
				: 'the paper’s next step: what its plan does, and where it says that the king cannot be; again for the improved plan',
			'plan',
		),
		verdicts(`what each of your ${mayBeRefused ? 'tries' : 'moves'} was worth`),
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
export const GUESS_DONE = lasting(
	act('guess', 'y ctrl+g', 'put your guess away; it is kept', 'guess done', 'done'),
);
/** What is done with a guess; it is shown from then on. */
export const GUESSING: readonly Binding[] = [
	lasting(
		act(
			'guessHere',
			'space',
			'he can be here: guess that of the square under the cursor, or take it off; so does a click',
			'he can be here',
			'here',
		),
	),
	lasting(act('check', '.', 'check your guess: compare it with where the king can be', 'check')),
];
/** The same while it is not shown: the help line has room for none of it. */
export const GUESSING_APART: readonly Binding[] = unlabelled(GUESSING);
export const CODE = act('code', '#', 'this drill as a code: a short one, for others to open');
/** The same of a puzzle; its help line has room for none of it. */
export const PUZZLE_CODE = act(
	'code',
	'#',
	'this puzzle as a code: a short one, for others to open',
);
/** What the paper advises who has the king alone. */
export const PAPER = act(
	'plan',
	'p',
	'the paper’s advice: its safe squares, as far as you can know them',
	'the paper',
	'plan',
);
