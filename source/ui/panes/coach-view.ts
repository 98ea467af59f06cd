import type {Square} from '../../core/square.js';
import type {BeliefMark, KnownMark} from '../board/model.js';
import type {Message} from './message.js';

/** What a coach says and shows beside a seat's own board. */
export type CoachView = {
	readonly messages: readonly Message[];
	readonly belief: readonly BeliefMark[];
	readonly lit: readonly Square[];
	/** What it says for certain of squares that the seat does not see. */
	readonly told?: readonly KnownMark[];
};
