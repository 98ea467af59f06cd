import {sideOf} from '../../../rules/seat.js';
import {countPlies} from '../../../match/acts.js';
import {type ByColor, type Color} from '../../../core/color.js';
import {ok, type Result, unwrap} from '../../../core/result.js';
import {botSeed} from '../../../match/bot-seed.js';
import type {Match} from '../../../match/match.js';
import type {Review} from '../../../match/review.js';
import {type SeatReport, seatReport} from '../../../match/seat-report.js';
import {spectate} from '../../../match/spectate.js';
import {transition} from '../../../match/transition.js';
import {drawnFor} from '../../../text/waiting.js';
import {sideName} from '../../../text/men.js';
import {GAME_PACES, type Playback, type Reel} from '../playback.js';
import {Player} from '../player.js';
import {actOf} from '../../../match/named-act.js';
import type {BotSeat, UiServices} from '../../../session/services.js';
import {beginSpectated, type GameToWatch} from '../../../session/spectated-match.js';

/** What there is of a game that is watched. A new object whenever anything changes. */
export type SpectatedState = {
	readonly match: Match;
	/** Everything so far, with all eyes. */
	readonly review: Review;
	/** The side whose move is awaited. */
	readonly thinking?: Color;
	/** What went wrong, as a sentence. */
	readonly fault?: string;
};

/** Where a book ends no game for want of progress it is a draw after so many plies, as in the arena. */
const MOST_PLIES = 600;

/** What the game needs of the world. */
export type SpectatorServices = Pick<UiServices, 'after' | 'bots'>;

/** Returns a refereed match as a draw when it has gone on for so long that it may have no end. */
function callOff(match: Match): Match {
	const isTooLong = match.outcome === undefined && countPlies(match) >= MOST_PLIES;
	if (!isTooLong || seatReport(match, 'white').umpire === undefined) {
		return match;
	}

	const offered = transition(match, {type: 'drawOffered', side: 'white', at: 0}).match;
	return transition(offered, {type: 'drawOffered', side: 'black', at: 0}).match;
}

/** Returns how far a game has come. */
export const reelOf = (match: Match): Reel => ({
	last: countPlies(match),
	mayGrow: match.outcome === undefined,
	paces: GAME_PACES,
});

/**
 * Runs a game between two bots for somebody who watches, outside of React: asks whoever is to move when its player wants another
 * frame, which lets the past be looked at meanwhile. Each bot is asked with what its own seat saw and heard. Nothing of
 * it is saved.
 */
export class SpectatedGame {
	readonly player: Player;
	readonly #services: SpectatorServices;
	readonly #players: ByColor<BotSeat>;
	#state: SpectatedState;
	/** The move that has been chosen and is not played yet. */
	#ready: string | undefined;
	/** The question that is open: an answer to an older one is not wanted any more. */
	#asked: AbortController | undefined;

	private constructor(
		readonly game: GameToWatch,
		match: Match,
		players: ByColor<BotSeat>,
		services: SpectatorServices,
		looks: Partial<Playback>,
	) {
		this.#services = services;
		this.#players = players;
		this.#state = {match, review: unwrap(spectate(match))};
		this.player = new Player(
			{
				after: (ms, callback) => services.after(ms, callback),
				want: (isDue) => {
					if (isDue && this.#ready !== undefined) {
						this.#play(this.#ready);
					} else {
						this.#ask();
					}
				},
			},
			reelOf(match),
			{gaze: 'all', isPlaying: match.outcome === undefined, ...looks},
		);
	}

	/** Begins a game, shown as another one was. The error is a sentence. */
	static begin(
		game: GameToWatch,
		services: SpectatorServices,
		looks: Partial<Playback> = {},
	): Result<SpectatedGame> {
		const begun = beginSpectated(game, services);
		return begun.ok
			? ok(new SpectatedGame(game, begun.value.match, begun.value.players, services, looks))
			: begun;
	}

	readonly getState = (): SpectatedState => this.#state;

	/** Returns another game of the same two with colours swapped, shown at the same pace; it is played by another seed. */
	swapped(): SpectatedGame {
		const {bots, seed} = this.game;
		const swapped = {...this.game, bots: {white: bots.black, black: bots.white}, seed: seed + 1};
		const {pace, gaze, orientation} = this.player.getPlayback();
		return unwrap(SpectatedGame.begin(swapped, this.#services, {pace, gaze, orientation}));
	}

	/** Lets it stand, and the bots with it. */
	putAway(): void {
		this.#asked?.abort();
		this.#asked = undefined;
		const {thinking: _thinking, ...state} = this.#state;
		this.#state = state;
		this.player.dispatch('stop');
	}

	#change(state: SpectatedState): void {
		this.#state = state;
		this.player.load(reelOf(state.match));
	}

	#ask(): void {
		const {match, thinking} = this.#state;
		if (thinking !== undefined || this.#ready !== undefined || match.phase.name !== 'turn') {
			return;
		}

		const side = sideOf(match.phase.seat);
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

		// A bot that fails is like one that names no move.
		this.#players[side].move(report, seed, asked.signal).then(take, () => take(''));
	}

	#take(move: string, side: Color, report: SeatReport, seed: number): void {
		const {act, isDrawn} = actOf(move, this.#state.match, report, seed);
		const {thinking: _thinking, fault: _fault, ...state} = this.#state;
		this.#ready = act;
		const fault = drawnFor(sideName(side));
		this.#change(isDrawn ? {...state, fault} : state);
	}

	#play(move: string): void {
		const {match: before, thinking: _thinking, ...state} = this.#state;
		const {phase} = before;
		const seat = phase.name === 'ended' ? 'white' : phase.seat;
		const {match: after} = transition(before, {type: 'moveChosen', seat, move, at: 0});
		this.#ready = undefined;
		if (countPlies(after) === countPlies(before)) {
			// Refused or answered: the turn goes on, and what comes next is due as much as this was.
			this.#change({...state, match: after});
			return;
		}

		const match = callOff(after);
		this.#change({...state, match, review: unwrap(spectate(match))});
	}
}
