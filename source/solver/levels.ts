import type {LevelSets} from './kernel/module.js';
import type {PlacementIndex} from './placement-index.js';

/**
 * A level is a number of White's moves, the capture of the king included, that are still needed at
 * worst. This one means that White cannot force the capture at all. Real levels are smaller.
 */
export const NEVER = 255;

/**
 * What makes the levels of one ending in one game, placement by placement: `begin` a level, `place` for
 * each placement in turn, `end`. Level 0 is there from the start: the empty set.
 */
export type LevelMaker = {
	readonly index: PlacementIndex;
	/** The highest level of the tables that this ending promotes into; 0 when there is none. */
	readonly lastLevel: number;
	/** Candidates looked at so far, the measure of work done. */
	readonly work: number;
	begin(level: number): void;
	place(placement: number, level: number): void;
	/** Returns whether nothing has come of the level, nor will of a later one but by what a promotion leads into. */
	end(level: number): boolean;
	/** Returns the sets that the level has found: maximal, and won in no fewer moves. */
	found(): LevelSets;
	/** Returns the squares, low and high half, that the sets of a placement are made of. */
	squaresOf(placement: number): [number, number];
	/** Returns by placement * 64 + square the level of a square alone, from all levels. */
	squareLevels(levels: readonly LevelSets[]): Uint8Array;
};
