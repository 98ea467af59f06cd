import {countPlies} from '../match/acts.js';
import {type SeatId, sideOf} from '../rules/seat.js';
import {type ByColor, type Color, COLORS, opposite} from '../core/color.js';
import {makeUci} from '../core/uci.js';
import {botSeed} from '../match/bot-seed.js';
import {timeLeft} from '../match/clock.js';
import type {MatchEvent} from '../match/event.js';
import type {Match, MatchAct} from '../match/match.js';
import {actOf} from '../match/named-act.js';
import {type SeatReport, seatReport} from '../match/seat-report.js';
import {isShared} from '../match/keyboard.js';
import {transition} from '../match/transition.js';
import type {BotSeat, Drill, MatchServices} from './services.js';

/** A move that a program has chosen, and the match it is to be played in. */
type Choice = {readonly match: Match; readonly move: string};

/** What happens to a match, without the time: the host adds it. */
export type HostEvent = MatchEvent extends infer E
	? E extends MatchEvent
		? Omit<E, 'at'>
		: never
	: never;

/** One moment of a hosted match. A new object whenever anything changes, so that React can compare. */
export type HostState = {
	readonly match: Match;
	/** Why the last event of a seat was not carried out, for that seat's eyes only. */
	readonly refusal?: {readonly seat: SeatId; readonly reason: string};
	readonly thinking?: Color;
	/** What went wrong around the game, as sentences for everybody. */
	readonly notSaved?: string;
	readonly savedAside?: string;
	readonly botFault?: string;
};

type Draft = {-readonly [K in keyof HostState]: HostState[K]};

/**
 * A bot's answer is shown so many milliseconds after it was asked, or twice as many, or three times, never
 * in between. One's own move is seen first; and how long a bot thinks depends on how many positions it holds
 * possible, which is its secret. A bot that usually takes longer has a pace of its own, before which nothing
 * is shown. What is left to be seen is that now and then it has very much to think about.
 */
export const BOT_PAUSE = 400;

/** The longest time in milliseconds that a timer is set for; longer ones overflow in Node. */
const LONGEST_TIMER = 1_000_000_000;

const isBegun = ({acts}: Match): boolean => acts.length > 0;

/**
 * Runs one match, outside of React: applies `transition`, saves before anything new is shown, lets the
 * flag fall in time and asks bots for their moves. Screens subscribe to it and draw from its reports.
 */
export class MatchHost {
	readonly #services: MatchServices;
	readonly #bots: Partial<ByColor<BotSeat>>;
	readonly #listeners = new Set<() => void>();
	readonly #reports = new WeakMap<Match, {[seat in SeatId]?: SeatReport}>();
	#state: HostState;
	/** Calls off the timers that wait. */
	#timers: (() => void)[] = [];
	#asked: AbortController | undefined;
	/** Since when a bot has been about its turn, and after how many moves that is. */
	#turn: {readonly after: MatchAct | undefined; readonly since: number} | undefined;
	#isOpen = false;
	#isSaved: boolean;
	#savedAs: string;

	/** `id` names the save; `bots` are the players of the sides that no person plays, `drill` the opponent of a drill. */
	constructor(
		readonly id: string,
		match: Match,
		services: MatchServices,
		bots: Partial<ByColor<BotSeat>> = {},
		readonly drill?: Drill,
	) {
		this.#services = services;
		this.#bots = bots;
		this.#isSaved = isBegun(match);
		this.#savedAs = id;
		this.#state = {match};
	}

	readonly getState = (): HostState => this.#state;

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Whether the game lies in a save, where `resume` finds it. A game without a move or a try does not. */
	get isSaved(): boolean {
		return this.#isSaved;
	}

	/** The name under which `resume` finds it. */
	get savedAs(): string {
		return this.#savedAs;
	}

	/** Returns what a seat's screen may be made from; the same object as long as nothing has happened. */
	report(seat: SeatId): SeatReport {
		const {match} = this.#state;
		const reports = this.#reports.get(match) ?? {};
		this.#reports.set(match, reports);
		return (reports[seat] ??= seatReport(match, seat));
	}

