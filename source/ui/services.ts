import type {Result} from '../core/result.js';
import type {Match, MatchRequest} from '../match/match.js';
import type {SeatReport} from '../match/seat-report.js';

/**
 * Who plays a side that no person plays. It is told what a seat may know and nothing else.
 */
export type BotSeat = {
	/** Returns the bot's move in UCI. Rejects when `signal` is aborted: its answer is no longer wanted. */
	move(report: SeatReport, seed: number, signal: AbortSignal): Promise<string>;
	/** Returns whether the bot agrees to a request; left out, it lets take back and declines draws. */
	agrees?(kind: MatchRequest['kind'], report: SeatReport): boolean;
};

/** Runs `callback` once after some milliseconds; the returned function calls it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** What a running match needs of the world. */
export type MatchServices = {
	/** Milliseconds from any fixed origin. */
	now(): number;
	readonly after: After;
	readonly saves: {
		/** Keeps a match under a name, at once and whole; the error is a sentence for the player. */
		save(id: string, match: Match): Result<undefined>;
	};
};
