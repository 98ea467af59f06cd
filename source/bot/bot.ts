import type {Act} from '../core/act.js';
import type {ByColor} from '../core/color.js';
import type {Random} from '../core/random.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';
import type {SeatId} from '../rules/seat.js';

/** What a bot is asked: all that its seat has seen and heard, and the moves it may try. It is told nothing else. */
export type BotQuestion = {
	readonly history: SeatHistory;
	/** Who is asked, where it is not the side's player. */
	readonly seat?: SeatId;
	/** How many men each side began with, or MEN_UNKNOWN. */
	readonly menAtStart: ByColor<number>;
	/** At least one, in games in which every act is a move. */
	readonly moves: readonly UciMove[];
	/** Everything that may be done, where not all of it is moves. */
	readonly acts?: readonly Act[];
	/** The start as a FEN, when both sides know it and it is not the variant's own. */
	readonly startFen?: string;
	/** Where the seat was told that the other king stood at the start; in a drill of endings. */
	readonly enemyKing?: Square;
};

/** Where it is a secret how many men there were: more than can have been taken. */
export const MEN_UNKNOWN: ByColor<number> = {white: 64, black: 64};

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

/** A bot's answer: one of the moves or acts it was given, or a question; it is asked again while it is to act. */
export type BotChoice = {
	readonly move: Act;
	readonly info?: BotInfo;
};

/**
 * Answers a question. The same question, seed and no time give the same answer; a bot that is given time
 * may answer better with more of it. It may remember its last question to save work, and nothing else but,
 * when it is given time, what the game has taught it about the other side.
 */
export type Bot = (question: BotQuestion, random: Random, time?: BotTime) => BotChoice;
