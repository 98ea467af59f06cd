import {describeOutcome} from '../text/outcome.js';
import type {MatchHost} from './hooks/match-host.js';

/** What is said about a game that was left: in the menu, and on the main screen at the end. */
export type LastWords = {readonly inside: string; readonly outside: string};

/**
 * Returns what is said about a game that was left: how it ended, or that it is saved and how to go on.
 * Nothing of the board, and nothing at all about a game without a move.
 */
export function lastWords(host: MatchHost): LastWords | undefined {
	const {match, notSaved} = host.getState();
	if (match.outcome !== undefined) {
		const how = describeOutcome(match.outcome).join(' ');
		return host.isSaved
			? {
					inside: `${how} Resume goes through it.`,
					outside: `${how}\nGo through it: fogchess review ${host.savedAs}`,
				}
			: {inside: how, outside: how};
	}

	if (notSaved !== undefined) {
		return {inside: notSaved, outside: `fogchess: ${notSaved}`};
	}

	return host.isSaved
		? {
				inside: 'The game is saved. Resume goes on with it.',
				outside: `The game is saved. Go on with it: fogchess resume ${host.savedAs}`,
			}
		: undefined;
}
