import {TRIES_AGAIN} from '../storage/autosave.js';
import {describeOutcome} from '../text/outcome.js';
import type {MatchHost} from './hooks/match-host.js';

/** What is said about a game that was left: in the menu, and on the main screen at the end. */
type LastWords = {readonly inside: string; readonly outside: string};

/**
 * Returns what is said about a game that was left: how it ended, or that it is saved and how to go on.
 * Nothing of the board, nothing at all about a game without a move, and never that more is saved than is.
 */
export function lastWords(host: MatchHost): LastWords | undefined {
	const {match, notSaved} = host.getState();
	const how = match.outcome === undefined ? '' : describeOutcome(match.outcome).join(' ');
	if (notSaved !== undefined) {
		const why = notSaved.replace(TRIES_AGAIN, '');
		const [inside, outside] = how === '' ? ['', ''] : [`${how} `, `${how}\n`];
		return host.isSaved
			? {
					inside: `${inside}${why} Resume goes on from the last save.`,
					outside: `${outside}fogchess: ${why}\nGo on from the last save: fogchess resume ${host.savedAs}`,
				}
			: {inside: `${inside}${why}`, outside: `${outside}fogchess: ${why}`};
	}

	if (match.outcome !== undefined) {
		return host.isSaved
			? {
					inside: `${how} Resume goes through it.`,
					outside: `${how}\nGo through it: fogchess review ${host.savedAs}`,
				}
			: {inside: how, outside: how};
	}

	return host.isSaved
		? {
				inside: 'The game is saved. Resume goes on with it.',
				outside: `The game is saved. Go on with it: fogchess resume ${host.savedAs}`,
			}
		: undefined;
}
