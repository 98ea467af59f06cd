import {parseAct} from '../core/act.js';
import {opposite} from '../core/color.js';
import {currentView} from '../rules/history.js';
import {isSetUp} from '../rules/view.js';
import {isAdviser, type SeatId, sideOf} from '../rules/seat.js';
import {countPlies} from '../match/acts.js';
import {isHotseat, isShared} from '../match/keyboard.js';
import type {SeatReport} from '../match/seat-report.js';
import type {MatchHost} from '../session/match-host.js';
import {describeClock} from '../session/clock-text.js';
import {type LastWords, lastWords} from '../session/last-words.js';
import {seatShown, whoIs, whoPlays} from '../session/seat-shown.js';
import {type Message, textsOf} from '../session/told/message.js';
import {resultMessages, seatMessages, seatNews} from '../session/told/seat-messages.js';
import {knowledgeOf} from '../session/entry/move-knowledge.js';
import {bluffWords} from '../session/entry/bluff-words.js';
import {toDo} from '../session/entry/to-do.js';
import {purchaseOf} from '../session/entry/arranging.js';
import {pointsLeft} from '../text/arranging.js';
import {variantTitle} from '../text/finished-game.js';
import {IS_OVER} from '../text/cannot-do.js';
import {byNumber, GAME_HAS_NO_HINTS} from '../text/turn.js';
import {askRequest} from '../text/requests.js';
import {askCommands} from './asking.js';
import type {Companion} from './companion.js';
import {tellDecided} from './decided.js';
import {gameCommands} from './game-commands.js';
import {tellGoneOn} from './gone-on.js';
import {pinOf, takeKeyboard, tellHandOff} from './hand-off.js';
import {seatName} from '../text/men.js';
import {noCommand} from './help.js';
import {knowingCommands} from './knowing.js';
import {markCommands} from './marks.js';
import type {Kind, Place, PlainCommand, Typed} from './place.js';
import {no, Question, yes} from './question.js';
import {readingCommands, rulesCommand, seatBoard, seatMen} from './reading.js';
import {putAtRandom, tellOwnAct} from '../session/told/own-act.js';
import {SeatNews} from './seat-news.js';
import type {Session} from './session.js';
import {Turn} from './turn.js';
import {explainWord, readNumber, typedActs, wordsToChoose} from './typed-acts.js';
import {Warnings} from './warnings.js';

/** How one goes on after a game. */
const AFTER = 'truth tells where all men stand, again plays another, quit leaves.';
const GO_THROUGH = 'review goes through it, ';

/** What is of no use once it is over, and is then left out of the help. */
const IN_PLAY: readonly string[] = ['hint', 'moves', 'mark'];

/** What is meant as a move, be there one or not. */
const LIKE_A_MOVE = /[a-h][1-8]|^[o0]-?[o0]/i;

/**
 * A game, line by line: of two persons at one keyboard, with a hand-off between their turns, or against a program. What
 * is said comes from the report of the seat that has the keyboard; at the hand-off nothing of it stays.
 */
export class GamePlace implements Place {
	readonly host: MatchHost;
	readonly #session: Session;
	readonly #question: Question;
	readonly #turn: Turn;
	readonly #after: () => readonly PlainCommand[];
	readonly #companion: Companion | undefined;
	readonly #note: string | undefined;
	#unsubscribe: (() => void) | undefined;
	readonly #news = new SeatNews();
	/** The seats that were told who plays. */
	readonly #introduced = new Set<SeatId>();
	readonly #warnings = new Warnings();
	#deciding: AbortController | undefined;
	/** The moment whose beginning was announced. */
	#announced = '';
	/** What was said last that can be chosen by number. */
	#choice: string | undefined;
	/** How what is to be done in a set-up was told last: nothing of it is told again with each man. */
	#arranging = '';

