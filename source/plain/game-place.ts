import {SCENE_IDS} from '../drill/learn/progress.js';
import {isHotseat, isShared} from '../match/keyboard.js';
import type {SeatReport} from '../match/seat-report.js';
import {isAdviser, type SeatId} from '../rules/seat.js';
import {type LastWords, lastWords} from '../session/last-words.js';
import type {MatchHost} from '../session/match-host.js';
import {seatShown} from '../session/seat-shown.js';
import {tellOwnAct} from '../session/told/own-act.js';
import {IS_OVER} from '../text/cannot-do.js';
import {askCommands} from './asking.js';
import type {Companion} from './companion.js';
import {gameCommands, noHints} from './game-commands.js';
import {GameTeller} from './game-teller.js';
import {passText, pinOf, takeCommands, takeKeyboard} from './hand-off.js';
import {noCommand} from './help.js';
import {knowingCommands} from './knowing.js';
import {markCommands} from './marks.js';
import type {Kind, Place, PlainCommand, Typed} from './place.js';
import {Question} from './question.js';
import {readingCommands, rulesCommand, seatBoard} from './reading.js';
import type {Session} from './session.js';
import {Turn} from './turn.js';
import {explainWord, readNumber, typedActs} from './typed-acts.js';

/** What is of no use once it is over: it is then left out of the help, and says so. */
const IN_PLAY: readonly string[] = ['hint', 'moves', 'mark', 'plan', 'guess', 'check', 'verdicts'];

/** What is meant as a move, be there one or not. */
const LIKE_A_MOVE = /[a-h][1-8]|^[o0]-?[o0]/i;

/** How one goes on when a game is over, in words and by commands. */
export type After = {readonly words: string; readonly commands: readonly PlainCommand[]};

/**
 * A game, line by line: of two persons at one keyboard, with a hand-off between their turns, or against a program. What
 * is said comes from the report of the seat that has the keyboard; at the hand-off nothing of it stays.
 */
export class GamePlace implements Place {
	readonly #host: MatchHost;
	readonly #session: Session;
	readonly #question: Question;
	readonly #turn: Turn;
	readonly #after: () => After;
	readonly #companion: Companion | undefined;
	readonly #note: string | undefined;
	readonly #teller: GameTeller;
	#unsubscribe: (() => void) | undefined;

