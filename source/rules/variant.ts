import type {Act, Question, Word} from '../core/act.js';
import type {ByColor, Color} from '../core/color.js';
import type {Setup} from '../core/fen.js';
import type {Sight} from '../core/fog-fen.js';
import type {Random} from '../core/random.js';
import type {Result} from '../core/result.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {Announcement, Outcome} from './news.js';
import type {Book} from './book.js';
import type {Position} from './position.js';
import type {BySeat, Seat, SeatId} from './seat.js';
import type {View} from './view.js';

/**
 * The whole truth of a game at one moment: plain data and a position, neither of which is ever changed.
 * Replaying the acts gives the same state.
 */
export type State<Extra = unknown> = {
	readonly board: Position;
	/** What is being done: 'play', or a name of the game's own such as 'arrange'. */
	readonly phase: string;
	/** What the board does not hold: the acts of the turn, a series, covers, what occurred before. Plain data. */
	readonly extra: Extra;
	/** How the game ended, or undefined while it goes on. */
	readonly outcome?: Outcome;
};

/** What is said to each seat. */
export type News = BySeat<readonly Announcement[]>;

/**
 * What came of an act. It stands (it changed the game), was answered (a question), or was refused; 'nonsense'
 * could not be one by what the seat itself knows, and leaves no trace where nobody is told of it.
 */
export type Ruling<Extra = unknown> = {
	readonly state: State<Extra>;
	readonly verdict: 'stands' | 'answered' | 'refused' | 'nonsense';
	readonly news: News;
};

/** A state that no act has led to, and what is said as it begins. */
export type Begun<Extra = unknown> = Omit<Ruling<Extra>, 'verdict'>;

/** An act of the seat's own in the turn that is on, and what it heard of it. */
export type TurnAct = {
	readonly text: string;
	readonly heard: readonly Announcement[];
	/** Whether it was a move that stands, after which the seat is on turn still. */
	readonly stands?: true;
};

/** What came of moves that were sent together. */
export type Sent = {
	readonly succeeded: readonly boolean[];
	/** The letters of the men that moved. */
	readonly kinds: string;
	/** Where they took, in the order of the moves. */
	readonly captured: readonly Square[];
};

/** What a seat knows when it is to act: all that a list of possible acts may be made from. There is no path from it to the truth. */
export type Seen = {
	readonly seat: Seat;
	readonly view: View;
	/** What the seat has tried, asked and done in the turn that is on. */
	readonly turn: readonly TurnAct[];
	/** What it heard when the turn began. */
	readonly heard: readonly Announcement[];
};

/**
 * A hidden game as a pure machine: everything else (tables, matches, screens, bots, scripts) asks these questions
 * and knows no game by name. The fields of its book are what it is like as chess: the men's moves, what is seen, how
 * it ends; a game that is more than its book answers by the functions. They change nothing that they are given.
 */
export interface Variant<Extra = unknown> extends Book {
	readonly seats: readonly Seat[];
	/** How many moves of a game an adviser may play for his side; left out where nobody has one. */
	readonly advises?: number;
	/** Whether a turn is always one move that stands, and the sides take turns. */
	readonly isAlternating: boolean;
	/** Whether there is so much that can be done at once that `acts` draws some of it at random. */
	readonly isSampled?: true;
	/** The words that are said in it and the questions that are asked besides those of its book, whenever that is. */
	readonly words?: readonly (Word | Question)[];
	/** Begins a game from a setup; `random` is for what is drawn at random. The error says what is wrong with the setup. */
	start(setup: Setup, random: Random): Result<Begun<Extra>>;
	/** Returns the seats that may act now; none when the game is over. */
	toAct(state: State<Extra>): readonly SeatId[];
	/** Returns those of them that need not act: the game goes on without. None when left out. */
	needNotAct?(state: State): readonly SeatId[];
	/** Returns how many moves the side to move has still in its turn, while it plays; one when left out. */
	movesLeft?(state: State): number;
	/** Returns whether what the other side has just claimed is not so, where that may be challenged; left out where nothing is claimed. */
	isBluff?(state: State): boolean;
	/** Returns the moves of a seat that claim what its man cannot do, as only its owner knows; left out where nothing is claimed. */
	lies?(seen: View): readonly UciMove[];
	/** Returns what came of the moves that a side sent last, by the truth; left out where none are sent together. */
	sent?(state: State, side: Color): Sent;
	/** Returns what a seat that may act can try, by its own knowledge, in the order of squares. */
	tries(seen: Seen): readonly Act[];
	/** Returns what comes of an act of a seat that may act, or undefined when the act cannot be named here. */
	step(state: State<Extra>, seat: SeatId, act: Act): Ruling<Extra> | undefined;
	/** Returns what a seat that may act could do, by the truth: all that would stand or be answered, and perhaps more. For worlds. */
	acts(state: State<Extra>, seat: SeatId): readonly Act[];
	/**
	 * Returns acts of a seat by what another one heard of what it did, where `acts` draws some at random: all that come to
	 * different states where fewer than `most` could be meant (`isAll`), else those that fit of `most` drawn at random.
	 * Undefined where nothing is told of them, left out where nothing ever is. For worlds.
	 */
	told?(
		state: State,
		seat: SeatId,
		heard: readonly Announcement[],
		most: number,
	): {readonly acts: readonly Act[]; readonly isAll: boolean} | undefined;
	/** Returns the state after an act of the seat to move of which it is known only that it was refused. For worlds. */
	refuse(state: State<Extra>): State<Extra>;
	/**
	 * Returns a state that a seat must hold as likely as this one, drawn among all in which men that it cannot tell apart have
	 * changed places, but for those on squares where it knows (`isKnown`) what stands; left out where there are no such men.
	 * For worlds.
	 */
	readonly shuffle?: (
		state: State,
		seat: SeatId,
		random: Random,
		isKnown: (square: Square) => boolean,
	) => State;
	/** The squares on which the men of a side are put in secret before play, where none of them stands elsewhere then. For worlds. */
	readonly homes?: ByColor<readonly Square[]>;
	/**
	 * Returns a state in which concealed men have changed places, or those of a set-up, so that they are what a seat now
	 * sees and hears; undefined where nothing but the board is hidden. For worlds.
	 */
	revise(
		state: State<Extra>,
		seat: SeatId,
		view: View,
		heard: readonly Announcement[],
	): State<Extra> | undefined;
	/**
	 * Returns the state in which the turn of a state begins on another board, and what is said before it; undefined
	 * where a board tells too little. For worlds.
	 */
	resume(state: State<Extra>, board: Position): Begun<Extra> | undefined;
	/** Returns where a man of a side stands that the side has written down in secret; left out where nothing is written down. For worlds. */
	written?(state: State, side: Color): Square | undefined;
	/** Returns the move that lies sealed, of whichever side; undefined where none does. Left out where moves are not written down. */
	sealedMove?(state: State): UciMove | undefined;
	/** Returns what a seat sees. */
	view(state: State<Extra>, seat: SeatId): View;
	/** Returns the whole board, for those to whom nothing is hidden. */
	truth(state: State<Extra>): Sight;
	/** Returns the questions that a seat may ask of the umpire. */
	questions(seen: Seen): readonly Act[];
	/** Returns a text that is equal for two states just when they count as the same for a repetition. */
	key(state: State<Extra>): string;
	/** Returns how many men each side began with, as far as both know it from the rules; undefined where that is a secret. */
	menAtStart(setup: Setup): {readonly [side in Color]: number} | undefined;
	/** Returns the game as another record of its book would have it: how options are applied. */
	remake(book: Book): Variant<Extra>;
}
