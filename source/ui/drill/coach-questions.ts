import {isExact} from '../../drill/guess.js';
import {shareCode} from '../../drill/share-code.js';
import type {SquareSet} from '../../core/square-set.js';
import type {MatchSettings} from '../../match/settings.js';
import type {CoachCommand} from '../key-binding.js';
import type {CoachKnowledge} from './coach-knowledge.js';
import {judgeGuess} from './guess-view.js';

/** Returns the code of a drill, to pass on, as a sentence. */
export function codeText(settings: MatchSettings): string {
	const code = shareCode(settings);
	return code === undefined
		? 'No code can be made of this drill.'
		: `The code of this drill: ${code}. To open it: fogchess drill ${code}`;
}

/**
 * Returns whether a question to the coach is help, so that a lesson is not done alone. A guess is the
 * person's own work: to have it checked is help only when there was something in it to put right.
 */
export const isHelp = (
	command: CoachCommand,
	known: CoachKnowledge | undefined,
	guess: SquareSet,
): boolean =>
	command === 'check'
		? known !== undefined && !isExact(judgeGuess(known, guess))
		: command === 'hint' || command === 'show' || command === 'plan';
