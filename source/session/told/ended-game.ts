import {countHalfMoves} from '../../core/act.js';
import {numberedPlies} from '../../knowledge/move-list.js';
import type {Review} from '../../match/review.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {lengthText} from '../../text/finished-game.js';
import type {EndedGame} from '../../text/outcome.js';

/** Returns by what the end of a game is told that is gone through. */
export const endOfReview = ({variant, steps}: Pick<Review, 'variant' | 'steps'>): EndedGame => ({
	variant,
	turn: steps[steps.length - 1].sights.truth.turn,
});

/** Returns by what the end of a game is told that a seat knows. */
export const endOfHistory = (history: SeatHistory): EndedGame => ({
	variant: history.variant,
	turn: currentView(history).turn,
});

/** Returns how long a game is that a seat has played, in words: each side's turn is one, whatever it did in it. */
export function lengthOfHistory(history: SeatHistory): string {
	const played = numberedPlies(history).filter(({isNumbered}) => isNumbered);
	return lengthText({
		variant: history.variant,
		plies: played.filter(({by}, index) => by !== played[index - 1]?.by).length,
	});
}

/** Returns how long a game is, in words, without what was done in a set-up or asked. */
export const lengthOfReview = ({variant, moves}: Review): string =>
	lengthText({
		variant,
		plies: countHalfMoves(moves.map(({by, act}) => ({by, text: act}))),
	});
