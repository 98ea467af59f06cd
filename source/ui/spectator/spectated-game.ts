import {countPlies} from '../../match/acts.js';
import {type ByColor, type Color} from '../../core/color.js';
import {createRandom, pick} from '../../core/random.js';
import {ok, type Result, unwrap} from '../../core/result.js';
import {botSeed} from '../../match/bot-seed.js';
import type {Match} from '../../match/match.js';
import type {Review} from '../../match/review.js';
import {actTexts, type SeatReport, seatReport} from '../../match/seat-report.js';
import {spectate} from '../../match/spectate.js';
import {transition} from '../../match/transition.js';
import {sideName} from '../../text/men.js';
import type {BotSeat, UiServices} from '../services.js';
import {beginSpectated, type GameToWatch} from './spectated-match.js';

/** Milliseconds for which a ply is shown at least while the game goes on by itself, the slowest first. */
export const PACES = [5000, 3000, 2000, 1200, 700, 300, 100] as const;
const USUAL_PACE = 3;

/** One moment of a game that is watched. A new object whenever anything changes. */
export type SpectatedState = {
	readonly match: Match;
	/** Everything so far, with all eyes. */
	readonly review: Review;
	/** The ply that is looked at, from 0; the game may be further. */
	readonly ply: number;
	/** Whether it goes on by itself. */
	readonly isPlaying: boolean;
	/** Index into PACES. */
	readonly pace: number;
	/** The side whose move is awaited. */
	readonly thinking?: Color;
	/** What went wrong, as a sentence. */
	readonly fault?: string;
};

/** Where a book ends no game for want of progress it is a draw after so many plies, as in the arena. */
const MOST_PLIES = 600;

/** What the game needs of the world. */
export type SpectatorServices = Pick<UiServices, 'after' | 'bots'>;

