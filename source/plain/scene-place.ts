import {parseSquare} from '../core/square.js';
import {
	openedScene,
	sceneAfter,
	sceneToGoOn,
	type SceneId,
	sceneNumber,
} from '../drill/learn/progress.js';
import type {Scene, SceneEvent} from '../drill/learn/scene.js';
import {countPlies} from '../match/acts.js';
import {isDone, type SceneState, sceneReport, stepsDone} from '../drill/learn/scene-state.js';
import type {SeatReport} from '../match/seat-report.js';
import {reportOf, type SceneHint, viewOf} from '../session/learn/scene-view.js';
import {SceneHost} from '../session/learn/scene-host.js';
import {textsOf} from '../session/told/message.js';
import {seatNews} from '../session/told/seat-messages.js';
import type {PencilMarks} from '../storage/save.js';
import {doFirstOr, FIRST_STEP, NOTHING_TO_KNOW, sceneLeft, WAITS} from '../text/learn.js';
import {sceneHead} from '../text/learn-scene-text.js';
import {LEARN_TEXTS} from '../text/learn-scenes.js';
import {type BoardRead, readMen} from '../text/board-words.js';
import {otherWord} from '../text/hand-off.js';
import {toldCommand} from './game-commands.js';
import {knowingCommands} from './knowing.js';
import {markCommands} from './marks.js';
import {News, without} from './news.js';
import type {Place, PlainCommand} from './place.js';
import {Question} from './question.js';
import {readingCommands, seatBoard} from './reading.js';
import {SeatNews} from './seat-news.js';
import {inWords} from './scene-words.js';
import type {Session} from './session.js';
import {Turn, UNDO_WORDS} from './turn.js';

/** What is said of a scene that is done. */
const IS_DONE = 'Enter goes to the next scene.';

/** A scene to learn by, line by line; `openNext` goes to the scene after it, `note` is said of how it was come to. */
export class ScenePlace implements Place {
	readonly kind = 'scene';
	readonly #session: Session;
	readonly #scene: Scene;
	readonly #host: SceneHost;
	readonly #openNext: (id: SceneId) => void;
	readonly #note: string | undefined;
	readonly #question: Question;
	readonly #turn: Turn;
	readonly #news = new SeatNews();
	readonly #lesson = new News();
	/** What was told last. */
	#told: SceneState;
	#marks: PencilMarks = {};
	#hint: SceneHint = 0;

