/**
 * What the leaf evaluation counts: each feature with how many weights it has. The value of a position is
 * linear in the weights, which is what lets a tuner fit them.
 *
 * Placement has 32 weights a man: 4 files, the two wings being alike, times 8 ranks from the man's own
 * side. Mobility is indexed by the number of squares that the man can go to.
 */
export const FEATURES = {
	/** Pawn, knight, bishop, rook, queen. */
	material: 5,
	pawnPlacement: 32,
	knightPlacement: 32,
	bishopPlacement: 32,
	rookPlacement: 32,
	queenPlacement: 32,
	kingPlacement: 32,
	knightMobility: 9,
	bishopMobility: 14,
	rookMobility: 15,
	queenMobility: 28,
	bishopPair: 1,
	/** Rooks on files without pawns, and without own pawns. */
	rookOpenFile: 1,
	rookHalfOpenFile: 1,
	/** By the rank that the pawn has reached, 0–7. */
	passedPawn: 8,
	/** A passed pawn with a man before it, by rank. */
	blockedPassedPawn: 8,
	/** How far the king of the other side and the own king are from the square before a passed pawn, in king's steps. */
	passedEnemyKing: 1,
	passedOwnKing: 1,
	isolatedPawn: 1,
	doubledPawn: 1,
	/** A pawn that another protects or that has a neighbour beside it. */
	supportedPawn: 1,
	/** Knights, bishops, rooks, queens of the other side that own pawns attack. */
	pawnThreat: 4,
	/** Own pawns, minor pieces, rooks, queens that are attacked by pieces and not protected. */
	loose: 4,
	/** For the side to move. */
	tempo: 1,
} as const;

export type Feature = keyof typeof FEATURES;

/** A feature's weights in hundredths of a pawn, for the middlegame and for the endgame. */
export type FeatureWeights = {readonly middle: readonly number[]; readonly end: readonly number[]};

export type Weights = {readonly [feature in Feature]: FeatureWeights};

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[];

/** Where each feature's weights begin in a flat array of all weights. */
export const OFFSETS = (() => {
	const offsets = {} as Record<Feature, number>;
	let next = 0;
	for (const name of FEATURE_NAMES) {
		offsets[name] = next;
		next += FEATURES[name];
	}

	return offsets;
})() as {readonly [feature in Feature]: number};

/** The number of weights, each counted once for both phases. */
export const WEIGHT_COUNT = FEATURE_NAMES.reduce((sum, name) => sum + FEATURES[name], 0);

/**
 * Two values in one integer, the middlegame's in the high half, so that one addition adds both (as
 * Stockfish's Score does). Each must stay between -32768 and 32767, sums too.
 */
export const pack = (middle: number, end: number): number => ((middle << 16) + end) | 0;

/** Returns the middlegame half of a packed value. */
export const middleOf = (packed: number): number => (packed + 0x80_00) >> 16;

/** Returns the endgame half of a packed value. */
export const endOf = (packed: number): number => (packed << 16) >> 16;

/** Returns all weights flat and packed, rounded to whole hundredths. */
export function packWeights(weights: Weights): Int32Array {
	const packed = new Int32Array(WEIGHT_COUNT);
	for (const name of FEATURE_NAMES) {
		const {middle, end} = weights[name];
		for (let index = 0; index < FEATURES[name]; index++) {
			packed[OFFSETS[name] + index] = pack(Math.round(middle[index]), Math.round(end[index]));
		}
	}

	return packed;
}
