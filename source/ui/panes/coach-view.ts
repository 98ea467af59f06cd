import type {Square} from '../../core/square.js';
import type {BeliefMark} from '../board/model.js';
import type {Message} from './message.js';

/** What a coach says and shows beside a seat's own board. */
export type CoachView = {
	readonly messages: readonly Message[];
	readonly belief: readonly BeliefMark[];
	readonly lit: readonly Square[];
};
