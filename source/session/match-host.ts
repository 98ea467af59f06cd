import {Listeners} from './listeners.js';
import {type SeatId, sideOf} from '../rules/seat.js';
import {type ByColor, type Color, COLORS, opposite} from '../core/color.js';
import {countPlies} from '../match/acts.js';
import {timeLeft} from '../match/clock.js';
import type {MatchEvent} from '../match/event.js';
import type {Match} from '../match/match.js';
import {actOf} from '../match/named-act.js';
import {type SeatReport, seatReport} from '../match/seat-report.js';
import {isShared} from '../match/keyboard.js';
import {transition} from '../match/transition.js';
import {BOT_PAUSE, BotTurns, type Choice} from './bot-turns.js';
import type {BotSeat, Drill, MatchServices} from './services.js';

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
	readonly #listeners = new Listeners();
	readonly subscribe = this.#listeners.subscribe;
	readonly #reports = new WeakMap<Match, {[seat in SeatId]?: SeatReport}>();
	#state: HostState;
	/** Calls off the timers that wait. */
	#timers: (() => void)[] = [];
	readonly #botTurns: BotTurns;
	/** Steps of several acts: how many acts stood before each, and after it. */
	#rows: {readonly from: number; readonly to: number}[] = [];
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
		this.#botTurns = new BotTurns(services, (milliseconds, callback) =>
			this.#after(milliseconds, callback),
		);
		this.#bots = bots;
		this.#isSaved = isBegun(match);
		this.#savedAs = id;
		this.#state = {match};
	}

	readonly getState = (): HostState => this.#state;

	/** Whether the game lies in a save, where `resume` finds it. A game without a move or a try does not. */
	get isSaved(): boolean {
		return this.#isSaved;
	}

	/** Whether a person has done anything in the game. */
	get isTouched(): boolean {
		const {acts, settings} = this.#state.match;
		return acts.some(({seat}) => settings.seats[seat]?.kind !== 'bot');
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
		this.#listeners.tell();
	}

	/** Puts the game away: clocks stand, the bot is interrupted, persons who share the keyboard get a hand-off when they come back. */
	putAway(): void {
		if (this.#isOpen) {
			this.send({type: 'putAway'});
			this.#callOff();
			this.#botTurns.forget();
			this.#isOpen = false;
		}
	}

	/** Does several acts of a seat as one step, which is saved once, and taken back as one as long as nothing came after it; what comes behind one that cannot be done is not tried. */
	sendRow(seat: SeatId, moves: readonly string[]): void {
		const from = countPlies(this.#state.match);
		this.#sendAll(moves.map((move) => ({type: 'moveChosen', seat, move})));
		const to = countPlies(this.#state.match);
		if (to > from) {
			this.#rows.push({from, to});
		}
	}

	/** Takes steps of a side's set-up back that were not meant, without a word. */
	undo(side: Color, steps: number): void {
		this.#sendAll(
			Array.from({length: steps}, () => ({type: 'takebackAsked', side, isUntold: true}) as const),
		);
	}

	/** Returns how many acts that stand the last step of the game was. */
	#lastStep(match: Match): number {
		const plies = countPlies(match);
		const row = this.#rows.findLast(({to}) => to === plies);
		return row === undefined ? 1 : row.to - row.from;
	}

	/** Returns whether the other side would be asked for a takeback of a side’s, and nothing be undone at once. */
	asksForTakeback(side: Color): boolean {
		const {match} = this.#state;
		const acts = this.#lastStep(match);
		const at = this.#services.now();
		const {request} = transition(match, {type: 'takebackAsked', side, at, acts}).match;
		return request !== match.request && request?.by === side;
	}

	/** Carries out an event. What is worth keeping is on disk before anybody is told. */
	send(event: HostEvent): void {
		this.#sendAll([event]);
	}

	/** Carries out events up to the first that changes nothing; what was done is saved and told even where one fails. */
	#sendAll(events: readonly HostEvent[]): void {
		const {thinking} = this.#state;
		let isChanged = false;
		let isToSave = false;
		try {
			for (const event of events) {
				const {isNew, isWorth} = this.#carryOut(event);
				isChanged ||= isNew;
				isToSave ||= isWorth;
				if (!isNew) {
					break;
				}
			}
		} finally {
			const next: Draft = {...this.#state};
			if (isToSave) {
				this.#save(next);
			}

			this.#state = next;
			if (isChanged) {
				this.#callOff();
				this.#schedule();
			} else if (thinking !== undefined) {
				// Whoever is thinking goes on.
				next.thinking = thinking;
			}

			// A help is seen by what it says.
			if (events.some(({type}) => type !== 'helped')) {
				this.#listeners.tell();
			}
		}
	}

	/** Returns whether an event changed the game, and whether that is worth keeping. */
	#carryOut(event: HostEvent): {readonly isNew: boolean; readonly isWorth: boolean} {
		const {match: now, thinking: _thinking, refusal: _refusal, ...kept} = this.#state;
		// The phantom decides only now what the person's move will show.
		const before =
			event.type === 'moveChosen' && event.seat === this.drill?.person
				? this.drill.settle(now, event.move)
				: now;
		const at = this.#services.now();
		const {match, effects} = transition(
			before,
			event.type === 'takebackAsked'
				? {...event, at, acts: this.#lastStep(before)}
				: {...event, at},
		);
		this.#rows = this.#rows.filter(({to}) => to <= countPlies(match));
		const next: Draft = {...kept, match};
		for (const effect of effects) {
			if (effect.type === 'refused' && ('side' in event || 'seat' in event)) {
				const seat = 'seat' in event ? event.seat : event.side;
				next.refusal = {seat, reason: effect.reason};
			}
		}

		this.#state = next;
		return {isNew: match !== before, isWorth: effects.some(({type}) => type === 'save')};
	}

	/** Tries again to save what could not be saved; returns whether all is on the disk. */
	saveAgain(): boolean {
		const next: Draft = {...this.#state};
		this.#save(next);
		this.#state = next;
		this.#listeners.tell();
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

	#callOff(): void {
		for (const callOff of this.#timers) {
			callOff();
		}

		this.#timers = [];
		this.#botTurns.callOff();
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
				this.#state = {...this.#state, thinking: side};
				this.#botTurns.ask(
					{match, report, side, pace: bot?.pace ?? 0},
					{
						think: async (seed, signal) =>
							bot === undefined
								? this.drill!.reply(match, signal)
								: {match, move: await bot.move(report, seed, signal)},
						play: (choice, seed) => this.#playForBot(side, seed, choice),
					},
				);
			}
		}
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
