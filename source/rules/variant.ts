import type {EndRule} from './end-rules.js';
import type {MoveRules} from './move-rules.js';
import type {SightPart} from './sight.js';

/** How the men get onto the board. */
export type SetupRule = {readonly kind: 'fixed'; readonly fen: string};

/**
 * What becomes of a try. 'known': a seat knows all of its own moves, so the host offers just those and
 * refuses anything else without a word to the other seat.
 */
export type TryRule = {readonly kind: 'known'};

/** What the umpire tells after a try, and to whom. 'end': that and how the game ended, to both. */
export type HearRule = 'end';

/**
 * A variant is a short list of answers. Everything else (match, screens, bots, scripts) asks these
 * questions and knows no variant by name; a new one is a new record in the registry.
 */
export type Variant = {
	readonly id: string;
	readonly title: string;
	/** One sentence for the menu. */
	readonly summary: string;
	/** Where the rules stand written. */
	readonly source: string;
	readonly setup: SetupRule;
	readonly moves: MoveRules;
	readonly tries: TryRule;
	/** What is seen: the union of these parts. */
	readonly see: readonly SightPart[];
	readonly hear: readonly HearRule[];
	/** How the game ends, in the order in which it is tested. */
	readonly end: readonly EndRule[];
};
