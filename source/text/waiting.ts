import {capitalise} from './men.js';

/** What is said of a player on whom a game waits, by its name. */

export const describeThinking = (name: string): string => `${capitalise(name)} is thinking …`;

/** Returns the same where little room is left. */
export const thinks = (name: string): string => `${name} thinks …`;

/** Returns that a game that is watched stands still, after how many of its half-moves where more are there, and how it goes on. */
export const stoppedText = (shown: number, all: number): string =>
	`stopped${shown === all ? '' : ` after ${shown} of ${all} half-moves`}: Space goes on`;

/** Returns that it did nothing that could be done, and what stands for that. */
export const drawnFor = (name: string): string =>
	`${name} named no move that it could play; one was drawn at random.`;
