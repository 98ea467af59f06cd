import type {Square} from '../../core/square.js';
import type {CoachCommand} from '../../session/drill/coach-command.js';
import type {Plan} from '../../session/entry/plan.js';
import type {HostEvent} from '../../session/match-host.js';
import type {SeatLook} from './seat-board.js';

/** What is to be done outside of a board's state. */
export type GameAction =
	| {readonly type: 'event'; readonly event: HostEvent}
	/** Does several acts of the seat, one after the other. */
	| {readonly type: 'acts'; readonly texts: readonly string[]}
	/** Takes steps of a set-up back that were not meant. */
	| {readonly type: 'undo'; readonly steps: number}
	/** Goes on with what takes more than one step; never leaves the screen. */
	| {readonly type: 'plan'; readonly plan: Plan}
	| {readonly type: 'look'; readonly look: Partial<SeatLook>}
	/** Writes a sign on a square, or rubs it out; one that `toggles` rubs itself out where it stands already. */
	| {
			readonly type: 'mark';
			readonly square: Square;
			readonly sign?: string;
			readonly toggles?: boolean;
	  }
	/** Puts the sign that stands on a square onto another. */
	| {readonly type: 'moveMark'; readonly from: Square; readonly to: Square}
	/** Shows or hides what may stand on the squares that the seat does not see. */
	| {readonly type: 'know'}
	| {readonly type: 'leave'}
	/** Leaves if what could not be saved can be saved now. */
	| {readonly type: 'saveAndLeave'}
	| {readonly type: 'review'}
	/** Opens the settings over the game. */
	| {readonly type: 'settings'}
	/** Goes through the game with its moves judged. */
	| {readonly type: 'analyse'}
	/** Writes the game into a file. */
	| {readonly type: 'export'}
	| {readonly type: 'again'}
	/** Plays again, each with the other's men. */
	| {readonly type: 'swap'}
	| {readonly type: 'another'}
	| {readonly type: 'solution'}
	/** Something that only the coach of a drill can answer, about the square under the cursor. */
	| {readonly type: 'coach'; readonly command: CoachCommand; readonly square: Square};
