import {type Act, isMove, makeAct} from '../core/act.js';
import {barredIn, describeBarred} from '../session/entry/barred-moves.js';
import {describePlan, sendsNext} from '../session/entry/describe-plan.js';
import {type Plan, stepBack} from '../session/entry/plan.js';
import {planned, stepByMove} from '../session/entry/plan-steps.js';
import {NEXT_SENDS, PLAN_DROPPED} from '../text/plan.js';
import {roleLetter, ROLES} from '../core/man.js';
import {makeUci, type UciMove} from '../core/uci.js';
import type {SeatReport} from '../match/seat-report.js';
import {knowledgeOf} from '../session/entry/move-knowledge.js';
import {wordsOfGame} from '../session/entry/game-word.js';
import {askFirst, askFirstInRow, notDone} from '../session/entry/ask-first.js';
import {asTyped} from '../session/entry/typable.js';
import {readEntry} from '../session/entry/read-entry.js';
import {planFor} from '../session/entry/read-typed.js';
import {ownSan} from '../session/entry/own-san.js';
import {isFirstAloud} from '../session/told/may-be-refused.js';
import {commandMeant} from './help.js';
import type {PlainCommand} from './place.js';
import {isYesOrNo, no, type Question, yes} from './question.js';
import type {Session} from './session.js';
import {askTry, notTried, NOTHING_ASKED, PROMOTE_TO} from '../text/questions.js';
import {listedByHelp} from '../text/turn.js';

/** What takes back what was done last. */
export const UNDO_WORDS = ['takeback', 'u', 'undo'];

/** Reads lines as what a seat does in its turn: moves, tries, questions to the umpire, other acts. */
export class Turn {
	readonly #session: Session;
	readonly #question: Question;
	readonly #play: (...acts: readonly string[]) => void;
	/** What was begun that takes more than one line, and in which turn. */
	#begun: {readonly plan: Plan; readonly history: SeatReport['history']} | undefined;

	/** `play` is told what is done, as acts are written; several at once are one step. */
	constructor(session: Session, question: Question, play: (...acts: readonly string[]) => void) {
		this.#session = session;
		this.#question = question;
		this.#play = play;
	}

	/** The commands for an act that was begun; they come before those of the place that have their names. */
	commands(report: SeatReport): readonly PlainCommand[] {
		const begun = this.begun(report);
		return begun === undefined
			? []
			: [
					{
						names: ['undo', 'back', 'u'],
						help: 'takes back the last step of what you have begun',
						run: () => this.#plan(stepBack(begun), report),
					},
					{
						names: ['plan'],
						help: 'what you have begun, and what follows',
						run: () => this.tellBegun(report),
					},
					{
						names: ['clear'],
						help: 'drops what you have begun',
						run: () => this.#plan(undefined, report),
					},
				];
	}

	/** Returns what was begun in a turn that takes more than one line. */
	begun(report: SeatReport): Plan | undefined {
		return this.#begun?.history === report.history ? this.#begun.plan : undefined;
	}

	/** Says how far it has come. */
	tellBegun(report: SeatReport): void {
		const begun = this.begun(report);
		if (begun !== undefined) {
			this.#plan(begun, report);
		}
	}

	/** Does what a line asks for, or says why it cannot be done, and which command may have been meant. */
	take(line: string, report: SeatReport, warns: boolean): void {
		const begun = this.begun(report);
		const known = knowledgeOf(report);
		const plan = planFor(line, known, begun);
		const entry = readEntry(asTyped(line), planned(known, plan));
		switch (entry.type) {
			case 'play':
				this.#step(entry.move, plan, report, warns);
				break;
			case 'promote':
				this.#promote(entry, plan, report, warns);
				break;
			case 'plan':
				this.#plan(entry.plan, report);
				break;
			case 'ask':
				this.#play(entry.question);
				break;
			case 'act':
				this.#tellBarred(entry.act, plan, report);
				this.#do(entry.act, report);
				break;
			case 'acts':
				this.#doAll(entry.acts, report);
				break;
			default: {
				if (isYesOrNo(line)) {
					this.#session.say(NOTHING_ASKED);
					return;
				}

				// What names a word of the game was understood, though it cannot be said so.
				const [head] = line.trim().toLowerCase().split(/[\s:]/);
				const isWord = wordsOfGame(report.variant).some((word) => word === head);
				const meant = isWord ? '' : commandMeant(line, this.#session.commands);
				this.#session.say(
					meant === '' ? listedByHelp(entry.sentence) : `${entry.sentence} Or d${meant.slice(3)}`,
				);
			}
		}
	}

