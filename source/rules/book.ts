import type {Color} from '../core/color.js';
import type {Role} from '../core/man.js';
import type {EndRule} from './end-rules.js';
import type {EndReason} from './news.js';
import type {MoveRules} from './move-rules.js';
import type {SightPart} from './sight.js';

/** How the men get onto the board. */
export type SetupRule = {readonly kind: 'fixed'; readonly fen: string};

/**
 * Where a seat tries what its own men could do, an umpire accepts or refuses, and the first legal try stands:
 * who hears a refusal. `nonsense`: who hears that a try cannot be a move on the asker's own board, by what was
 * announced; 'as-refused' where that is told like any other refusal.
 */
export type RefusalRule = {
	readonly heardBy: 'all' | 'mover';
	readonly nonsense: 'all' | 'mover' | 'as-refused';
};

/**
 * A question that the side to move may ask, once a turn; both sides hear the answer where nothing else is said.
 * - any: "Are there any?", pawn captures that is. After "Try" the asker must attempt one, or, where he owes
 *   a 'capture', go on until one is made; after "No" they are nonsense. 'captures': no pawn may capture before it
 *   was asked, but where the other side has just taken a man.
 * - count: how many pawns and pieces the other side has.
 * - seven: what stands on seven squares of his choice, before the first try of a turn; the asker alone is told, but
 *   where 'aloud' was agreed on.
 * - refusals: how many tries of the other side were refused in its last turn.
 */
export type AskRule =
	| {readonly id: 'any'; readonly owes: 'attempt' | 'capture'; readonly precedes?: 'captures'}
	| {readonly id: 'count'}
	| {readonly id: 'refusals'}
	| {readonly id: 'seven'};

/** What the umpire says of a capture, to both. */
export type CaptureRule = {
	/** Which square is named when a pawn is taken in passing: where the taker lands, or where the pawn stood. */
	readonly square: 'landing' | 'victim';
	/** What is said of the man: pawn or piece, or its role; nothing when left out. */
	readonly kind?: 'pawn-or-piece' | 'role';
	/** Whether a capture in passing is called one. */
	readonly enPassant?: true;
};

/** What the umpire tells of a move that stands, besides the end of the game, which both hear in every variant. */
export type HearRules = {
	/** That a side has moved, and perhaps to which square. */
	readonly moved?: true | 'square';
	/**
	 * To both, or ('by-side') to the taker where he took and to the other side what he lost, or ('in-passing') to the
	 * owner alone, and only of a pawn that was not taken where the taker landed.
	 */
	readonly captured?: CaptureRule | 'by-side' | 'in-passing';
	/** The roles of the enemy men around a knight that has moved; to the mover alone where 'written' was agreed on. */
	readonly adjacent?: true;
	/** That a king stands in check, and whether the direction is told. */
	readonly check?: 'by-kind' | 'plain';
	/**
	 * Before each turn: the squares on which pawns can capture, the number of such captures, that there are some (nothing
	 * when there are none), or whether there are some.
	 */
	readonly pawnTries?: 'squares' | 'count' | 'some' | 'some-or-none';
	/** That a pawn was promoted. */
	readonly promoted?: true;
	/** To each side: how many men the other has left. */
	readonly remaining?: true;
};

/** What is hidden in a game: what is not seen, all but what an umpire tells, how the men were set up, some men, what one does. */
export const GAME_KINDS = ['sight', 'umpire', 'set-up', 'hidden-men', 'bluff'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/**
 * A sentence for the rules card; `{sighted}` and `{blind}` in it stand for the side that sees all and the other one. One that
 * holds only where an option was agreed on, or where none of some options was, says so, and so does one without which nobody
 * knows what a move comes to: the help of a turn begins with it.
 */
export type RuleText =
	| string
	| {readonly text: string; readonly isOfTurn: true}
	| {readonly text: string; readonly agreed: string}
	| {readonly text: string; readonly unless: readonly string[]};

/**
 * A book of chess with hidden information is a short list of answers: a plain record, of which `chess` makes
 * a game. A new one is a new record in the registry.
 */
export type Book = {
	readonly id: string;
	readonly title: string;
	/** One sentence for the menu. */
	readonly summary: string;
	/** Where the rules stand written. */
	readonly source: string;
	/** And the address of a page that has them, where it is one that stays. */
	readonly link?: string;
	/** What is to be known of it besides what the other fields tell, as sentences for the rules card. */
	readonly rules?: readonly RuleText[];
	/** What a game's secret is, by which menus group them. */
	readonly kind: GameKind;
	readonly setup: SetupRule;
	/** What men cost that are bought before play, and for how many points each side may buy. */
	readonly purchase?: {readonly points: number; readonly costs: {readonly [role in Role]?: number}};
	readonly moves: MoveRules;
	/** What becomes of tries that fail; left out where a seat knows all of its moves and may name no others. */
	readonly refusals?: RefusalRule;
	/** What may be asked; nothing when left out. */
	readonly asks?: readonly AskRule[];
	/** What is seen: the union of these parts. */
	readonly see: readonly SightPart[];
	/**
	 * What a side does not see of the other though it sees every square: the men of a role, whose squares look empty, or
	 * a move that was written down.
	 */
	readonly hides?: 'king' | 'knight' | 'move';
	/** The side that sees everything, knows its moves and names no others, where only the other one plays in the dark. */
	readonly sighted?: Color;
	/** The side for which it is a moral victory to be stalemated, though a draw. */
	readonly moralVictory?: Color;
	/** Whether a seat may not name at all what it knows to be no move, where other books say "nonsense" or refuse it. */
	readonly isStrict?: true;
	/** Whether only endings are played by it: it is not offered for a whole game. */
	readonly isForEndings?: true;
	/** The options it may be played with; all that make sense when left out. */
	readonly options?: readonly string[];
	/** What was agreed on of the options that only this game has, by their ids. */
	readonly agreed?: readonly string[];
	readonly hear: HearRules;
	/** Why it is a draw, as a part of a sentence, by reasons that mean something else here than elsewhere. */
	readonly draws?: {readonly [reason in EndReason]?: string};
	/** How the game ends, in the order in which it is tested. */
	readonly end: readonly EndRule[];
	/** How else it may end by what is its own, as sentences for the rules card. */
	readonly ends?: readonly string[];
};

/** Returns whether nothing but one's own men is seen by a rule. */
export const isBlind = (see: readonly SightPart[]): boolean =>
	see.every((part) => part === 'own-men');
