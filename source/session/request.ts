import type {LineRequest} from '../drill/line-start.js';
import type {ByColor, Color} from '../core/color.js';
import type {DrillGame} from '../drill/game.js';
import type {DrillOpponent, DrillRole, DrillStrategy} from '../drill/settings.js';
import type {ClockRule} from '../match/settings.js';
import type {SceneId} from '../drill/learn/progress.js';

/** What is asked of a new game; what is left out is as last time, or as the settings have it. */
export type GameWish = {
	/** The variant's id; fog when left out. */
	readonly variant?: string;
	readonly fen?: string;
	readonly clock?: ClockRule;
	readonly seed?: number;
	/** The sides that a person advises; none when left out. */
	readonly advisers?: readonly Color[];
};

/** What is asked of a drill; what is left out is asked for. */
export type DrillRequest = {
	/** The game; what it was last time, or the fog, when it is left out. */
	readonly game?: DrillGame;
	/** The men, as in "KQvK". */
	readonly ending?: string;
	readonly as?: DrillRole;
	readonly opponent?: DrillOpponent;
	/** Who has White's men against the lone king, or whose way is shown. */
	readonly strategy?: DrillStrategy;
	readonly blind?: boolean;
	readonly fen?: string;
	readonly seed?: number;
};

/** An ending that is to be watched; its seed is drawn when left out. */
export type WatchRequest = Omit<LineRequest, 'seed'> & Partial<Pick<LineRequest, 'seed'>>;

/** A game between two bots that is to be watched. */
export type GameToWatchRequest = {
	readonly bots: ByColor<string>;
	/** The variant's id. */
	readonly variant: string;
	readonly fen?: string;
	/** Milliseconds a move, for bots that can be given a time. */
	readonly ms?: number;
	readonly seed?: number;
};

/** What the command line asks the screen to open with. Its values have been checked. */
export type UiRequest =
	| {readonly kind: 'menu'}
	| ({readonly kind: 'hotseat'} & GameWish)
	| ({
			readonly kind: 'play';
			readonly as?: Color | 'random';
			readonly bot?: string;
			/** Milliseconds that it may think for a move. */
			readonly ms?: number;
	  } & GameWish)
	| ({readonly kind: 'drill'} & DrillRequest)
	/** The list of lessons, of all or of an ending. */
	| {readonly kind: 'lessons'; readonly ending?: string}
	/** The puzzles: their list or the next one, of all or of a game, or one by its number from 1. */
	| {readonly kind: 'puzzles'; readonly puzzle?: number | 'next'; readonly variant?: string}
	/** The scenes to learn by: one of them, or the one that was reached. */
	| {readonly kind: 'learn'; readonly scene?: SceneId}
	| {readonly kind: 'watch-choice'}
	/** A game between two bots, for watching; its seed is drawn when left out. */
	| ({readonly kind: 'spectate'} & GameToWatchRequest)
	/** An ending that the program plays by a plan, for watching. */
	| ({readonly kind: 'watch'} & WatchRequest)
	/** A saved game by its name; the newest when left out. */
	| {readonly kind: 'resume'; readonly game?: string}
	/** A finished game by its name or file; the one that ended last when left out. */
	| {readonly kind: 'review'; readonly game?: string};

/** How the program leaves its screen: the code for the shell, and what is said on the main screen afterwards. */
export type UiExit = {
	readonly code: number;
	/** One line, and nothing in it that one of two persons may not read. */
	readonly line?: string;
};

/** The exit codes of a screen (the same as the commands'). */
export const UI_EXIT = {fine: 0, fault: 1, noTerminal: 2, input: 3, interrupted: 130} as const;
