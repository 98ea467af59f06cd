import {parseSquare} from '../core/square.js';
import {advance} from '../drill/learn/advance.js';
import {
	finishedScene,
	openedScene,
	sceneAfter,
	type SceneId,
	sceneNumber,
} from '../drill/learn/progress.js';
import type {Scene, SceneEvent} from '../drill/learn/scene.js';
import {isDone, type SceneState, sceneReport, startScene} from '../drill/learn/scene-state.js';
import type {SeatReport} from '../match/seat-report.js';
import {reportOf, type SceneHint, viewOf} from '../session/learn/scene-view.js';
import {BOT_PAUSE} from '../session/bot-turns.js';
import {seatMessages} from '../session/told/seat-messages.js';
import type {PencilMarks} from '../storage/save.js';
import {FIRST_STEP, LEARN_TEXTS, NOTHING_TO_KNOW, sceneLeft} from '../text/learn.js';
import {otherWord} from '../text/hand-off.js';
import {knowingCommands} from './knowing.js';
import {markCommands} from './marks.js';
import {News} from './news.js';
import type {Place, PlainCommand} from './place.js';
import {Question} from './question.js';
import {readingCommands, seatBoard} from './reading.js';
import type {Session} from './session.js';
import {Turn} from './turn.js';

/** What the scenes' sentences say of the screen's keys, and what is typed here. */
const KEYS: readonly (readonly [key: RegExp, typed: string])[] = [
	[/arrows to a square, then m, then n/g, 'type mark, the square and n, such as mark a5 n'],
	[
		/m asks for a sign for the square under the cursor, and n is a knight/g,
		'mark a5 n says that a knight stands on a5',
	],
	[/, then (?:press )?Enter(?:; or go with the arrows, Enter, arrows, Enter)?/g, ''],
	[/Type e and 4/g, 'Type e4'],
	[/y asks "Any\?"; so does any\? and Enter/g, 'any? asks him'],
	[/(P|p)ress y/g, '$1ress any?'],
	[/sits down now, and presses Space/g, 'sits down now, and types black'],
	[/Press Space/g, 'Type black'],
	[/(P|p)ress (?=w\b|any\?)/g, 'type '],
	[/on a marked square/g, 'on a square that is named'],
];

const inWords = (text: string): string =>
	KEYS.reduce((said, [key, typed]) => said.replace(key, typed), text);

/** A scene to learn by, line by line; `openNext` goes to the scene after it. */
export class ScenePlace implements Place {
	readonly kind = 'scene';
	readonly #session: Session;
	readonly #scene: Scene;
	readonly #openNext: (id: SceneId) => void;
	readonly #question: Question;
	readonly #turn: Turn;
	readonly #news = new News();
	#state: SceneState;
	#marks: PencilMarks = {};
	#hint: SceneHint = 0;
	/** Calls off what is to be shown in a moment. */
	#pending: (() => void) | undefined;

	constructor(session: Session, scene: Scene, openNext: (id: SceneId) => void) {
		this.#session = session;
		this.#scene = scene;
		this.#openNext = openNext;
		this.#state = startScene(scene);
		this.#question = new Question(session);
		this.#turn = new Turn(session, this.#question, (text) => this.#send({type: 'act', text}));
	}

