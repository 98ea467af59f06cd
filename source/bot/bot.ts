import type {ByColor} from '../core/color.js';
import type {Random} from '../core/random.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../knowledge/history.js';

/** What a bot is asked: all that its seat has seen and heard, and the moves it may try. It is told nothing else. */
export type BotQuestion = {
	readonly history: SeatHistory;
	/** How many men each side began with. */
	readonly menAtStart: ByColor<number>;
	/** At least one. */
	readonly moves: readonly UciMove[];
};

/** A bot answers with one of the moves it was given. The same question and seed give the same answer. */
export type Bot = (question: BotQuestion, random: Random) => UciMove;
