import {PAPER_BOOK} from './paper/paper-steps.js';
import {KRIEGSPIEL_BOOK} from './kriegspiel/kriegspiel-book.js';
import type {PlanBook} from './plan-book.js';

/** The plans for White's men by the game that they are for. */
export const PLAN_BOOKS = {
	fog: PAPER_BOOK,
	kriegspiel: KRIEGSPIEL_BOOK,
} as const satisfies {readonly [game: string]: PlanBook};
