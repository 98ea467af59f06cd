import type {Color} from '../../core/color.js';
import type {Outcome} from '../../rules/announcement.js';
import type {Variant} from '../../rules/variant.js';
import type {Contestant} from './contestant.js';
import type {Opening} from './openings.js';

/** What one side did in a game. */
export type SideRecord = {
	/** Moves that it chose itself. */
	readonly moves: number;
	/** Milliseconds that all its moves took, and the longest of them. */
	readonly ms: number;
	readonly longestMs: number;
	/** Answers that were no move of its own; another was drawn by lot then. */
	readonly illegal: number;
	/** Answers that came later than twice their time and a tenth of a second. */
	readonly late: number;
	/** Moves after which its king could be taken although another move was safe. */
	readonly hung: number;
	/** Moves of which it told how many positions it held possible, and those with all of them. */
	readonly told: number;
	readonly exact: number;
	/** Behind an umpire: tries that were refused, and questions that were answered. */
	readonly refused?: number;
	readonly asked?: number;
};

/** A game that was played to its end. */
export type ArenaGame = {
	readonly outcome: Outcome;
	readonly moves: readonly string[];
	readonly sides: {readonly [color in Color]: SideRecord};
};

/** A record that is being kept. */
export type MutableRecord = {-readonly [field in keyof SideRecord]: SideRecord[field]};

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

/** Returns the record of one who has done nothing yet. */
export const newRecord = (): MutableRecord => ({
	moves: 0,
	ms: 0,
	longestMs: 0,
	illegal: 0,
	late: 0,
	hung: 0,
	told: 0,
	exact: 0,
});
