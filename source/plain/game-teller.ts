import {countPlies} from '../match/acts.js';
import {isHotseat} from '../match/keyboard.js';
import type {SeatReport} from '../match/seat-report.js';
import {isAdviser, type SeatId} from '../rules/seat.js';
import {describeClock} from '../session/clock-text.js';
import type {MatchHost} from '../session/match-host.js';
import {seatShown, whoPlays} from '../session/seat-shown.js';
import {type Message, textsOf} from '../session/told/message.js';
import {putAtRandom} from '../session/told/own-act.js';
import {resultMessages, seatMessages, seatNews} from '../session/told/seat-messages.js';
import {variantTitle} from '../text/finished-game.js';
import {askRequest} from '../text/requests.js';
import type {Companion} from './companion.js';
import {tellDecided} from './decided.js';
import {tellGoneOn} from './gone-on.js';
import {passText, tellHandOff} from './hand-off.js';
import {no, type Question, yes} from './question.js';
import {seatMen} from './reading.js';
import {SeatNews} from './seat-news.js';
import type {Session} from './session.js';
import {isOtherSetUp, toPutDown, TurnWords} from './turn-words.js';
import {Warnings} from './warnings.js';

/** What goes with the telling of a game: the question that stands, who comments on it, and how one goes on when it is over. */
type Beside = {
	readonly question: Question;
	readonly companion: Companion | undefined;
	readonly afterwards: () => string;
};

/** Tells whoever has the keyboard what has changed in a game and what is to be done, from the report of that seat. */
export class GameTeller {
	readonly #session: Session;
	readonly #host: MatchHost;
	readonly #beside: Beside;
	readonly #news = new SeatNews();
	/** The seats that were told who plays. */
	readonly #introduced = new Set<SeatId>();
	readonly #warnings = new Warnings();
	readonly #turn = new TurnWords();
	#deciding: AbortController | undefined;
	/** The moment whose beginning was announced. */
	#announced = '';

	constructor(session: Session, host: MatchHost, beside: Beside) {
		this.#session = session;
		this.#host = host;
		this.#beside = beside;
	}

	/** Opens the game, be it again, and says what has changed since and what is to be done. */
	open(): void {
		this.#announced = '';
		this.#host.open();
		this.look();
	}

	/** Says what has changed, to whoever has the keyboard. */
	look(): void {
		const state = this.#host.getState();
		const {phase} = state.match;
		if (phase.name === 'handoff') {
			this.#handOff(phase.seat, state.notSaved ?? state.savedAside);
			this.#session.pump();
			return;
		}

		const seat = seatShown(state.match);
		const report = this.#host.report(seat);
		if (!this.#introduced.has(seat)) {
			this.#introduced.add(seat);
			this.#session.say(...this.#introduction(report));
		}

		this.#session.say(
			...this.#news.fresh(report, this.#messages(report)),
			...this.#news.freshOfLasting(textsOf(this.#beside.companion?.messages(report) ?? [])),
			...this.#warnings.fresh(state, seat),
		);
		// In a secret set-up it can become a seat's turn without a ply.
		const turn = phase.name === 'ended' ? '' : phase.seat;
		const moment = `${seat} ${phase.name} ${turn} ${report.history.plies.length}`;
		const isNew = moment !== this.#announced;
		this.#announced = moment;
		this.#session.say(
			isNew ? putAtRandom(report.history) : undefined,
			...this.#turn.fresh(report, isNew),
		);
		if (isNew) {
			this.#announce(report);
		}

		this.#session.pump();
	}

	/** Forgets what was said, as nothing of it is before whoever looks next. */
	forget(): void {
		this.#announced = '';
		this.#turn.forget();
		this.#news.forget();
	}

	/** Says again all that is new in this turn, and what can be put down yet, which is no news and all that there is in a set-up. */
	tellAll(report: SeatReport): void {
		this.#session.tell(this.#messages(report));
		this.#session.tell(this.#beside.companion?.messages(report) ?? []);
		this.#session.say(toPutDown(report));
	}

	/** Asks whoever has the keyboard for an answer to the other side's request. */
	askRequest({seat, names, request}: SeatReport): void {
		const answer = (agreed: boolean) => () =>
			this.#host.send({type: 'requestAnswered', side: seat, agreed});
		if (request !== undefined) {
			this.#beside.question.ask(askRequest(request, names), [yes(answer(true)), no(answer(false))]);
		}
	}

	/** Goes on without what decided the game. */
	stop(): void {
		this.#deciding?.abort();
	}

	/** Returns who plays whom, in a game of its own at what and by which clock, and how it stands where it is not at its start. */
	#introduction(report: SeatReport): readonly string[] {
		const {match} = this.#host.getState();
		const {variant, clock} = match.settings;
		const who = whoPlays(report.id, match, this.#session.services.bots);
		if (this.#host.drill !== undefined) {
			// The coach of a drill says by itself how it stands.
			return [who, seatMen(report)];
		}

		const time = clock.kind === 'none' ? '' : ` The clock: ${describeClock(clock)}.`;
		return [
			`${variantTitle(variant)}. ${who}${time}`,
			...(isAdviser(report.id) ? [] : tellGoneOn(report)),
		];
	}

	/** What is told of the game; a drill begins in the middle of one, and for a seat a game with its own set-up. */
	#messages(report: SeatReport): readonly Message[] {
		const isWhole = this.#host.drill === undefined && !isOtherSetUp(report);
		const told = isWhole ? seatMessages(report) : seatNews(report);
		// When it is over two people hear it together.
		return report.outcome !== undefined && isHotseat(this.#host.getState().match.settings)
			? [...told.filter(({isResult}) => isResult !== true), ...resultMessages(report)]
			: told;
	}

	/** Says what is to be done when nobody has to act, or not on the board. */
	#announce(report: SeatReport): void {
		switch (report.phase.name) {
			case 'turn':
				break;
			case 'confirm':
				this.#session.say(passText(this.#host, report.id));
				break;
			case 'answer':
				this.askRequest(report);
				break;
			default:
				void this.#session.wait(this.#tellEnd());
		}
	}

	/** Says what decided the game, of a drill its coach has, and how one goes on. */
	async #tellEnd(): Promise<void> {
		this.#deciding = new AbortController();
		const {match} = this.#host.getState();
		if (this.#host.drill === undefined && countPlies(match) > 0) {
			await tellDecided(this.#session, match, this.#deciding.signal);
		}

		this.#session.say(this.#beside.afterwards());
	}

	#handOff(seat: SeatId, note: string | undefined): void {
		const moment = `handoff ${seat}`;
		if (moment !== this.#announced) {
			this.forget();
			this.#announced = moment;
			this.#beside.question.drop();
			tellHandOff(this.#session, this.#host, seat, note);
		}
	}
}