/** Returns a match behind an umpire as a draw when it has gone on for so long that it may have no end. */
function callOff(match: Match): Match {
	const isTooLong = match.outcome === undefined && countPlies(match) >= MOST_PLIES;
	if (!isTooLong || seatReport(match, 'white').umpire === undefined) {
		return match;
	}

	const offered = transition(match, {type: 'drawOffered', side: 'white', at: 0}).match;
	return transition(offered, {type: 'drawOffered', side: 'black', at: 0}).match;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/**
 * Runs a game between two bots for somebody who watches, outside of React: asks whoever is to move, shows
 * each ply for a while, and lets the past be looked at meanwhile. Each bot is asked with what its own
 * seat has lived. Nothing of it is saved.
 */
export class SpectatedGame {
	readonly #services: SpectatorServices;
	readonly #players: ByColor<BotSeat>;
	readonly #listeners = new Set<() => void>();
	#state: SpectatedState;
	/** The move that has been chosen and is not played yet. */
	#ready: string | undefined;
	/** Whether the next move is to be played as soon as it is there. */
	#isDue = false;
	/** The question that is open: an answer to an older one is not wanted any more. */
	#asked: AbortController | undefined;
	/** What the timer waits for, and how to call it off. */
	#wait: string | undefined;
	#callOff: () => void = () => undefined;

	private constructor(
		readonly game: GameToWatch,
		match: Match,
		players: ByColor<BotSeat>,
		services: SpectatorServices,
	) {
		this.#services = services;
		this.#players = players;
		this.#state = {
			match,
			review: unwrap(spectate(match)),
			ply: 0,
			isPlaying: match.outcome === undefined,
			pace: USUAL_PACE,
		};
	}

	/** Begins a game. The error is a sentence. */
	static begin(game: GameToWatch, services: SpectatorServices): Result<SpectatedGame> {
		const begun = beginSpectated(game, services);
		return begun.ok
			? ok(new SpectatedGame(game, begun.value.match, begun.value.players, services))
			: begun;
	}

	readonly getState = (): SpectatedState => this.#state;

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
		};
	};

	/** Returns another game of the same two with colours swapped, at the same pace; its lots are others. */
	swapped(): SpectatedGame {
		const {bots, seed} = this.game;
		const swapped = {...this.game, bots: {white: bots.black, black: bots.white}, seed: seed + 1};
		const game = unwrap(SpectatedGame.begin(swapped, this.#services));
		game.#state = {...game.#state, pace: this.#state.pace};
		return game;
	}

	/** Sets it going, or going again. */
	open(): void {
		this.#change({...this.#state});
	}

	/** Lets it stand, and the bots with it. */
	putAway(): void {
		this.#asked?.abort();
		this.#asked = undefined;
		this.#isDue = false;
		const {thinking: _thinking, ...state} = this.#state;
		this.#change({...state, isPlaying: false});
	}

	/** Lets the game go on by itself, or stops it; where it is over it is shown again from the start. */
	toggle(): void {
		const {isPlaying, ply, match} = this.#state;
		const isOver = match.outcome !== undefined && ply === countPlies(match);
		this.#isDue = false;
		this.#change({...this.#state, isPlaying: !isPlaying, ply: isPlaying || !isOver ? ply : 0});
	}

	/** Goes some plies back, or on through what has been played, by hand. */
	go(plies: number): void {
		this.goTo(this.#state.ply + plies);
	}

	/** Goes one ply on by hand: through what has been played, then to the next move as soon as it is there. */
	forward(): void {
		const {ply, match} = this.#state;
		this.#isDue = ply === countPlies(match) && match.outcome === undefined;
		this.#change({...this.#state, isPlaying: false, ply: this.#isDue ? ply : this.#clamp(ply + 1)});
	}

	/** Goes to a ply by hand, or as near to it as there is one. */
	goTo(ply: number): void {
		this.#isDue = false;
		this.#change({...this.#state, isPlaying: false, ply: this.#clamp(ply)});
	}

	/** Makes it faster (1) or slower (-1). */
	hurry(step: 1 | -1): void {
		this.#change({...this.#state, pace: clamp(this.#state.pace + step, PACES.length - 1)});
	}

	#clamp(ply: number): number {
		return clamp(ply, countPlies(this.#state.match));
	}

	#change(state: SpectatedState): void {
		this.#state = state;
		this.#goOn();
		for (const listener of this.#listeners) {
			listener();
		}
	}

	/** Does what is to be done now: plays a move that is due, asks for one that is wanted, waits for the next step. */
	#goOn(): void {
		const {ply, match, isPlaying, pace} = this.#state;
		const isAtHead = ply === countPlies(match);
		const isOver = isAtHead && match.outcome !== undefined;
		if (isOver && isPlaying) {
			this.#state = {...this.#state, isPlaying: false};
		}

		this.#setTimer(isPlaying && !isOver && !this.#isDue ? `${ply} ${pace}` : undefined);
		if (isAtHead && this.#isDue && this.#ready !== undefined) {
			this.#play(this.#ready);
		} else if (isAtHead && !isOver && (isPlaying || this.#isDue)) {
			this.#ask();
		}
	}

	/** Has the ply that is shown be followed by the next one in time; `wait` names both, and the same wait goes on. */
	#setTimer(wait: string | undefined): void {
		if (wait === this.#wait) {
			return;
		}

		this.#callOff();
		this.#wait = wait;
		this.#callOff =
			wait === undefined
				? () => undefined
				: this.#services.after(PACES[this.#state.pace], () => {
						const {ply, match} = this.#state;
						this.#wait = undefined;
						this.#isDue = ply === countPlies(match);
						this.#change({...this.#state, ply: this.#clamp(ply + 1)});
					});
	}

	#ask(): void {
		const {match, thinking} = this.#state;
		if (thinking !== undefined || this.#ready !== undefined || match.phase.name !== 'turn') {
			return;
		}

		const {side} = match.phase;
		const report = seatReport(match, side);
		const seed = botSeed(match.settings.seed, report.history);
		const asked = new AbortController();
		this.#asked = asked;
		this.#state = {...this.#state, thinking: side};
		const take = (move: string): void => {
			if (!asked.signal.aborted) {
				this.#take(move, side, report, seed);
			}
		};

		// A bot that fails is as one that names no move.
		this.#players[side].move(report, seed, asked.signal).then(take, () => {
			take('');
		});
	}

	#take(move: string, side: Color, report: SeatReport, seed: number): void {
		const {acts, questions} = actTexts(report);
		const isMove = acts.includes(move) || questions.includes(move);
		const {thinking: _thinking, fault: _fault, ...state} = this.#state;
		this.#ready = isMove ? move : pick(createRandom(seed), acts);
		this.#change(
			isMove
				? state
				: {
						...state,
						fault: `${sideName(side)} named no move that it could play; one was drawn by lot.`,
					},
		);
	}

	#play(move: string): void {
		const {match: before, thinking: _thinking, ...state} = this.#state;
		const {phase} = before;
		const side = phase.name === 'ended' ? 'white' : phase.side;
		const {match: after} = transition(before, {type: 'moveChosen', side, move, at: 0});
		this.#ready = undefined;
		if (countPlies(after) === countPlies(before)) {
			// Refused or answered: the turn goes on, and what comes next is due as much as this was.
			this.#change({...state, match: after});
			return;
		}

		const match = callOff(after);
		this.#isDue = false;
		this.#change({...state, match, review: unwrap(spectate(match)), ply: countPlies(match)});
	}
}
