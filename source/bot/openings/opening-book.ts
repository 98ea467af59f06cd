import type {ByColor} from '../../core/color.js';

/** A first move and how often it is played, in any unit. */
export type BookMove = {readonly move: string; readonly weight: number};

/**
 * How often Obscuro played each first move in 10,000 games against itself, in per mille (Zhang & Sandholm,
 * "General search techniques without common knowledge for imperfect-information games, and application to
 * superhuman Fog of War chess", arXiv 2506.01242, 2025, appendix C). It keeps the lines to its king shut: an
 * early queen's move to a4 or a5 wins him where the d-pawn has left its place.
 */
export const FIRST_MOVES: ByColor<readonly BookMove[]> = {
	white: [
		{move: 'd2d4', weight: 664},
		{move: 'c2c4', weight: 296},
		{move: 'e2e4', weight: 19},
		{move: 'b1c3', weight: 14},
	],
	black: [
		{move: 'b8c6', weight: 325},
		{move: 'c7c6', weight: 251},
		{move: 'e7e6', weight: 207},
		{move: 'g8f6', weight: 159},
		{move: 'c7c5', weight: 48},
		{move: 'd7d5', weight: 9},
	],
};