	readonly commands = (): readonly PlainCommand[] => {
		if (this.#state.match.phase.name === 'handoff') {
			return [];
		}

		const report = (): SeatReport => reportOf(this.#state);
		return [
			{names: ['hint', '+'], help: 'says what does it', run: () => this.#takeHint()},
			{names: ['next', 'n'], help: 'goes on; so does Enter alone', run: () => this.#next()},
			{
				names: ['takeback', 'u'],
				help: 'one step back',
				run: () => {
					if (!this.#send({type: 'back'})) {
						this.#session.say(FIRST_STEP);
					}
				},
			},
			{names: ['again'], help: 'the scene from its start', run: () => this.#again()},
			{
				names: ['last', 'l'],
				help: 'what is to be done',
				run: () => this.#session.say(...this.#texts),
			},
			...this.#knowing(report),
			...readingCommands(this.#session, {
				board: () => seatBoard(report(), this.#marks),
				variant: this.#scene.variant,
				report,
			}),
			...markCommands(this.#session, {
				marks: () => this.#marks,
				keep: (marks) => this.#keep(marks),
			}),
		];
	};

	readonly enter = (): void => {
		const {id} = this.#scene;
		const {title, about} = LEARN_TEXTS[id];
		this.#note(openedScene);
		this.#session.say(`Scene ${sceneNumber(id)}, ${title}: ${about}.`);
		this.#news.forget();
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
				this.#next();
			} else {
				this.#turn.take(line, reportOf(this.#state), false);
			}
		}
	};

	readonly isBusy = (): boolean => this.#pending !== undefined;

	readonly close = (follows: boolean): undefined => {
		this.#pending?.();
		if (!follows) {
			this.#session.say(sceneLeft(sceneNumber(this.#scene.id), isDone(this.#state)));
		}
	};

	/** What may stand where, where that is the scene's matter. */
	#knowing(report: () => SeatReport): readonly PlainCommand[] {
		const [may] = knowingCommands(this.#session, report, undefined, () => true);
		return [
			{
				...may,
				run: (words) => {
					if (this.#scene.hasKnown === true) {
						may.run(words);
						this.#send({type: 'deed', deed: 'know'});
					} else {
						this.#session.say(NOTHING_TO_KNOW);
					}
				},
			},
		];
	}

	#keep(marks: PencilMarks): undefined {
		const written = Object.entries(marks).find(([name, sign]) => this.#marks[name] !== sign);
		const square = written && parseSquare(written[0]);
		this.#marks = marks;
		if (written !== undefined && square !== undefined) {
			this.#send({type: 'deed', deed: 'mark', square, sign: written[1]});
		}
	}

	/** Everything that is said now. */
	get #texts(): readonly string[] {
		const state = this.#state;
		const report = reportOf(state);
		const told = viewOf(state, report, this.#hint).messages.map(({text}) => inWords(text));
		const isHandOff = state.match.phase.name === 'handoff';
		const news = this.#scene.hasNews === true && !isHandOff ? seatMessages(report) : [];
		return [...news.map(({text}) => text), ...told];
	}

	#tell(): void {
		const {phase} = this.#state.match;
		if (phase.name === 'handoff') {
			this.#session.clear();
		}

		const {history} = sceneReport(this.#state);
		const moment = `${history.seat} ${history.plies.length} ${phase.name}`;
		this.#session.say(...this.#news.fresh(moment, this.#texts));
		if (isDone(this.#state)) {
			this.#session.say('Enter goes to the next scene.');
		} else if (this.#state.following !== undefined) {
			this.#session.say('Enter puts the board back.');
		}

		this.#session.pump();
	}

	#takeHint(): void {
		this.#hint = this.#hint === 0 ? 1 : 2;
		this.#session.say(...this.#news.fresh(`hint ${this.#hint}`, this.#texts.slice(-1)));
	}

	#next(): void {
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
		}
	}

	#again(): void {
		this.#pending?.();
		this.#pending = undefined;
		this.#hint = 0;
		this.#marks = {};
		this.#news.forget();
		this.#show(startScene(this.#scene));
	}

	/** Does something in the scene; returns whether anything came of it. */
	#send(event: SceneEvent): boolean {
		const before = this.#state;
		const {shown, next} = advance(before, event);
		this.#hint = shown === before && next === before ? this.#hint : 0;
		if (shown === next) {
			if (next !== before) {
				this.#show(next);
			}

			return next !== before;
		}

		// What the board shows in between is told by what comes of it.
		this.#state = shown;
		this.#pending = this.#session.services.after(BOT_PAUSE, () => {
			this.#pending = undefined;
			this.#show(next);
		});
		return true;
	}

	#show(next: SceneState): void {
		if (isDone(next) && !isDone(this.#state)) {
			this.#note(finishedScene);
		}

		this.#state = next;
		this.#tell();
	}

	#note(note: typeof openedScene): void {
		const {services, settings} = this.#session;
		const kept = services.progress.learn(settings.person, (learn) => note(learn, this.#scene.id));
		this.#session.say(kept.ok ? undefined : kept.error);
	}
}
