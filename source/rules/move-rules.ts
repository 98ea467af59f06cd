import type {Role} from '../core/man.js';

/** A step on the board as (files to the right, ranks up). */
export type Step = readonly [files: number, ranks: number];

/** How a man that is not a pawn moves and captures: each step once, or again and again up to `range` squares. */
export type Movement = {
	readonly steps: readonly Step[];
	/** The most squares along one step; 1 for a leaper, 7 for a rider. */
	readonly range: number;
	/** Steps that are taken once besides. */
	readonly leaps?: readonly Step[];
	/** False for a man that neither takes nor gives check. */
	readonly takes?: false;
};

/** How the men of a variant move. A plain record, so that a variant is data. */
export type MoveRules = {
	/** 'capture': the king may be taken and that ends the game. 'check': it may never stay attacked. */
	readonly royal: 'capture' | 'check';
	/** 'free': rights and an empty path are enough. 'safe': not out of, through or into attack. */
	readonly castling: 'free' | 'safe' | 'none';
	readonly doubleStep: boolean;
	readonly enPassant: boolean;
	/** Whether pawns may stand on their own first rank: where men are put down anywhere in a half. */
	readonly pawnsOnFirstRank?: true;
	/** What a pawn may become on the last rank, the likeliest first. */
	readonly promotions: readonly Role[];
	/** Men that do not move as in orthodox chess. Pawns cannot be replaced here. `unknown` is how a concealed man moves. */
	readonly men?: {readonly [role in Exclude<Role, 'pawn'> | 'unknown']?: Movement};
};

const DIAGONALS: readonly Step[] = [
	[1, 1],
	[-1, 1],
	[1, -1],
	[-1, -1],
];
const ORTHOGONALS: readonly Step[] = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
];
const KNIGHT_STEPS: readonly Step[] = [
	[1, 2],
	[2, 1],
	[2, -1],
	[1, -2],
	[-1, -2],
	[-2, -1],
	[-2, 1],
	[-1, 2],
];

/** How the men of orthodox chess move, pawns apart. */
export const ORTHODOX_MEN: {readonly [role in Exclude<Role, 'pawn'>]: Movement} = {
	knight: {steps: KNIGHT_STEPS, range: 1},
	bishop: {steps: DIAGONALS, range: 7},
	rook: {steps: ORTHOGONALS, range: 7},
	queen: {steps: [...ORTHOGONALS, ...DIAGONALS], range: 7},
	king: {steps: [...ORTHOGONALS, ...DIAGONALS], range: 1},
};

const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop'];

/** Orthodox chess (FIDE Laws, article 3). */
export const ORTHODOX: MoveRules = {
	royal: 'check',
	castling: 'safe',
	doubleStep: true,
	enPassant: true,
	promotions: PROMOTIONS,
};

/** Chess in which the king may be taken: no check, so castling needs only its rights and an empty path. */
export const KING_CAPTURE: MoveRules = {...ORTHODOX, royal: 'capture', castling: 'free'};
