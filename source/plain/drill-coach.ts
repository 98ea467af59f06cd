import type {Color} from '../core/color.js';
import {knownStart} from '../drill/knowledge.js';
import {lessonOf, showsKing} from '../drill/lessons.js';
import {startKnownWhite} from '../drill/known-white.js';
import {PAPER_KING} from '../drill/settings.js';
import {shareCode} from '../drill/share-code.js';
import {countPlies} from '../match/acts.js';
import type {SeatReport} from '../match/seat-report.js';
import {keepLesson} from '../session/drill/attempt.js';
import {codeText, coachView, drillStatus, isHelp} from '../session/drill/coach.js';
import type {CoachCommand} from '../session/drill/coach-command.js';
import {
	askCoach,
	type CoachKnowledge,
	type CoachState,
	countEvents,
	studyReport,
	USUAL_COACH,
} from '../session/drill/coach-knowledge.js';
import {defenceView, heldText} from '../session/drill/defence-view.js';
import {KING_SENTENCES, paperKingText} from '../session/drill/drill-words.js';
import {DEFENDED_ENDING} from '../theory/paper/strategists.js';
import type {MatchHost} from '../session/match-host.js';
import type {Drill} from '../session/services.js';
import {type Message, say} from '../session/told/message.js';
import {notNow} from '../text/cannot-do.js';
import {capitalise} from '../text/men.js';
import {
	ASK_INSTEAD,
	NO_CODE_YET,
	NO_SOLUTION_YET,
	PAPER_ADVISES,
	WHY_OF_CURSOR,
} from '../text/drill.js';
import {type AskedCoach, attackCommands, verdictsCommand} from './attack-commands.js';
import type {Companion} from './companion.js';
import {Guess} from './guess.js';
import {FoggedKing} from './fogged-king.js';
import {knownInWords, mayCommand} from './knowing.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** Keys of the screen that the coach's words name, as they are typed here. */
const inWords = ({text, ...rest}: Message): Message => ({
	...rest,
	text: text
		.replace('p again', 'plan again')
		.replace('+ is a hint', 'hint gives one')
		.replace(` ${WHY_OF_CURSOR}`, '')
		.replace('Space marks, the full stop checks.', 'guess changes it, check compares it.'),
});

/**
 * The coach of a drill, line by line: what the screen's coach says, from the report of the person's seat, and what he can
 * be asked. It grades a lesson when it is over.
 */
export class DrillCoach implements Companion {
	readonly kind = 'drill';
	readonly #session: Session;
	readonly #host: MatchHost;
	readonly #drill: Drill;
	readonly #guess: Guess;
	#coach: CoachState = USUAL_COACH;
	#known: CoachKnowledge | undefined;
	/** Where White's men may stand, for the lone king with an umpire. */
	#white: ReturnType<typeof startKnownWhite> | undefined;
	/** What the lone king can know in the fog. */
	readonly #fogged: FoggedKing;
	#isKept: boolean;
	/** What was said of the lesson that is over. */
	#graded: readonly Message[] = [];

	constructor(session: Session, host: MatchHost, drill: Drill) {
		this.#session = session;
		this.#host = host;
		this.#drill = drill;
		this.#fogged = new FoggedKing(session, drill.settings.ending);
		this.#guess = new Guess(session, host, drill.person);
		this.#isKept = host.getState().match.outcome !== undefined;
	}

	readonly onNews = (listener: () => void): void => {
		this.#fogged.look = listener;
	};

	/** What he says unasked. */
	readonly messages = (report: SeatReport): readonly Message[] => {
		this.#grade();
		if (this.#isFogged) {
			this.#fogged.study(report);
		}

		const {match} = this.#host.getState();
		const {role, opponent} = this.#drill.settings;
		const isHunt = role === 'attacker' && opponent === PAPER_KING && countPlies(match) === 0;
		const start = knownStart(match.settings);
		return [
			...this.#told(report, this.#unasked(report)),
			...say(isHunt && start !== undefined ? paperKingText(start) : undefined),
			...say(
				role === 'attacker' && countEvents(report.history) === 0
					? KING_SENTENCES[opponent]
					: undefined,
			),
			...this.#graded,
		];
	};

	readonly commands = (): readonly PlainCommand[] => [
		{
			names: ['par'],
			help: 'how it stands: the fewest moves that surely do it, and yours',
			run: () => this.#session.say(this.#standing),
		},
		...(this.#drill.settings.role === 'attacker'
			? attackCommands(this.#session, this.#asked)
			: this.#defenceCommands()),
		this.#code(),
		...(this.#host.getState().match.outcome === undefined
			? [
					{
						names: ['solution', 'show'],
						help: 'the table’s own hunt from the same start',
						fault: NO_SOLUTION_YET,
						run: () => this.#session.say(notNow(NO_SOLUTION_YET)),
					},
				]
			: []),
	];

	/** What the attacker's coach is asked by. */
	get #asked(): AskedCoach {
		return {
			known: () => this.#study(this.#report),
			guess: this.#guess,
			ask: (command, square) => this.#ask(command, square),
			told: () => {
				if (!this.#showsKing) {
					this.#help();
				}
			},
			toggleVerdicts: () => this.#toggleVerdicts(),
		};
	}

	#help(): void {
		this.#host.send({type: 'helped'});
	}

