import type {Color} from '../core/color.js';

/** Why a game ended. */
export const END_REASONS = [
	'king-captured',
	'checkmate',
	'stalemate',
	'repetition',
	'fifty-moves',
	'no-move',
	'insufficient',
	'resignation',
	'agreement',
	'time',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a game ended: who won, or null for a draw. */
export type Outcome = {readonly winner: Color | null; readonly reason: EndReason};

/**
 * What a seat hears from the umpire, as a typed record; sentences are made from it in text/. Books of
 * the Kriegspiel family will add their records here (the table in docs/rules.md names them).
 */
export type Announcement = {readonly type: 'ended'} & Outcome;
