import {type Color, opposite} from '../core/color.js';
import {botSeed} from '../match/bot-seed.js';
import type {Match} from '../match/match.js';
import {type SeatReport, seatReport} from '../match/seat-report.js';
import {transition} from '../match/transition.js';
import type {HistoryPly} from '../rules/history.js';
import type {MatchServices} from './services.js';

/** A move that a program has chosen, and the match it is to be played in. */
export type Choice = {readonly match: Match; readonly move: string};

/**
 * A bot's answer is shown so many milliseconds after it was asked, or twice as many, or three times, never
 * in between. One's own move is seen first; and how long a bot thinks depends on how many positions it holds
 * possible, which is its secret. A bot that usually takes longer has a pace of its own, before which nothing
 * is shown. What is left to be seen is that now and then it has very much to think about.
 */
export const BOT_PAUSE = 400;

/** Whose turn it is that a program is asked about. */
type Asked = {
	readonly match: Match;
	readonly report: SeatReport;
	readonly side: Color;
	/** The milliseconds before which nothing is shown. */
	readonly pace: number;
};

/** What is done with what a program is asked: how it thinks, and who takes its choice. */
type Asking = {
	readonly think: (seed: number, signal: AbortSignal) => Promise<Choice>;
	readonly play: (choice: Choice, seed: number) => void;
};

/** Returns how much a side has noticed of a match. */
function noticedOf(match: Match, side: Color): string {
	const {plies, tries = []} = seatReport(match, side).history;
	return `${plies.length} ${tries.length}`;
}

/** Asks programs for the moves of their turns, and gives them on when their length tells nothing any more. */
export class BotTurns {
	readonly #services: Pick<MatchServices, 'now'>;
	readonly #after: (milliseconds: number, callback: () => void) => void;
	#asked: AbortController | undefined;
	/** Since when a bot has been about its turn, and after which ply that is of those that the other side has noticed. */
	#turn: {readonly after: HistoryPly | undefined; readonly since: number} | undefined;

	/** `after` sets a timer that is called off with those of the game. */
	constructor(
		services: Pick<MatchServices, 'now'>,
		after: (milliseconds: number, callback: () => void) => void,
	) {
		this.#services = services;
		this.#after = after;
	}

	/** Has a program choose a move, which is played unless that is called off. */
	ask({match, report, side, pace}: Asked, {think, play}: Asking): void {
		const asked = new AbortController();
		// What the other side does not notice belongs to the turn, tries that are refused and men put down in secret: how many there were must not show in its length.
		const after = seatReport(match, opposite(side)).history.plies.at(-1);
		const turn =
			this.#turn !== undefined && this.#turn.after === after
				? this.#turn
				: {after, since: this.#services.now()};
		this.#turn = turn;
		const seed = botSeed(match.settings.seed, report.history);
		this.#asked = asked;

		const take = (answer: Choice) => {
			if (asked.signal.aborted) {
				return;
			}

			const passed = Math.max(0, this.#services.now() - turn.since);
			const shown = Math.max(BOT_PAUSE, pace, Math.ceil(passed / BOT_PAUSE) * BOT_PAUSE);
			if (shown === passed || this.#isUnnoticed(side, answer)) {
				play(answer, seed);
			} else {
				this.#after(shown - passed, () => play(answer, seed));
			}
		};

		// A bot that fails is as one that names no move.
		Promise.resolve()
			.then(async () => think(seed, asked.signal))
			.then(take, () => take({match, move: ''}));
	}

	/** Interrupts whoever is thinking. */
	callOff(): void {
		this.#asked?.abort();
		this.#asked = undefined;
	}

	/** Forgets the turn that is on, when the game is put away. */
	forget(): void {
		this.#turn = undefined;
	}

	/** Returns whether the other side will notice nothing of an act, a try that is refused in silence or a man put down in secret: then nothing is to be seen of it. */
	#isUnnoticed(side: Color, {match, move}: Choice): boolean {
		const after = transition(match, {
			type: 'moveChosen',
			seat: side,
			move,
			at: this.#services.now(),
		}).match;
		return (
			after !== match &&
			after.outcome === undefined &&
			noticedOf(match, opposite(side)) === noticedOf(after, opposite(side))
		);
	}
}
