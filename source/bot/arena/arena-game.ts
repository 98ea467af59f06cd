import type {Color} from '../../core/color.js';
import type {Outcome} from '../../rules/news.js';
import type {Variant} from '../../rules/variant.js';
import type {Contestant} from './contestant.js';
import type {Opening} from './openings.js';

/** The record of one who has done nothing yet. */
const NOTHING = {
	/** Moves that it chose itself. */
	moves: 0,
	/** Milliseconds that all its moves took, and the longest of them. */
	ms: 0,
	longestMs: 0,
	/** Answers that were no move of its own; another was drawn at random then. */
	illegal: 0,
	/** Answers that came later than twice their time and a tenth of a second. */
	late: 0,
	/** Moves after which its king could be taken although another move was safe. */
	hung: 0,
	/** Moves of which it told how many positions it held possible, and those with all of them. */
	told: 0,
	exact: 0,
};

/** A record that is being kept: where tries can be refused also how many were, and how many questions were answered. */
type KeptRecord = typeof NOTHING & {refused?: number; asked?: number};

/** What one side did in a game. */
export type SideRecord = Readonly<KeptRecord>;

/** Returns a record to keep. */
export const newRecord = (): KeptRecord => ({...NOTHING});

/** A game that was played to its end. */
export type ArenaGame = {
	readonly outcome: Outcome;
	readonly moves: readonly string[];
	readonly sides: {readonly [color in Color]: SideRecord};
};

/** What is asked of a game. */
export type ArenaTask = {
	readonly variant: Variant;
	readonly opening: Opening;
	readonly contestants: {readonly [color in Color]: Contestant};
	/** Milliseconds a move, for those who have none of their own. */
	readonly ms: number;
	readonly seed: number;
	readonly now: () => number;
};
