import type {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import type {SeatHistory} from '../rules/history.js';
import {type OutReason, seenKing, whyOut} from '../knowledge/lone-king-belief.js';
import type {View} from '../rules/view.js';
import {type UmpiredReason, whyOutUmpired} from './kriegspiel/why-out.js';

/** A square that was guessed although the king cannot be there, and why he cannot. */
export type GuessedOut = {readonly square: Square; readonly reason: OutReason | UmpiredReason};

/** A person's own guess of where the lone king can be, beside where he can be. */
export type GuessCheck = {
	/** Squares where he can be that were not guessed. */
	readonly overlooked: SquareSet;
	readonly out: readonly GuessedOut[];
	/** How many squares were guessed rightly. */
	readonly right: number;
	/** The square on which he is seen: then there is nothing to guess, and it need not be. NO_SQUARE when he is not. */
	readonly seen: Square;
};

/** Compares a guess with a belief, whose squares that are out are told apart by `why`. */
function compare(
	guess: SquareSet,
	belief: SquareSet,
	seen: Square,
	why: (square: Square) => GuessedOut['reason'] | undefined,
): GuessCheck {
	const missing = belief.minus(guess);
	return {
		overlooked: seen === NO_SQUARE ? missing : missing.without(seen),
		out: [...guess.minus(belief)].flatMap((square) => {
			const reason = why(square);
			return reason === undefined ? [] : [{square, reason}];
		}),
		right: guess.intersect(belief).size,
		seen,
	};
}

/**
 * Compares a guess with the belief it is about: both of them what White can know, by his view. A belief
 * is the set of squares where the king can be (the metaposition of Kriegspiel writing).
 */
export const checkGuess = (guess: SquareSet, belief: SquareSet, view: View): GuessCheck =>
	compare(guess, belief, seenKing(view), (square) => whyOut(square, belief, view));

/** Compares a guess with the belief it is about behind an umpire, who never shows the king. */
export const checkUmpiredGuess = (
	guess: SquareSet,
	belief: SquareSet,
	history: SeatHistory,
): GuessCheck =>
	compare(guess, belief, NO_SQUARE, (square) => whyOutUmpired(history, belief, square));

/** Returns whether a guess has every square where the king can be and no other. */
export const isExact = ({overlooked, out}: GuessCheck): boolean =>
	overlooked.isEmpty && out.length === 0;
