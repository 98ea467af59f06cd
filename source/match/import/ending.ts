import {type Color, opposite} from '../../core/color.js';
import type {EndReason, Outcome} from '../../rules/news.js';
import type {ForeignGame} from './foreign-game.js';

/** Who won by a result; null for a draw, undefined where it says nothing. */
const WINNERS: {readonly [result: string]: Color | null | undefined} = {
	'1-0': 'white',
	'0-1': 'black',
	'1/2-1/2': null,
	'½-½': null,
};

/** Returns whether a result that is told names another winner than the moves have. */
export function isToldOtherwise(result: string | undefined, {winner}: Outcome): boolean {
	const told = WINNERS[result ?? ''];
	return told !== undefined && told !== winner;
}

/** What records say of an end that the moves do not bring about. */
const REASONS: readonly (readonly [words: RegExp, reason: EndReason])[] = [
	[/resign/i, 'resignation'],
	[/time|flag/i, 'time'],
	[/agree/i, 'agreement'],
];

/** How a sign in the place of a move ended a game for the side whose place it is. */
const SIGN_ENDS: {readonly [sign: string]: EndReason | undefined} = {R: 'resignation', T: 'time'};

/**
 * Returns how a game ended that its moves did not end. `first` is the side in whose place the first word stands: signs
 * fill the loser's. A result that is told counts before what the signs say; without one of either nothing is decided.
 */
export function endingOf(
	{words, result, termination = ''}: Pick<ForeignGame, 'words' | 'result' | 'termination'>,
	first: Color,
): Outcome {
	const slots = words.filter(({kind}) => kind === 'move' || kind === 'sign');
	// A sign among moves is none: it could not be read.
	const last = slots.findLastIndex(({kind}) => kind === 'move');
	const at = slots.findIndex(({text}, index) => index > last && SIGN_ENDS[text] !== undefined);
	const loser = at < 0 ? undefined : at % 2 === 0 ? first : opposite(first);
	const winner = WINNERS[result ?? ''];
	const won = winner === undefined && loser !== undefined ? opposite(loser) : winner;
	if (won === undefined) {
		return {winner: null, reason: 'unfinished'};
	}

	const told = at < 0 ? REASONS.find(([pattern]) => pattern.test(termination))?.[1] : undefined;
	const reason = at < 0 ? told : SIGN_ENDS[slots[at].text];
	// Two may agree on a draw only, and one alone loses.
	const fits = (reason === 'agreement') === (won === null);
	return {winner: won, reason: reason !== undefined && fits ? reason : 'unknown'};
}
