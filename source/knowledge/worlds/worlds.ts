import type {Color} from '../../core/color.js';
import type {Random} from '../../core/random.js';
import type {Result} from '../../core/result.js';
import type {SeatHistory} from '../../rules/history.js';
import type {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';

/** What a seat holds possible at one moment: whole states of the game that fit all it has seen and heard. */
export type Worlds = {
	readonly variant: Variant;
	readonly seat: Color;
	/** How many there are. 0 only when nothing fits what it was told. */
	readonly size: number;
	/** Whether these are all that fit and no others, or a sample of them. */
	readonly isExact: boolean;
	/** Whether some were made anew: they fit what is observed now, and perhaps not all before. None when left out. */
	readonly isLoose?: boolean;
	/** Whether all that fit are among these, so that what is in none is impossible. */
	readonly isComplete: boolean;
	/** Turns a position of the variant's rules into the board of the world of an index, from 0 to `size` - 1. */
	load(index: number, position: Position): void;
	/** Returns the whole world of an index. */
	state(index: number): State;
	/** Returns the indices of `count` worlds drawn without putting back, or of all when there are no more; of a few that are the likelier one may come more than once. */
	sample(count: number, random: Random): Int32Array;
	/** Returns in how many worlds a man of the other side and of a role's code stands on a square: index code * 64 + square, code 0 for none. */
	counts(): Int32Array;
	/** Returns whether a man of a role's code could stand on a square though no world has it there; undefined where that is not known. */
	couldMiss(square: number, code: number): boolean | undefined;
};

/** How many worlds there were at one time. */
export type KnownSize = Pick<Worlds, 'size' | 'isExact'>;

/** Keeps up with a seat's history: what is new since it was asked last is followed, after a takeback all is done again. */
export type WorldsFollower = {
	/**
	 * Returns the worlds at the end of a history, the same object as long as it only grows. The error says why the
	 * game cannot be followed. `shouldStop` may end the work early: then they are a sample.
	 */
	follow(history: SeatHistory, shouldStop?: () => boolean): Result<Worlds>;
};