	/** Goes on with a plan, or forgets it, and says how it stands. */
	#plan(plan: Plan | undefined, report: SeatReport): void {
		this.#begun = plan && {plan, history: report.history};
		const text = describePlan(plan, knowledgeOf(report));
		this.#session.say(
			text === undefined ? PLAN_DROPPED : sendsNext(plan) ? `${text}. ${NEXT_SENDS}` : `${text}.`,
		);
	}

	/** Plays a move, or takes it as the next step of what it is a part of. */
	#step(move: UciMove, plan: Plan | undefined, report: SeatReport, warns: boolean): void {
		const step = stepByMove(knowledgeOf(report), plan, move);
		this.#tellBarred('plan' in step ? step.plan : step.act, plan, report);
		if ('plan' in step) {
			this.#plan(step.plan, report);
		} else if (isMove(step.act)) {
			this.#try(move, report, warns);
		} else {
			this.#do(step.act, report);
		}
	}

	/** Says which moves cannot be played of those that are added to a plan, as far as one's own men tell. */
	#tellBarred(next: Plan | Act, plan: Plan | undefined, report: SeatReport): void {
		if (next.kind === 'batch') {
			const first = plan?.kind === 'batch' ? plan.moves.length : 0;
			this.#session.say(...barredIn(next.moves, first, knowledgeOf(report)).map(describeBarred));
		}
	}

	/** Does an act, once it is meant where a slip of the hand could lose the game. */
	#do(act: Act, report: SeatReport): void {
		const knowledge = knowledgeOf(report);
		const question = askFirst(act, knowledge);
		if (question === undefined) {
			this.#play(makeAct(act));
		} else {
			this.#question.ask(
				question,
				[yes(() => this.#play(makeAct(act))), no()],
				notDone(act, knowledge),
			);
		}
	}

	/** Does acts in a row; who would not do the last one yet has those before it done. */
	#doAll(acts: readonly Act[], report: SeatReport): void {
		const play = (some: readonly Act[]) => this.#play(...some.map(makeAct));
		const knowledge = knowledgeOf(report);
		const question = askFirstInRow(acts, knowledge);
		if (question === undefined) {
			play(acts);
		} else {
			const answers = [yes(() => play(acts)), no(() => play(acts.slice(0, -1)))];
			this.#question.ask(question, answers, notDone(acts.at(-1)!, knowledge));
		}
	}

	#try(move: UciMove, report: SeatReport, warns: boolean): void {
		const text = makeUci(move);
		if (!warns || !isFirstAloud(report)) {
			this.#do(move, report);
			return;
		}

		const name = ownSan(move, knowledgeOf(report));
		this.#question.ask(askTry(name), [yes(() => this.#play(text)), no()], notTried(name));
	}

	#promote(
		{from, to}: Pick<UciMove, 'from' | 'to'>,
		plan: Plan | undefined,
		report: SeatReport,
		warns: boolean,
	): void {
		const {moves} = planned(knowledgeOf(report), plan);
		const roles = ROLES.toReversed().filter((role) =>
			moves.some((move) => move.from === from && move.to === to && move.promotion === role),
		);
		this.#question.ask(
			PROMOTE_TO,
			roles.map((promotion) => ({
				names: [promotion, roleLetter(promotion)],
				run: () => this.#step({from, to, promotion}, plan, report, warns),
			})),
		);
	}
}
