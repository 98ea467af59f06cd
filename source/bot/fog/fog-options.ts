import type {Weights} from '../evaluation/features.js';
import type {WorldRule} from './draw-worlds.js';
import {FOG_WEIGHTS} from './fog-weights.js';

/** How strong a bot is, and which of its parts it uses. */
export type FogBotOptions = WorldRule & {
	/** The most plies, and the most positions when no time is given. */
	readonly depth: number;
	readonly nodes: number;
	/** Moves so little worse than the best, in hundredths of a pawn, are played as well. */
	readonly slack: number;
	/** What leaves are valued by. */
	readonly weights: Weights;
};

/** All that it can do. */
export const FULL_STRENGTH: FogBotOptions = {
	worlds: 32,
	pool: 400,
	trust: 1,
	depth: 24,
	nodes: 200_000,
	slack: 0,
	weights: FOG_WEIGHTS,
};
