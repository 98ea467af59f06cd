import type {Feature, FeatureWeights, Weights} from '../evaluation/features.js';
import type {WorldRule} from './draw-worlds.js';
import {WEIGHTS} from '../evaluation/weights.js';

/**
 * What pawns are worth by how they stand to each other. Players who see are the stronger for it, and in the
 * fog it did not help: see "Without the pawn terms" in docs/bots.md.
 */
const PAWN_STRUCTURE: readonly Feature[] = [
	'passedPawn',
	'blockedPassedPawn',
	'passedEnemyKing',
	'passedOwnKing',
	'isolatedPawn',
	'doubledPawn',
	'supportedPawn',
];

const nothing = ({middle, end}: FeatureWeights): FeatureWeights => ({
	middle: middle.map(() => 0),
	end: end.map(() => 0),
});

/** What leaves are valued by in the fog: the weights of players who see, without the structure of the pawns. */
export const FOG_WEIGHTS: Weights = {
	...WEIGHTS,
	...Object.fromEntries(PAWN_STRUCTURE.map((feature) => [feature, nothing(WEIGHTS[feature])])),
};

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

export const FULL_STRENGTH: FogBotOptions = {
	worlds: 32,
	pool: 400,
	trust: 1,
	depth: 24,
	nodes: 200_000,
	slack: 0,
	weights: FOG_WEIGHTS,
};
