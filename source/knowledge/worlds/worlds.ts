import type {Random} from '../../core/random.js';
import type {SeatHistory} from '../../rules/history.js';
import type {State} from '../../rules/variant.js';

/** What a seat holds possible: whole states of the game that fit all it has seen and heard. */
export type Worlds = {
	/** How many there are; 0 only before anything was followed. */
	readonly size: number;
	/** Whether these are all that fit, or a sample of them. */
	readonly isExact: boolean;
	/** Takes in what the seat has noticed since it was asked last. A history that is no longer one starts anew. */
	follow(history: SeatHistory): void;
	/** Returns one of them, from 0 to `size` - 1. */
	load(index: number): State;
	/** Returns so many of them at random, or all when there are no more. */
	draw(count: number, random: Random): readonly State[];
};
