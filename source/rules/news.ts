import type {Color} from '../core/color.js';
import type {Role} from '../core/man.js';

/** Why a game ended. */
export const END_REASONS = [
	'king-captured',
	'checkmate',
	'stalemate',
	'repetition',
	'fifty-moves',
	'no-move',
	'insufficient',
	/** A man was taken, to leave a check, where none could be taken. */
	'false-capture',
	'resignation',
	'agreement',
	'time',
	/** Of a game from elsewhere: its result is told, and not why, or by an end of the rules that its moves, as far as they were read, do not show. */
	'unknown',
	/** Of a game from elsewhere whose record stops before it was decided. */
	'unfinished',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a game ended: who won, or null for a draw and where nothing is decided (`unfinished`). */
export type Outcome = {readonly winner: Color | null; readonly reason: EndReason};

/** Where a check comes from, seen from the king; 'unknown' in books that do not say. */
export const CHECK_KINDS = [
	'rank',
	'file',
	'long-diagonal',
	'short-diagonal',
	'knight',
	'unknown',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** What was taken, as far as a book says it: pawn or piece, or the man itself. */
export type CapturedKind = 'piece' | Exclude<Role, 'king'>;

/**
 * What a seat hears from the umpire, as a typed record; sentences are made from it in text/. Which of
 * them are spoken, and to whom, is a book's affair (docs/rules.md).
 */
export type Announcement =
	| ({readonly type: 'ended'} & Outcome)
	/** A try was accepted. */
	| {readonly type: 'moved'; readonly by: Color}
	/** A try that is illegal in truth. */
	| {readonly type: 'refused'; readonly by: Color}
	/** A try that cannot be a move on the asker's own board, by the announcements made. */
	| {readonly type: 'nonsense'; readonly by: Color}
	/** A man was taken; the square is the one that the book names. */
	| {
			readonly type: 'captured';
			/** Its name. */
			readonly square: string;
			readonly kind?: CapturedKind;
			readonly enPassant?: true;
	  }
	/** One record for each man that gives check. */
	| {readonly type: 'check'; readonly by: CheckKind}
	/** The answer to "Any?". */
	| {readonly type: 'any'; readonly answer: 'try' | 'no'}
	/** The pawn captures that the side to move has: their number, the squares captured on, or whether there are some. */
	| {
			readonly type: 'pawn-tries';
			readonly for: Color;
			readonly count?: number;
			readonly squares?: readonly string[];
			readonly some?: boolean;
	  }
	/** A pawn was promoted; neither where nor to what. */
	| {readonly type: 'promoted'; readonly by: Color}
	/** How many men a side has left, its king included; pawns and pieces apart where the book tells them apart. */
	| {
			readonly type: 'remaining';
			readonly of: Color;
			readonly men: number;
			readonly pawns?: number;
			readonly pieces?: number;
	  }
	/** A turn of several moves begins. */
	| {readonly type: 'turn'; readonly by: Color; readonly moves: number}
	/** A side plays without the man that stood on a square. */
	| {readonly type: 'ceded'; readonly square: string}
	/** A concealed or unseen man of a side was shown; its role where the rules do not tell it. */
	| {
			readonly type: 'revealed';
			readonly by: Color;
			readonly square: string;
			readonly role?: Role;
			/** What it is where that is seen, for who reads; no part of the record as it is heard. */
			readonly seen?: Role;
	  }
	/** A man of the hearer's own was taken. */
	| {readonly type: 'lost'; readonly role: Role}
	/** How many tries of a side were refused in its last turn. */
	| {
			readonly type: 'report';
			readonly about: 'refusals';
			readonly of: Color;
			readonly count: number;
	  }
	/** An adviser's answer to "Instructions?", about the best move that is there. */
	| {
			readonly type: 'instructions';
			readonly for: Color;
			readonly answer: 'caution' | 'go-on' | 'none';
	  }
	/** The move that follows is played by a side’s adviser, which leaves it so many more of that kind. */
	| {readonly type: 'adviser'; readonly for: Color; readonly left: number}
	/** Where a man went. */
	| {readonly type: 'moved-to'; readonly by: Color; readonly square: string}
	/** A pawn of the hearer's own that stood on the square was taken in passing. */
	| {readonly type: 'taken-in-passing'; readonly square: string}
	/** The try may be taken back before anything is said of it. */
	| {readonly type: 'take-back-offered'}
	/** What stands on squares that were asked for: letters as in a FEN. */
	| {readonly type: 'occupants'; readonly squares: Letters<string | null>}
	/** The enemy men around the knight that has moved: their letters, small, sorted, not where they stand. */
	| {readonly type: 'adjacent'; readonly men: string}
	/** Where the kings stand. */
	| {readonly type: 'kings'; readonly white: string; readonly black: string}
	/** The enemy men (letters as in a FEN) in the square of `size` ranks and files around a man of the hearer's own. */
	| {
			readonly type: 'grid';
			readonly square: string;
			readonly size: 3 | 5;
			readonly men: Letters<string>;
	  }
	/** What came of a side's last moves and of the other side's since, as its turn begins. */
	| {
			readonly type: 'report';
			readonly about?: undefined;
			/** Which of its own moves went through. */
			readonly succeeded: readonly boolean[];
			/** These moves as they are written for who reads; no part of the record as it is heard. */
			readonly sent?: readonly string[];
			/** Whose report it is, for who reads those of both sides; no part of it either. */
			readonly of?: Color;
			/** The roles that the other side moved, as small letters in the order of its moves. */
			readonly kinds: string;
			readonly captured: readonly string[];
			readonly check: boolean;
			/** Where enemy men stand before its pawns or beside its knights. */
			readonly occupied: readonly string[];
	  }
	/** The other side's king has moved, unseen. */
	| {readonly type: 'king-moved'; readonly by: Color}
	/** An unseen man of the other side has moved, and where it took one. */
	| {readonly type: 'ghost-moved'; readonly by: Color; readonly captured?: string}
	/** A sealed move was opened; one that could not be played. */
	| {readonly type: 'opened'; readonly by: Color; readonly move: string}
	| {readonly type: 'illegal-seal'; readonly by: Color; readonly move: string}
	/** A covered man is to take another, if the other side lets it. */
	| {readonly type: 'intends'; readonly from: string; readonly to: string};

/** Letters of men by the names of their squares. */
type Letters<T> = {readonly [square: string]: T};

/** Returns whether something heard is the umpire's no to a try, however he puts it. */
export const isRefusal = ({type}: Announcement): boolean =>
	type === 'refused' || type === 'nonsense';

/** What was heard of a try or a question. */
type Answered = {readonly heard: readonly Announcement[]};

/** Returns whether a try was in vain: refused, or called nonsense. */
export const isInVain = ({heard}: Answered): boolean => heard.some(isRefusal);

/** Returns whether a try was refused by the truth, and so tells something; nonsense could be no move on the asker's own board. */
export const isRefused = ({heard}: Answered): boolean => heard.some(({type}) => type === 'refused');

const NOTHING: readonly Announcement[] = [];

/** Returns what all hear of how the game ended, if it has. */
export const tellEnd = (outcome: Outcome | undefined): readonly Announcement[] =>
	outcome === undefined ? NOTHING : [{type: 'ended', ...outcome}];

/** Returns how the game ended by what was heard, or undefined when it goes on. */
export const findEnded = (
	heard: readonly Announcement[],
): Extract<Announcement, {readonly type: 'ended'}> | undefined =>
	heard.find((record) => record.type === 'ended');
