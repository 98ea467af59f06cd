import type {SquareSet} from '../core/square-set.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';

/** What White means to do next, and why. */
export type Reason = {
	/** His move, and those after it as long as he neither sees nor hears of the king, at most three in all. */
	readonly moves: readonly UciMove[];
	/** A plan's step, in words; left out where he plays by the table. */
	readonly step?: string;
	/** The number that the paper gives the step; 0 for taking a king that is seen. */
	readonly lemma?: number;
	/** Where the text of the plan is repaired for this move, in words. */
	readonly repair?: string;
	/** Where the king cannot be or get to, as the plan sees it. */
	readonly excluded?: SquareSet;
	/** The most moves that the plan takes from any start, as `fogchess prove` finds. */
	readonly most?: number;
};

/** A game's plans for White's men against a lone king. All that they say comes from what White saw, heard and played; `start` is where he knew the king to be. */
export type PlanBook<Name extends string = string> = {
	/** Their names; in Kriegspiel a repaired plan before the one that it repairs. */
	readonly names: readonly Name[];
	/** Returns whether there is a plan of that name for an ending. */
	readonly has: (name: string, ending: string) => boolean;
	/** The one that is watched where there is none of another name; the table's play when it is left out. */
	readonly usual?: Name;
	/** The ending whose lone king has a plan, if there is one. */
	readonly defended?: string;
	/** Whether they begin from a king whose square is known. */
	readonly needsStart: boolean;
	/** Whether a drill names the plan that the coach is to show. */
	readonly isNamed: boolean;
	/** Returns what a plan plays, White to move; undefined where it has nothing to play, or gets nowhere. */
	readonly decide: (
		name: string,
		history: SeatHistory,
		start: SquareSet | undefined,
	) => UciMove | undefined;
	/** Returns a plan's next step, White to move; undefined where it has none. */
	readonly step: (
		name: string,
		history: SeatHistory,
		start: SquareSet | undefined,
	) => Reason | undefined;
};