	/** Sets the clock and the bot going. A game that comes out of a save begins here, too. */
	open(): void {
		if (this.#isOpen) {
			return;
		}

		this.#isOpen = true;
		if (!isShared(this.#state.match.settings)) {
			this.send({type: 'handedOver'});
		}

		this.#callOff();
		this.#schedule();
		this.#tell();
	}

	/** Puts the game away: clocks stand, the bot is interrupted, persons who share the keyboard get a hand-off when they come back. */
	putAway(): void {
		if (this.#isOpen) {
			this.send({type: 'putAway'});
			this.#callOff();
			this.#turn = undefined;
			this.#isOpen = false;
		}
	}

	/** Carries out an event. What is worth keeping is on disk before anybody is told. */
	send(event: HostEvent): void {
		const {match: now, thinking, refusal: _refusal, ...kept} = this.#state;
		// The phantom decides only now what the person's move will show.
		const before =
			event.type === 'moveChosen' && event.seat === this.drill?.person
				? this.drill.settle(now, event.move)
				: now;
		const {match, effects} = transition(before, {...event, at: this.#services.now()});
		const next: Draft = {...kept, match};
		for (const effect of effects) {
			if (effect.type === 'save') {
				this.#save(next);
			} else if (effect.type === 'refused' && ('side' in event || 'seat' in event)) {
				const seat = 'seat' in event ? event.seat : event.side;
				next.refusal = {seat, reason: effect.reason};
			}
		}

		this.#state = next;
		if (match === before) {
			// Whoever is thinking goes on.
			if (thinking !== undefined) {
				next.thinking = thinking;
			}
		} else {
			this.#callOff();
			this.#schedule();
		}

		this.#tell();
	}

	/** Tries again to save what could not be saved; returns whether all is on the disk. */
	saveAgain(): boolean {
		const next: Draft = {...this.#state};
		this.#save(next);
		this.#state = next;
		this.#tell();
		return next.notSaved === undefined;
	}

	/** A game in which nobody has moved or tried to is not worth a save. */
	#save(next: Draft): void {
		if (!isBegun(next.match) && !this.#isSaved) {
			return;
		}

		const saved = this.#services.saves.save(this.id, next.match);
		if (saved.ok) {
			this.#isSaved = true;
			delete next.notSaved;
			this.#savedAs = this.#services.saves.savedAs(this.id);
			if (this.#savedAs !== this.id) {
				next.savedAside = `Another fogchess has gone on with this game: what is played here is saved as ${this.#savedAs}.`;
			}
		} else {
			next.notSaved = saved.error;
		}
	}

	#tell(): void {
		for (const listener of this.#listeners) {
			listener();
		}
	}

	#callOff(): void {
		for (const callOff of this.#timers) {
			callOff();
		}

		this.#timers = [];
		this.#asked?.abort();
		this.#asked = undefined;
	}

	#after(milliseconds: number, callback: () => void): void {
		this.#timers.push(this.#services.after(milliseconds, callback));
	}

	#schedule(): void {
		const {match} = this.#state;
		const {phase, clocks, request, outcome} = match;
		if (!this.#isOpen || outcome !== undefined) {
			return;
		}

		if (phase.name === 'turn' && clocks.since !== undefined) {
			const left = Math.ceil(timeLeft(clocks, sideOf(phase.seat), this.#services.now()));
			this.#after(Math.min(LONGEST_TIMER, left), () => this.send({type: 'clockLooked'}));
		}

		for (const side of COLORS) {
			const bot = this.#bots[side];
			const isDrilled = this.drill !== undefined && this.drill.person !== side;
			if (bot === undefined && !isDrilled) {
				continue;
			}

			if (request?.by === opposite(side)) {
				this.#after(BOT_PAUSE, () => {
					// Who practises may try again as often as he likes.
					const agreed = isDrilled
						? request.kind === 'takeback'
						: (bot?.agrees?.(request.kind, this.report(side)) ?? false);
					this.send({type: 'requestAnswered', side, agreed});
				});
			} else if (phase.name === 'turn' && phase.seat === side) {
				const report = this.report(side);
				this.#askForMove(side, bot?.pace ?? 0, async (seed, signal) =>
					bot === undefined
						? this.drill!.reply(match, signal)
						: {match, move: await bot.move(report, seed, signal)},
				);
			}
		}
	}

	#askForMove(
		side: Color,
		pace: number,
		think: (seed: number, signal: AbortSignal) => Promise<Choice>,
	): void {
		const asked = new AbortController();
		const {match} = this.#state;
		const last = match.acts.findLast(({stands}) => stands);
		// Tries that are refused belong to the turn: how many there were must not show in its length.
		const turn =
			this.#turn !== undefined && this.#turn.after === last
				? this.#turn
				: {after: last, since: this.#services.now()};
		this.#turn = turn;
		const seed = botSeed(match.settings.seed, this.report(side).history);
		this.#asked = asked;
		this.#state = {...this.#state, thinking: side};

		const take = (answer: Choice) => {
			if (asked.signal.aborted) {
				return;
			}

			if (this.#isRefusedInSilence(side, answer)) {
				this.#playForBot(side, seed, answer);
				return;
			}

			const passed = Math.max(0, this.#services.now() - turn.since);
			const shown = Math.max(BOT_PAUSE, pace, Math.ceil(passed / BOT_PAUSE) * BOT_PAUSE);
			if (shown === passed) {
				this.#playForBot(side, seed, answer);
			} else {
				this.#after(shown - passed, () => this.#playForBot(side, seed, answer));
			}
		};

		// A bot that fails is as one that names no move.
		Promise.resolve()
			.then(async () => think(seed, asked.signal))
			.then(take, () => take({match, move: ''}));
	}

	/** Returns whether a bot's try will be refused without the other side's hearing of it: then nothing is to be seen of it. */
	#isRefusedInSilence(side: Color, {match, move}: Choice): boolean {
		const {umpire, moves} = this.report(side);
		return (
			umpire?.isAloud === false &&
			moves.some((candidate) => makeUci(candidate) === move) &&
			countPlies(
				transition(match, {type: 'moveChosen', seat: side, move, at: this.#services.now()}).match,
			) === countPlies(match)
		);
	}

	#playForBot(side: Color, seed: number, {match, move}: Choice): void {
		const {botFault: _botFault, ...before} = this.#state;
		this.#state = {...before, match};
		const {act, isDrawn} = actOf(move, match, this.report(side), seed);
		if (isDrawn) {
			const botFault = 'The bot named no move that it could play; one was drawn at random for it.';
			this.#state = {...this.#state, botFault};
		}

		this.send({type: 'moveChosen', seat: side, move: act});
	}
}
