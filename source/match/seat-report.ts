import type {ByColor, Color} from '../core/color.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../knowledge/history.js';
import type {Outcome} from '../rules/announcement.js';
import type {MatchRequest, Notice, Phase} from './match.js';

/**
 * Everything that the screen (or file, or bot) of one seat may be made from. It has no path back to
 * the truth. Two matches in which a seat has lived the same give equal reports.
 */
export type SeatReport = {
	readonly seat: Color;
	readonly names: ByColor<string>;
	/** The variant's id. */
	readonly variant: string;
	readonly history: SeatHistory;
	/** The moves this seat may try now; empty when it is not on move. */
	readonly moves: readonly UciMove[];
	readonly phase: Phase;
	/** Milliseconds left, or undefined when the game has no clock. */
	readonly clocks?: {readonly left: ByColor<number>; readonly since?: number};
	readonly request?: MatchRequest;
	readonly notices: readonly Notice[];
	readonly outcome?: Outcome;
};
