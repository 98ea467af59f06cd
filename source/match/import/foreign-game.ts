import type {ByColor, Color} from '../../core/color.js';
import type {ForeignTags} from '../../core/foreign-tags.js';
import type {SeatId} from '../../rules/seat.js';

/** A word of a record of a game. */
export type GameWord =
	/** A move as it is written; `written` is what stands in the record, where its squares are called otherwise there. */
	| {readonly kind: 'move'; readonly text: string; readonly written?: string}
	/** A try that was refused, or a question, as it is written or as an act. */
	| {readonly kind: 'try'; readonly text: string; readonly by?: SeatId}
	/** Something that was done and is no move, or by an adviser, as an act, of whoever is due where `by` is left out; `drawn` are the placements that one at random came to. */
	| {
			readonly kind: 'act';
			readonly by?: SeatId;
			readonly text: string;
			readonly drawn?: readonly string[];
	  }
	/** A try of the other side's of which nothing but its answer was known. */
	| {readonly kind: 'untold'; readonly text: string}
	/** What stands in the place of a move at the end: R for resigned, T for timed out, others unexplained. */
	| {readonly kind: 'sign'; readonly text: string};

export type ForeignSeat = {readonly kind: 'person' | 'bot'; readonly name: string};

/** A game as a record from elsewhere tells it, before anything of it was played. */
export type ForeignGame = {
	/** The variant's id. */
	readonly variant: string;
	/** Whether the record does not say which variant it is, so that it was taken for the usual one. */
	readonly isVariantUntold?: true;
	/** The start when it is not the variant's own. */
	readonly fen?: string;
	/** Whether one side wrote it, without what it was not told; and without the start, where that was another. */
	readonly isOneSided?: true;
	readonly isStartUntold?: true;
	/** What the game drew at random from. */
	readonly seed?: number;
	readonly seats: ByColor<ForeignSeat>;
	/** When it was played: ISO 8601. */
	readonly date?: string;
	readonly words: readonly GameWord[];
	/** "1-0", "0-1", "1/2-1/2" or "*". */
	readonly result?: string;
	/** How it ended, in the record's words. */
	readonly termination?: string;
	/** Whether we wrote it, and what it tells of players and event besides. */
	readonly isOurs?: true;
	readonly tags?: ForeignTags;
	/** What tells it from others that were played alike. */
	readonly key?: string;
};

/** Why nothing of a game can be read: the piece of it that is to blame, and a part of a sentence. */
export type ForeignFault = {readonly token: string; readonly reason: string};

/** The signs that stand for no move. */
export const SIGNS: readonly string[] = ['R', 'T', 'P', 'S', 'D'];

/** Returns what is called by its colour alone, with its rating where one is known: "White (1821)". */
export const nameless = (color: Color, rating?: unknown): string =>
	`${color === 'white' ? 'White' : 'Black'}${typeof rating === 'number' ? ` (${rating})` : ''}`;

/** Returns the word that a text in the place of a move is. */
export const toWord = (text: string): GameWord =>
	SIGNS.includes(text) ? {kind: 'sign', text} : {kind: 'move', text};
