import {makeAct} from '../core/act.js';
import {roleLetter, ROLES} from '../core/man.js';
import {makeUci, type UciMove} from '../core/uci.js';
import type {SeatReport} from '../match/seat-report.js';
import {knowledgeOf} from '../session/entry/move-knowledge.js';
import {readEntry} from '../session/entry/read-entry.js';
import {ownSan} from '../session/entry/typed-move.js';
import {mayBeRefused} from '../session/told/turn-of.js';
import {commandMeant, type PlainCommand} from './place.js';
import {no, type Question, yes} from './question.js';
import type {Session} from './session.js';
import {askTry, PROMOTE_TO} from '../text/questions.js';

/** Reads lines as what a seat does in its turn: moves, tries, questions to the umpire, other acts. */
export class Turn {
	readonly #session: Session;
	readonly #question: Question;
	readonly #play: (act: string) => void;
	/** Whether the person knows that both sides hear of a refusal; he is asked once. */
	#isWarned = false;

	/** `play` is told what is done, as acts are written. */
	constructor(session: Session, question: Question, play: (act: string) => void) {
		this.#session = session;
		this.#question = question;
		this.#play = play;
	}

	/** Does what a line asks for, or says why it cannot be done; `commands` are what may have been meant instead. */
	take(line: string, report: SeatReport, commands: readonly PlainCommand[], warns: boolean): void {
		const entry = readEntry(line, knowledgeOf(report));
		switch (entry.type) {
			case 'play':
				this.#try(entry.move, report, warns);
				break;
			case 'promote':
				this.#promote(entry, report);
				break;
			case 'ask':
				this.#play(entry.question);
				break;
			case 'act':
				this.#play(makeAct(entry.act));
				break;
			default: {
				const meant = commandMeant(line, commands);
				this.#session.say(`${entry.sentence}${meant === '' ? '' : ` Or d${meant.slice(3)}`}`);
			}
		}
	}

	#try(move: UciMove, report: SeatReport, warns: boolean): void {
		const text = makeUci(move);
		if (!warns || this.#isWarned || report.umpire?.isAloud !== true || !mayBeRefused(report)) {
			this.#play(text);
			return;
		}

		const name = ownSan(move, knowledgeOf(report));
		this.#question.ask(askTry(name), [
			yes(() => {
				this.#isWarned = true;
				this.#play(text);
			}),
			no(),
		]);
	}

	#promote({from, to}: Pick<UciMove, 'from' | 'to'>, {moves}: SeatReport): void {
		const roles = ROLES.toReversed().filter((role) =>
			moves.some((move) => move.from === from && move.to === to && move.promotion === role),
		);
		this.#question.ask(
			PROMOTE_TO,
			roles.map((promotion) => ({
				names: [promotion, roleLetter(promotion)],
				run: () => this.#play(makeUci({from, to, promotion})),
			})),
		);
	}
}
