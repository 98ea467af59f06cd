import type {ByColor} from '../core/color.js';
import type {BySeat} from '../rules/seat.js';

/** How time is kept. Times in milliseconds; `increment` is added after each of a side's moves. */
export type ClockRule =
	| {readonly kind: 'none'}
	| {readonly kind: 'timed'; readonly base: number; readonly increment: number};

export type SeatSetting =
	| {
			readonly kind: 'person';
			readonly name: string;
			/** Salted hash of the PIN that the hand-off asks for; left out when it asks for none. */
			readonly pin?: string;
	  }
	| {
			readonly kind: 'bot';
			readonly name: string;
			/** The bot's id. */
			readonly bot: string;
			/** Milliseconds that it thinks for a move; left out when it does not go by the clock. */
			readonly ms?: number;
	  };

/** What is agreed before the first move; with the moves it is all that a game is made of. */
export type MatchSettings = {
	/** The variant's id. */
	readonly variant: string;
	/** The start when it is not the variant's own. */
	readonly fen?: string;
	/** Who plays, and the persons who advise: an adviser who is left out is our program. */
	readonly seats: ByColor<SeatSetting> & BySeat<SeatSetting>;
	readonly clock: ClockRule;
	/** What bots draw their random numbers from. */
	readonly seed: number;
};