	constructor(session: Session, scene: Scene, openNext: (id: SceneId) => void, note?: string) {
		this.#session = session;
		this.#scene = scene;
		this.#openNext = openNext;
		this.#note = note;
		this.#host = new SceneHost(scene, session.settings.person, session.services);
		this.#told = this.#state;
		this.#host.subscribe(() => this.#look());
		this.#question = new Question(session);
		this.#turn = new Turn(session, this.#question, (...texts) => {
			for (const text of texts) {
				this.#send({type: 'act', text});
			}
		});
	}

	readonly commands = (): readonly PlainCommand[] => {
		if (this.#state.match.phase.name === 'handoff') {
			return [];
		}

		const report = (): SeatReport => reportOf(this.#state);
		return [
			...this.#turn.commands(report()),
			{names: ['hint', '+'], help: 'says what does it', run: () => this.#takeHint()},
			{names: ['next', 'n'], help: 'goes on; so does Enter alone', run: () => this.#next()},
			{
				names: UNDO_WORDS,
				help: 'one step back',
				run: () => {
					// What is to be done is said again, though the board may be the same.
					this.#lesson.forget();
					if (!this.#send({type: 'back'})) {
						this.#session.say(FIRST_STEP);
					}
				},
			},
			{names: ['again'], help: 'the scene from its start', run: () => this.#again()},
			{
				names: ['last', 'l', 'changed'],
				help: 'what the last move changed, and what is to be done',
				run: () =>
					this.#session.say(...textsOf(seatNews(report())), ...this.#textsWith(this.#hint)),
			},
			toldCommand(this.#session, report),
			...this.#knowing(report),
			...readingCommands(this.#session, {
				board: () => this.#board,
				variant: this.#scene.variant,
				report,
			}),
			...markCommands(this.#session, {
				marks: () => this.#marks,
				report,
				keep: (marks) => this.#keep(marks),
			}),
		];
	};

	readonly enter = (): void => {
		const {id} = this.#scene;
		const {services, settings} = this.#session;
		const kept = services.progress.learn(settings.person, (learn) => openedScene(learn, id));
		this.#session.say(kept.ok ? undefined : kept.error);
		const men = this.#state.match.phase.name === 'handoff' ? [] : readMen(this.#board);
		this.#session.say(sceneHead(sceneNumber(id), LEARN_TEXTS[id]), this.#note, ...men);
		this.#news.forget();
		this.#lesson.forget();
		this.#tell();
	};

	readonly take = (line: string): void => {
		const {phase} = this.#state.match;
		if (phase.name === 'handoff') {
			if (line.toLowerCase() === phase.seat) {
				this.#send({type: 'taken'});
			} else {
				this.#session.say(otherWord(phase.seat));
			}
		} else if (!this.#question.take(line)) {
			if (line === '') {
				this.#next(true);
			} else if (isDone(this.#state)) {
				this.#session.say(IS_DONE);
			} else {
				this.#turn.take(line, reportOf(this.#state), false);
			}
		}
	};

	readonly isBusy = (): boolean => this.#host.getState().next !== undefined;

	readonly close = (follows: boolean): undefined => {
		this.#host.stop();
		if (!follows) {
			const {services, settings} = this.#session;
			const {learn} = services.progress.load(settings.person);
			const number = sceneNumber(this.#scene.id);
			const steps = stepsDone(this.#state);
			this.#session.say(sceneLeft(number, isDone(this.#state), steps, sceneToGoOn(learn)));
		}
	};

	/** What is known besides what is seen, as in a game; what may stand where only where that is the scene's matter. */
	#knowing(report: () => SeatReport): readonly PlainCommand[] {
		const known = knowingCommands(this.#session, report, this.#scene.fen, () => true);
		return known.map((command) =>
			command.names.includes('may')
				? {
						...command,
						run: (words) => {
							if (this.#scene.hasKnown === true) {
								command.run(words);
								this.#send({type: 'deed', deed: 'know'});
							} else {
								this.#session.say(NOTHING_TO_KNOW);
							}
						},
					}
				: command,
		);
	}

	get #state(): SceneState {
		return this.#host.getState().state;
	}

	get #board(): BoardRead {
		return seatBoard(reportOf(this.#state), this.#marks);
	}

	#keep(marks: PencilMarks): undefined {
		const written = Object.entries(marks).find(([name, sign]) => this.#marks[name] !== sign);
		const square = written && parseSquare(written[0]);
		this.#marks = marks;
		if (written !== undefined && square !== undefined) {
			this.#send({type: 'deed', deed: 'mark', square, sign: written[1]});
		}
	}

	/** What the scene says now, with a hint. */
	#textsWith(hint: SceneHint, state = this.#state): readonly string[] {
		return textsOf(viewOf(state, reportOf(state), hint).messages).map(inWords);
	}

	/** Says what the moves changed; nothing of a board that was there before. */
	#tellNews(isPutBack: boolean): void {
		const report = reportOf(this.#state);
		const fresh = this.#news.fresh(report, seatNews(report));
		if (!isPutBack && this.#state.match.phase.name !== 'handoff') {
			this.#session.say(...fresh);
		}
	}

	#tell(isPutBack = false): void {
		const {phase} = this.#state.match;
		if (phase.name === 'handoff') {
			this.#session.clear();
		}

		this.#tellNews(isPutBack);
		const {history} = sceneReport(this.#state);
		const moment = `${history.seat} ${history.plies.length} ${phase.name}`;
		// The same fault is told each time.
		const {fault: _fault, ...faultless} = this.#state;
		this.#lesson.drop(without(this.#textsWith(0), this.#textsWith(0, faultless)));
		this.#session.say(...this.#lesson.fresh(moment, this.#textsWith(this.#hint)));
		if (isDone(this.#state)) {
			this.#session.say(IS_DONE);
		} else if (this.#state.following !== undefined) {
			this.#session.say(`${WAITS.back}.`);
		}

		this.#session.pump();
	}

	#takeHint(): void {
		this.#hint = this.#hint === 0 ? 1 : 2;
		const said = without(this.#textsWith(this.#hint), this.#textsWith(0));
		const wait = isDone(this.#state) ? IS_DONE : `${WAITS.back}.`;
		this.#session.say(...(said.length === 0 ? [wait] : said));
	}

	/** Goes on; where something is to be done first, Enter alone has it said again. */
	#next(isEnter = false): void {
		const {phase} = this.#state.match;
		const id = sceneAfter(this.#scene.id);
		if (isDone(this.#state)) {
			if (id !== undefined) {
				this.#openNext(id);
			}
		} else if (this.#state.following !== undefined) {
			this.#send({type: 'next'});
		} else if (phase.name === 'confirm') {
			this.#send({type: 'confirmed'});
		} else {
			const asked = isEnter ? this.#textsWith(this.#hint) : [doFirstOr(id && sceneNumber(id))];
			this.#session.say(...asked);
		}
	}

	#again(): void {
		this.#hint = 0;
		this.#marks = {};
		this.#news.forget();
		this.#lesson.forget();
		this.#host.again();
	}

	/** Does something in the scene; returns whether anything came of it. */
	#send(event: SceneEvent): boolean {
		const hint = this.#hint;
		this.#hint = 0;
		const isDoing = this.#host.send(event);
		this.#hint = isDoing ? 0 : hint;
		return isDoing;
	}

	/** Says what has come of something; before an answer nothing but what the own move changed. */
	#look(): void {
		const before = this.#told;
		const {state, next, fault} = this.#host.getState();
		this.#told = state;
		this.#session.say(stepsDone(state) === stepsDone(before) ? undefined : fault);
		if (next === undefined) {
			this.#tell(countPlies(state.match) < countPlies(before.match));
		} else if (countPlies(next.match) > countPlies(before.match)) {
			this.#tellNews(false);
		}
	}
}