	/** `after` are the commands for when it is over; `note` is a sentence about how the game came here. */
	constructor(
		session: Session,
		host: MatchHost,
		after: () => readonly PlainCommand[],
		{companion, note}: {readonly companion?: Companion; readonly note?: string | undefined} = {},
	) {
		this.host = host;
		this.#session = session;
		this.#after = after;
		this.#companion = companion;
		this.#note = note;
		this.#question = new Question(session);
		this.#turn = new Turn(session, this.#question, (...acts) => {
			this.host.sendRow(this.#seat, acts);
		});
	}

	get kind(): Kind | undefined {
		return this.#companion?.kind;
	}

	readonly commands = (): readonly PlainCommand[] =>
		this.host.getState().match.outcome === undefined
			? this.#commands()
			: this.#commands().map((command) =>
					IN_PLAY.includes(command.names[0]) ? {...command, fault: IS_OVER} : command,
				);

	#commands(): readonly PlainCommand[] {
		const {match} = this.host.getState();
		if (match.phase.name === 'handoff') {
			const {seat} = match.phase;
			const take: PlainCommand = {
				names: [seat],
				help: `shows the game to ${seatName(seat)}`,
				run: () => takeKeyboard(this.#session, this.host, seat, seat),
			};
			// Whoever comes to the keyboard may read of the game, and of no seat.
			return [
				...(pinOf(this.host) === undefined ? [take] : []),
				rulesCommand(this.#session, match.settings.variant),
			];
		}

		const seat = this.#seat;
		const report = (): SeatReport => this.host.report(seat);
		const {saves} = this.#session.services;
		const marks = () => saves.marks(this.host.id, seat);
		const keep = (next: ReturnType<typeof marks>) => {
			const kept = saves.setMarks(this.host.id, seat, next);
			return kept.ok ? undefined : kept.error;
		};

		const knowing = isAdviser(seat)
			? []
			: knowingCommands(this.#session, report, match.settings.fen, () => this.#has(seat));
		return [
			...this.#turn.commands(report()),
			...gameCommands(this.#session, this.host, seat, this.#question, {
				tellAll: () => this.#tellAll(),
				tookBack: () => this.#companion?.tookBack(),
			}),
			...(this.#companion?.commands(knowing) ?? [...knowing, this.#noHints]),
			...readingCommands(this.#session, {
				board: () => seatBoard(report(), marks()),
				variant: match.settings.variant,
				report,
				plan: () => this.#turn.begun(report()),
			}),
			...markCommands(this.#session, {marks, keep}),
			...(match.phase.name === 'turn'
				? askCommands(this.#session, report(), (question) => this.take(question))
				: []),
			...(match.outcome === undefined ? [] : this.#after()),
		];
	}

	/** What the seat that has the keyboard may do now besides moves. */
	readonly acts = (): readonly Typed[] =>
		this.host.getState().match.phase.name === 'turn' ? typedActs(this.host.report(this.#seat)) : [];

	readonly explain = (name: string): string | undefined =>
		this.host.getState().match.phase.name === 'handoff'
			? undefined
			: explainWord(this.host.report(this.#seat), name);

	readonly enter = (): void => {
		// Who comes back from the review of the game has heard how it ended.
		if (this.#unsubscribe !== undefined && this.host.getState().match.phase.name === 'ended') {
			this.#session.say(this.#over);
			return;
		}

		this.#session.say(this.#note);
		this.#unsubscribe ??= this.host.subscribe(() => this.#look());
		this.#announced = '';
		this.#arranging = '';
		this.#news.forget();
		this.host.open();
		this.#look();
	};

	readonly take = (line: string): void => {
		const {match} = this.host.getState();
		const {phase} = match;
		const word = line.toLowerCase();
		if (phase.name === 'handoff') {
			takeKeyboard(this.#session, this.host, word, phase.seat);
		} else if (this.#question.take(line)) {
			// It is answered.
		} else if (phase.name === 'confirm') {
			if (word === '' || word === 'done') {
				this.host.send({type: 'moveConfirmed'});
			} else {
				this.#session.say(this.#afterOwnAct(line));
			}
		} else if (phase.name === 'answer') {
			this.#askRequest();
		} else if (phase.name === 'ended') {
			this.#session.say(this.#over);
		} else if (line !== '') {
			const report = this.host.report(this.#seat);
			this.#turn.take(readNumber(line, report), report, this.#companion === undefined);
		}
	};

	readonly isBusy = (): boolean => {
		const {match} = this.host.getState();
		const {phase, settings, request, outcome} = match;
		if (outcome !== undefined || isHotseat(settings)) {
			return false;
		}

		const seat = seatShown(match);
		return (phase.name !== 'ended' && phase.seat !== seat) || request?.by === seat;
	};

	/** Whoever types goes on without knowing what decided the game. */
	readonly interrupt = (): boolean => {
		this.#deciding?.abort();
		return false;
	};

	readonly hide = (): void => this.host.putAway();
	readonly show = (): void => {
		this.#announced = '';
		this.host.open();
		this.#look();
	};

	readonly isSecret = (): boolean => pinOf(this.host) !== undefined;

	readonly close = (): LastWords | undefined => {
		this.#unsubscribe?.();
		this.#deciding?.abort();
		// First, because it may save: what is saved once the game is closed would lose its marks and lock it again.
		this.host.putAway();
		const words = lastWords(this.host);
		this.#session.services.games.close(this.host.id);
		if (isShared(this.host.getState().match.settings)) {
			this.#session.clear();
		}

		return words;
	};

	/** Says again all that is new in this turn. */
	#tellAll(): void {
		const report = this.host.report(this.#seat);
		this.#session.tell(this.#told(report));
		this.#session.tell(this.#companion?.messages(report) ?? []);
		// What can be put down yet is no news, and all that there is in a set-up.
		const {phase, acts = [], seat, id, history} = report;
		if (phase.name === 'turn' && phase.seat === id && isSetUp(currentView(history).phase)) {
			this.#session.say(toDo(knowledgeOf(report), acts, seat));
		}

		this.#turn.tellBegun(report);
	}

	/** Whether a seat has the keyboard. */
	#has(seat: SeatId): boolean {
		return this.host.getState().match.phase.name !== 'handoff' && this.#seat === seat;
	}

	get #seat(): SeatId {
		return seatShown(this.host.getState().match);
	}

	/** Says what has changed, to whoever has the keyboard. */
	#look(): void {
		const state = this.host.getState();
		const {match, notSaved, savedAside} = state;
		const {phase} = match;
		if (phase.name === 'handoff') {
			this.#handOff(phase.seat, notSaved ?? savedAside);
			return;
		}

		const seat = this.#seat;
		const report = this.host.report(seat);
		if (!this.#introduced.has(seat)) {
			this.#introduced.add(seat);
			// The coach of a drill says by itself how it stands.
			const isWhole = this.host.drill === undefined && !isAdviser(seat);
			this.#session.say(
				this.#whoPlaysWhat(seat),
				...(isWhole ? tellGoneOn(report) : []),
				...(this.host.drill === undefined ? [] : [seatMen(report)]),
			);
		}

		this.#tellNews(report);
		this.#session.say(...this.#warnings.fresh(state, seat));
		// In a secret set-up it can become a seat's turn without a ply.
		const turn = phase.name === 'ended' ? '' : phase.seat;
		const moment = `${seat} ${phase.name} ${turn} ${report.history.plies.length}`;
		const isNew = moment !== this.#announced;
		let isToldAgain = isNew;
		if (isNew) {
			const before = this.#arranging;
			this.#announced = moment;
			this.#session.say(putAtRandom(report.history));
			this.#announce(report);
			isToldAgain = before === '' || this.#arranging !== before;
		}

		// Within a turn, too, there can come to be something to choose.
		const choice = turn === seat ? byNumber(wordsToChoose(report)) : undefined;
		if (isToldAgain || choice !== this.#choice) {
			this.#choice = choice;
			this.#session.say(choice);
		}

		this.#session.pump();
	}

	/** Returns who plays whom, and, but in a drill, at which game and by which clock. */
	#whoPlaysWhat(seat: SeatId): string {
		const {match} = this.host.getState();
		const who = whoPlays(seat, match, this.#session.services.bots);
		const {variant, clock} = match.settings;
		const time = clock.kind === 'none' ? '' : ` The clock: ${describeClock(clock)}.`;
		return this.host.drill === undefined ? `${variantTitle(variant)}. ${who}${time}` : who;
	}

	/** What is told of the game; a drill begins in the middle of one. */
	#told(report: SeatReport): readonly Message[] {
		const {phase, id, history} = report;
		// For a seat a game begins with its own set-up.
		const isBefore =
			phase.name === 'turn' && phase.seat !== id && isSetUp(currentView(history).phase);
		const isWhole = this.host.drill === undefined && !isBefore;
		const told = isWhole ? seatMessages(report) : seatNews(report);
		// When it is over two people hear it together.
		return report.outcome !== undefined && isHotseat(this.host.getState().match.settings)
			? [...told.filter(({isResult}) => isResult !== true), ...resultMessages(report)]
			: told;
	}

	#tellNews(report: SeatReport): void {
		this.#session.say(
			...this.#news.fresh(report, this.#told(report)),
			...this.#news.freshOfLasting(textsOf(this.#companion?.messages(report) ?? [])),
		);
	}

	/** Says what is to be done now. */
	#announce(report: SeatReport): void {
		const {phase, id} = report;
		switch (phase.name) {
			case 'turn':
				if (phase.seat === id) {
					this.#announceTurn(report);
				}

				break;
			case 'confirm':
				this.#session.say(this.#passText());
				break;
			case 'answer':
				this.#askRequest();
				break;
			default:
				void this.#session.wait(this.#tellEnd());
		}
	}

	/** Says what is to be done in a turn; while men are put down one by one all of it once, and then what is left to buy for. */
	#announceTurn(report: SeatReport): void {
		const {acts = [], seat, history} = report;
		const knowledge = knowledgeOf(report);
		const told = toDo(knowledge, acts, seat) ?? 'Your turn.';
		this.#session.say(bluffWords(knowledge, history));
		const [head] = isSetUp(currentView(history).phase) ? told.split(/[,:]/) : [''];
		const isPut = parseAct(history.plies.at(-1)?.move ?? '')?.kind === 'place';
		const isSame = isPut && head !== '' && head === this.#arranging;
		this.#arranging = head;
		const purchase = purchaseOf({...knowledge, acts});
		this.#session.say(
			!isSame
				? told
				: purchase && `${pointsLeft({left: purchase.left, all: purchase.points}, Infinity)}.`,
		);
	}

	/** Says what decided the game, of a drill its coach has, and how one goes on. */
	async #tellEnd(): Promise<void> {
		this.#deciding = new AbortController();
		const {match} = this.host.getState();
		if (this.host.drill === undefined && countPlies(match) > 0) {
			await tellDecided(this.#session, match, this.#deciding.signal);
		}

		this.#session.say(this.#companion?.after ?? this.#afterwards);
	}

	/** How one goes on after a game: there is nothing to go through where no move was made. */
	get #afterwards(): string {
		return countPlies(this.host.getState().match) === 0 ? AFTER : GO_THROUGH + AFTER;
	}

	get #noHints(): PlainCommand {
		return {
			names: ['hint'],
			help: 'none in a game; says which words tell more',
			run: () => this.#session.say(GAME_HAS_NO_HINTS),
		};
	}

	get #over(): string {
		return this.#companion?.after === undefined
			? `The game is over. ${this.#afterwards}`
			: `The drill is over. ${this.#companion.after}`;
	}

	#askRequest(): void {
		const {names, request} = this.host.report(this.#seat);
		const side = sideOf(this.#seat);
		const answer = (agreed: boolean) => () =>
			this.host.send({type: 'requestAnswered', side, agreed});
		if (request !== undefined) {
			this.#question.ask(askRequest(request, names), [yes(answer(true)), no(answer(false))]);
		}
	}

	/** Returns what is said to who has acted and types something before the keyboard is passed. */
	#afterOwnAct(line: string): string {
		const report = this.host.report(this.#seat);
		const {history} = report;
		const index = history.plies.length - 1;
		const act = tellOwnAct(history, index, history.plies[index]?.move ?? '') ?? 'You have moved.';
		const isAct = LIKE_A_MOVE.test(line) || explainWord(report, line.toLowerCase()) !== undefined;
		return `${isAct ? act : noCommand(line, this.#session.commands)} ${this.#passText()}`;
	}

	#passText(): string {
		const {match} = this.host.getState();
		return `Enter alone ends your turn: then pass the keyboard to ${whoIs(opposite(sideOf(this.#seat)), match)}.`;
	}

	#handOff(seat: SeatId, note: string | undefined): void {
		const moment = `handoff ${seat}`;
		if (moment !== this.#announced) {
			this.#announced = moment;
			this.#arranging = '';
			this.#news.forget();
			this.#question.drop();
			tellHandOff(this.#session, this.host, seat, note);
		}

		this.#session.pump();
	}
}
