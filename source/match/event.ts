import type {Color} from '../core/color.js';
import type {SeatId} from '../rules/seat.js';
import type {Match} from './match.js';

/**
 * What happened. `at` is the time in milliseconds from any fixed origin; only differences count.
 * Events that do not fit the match's phase change nothing.
 */
export type MatchEvent = {readonly at: number} & (
	| {
			readonly type: 'moveChosen';
			readonly seat: SeatId;
			/** The move as UCI text, or with an umpire a try or a question such as "any?", whose answer lies in the histories. */
			readonly move: string;
	  }
	/** The seat at the keyboard lets another one of its side act, which may: its adviser, or back to the player. */
	| {readonly type: 'turnPassed'; readonly to: SeatId}
	/** The mover has looked at the result of his move and lets go of the keyboard. */
	| {readonly type: 'moveConfirmed'}
	/** The person who is to have the keyboard has it. After a `putAway` in a game against a bot: the person is back, and the clock runs on. */
	| {readonly type: 'handedOver'}
	| {readonly type: 'resigned'; readonly side: Color}
	| {readonly type: 'drawOffered'; readonly side: Color}
	/** `acts`: how many acts that stand the last step of a set-up was; 1 when left out. `isUntold`: of one that was not meant nothing is noted, and nobody asked. */
	| {
			readonly type: 'takebackAsked';
			readonly side: Color;
			readonly acts?: number;
			readonly isUntold?: true;
	  }
	/** A request is answered. A draw offer is also declined by a move of the side it was made to. */
	| {readonly type: 'requestAnswered'; readonly side: Color; readonly agreed: boolean}
	/** A coach has helped. */
	| {readonly type: 'helped'}
	/** Somebody looked at the clock: a flag falls when the time of the side on move is up. */
	| {readonly type: 'clockLooked'}
	/** The game is put away (saved, or covered by another screen): the clocks stop, and persons get a hand-off when they come back. */
	| {readonly type: 'putAway'}
);

/** An event of one type. */
export type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, {readonly type: T}>;

/** What is to be done outside, by whoever runs the match. */
export type MatchEffect =
	/** Something that must not be lost has changed: save the match BEFORE anything of it is shown. */
	| {readonly type: 'save'}
	| {readonly type: 'ended'}
	/** The event cannot be carried out; `reason` says so from what the side may know. */
	| {readonly type: 'refused'; readonly reason: string};

export type Transition = {readonly match: Match; readonly effects: readonly MatchEffect[]};
