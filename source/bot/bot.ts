import type {ByColor} from '../core/color.js';
import type {Random} from '../core/random.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';
import type {AskRule} from '../rules/variant.js';

/** What a bot is asked: all that its seat has seen and heard, and the moves it may try. It is told nothing else. */
export type BotQuestion = {
	readonly history: SeatHistory;
	/** How many men each side began with. */
	readonly menAtStart: ByColor<number>;
	/** At least one. */
	readonly moves: readonly UciMove[];
	/** The start as a FEN, when both sides know it and it is not the variant's own. */
	readonly startFen?: string;
	/** Where the seat was told that the other king stood at the start; in a drill of endings. */
	readonly enemyKing?: Square;
};

/** How long a bot may think, by a clock that it is given. A bot that needs no time takes none. */
export type BotTime = {
	/** Milliseconds for this move. */
	readonly ms: number;
	/** Returns the milliseconds since some fixed moment. */
	readonly now: () => number;
};

/** What a bot tells of its thinking, for engines and the arena; a screen never shows it. */
export type BotInfo = {
	/** How many positions it holds possible. */
	readonly positions?: number;
	/** Whether that is all of them. */
	readonly isExact?: boolean;
	/** Plies that it looked ahead. */
	readonly depth?: number;
	/** Positions that it looked at. */
	readonly nodes?: number;
	/** What it thinks the move is worth to it, in hundredths of a pawn. */
	readonly score?: number;
};

/** A bot's answer: one of the moves it was given. */
export type BotChoice = {
	readonly move: UciMove;
	readonly info?: BotInfo;
	/** What it would rather ask the umpire first; it is asked again afterwards, as after a refused try. */
	readonly ask?: AskRule['id'];
};

/**
 * Answers a question. The same question, seed and no time give the same answer; a bot that is given time
 * may answer better with more of it. It may remember its last question to save work, and nothing else but,
 * when it is given time, what the game has taught it about the other side.
 */
export type Bot = (question: BotQuestion, random: Random, time?: BotTime) => BotChoice;
