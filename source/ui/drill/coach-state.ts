import {type Square} from '../../core/square.js';
import type {CoachCommand} from '../key-binding.js';

/** What the attacker has asked his coach. Hints, reasons and checks hold for one moment of the game. */
export type CoachState = {
	/** Whether the squares where the king can be are shown. */
	readonly shows: boolean;
	/** Whether each move is judged at once. */
	readonly judges: boolean;
	/** How much of a hint was asked for: the man, the square, the move, the reason. */
	readonly hint?: {readonly ply: number; readonly degree: number};
	readonly why?: {readonly ply: number; readonly square: Square};
	/** When the paper's plan was asked for. */
	readonly plan?: {readonly ply: number};
	/** Whether the plan is told as improved (paper+), where there is such a one, and not as printed. */
	readonly improves: boolean;
	/** Whether the person's own guess is shown; the coach's squares are not shown with it. */
	readonly guesses: boolean;
	/** When the guess was compared with what he can know, as long as he has not changed it. */
	readonly check?: {readonly ply: number};
};

export const USUAL_COACH: CoachState = {
	shows: false,
	judges: true,
	guesses: false,
	improves: false,
};
const MOST_HINTS = 4;

/** Returns what a question to the coach makes of his state; `ply` counts what has been played. Pure. */
export function askCoach(
	{shows, judges, guesses, improves, hint, plan}: CoachState,
	command: CoachCommand,
	square: Square,
	ply: number,
): CoachState {
	const asked = {shows, judges, guesses, improves};
	switch (command) {
		case 'show':
			return {...asked, shows: guesses || !shows, guesses: false};
		case 'guess':
			return {...asked, shows: false, guesses: !guesses};
		case 'verdicts':
			return {...asked, judges: !judges};
		case 'why':
			return {...asked, why: {ply, square}};
		case 'plan':
			// Asked again, it tells the other plan.
			return {...asked, improves: plan?.ply === ply ? !improves : improves, plan: {ply}};
		case 'check':
			return {...asked, shows: false, guesses: true, check: {ply}};
		case 'guessHere':
			return {...asked, shows: false, guesses: true};
		case 'hint': {
			const degree = hint?.ply === ply ? Math.min(MOST_HINTS, hint.degree + 1) : 1;
			return {...asked, hint: {ply, degree}};
		}

		default:
			return asked;
	}
}
