import type {Color} from '../core/color.js';
import {makeUci} from '../core/uci.js';
import {countPlies} from '../match/acts.js';
import {botSeed} from '../match/bot-seed.js';
import type {Match, MatchAct} from '../match/match.js';
import type {SeatReport} from '../match/seat-report.js';
import {transition} from '../match/transition.js';
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

/** Asks programs for the moves of their turns, and gives them on when their length tells nothing any more. */
export class BotTurns {
	readonly #services: Pick<MatchServices, 'now'>;
	readonly #after: (milliseconds: number, callback: () => void) => void;
	#asked: AbortController | undefined;
	/** Since when a bot has been about its turn, and after how many moves that is. */
	#turn: {readonly after: MatchAct | undefined; readonly since: number} | undefined;

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
		const last = match.acts.findLast(({stands}) => stands);
		// Tries that are refused belong to the turn: how many there were must not show in its length.
		const turn =
			this.#turn !== undefined && this.#turn.after === last
				? this.#turn
				: {after: last, since: this.#services.now()};
		this.#turn = turn;
		const seed = botSeed(match.settings.seed, report.history);
		this.#asked = asked;

		const take = (answer: Choice) => {
			if (asked.signal.aborted) {
				return;
			}

			const passed = Math.max(0, this.#services.now() - turn.since);
			const shown = Math.max(BOT_PAUSE, pace, Math.ceil(passed / BOT_PAUSE) * BOT_PAUSE);
			if (shown === passed || this.#isRefusedInSilence(report, side, answer)) {
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

	/** Returns whether a bot's try will be refused without the other side's hearing of it: then nothing is to be seen of it. */
	#isRefusedInSilence({umpire, moves}: SeatReport, side: Color, {match, move}: Choice): boolean {
		return (
			umpire?.isAloud === false &&
			moves.some((candidate) => makeUci(candidate) === move) &&
			countPlies(
				transition(match, {type: 'moveChosen', seat: side, move, at: this.#services.now()}).match,
			) === countPlies(match)
		);
	}
}
