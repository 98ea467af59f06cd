import type {Random} from '../../core/random.js';
import type {SeatHistory} from '../../rules/history.js';
import type {Noticed} from './noticed.js';

/** What was noticed so far, the last of it being what worlds are to be brought over. */
export type Lately = {
	readonly noticed: readonly Noticed[];
	readonly history: SeatHistory;
	/** How many things had been noticed when the turn that is on began. */
	readonly begun: number;
	readonly random: Random;
	/** Whether time is up: then a few worlds are enough. Never when left out. */
	readonly isLate?: (() => boolean) | undefined;
};

/** So many worlds are enough when time is up. */
const ENOUGH_LATE = 64;

/** Returns whether what is found so far must do, since time is up. */
export const mustDo = (count: number, {isLate}: Lately): boolean =>
	count >= ENOUGH_LATE && isLate?.() === true;
