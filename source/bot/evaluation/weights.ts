import type {Weights} from './features.js';

/**
 * Written by scripts/tune-evaluation.js --scale mobility,kingZone,seen --games 160 --seed 1, and from what that gave
 * by --factors --spread 0.5 on the 13,851 positions that scripts/tune/play-fog-games.js --games 600 --seed 2 plays,
 * as they were up to commit 6396a65. The king's exposure and the squares seen, which were counted then, have been
 * taken out since (docs/strength.md).
 * Hundredths of a pawn; what they count is told in features.ts.
 */
export const WEIGHTS: Weights = {
	material: {middle: [87, 306, 325, 528, 963], end: [106, 288, 310, 583, 973]},
	pawnPlacement: {
		middle: [
			0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 6, 4, 4, 4, 13, 6, 6, 6, 19, 9, 9, 9, 26, 11, 11, 11, 32, 0,
			0, 0, 0,
		],
		end: [
			0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 9, 9, 9, 9, 13, 13, 13, 13, 17, 17, 17, 17, 21, 21, 21,
			21, 0, 0, 0, 0,
		],
	},
	knightPlacement: {
		middle: [
			-24, -17, -11, -5, -17, -11, -5, 1, -11, -5, 1, 8, -5, 1, 8, 14, -5, 1, 8, 14, -11, -5, 1, 8,
			-17, -11, -5, 1, -24, -17, -11, -5,
		],
		end: [
			-18, -13, -8, -3, -13, -8, -3, 1, -8, -3, 1, 6, -3, 1, 6, 11, -3, 1, 6, 11, -8, -3, 1, 6, -13,
			-8, -3, 1, -18, -13, -8, -3,
		],
	},
	bishopPlacement: {
		middle: [
			-21, -15, -9, -4, -15, -9, -4, 2, -9, -4, 2, 8, -4, 2, 8, 14, -4, 2, 8, 14, -9, -4, 2, 8, -15,
			-9, -4, 2, -21, -15, -9, -4,
		],
		end: [
			-16, -12, -7, -2, -12, -7, -2, 2, -7, -2, 2, 7, -2, 2, 7, 12, -2, 2, 7, 12, -7, -2, 2, 7, -12,
			-7, -2, 2, -16, -12, -7, -2,
		],
	},
	rookPlacement: {
		middle: [
			-8, -3, 2, 6, -8, -3, 2, 6, -8, -3, 2, 6, -8, -3, 2, 6, -8, -3, 2, 6, -8, -3, 2, 6, 14, 18,
			23, 28, -8, -3, 2, 6,
		],
		end: [
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 18, 18, 18, 0, 0,
			0, 0,
		],
	},
	queenPlacement: {
		middle: [
			-8, -6, -3, -1, -6, -3, -1, 1, -3, -1, 1, 3, -1, 1, 3, 6, -1, 1, 3, 6, -3, -1, 1, 3, -6, -3,
			-1, 1, -8, -6, -3, -1,
		],
		end: [
			-19, -14, -8, -2, -14, -8, -2, 3, -8, -2, 3, 9, -2, 3, 9, 15, -2, 3, 9, 15, -8, -2, 3, 9, -14,
			-8, -2, 3, -19, -14, -8, -2,
		],
	},
	kingPlacement: {
		middle: [
			29, 24, 18, 0, -18, -18, -18, -18, -37, -37, -37, -37, -55, -55, -55, -55, -73, -73, -73, -73,
			-92, -92, -92, -92, -110, -110, -110, -110, -128, -128, -128, -128,
		],
		end: [
			-39, -28, -16, -4, -28, -16, -4, 8, -16, -4, 8, 20, -4, 8, 20, 31, -4, 8, 20, 31, -16, -4, 8,
			20, -28, -16, -4, 8, -39, -28, -16, -4,
		],
	},
	knightMobility: {middle: [-5, -4, -3, -1, 0, 1, 3, 4, 5], end: [-5, -4, -3, -1, 0, 1, 3, 4, 5]},
	bishopMobility: {
		middle: [-17, -14, -11, -8, -6, -3, 0, 3, 6, 8, 11, 14, 17, 20],
		end: [-17, -14, -11, -8, -6, -3, 0, 3, 6, 8, 11, 14, 17, 20],
	},
	rookMobility: {
		middle: [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7],
		end: [-12, -10, -8, -7, -5, -3, -2, 0, 2, 3, 5, 7, 8, 10, 12],
	},
	queenMobility: {
		middle: [
			-15, -15, -14, -12, -11, -9, -9, -8, -6, -5, -3, -3, -2, 0, 2, 3, 3, 5, 6, 8, 9, 9, 11, 12,
			14, 15, 15, 17,
		],
		end: [
			-24, -21, -20, -18, -17, -15, -12, -11, -9, -8, -6, -3, -2, 0, 2, 3, 6, 8, 9, 11, 12, 15, 17,
			18, 20, 21, 24, 26,
		],
	},
	bishopPair: {middle: [39], end: [58]},
	rookOpenFile: {middle: [29], end: [14]},
	rookHalfOpenFile: {middle: [13], end: [9]},
	passedPawn: {middle: [0, 3, 11, 26, 46, 71, 103, 140], end: [0, 6, 23, 51, 91, 143, 206, 280]},
	blockedPassedPawn: {
		middle: [0, -1, -2, -3, -4, -5, -6, -7],
		end: [0, -3, -6, -9, -12, -15, -18, -21],
	},
	passedEnemyKing: {middle: [0], end: [6]},
	passedOwnKing: {middle: [0], end: [-3]},
	isolatedPawn: {middle: [-6], end: [-6]},
	doubledPawn: {middle: [-7], end: [-11]},
	supportedPawn: {middle: [8], end: [6]},
	pawnThreat: {middle: [34, 34, 34, 34], end: [28, 28, 28, 28]},
	loose: {middle: [-7, -24, -28, -33], end: [-11, -24, -22, -33]},
	tempo: {middle: [8], end: [5]},
};