	/** `note` is a sentence about how the game came here. */
	constructor(
		session: Session,
		host: MatchHost,
		after: () => After,
		{companion, note}: {readonly companion?: Companion; readonly note?: string | undefined} = {},
	) {
		this.#host = host;
		this.#session = session;
		this.#after = after;
		this.#companion = companion;
		this.#note = note;
		this.#question = new Question(session);
		this.#turn = new Turn(session, this.#question, (...acts) => {
			host.sendRow(this.#seat, acts);
		});
		const afterwards = (): string => after().words;
		this.#teller = new GameTeller(session, host, {
			question: this.#question,
			companion,
			afterwards,
		});
		companion?.onNews?.(() => this.#teller.look());
	}

	get kind(): Kind | undefined {
		return this.#companion?.kind;
	}

	readonly commands = (): readonly PlainCommand[] => {
		const {phase, outcome, settings} = this.#host.getState().match;
		if (phase.name === 'handoff') {
			// Whoever comes to the keyboard may read of the game, and of no seat.
			return [
				...takeCommands(this.#session, this.#host, phase.seat),
				rulesCommand(this.#session, settings.variant),
			];
		}

		const commands = this.#commands();
		if (outcome === undefined) {
			return commands;
		}

		const after = this.#after().commands;
		const isTold = ({names: [name]}: PlainCommand) => after.some(({names}) => names[0] === name);
		return [
			...commands
				.filter((command) => !isTold(command))
				.map((command) =>
					IN_PLAY.includes(command.names[0])
						? {...command, fault: IS_OVER, run: () => this.#session.say(this.#over)}
						: command,
				),
			...after,
		];
	};

	/** What the seat that has the keyboard may do now besides moves. */
	readonly acts = (): readonly Typed[] =>
		this.#host.getState().match.phase.name === 'turn' ? typedActs(this.#report) : [];

	readonly explain = (name: string): string | undefined =>
		this.#host.getState().match.phase.name === 'handoff'
			? undefined
			: explainWord(this.#report, name);

	readonly enter = (): void => {
		// Who comes back from the review of the game has heard how it ended.
		if (this.#unsubscribe !== undefined && this.#host.getState().match.phase.name === 'ended') {
			this.#session.say(this.#over);
			return;
		}

		this.#session.say(this.#note);
		this.#unsubscribe ??= this.#host.subscribe(() => this.#teller.look());
		this.#teller.forget();
		this.#teller.open();
	};

	readonly take = (line: string): void => {
		const {phase} = this.#host.getState().match;
		const word = line.toLowerCase();
		if (phase.name === 'handoff') {
			takeKeyboard(this.#session, this.#host, word, phase.seat);
		} else if (this.#question.take(line)) {
			// It is answered.
		} else if (phase.name === 'confirm') {
			if (word === '' || word === 'done') {
				this.#host.send({type: 'moveConfirmed'});
			} else {
				this.#session.say(this.#afterOwnAct(line));
			}
		} else if (phase.name === 'answer') {
			this.#teller.askRequest(this.#report);
		} else if (phase.name === 'ended') {
			this.#session.say(this.#over);
		} else if (line !== '') {
			const report = this.#report;
			this.#turn.take(readNumber(line, report), report, this.#companion === undefined);
		}
	};

	readonly isBusy = (): boolean => {
		const {phase, settings, request, outcome} = this.#host.getState().match;
		if (outcome !== undefined || isHotseat(settings)) {
			return false;
		}

		const seat = this.#seat;
		return (phase.name !== 'ended' && phase.seat !== seat) || request?.by === seat;
	};

	/** Whoever types goes on without knowing what decided the game. */
	readonly interrupt = (): boolean => {
		this.#teller.stop();
		return false;
	};

	readonly hide = (): void => this.#host.putAway();
	readonly show = (): void => this.#teller.open();

	readonly isSecret = (): boolean => pinOf(this.#host) !== undefined;

	readonly close = (): LastWords | undefined => {
		this.#unsubscribe?.();
		this.#teller.stop();
		// First, because it may save: what is saved once the game is closed would lose its marks and lock it again.
		this.#host.putAway();
		const words = lastWords(this.#host, this.kind === 'scene' ? SCENE_IDS.length : undefined);
		this.#session.services.games.close(this.#host.id);
		if (isShared(this.#host.getState().match.settings)) {
			this.#session.clear();
		}

		return words;
	};

	get #seat(): SeatId {
		return seatShown(this.#host.getState().match);
	}

	get #report(): SeatReport {
		return this.#host.report(this.#seat);
	}

	get #over(): string {
		return `The ${this.#host.drill === undefined ? 'game' : 'drill'} is over. ${this.#after().words}`;
	}

	/** The commands of the seat that has the keyboard. */
	#commands(): readonly PlainCommand[] {
		const {settings, phase} = this.#host.getState().match;
		const {variant, fen} = settings;
		const seat = this.#seat;
		const report = (): SeatReport => this.#host.report(seat);
		const {saves} = this.#session.services;
		const marks = () => saves.marks(this.#host.id, seat);
		const keep = (next: ReturnType<typeof marks>) => {
			const kept = saves.setMarks(this.#host.id, seat, next);
			return kept.ok ? undefined : kept.error;
		};

		const isThere = () =>
			this.#host.getState().match.phase.name !== 'handoff' && this.#seat === seat;
		const knowing = isAdviser(seat) ? [] : knowingCommands(this.#session, report, fen, isThere);
		return [
			...this.#turn.commands(report()),
			...gameCommands(this.#session, this.#host, seat, this.#question, {
				tellAll: () => {
					this.#teller.tellAll(report());
					this.#turn.tellBegun(report());
				},
			}),
			...(this.#companion?.commands(knowing) ?? [...knowing, noHints(this.#session)]),
			...readingCommands(this.#session, {
				board: () => seatBoard(report(), marks()),
				variant,
				report,
				plan: () => this.#turn.begun(report()),
			}),
			...markCommands(this.#session, {marks, report, keep}),
			...(phase.name === 'turn'
				? askCommands(this.#session, report(), (question) => this.take(question))
				: []),
		];
	}

	/** Returns what is said to who has acted and types something before the keyboard is passed. */
	#afterOwnAct(line: string): string {
		const report = this.#report;
		const {plies} = report.history;
		const index = plies.length - 1;
		const act = tellOwnAct(report.history, index, plies[index]?.move ?? '') ?? 'You have moved.';
		const isAct = LIKE_A_MOVE.test(line) || explainWord(report, line.toLowerCase()) !== undefined;
		const told = isAct ? act : noCommand(line, this.#session.commands);
		return `${told} ${passText(this.#host, this.#seat)}`;
	}
}
