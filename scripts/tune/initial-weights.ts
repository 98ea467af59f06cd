import {
	type Feature,
	FEATURE_NAMES,
	FEATURES,
	type FeatureWeights,
	OFFSETS,
	type Weights,
} from '../../source/bot/evaluation/features.js';

/**
 * The weights that tuning starts from: common knowledge of chess in formulas, written before any game
 * was looked at. Kept so that what tuning gains can be measured, and as the values that weights without
 * evidence fall back to.
 */

type Formula = (index: number) => readonly [middle: number, end: number];

/** Of a placement index: how near the middle of the board, 0–6, and how far up the board, 0–7. */
const near = (index: number): number => {
	const rank = index >> 2;
	return (index & 3) + Math.min(rank, 7 - rank);
};
const up = (index: number): number => index >> 2;

const MATERIAL = [
	[82, 100],
	[330, 310],
	[345, 330],
	[480, 530],
	[980, 990],
] as const;

const FORMULAS: Readonly<Partial<Record<Feature, Formula>>> = {
	material: (index) => MATERIAL[index],
	pawnPlacement: (index) => {
		const file = index & 3;
		const rank = up(index);
		return rank === 0 || rank === 7 ? [0, 0] : [(rank - 1) * (file === 3 ? 9 : 3), (rank - 1) * 6];
	},
	knightPlacement: (index) => [near(index) * 9 - 34, near(index) * 7 - 26],
	bishopPlacement: (index) => [near(index) * 5 - 18, near(index) * 4 - 14],
	rookPlacement: (index) => [
		(index & 3) * 3 - 5 + (up(index) === 6 ? 14 : 0),
		up(index) === 6 ? 12 : 0,
	],
	queenPlacement: (index) => [near(index) * 2 - 7, near(index) * 5 - 17],
	kingPlacement: (index) => [
		up(index) === 0 ? ((index & 3) === 3 ? 0 : 22 - (index & 3) * 4) : -14 * up(index),
		near(index) * 9 - 30,
	],
	knightMobility: (squares) => [(squares - 4) * 5, (squares - 4) * 5],
	bishopMobility: (squares) => [(squares - 6) * 5, (squares - 6) * 5],
	rookMobility: (squares) => [(squares - 7) * 3, (squares - 7) * 5],
	queenMobility: (squares) => [(squares - 13) * 2, (squares - 13) * 3],
	bishopPair: () => [30, 45],
	rookOpenFile: () => [24, 12],
	rookHalfOpenFile: () => [12, 8],
	passedPawn: (rank) => [rank * rank * 2, rank * rank * 4],
	blockedPassedPawn: (rank) => [-rank, -rank * 3],
	passedEnemyKing: () => [0, 6],
	passedOwnKing: () => [0, -4],
	isolatedPawn: () => [-12, -12],
	doubledPawn: () => [-8, -14],
	supportedPawn: () => [8, 6],
	pawnThreat: () => [30, 25],
	loose: (index) =>
		(
			[
				[-6, -10],
				[-22, -22],
				[-25, -20],
				[-30, -30],
			] as const
		)[index],
	tempo: () => [14, 8],
};

const compile = (name: Feature): FeatureWeights => {
	const formula: Formula = FORMULAS[name] ?? (() => [0, 0]);
	const pairs = Array.from({length: FEATURES[name]}, (_, index) => formula(index));
	return {middle: pairs.map(([middle]) => middle), end: pairs.map(([, end]) => end)};
};

/** The weights before tuning. */
export const INITIAL_WEIGHTS: Weights = Object.fromEntries(
	FEATURE_NAMES.map((name) => [name, compile(name)]),
) as Record<Feature, FeatureWeights>;

/** Returns the weights that flat lists of middlegame and endgame values stand for. */
export function weightsFrom(middle: ArrayLike<number>, end: ArrayLike<number>): Weights {
	const weights = {} as Record<Feature, FeatureWeights>;
	for (const name of FEATURE_NAMES) {
		const range = Array.from({length: FEATURES[name]}, (_, index) => OFFSETS[name] + index);
		weights[name] = {middle: range.map((at) => middle[at]), end: range.map((at) => end[at])};
	}

	return weights;
}
