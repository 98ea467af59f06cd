import type {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {seenKing} from '../knowledge/lone-king-belief.js';
import type {BeliefGame, Moment, NoKingReason} from '../endings/belief-game.js';

/** A square that was guessed although the king cannot be there, and why he cannot. */
export type GuessedOut = {readonly square: Square; readonly reason: NoKingReason};

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

/**
 * Compares a guess with what White knows at a moment: the set of squares where the king can be (the metaposition of
 * Kriegspiel writing).
 */
export function checkGuess(game: BeliefGame, moment: Moment, guess: SquareSet): GuessCheck {
	const {belief, view} = moment;
	const seen = seenKing(view);
	const missing = belief.minus(guess);
	return {
		overlooked: seen === NO_SQUARE ? missing : missing.without(seen),
		out: [...guess.minus(belief)].flatMap((square) => {
			const reason = game.whyOut(moment, square);
			return reason === undefined ? [] : [{square, reason}];
		}),
		right: guess.intersect(belief).size,
		seen,
	};
}

/** Returns whether a guess has every square where the king can be and no other. */
export const isExact = ({overlooked, out}: GuessCheck): boolean =>
	overlooked.isEmpty && out.length === 0;
