import type {ByColor, Color} from '../core/color.js';
import type {Outcome} from '../rules/announcement.js';
import type {MatchSettings} from './settings.js';

/**
 * Where a match stands.
 * - handoff: the screen is blank until the person on `side` takes the keyboard. Only between two persons.
 *   What follows is `answer` when a request must be answered first, `turn` when that side is on move
 *   (a draw offer may then stand beside it), else `confirm`.
 * - turn: `side` sees its board and is to move.
 * - confirm: `side` has moved, sees the result, and has not yet let go of the keyboard. Only between two persons.
 * - answer: `side` has taken the keyboard to answer a request of the other side.
 * - ended.
 */
export type Phase =
	| {readonly name: 'handoff'; readonly side: Color}
	| {readonly name: 'turn'; readonly side: Color}
	| {readonly name: 'confirm'; readonly side: Color}
	| {readonly name: 'answer'; readonly side: Color}
	| {readonly name: 'ended'};

/** What one side asks of the other. A takeback takes back `plies` plies, so that the asker is on move again. */
export type MatchRequest =
	| {readonly kind: 'draw'; readonly by: Color}
	| {readonly kind: 'takeback'; readonly by: Color; readonly plies: number};

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
export type Notice =
	| {readonly kind: 'draw-declined'; readonly ply: number}
	| {readonly kind: 'takeback-declined'; readonly ply: number}
	| {
			readonly kind: 'taken-back';
			readonly ply: number;
			readonly by: Color;
			readonly plies: number;
			/**
			 * Enemy men that this seat itself saw in the plies taken back and does not see now, as letter
			 * and square ("nf6"), in the order in which they were first seen. The knowledge stays.
			 */
			readonly revealed: readonly string[];
			/** Men of this seat that were taken in the plies taken back, likewise ("Pe4"): the other side could do that. */
			readonly taken: readonly string[];
	  };

/** A try that was refused, or a question ("any?"), and how many moves had been played before it. */
export type MatchTry = {readonly ply: number; readonly text: string};

/**
 * A running or finished match: plain, serialisable data and the whole truth, as settings and moves.
 * Replaying the moves gives the position and what each seat saw. Changed by `transition` alone.
 */
export type Match = {
	readonly settings: MatchSettings;
	/** The moves that were played and stand, in UCI. */
	readonly moves: readonly string[];
	/** What was tried in vain or asked, in order; left out where nothing was, and always without an umpire. */
	readonly tries?: readonly MatchTry[];
	readonly phase: Phase;
	readonly clocks: Clocks;
	readonly request?: MatchRequest;
	readonly notices: ByColor<readonly Notice[]>;
	readonly outcome?: Outcome;
};
