import type {ByColor, Color} from '../core/color.js';
import type {Outcome} from '../rules/news.js';
import type {SeatId} from '../rules/seat.js';
import type {MatchSettings} from './settings.js';

/**
 * Where a match stands.
 * - handoff: the screen is blank until the person in `seat` takes the keyboard. Only where persons share it.
 *   What follows is `answer` when a request must be answered first, `turn` when that seat may act
 *   (a draw offer may then stand beside it) or a bot is to, else `confirm`.
 * - turn: `seat` sees its board and is to act.
 * - confirm: `seat` has moved, sees the result, and has not yet let go of the keyboard. Only between two players.
 * - answer: the player has taken the keyboard to answer a request of the other side.
 * - ended.
 */
export type Phase =
	| {readonly name: 'handoff'; readonly seat: SeatId}
	| {readonly name: 'turn'; readonly seat: SeatId}
	| {readonly name: 'confirm'; readonly seat: SeatId}
	| {readonly name: 'answer'; readonly seat: Color}
	| {readonly name: 'ended'};

/**
 * What one side asks of the other. A takeback takes back `plies` acts that stand, so that the asker is on move again.
 */
export type MatchRequest =
	| {readonly kind: 'draw'; readonly by: Color}
	| ({readonly kind: 'takeback'; readonly by: Color; readonly plies: number} & SaidFirst);

/**
 * What was taken back first, or is to be, where that was no move, as far as a seat knows: "pass"; and the man that it was
 * about, as letter and square. `isSecret`: it was done in a set-up that the seat does not see.
 */
export type SaidFirst = {
	readonly said?: string;
	readonly man?: string;
	readonly isSecret?: true;
};

/**
 * The clocks: what is left, and since when the side on move's runs. Milliseconds; `since` undefined
 * while they stand, which they do in every phase but `turn` and always in a game without clocks
 * (there `left` is 0 for both). `left` is what it was at `since`. A takeback gives no time back.
 */
export type Clocks = {
	readonly left: ByColor<number>;
	readonly since?: number;
};

/** A notice for one seat about something that is no move: an answer to a request, a takeback and what it revealed. */
export type Notice = {
	/** How many plies its seat had noticed. */
	readonly ply: number;
	/** How many tries in vain and questions in the turn after them, where there were any. */
	readonly tries?: number;
} & (
	| {readonly kind: 'draw-declined'}
	| {readonly kind: 'takeback-declined'}
	| ({
			readonly kind: 'taken-back';
			readonly by: Color;
			readonly plies: number;
			/** How many steps of a set-up those were which were done as one step, where nobody else heard of them. */
			readonly inRow?: number;
			/**
			 * Enemy men that this seat itself saw in the plies taken back and does not see now, as letter
			 * and square ("nf6"), in the order in which they were first seen. They stand there now.
			 */
			readonly revealed: readonly string[];
			/** Those that it saw only after a move of the other side's that is taken back: they may stand elsewhere now. */
			readonly glimpsed?: readonly string[];
			/** Men of this seat that were taken in the plies taken back, likewise ("Pe4"): the other side could do that. */
			readonly taken: readonly string[];
	  } & SaidFirst)
);

/** An act of a seat as text: a move, a try that was refused, a question ("any?"). */
export type MatchAct = {
	readonly seat: SeatId;
	readonly text: string;
	/** Whether it changed the game. */
	readonly stands: boolean;
};

/**
 * A running or finished match: plain, serialisable data and the whole truth, as settings and acts.
 * Replaying the acts gives the position and what each seat saw. Changed by `transition` alone.
 */
export type Match = {
	readonly settings: MatchSettings;
	/** Everything that was done and that somebody was told of, in order; what was taken back is gone. */
	readonly acts: readonly MatchAct[];
	readonly phase: Phase;
	readonly clocks: Clocks;
	readonly request?: MatchRequest;
	readonly notices: ByColor<readonly Notice[]>;
	/** How many helps of a coach were taken in it, takebacks left out; left out while there are none. */
	readonly helps?: number;
	readonly outcome?: Outcome;
};