	#toggleVerdicts(): boolean {
		this.#coach = askCoach(this.#coach, 'verdicts', 0, 0);
		return this.#coach.judges;
	}

	get #showsKing(): boolean {
		return showsKing(this.#host.getState().match.settings);
	}

	/** Returns what he is asked by nobody: where the king can be is told of a turn of one's own, and not to who guesses. */
	#unasked({moves}: SeatReport): CoachState {
		const shows = this.#showsKing && moves.length > 0 && this.#guess.squares.isEmpty;
		return {...USUAL_COACH, judges: this.#coach.judges, shows: shows && 'possible'};
	}

	get #seat(): Color {
		return this.#drill.person;
	}

	get #report(): SeatReport {
		return this.#host.report(this.#seat);
	}

	/** Returns what the coach of the attacker knows; the lone king has none who knows. */
	#study(report: SeatReport): CoachKnowledge | undefined {
		if (this.#drill.settings.role !== 'attacker') {
			return undefined;
		}

		if (this.#known?.report !== report) {
			const {settings} = this.#host.getState().match;
			const {tables, settings: drill} = this.#drill;
			this.#known = studyReport(report, tables, knownStart(settings), drill.strategy);
		}

		return this.#known;
	}

	/** What the screen's top line has of the drill. */
	get #standing(): string {
		const report = this.#report;
		const known = this.#study(report);
		return `${capitalise(known === undefined ? heldText(report, ',') : drillStatus(known, ',')).replaceAll(' , ', ', ')}.`;
	}

	/** Grades a lesson when it ends and keeps that, once. */
	#grade(): void {
		const {match} = this.#host.getState();
		const lesson = lessonOf(match.settings);
		if (this.#isKept || match.outcome === undefined || lesson === undefined) {
			return;
		}

		this.#isKept = true;
		const {services, settings} = this.#session;
		this.#graded = [keepLesson(services, settings.person, match, this.#drill, lesson)];
	}

	/** Whether the person is the lone king of the fog, who can know what may stand where. */
	get #isFogged(): boolean {
		return this.#drill.settings.role === 'defender' && this.#report.umpire === undefined;
	}

	/** Returns what he says when he was asked so. */
	#told(report: SeatReport, coach: CoachState): readonly Message[] {
		const known = this.#study(report);
		const {match} = this.#host.getState();
		const {messages} =
			known === undefined
				? defenceView(match, this.#drill, report, coach, this.#fogged.risks)
				: coachView(known, coach, this.#guess.squares, match.helps !== undefined);
		return messages.map(inWords);
	}

	/** Asks the coach; what he says besides is said. */
	#ask(command: CoachCommand, square = 0): void {
		const report = this.#report;
		if (isHelp(command, this.#study(report), this.#guess.squares, this.#showsKing)) {
			this.#help();
		}

		// What he says unasked comes back where an answer makes room for another one.
		const unasked = this.#told(report, this.#unasked(report));
		const before = new Set([...unasked, ...this.#told(report, this.#coach)].map(({text}) => text));
		// A hint that stays on a board is read once here.
		const {hint: _hint, ...others} = this.#coach;
		const asked = command === 'hint' ? this.#coach : others;
		this.#coach = askCoach(asked, command, square, countEvents(report.history));
		const messages = this.#told(report, this.#coach);
		const fresh = messages.filter(({text}) => !before.has(text));
		// What is asked twice is said twice.
		this.#session.tell(fresh.length > 0 ? fresh : messages.slice(-1));
		const {check: _check, ...coach} = this.#coach;
		this.#coach = {...coach, guesses: false};
	}

	#defenceCommands(): readonly PlainCommand[] {
		const {ending} = this.#drill.settings;
		const isFogged = this.#isFogged;
		const may = (words: string): void => {
			if (isFogged) {
				void this.#session.wait(this.#fogged.tellKnown(this.#report, words));
				return;
			}

			const {history} = this.#report;
			this.#white ??= startKnownWhite(ending);
			this.#session.say(...knownInWords(this.#white.board(history), words, history));
		};

		return [
			...(isFogged
				? [
						{
							names: ['hint', '+'],
							help: 'where you could be taken, by all that you can know; again for the safest',
							run: () => {
								this.#help();
								void this.#session.wait(this.#fogged.hint(this.#report));
							},
						},
						verdictsCommand(
							this.#session,
							() => this.#toggleVerdicts(),
							'says what each move risked, by all that you could know, or only at the end',
						),
					]
				: []),
			{
				names: isFogged ? ['plan'] : ['plan', 'hint', '+'],
				help: 'the paper’s advice to the lone king',
				run: () =>
					ending === DEFENDED_ENDING
						? this.#ask('plan')
						: this.#session.say(PAPER_ADVISES, ASK_INSTEAD),
			},
			mayCommand(may),
		];
	}

	#code(): PlainCommand {
		return {
			names: ['code', '#'],
			help: 'the drill as a code to pass on',
			run: () => {
				const {match} = this.#host.getState();
				const isSecret = this.#drill.settings.role === 'defender' && match.outcome === undefined;
				this.#session.say(isSecret ? NO_CODE_YET : codeText(shareCode(match.settings), false));
			},
		};
	}
}
