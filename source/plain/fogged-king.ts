import {menOf} from '../drill/known-white.js';
import {isContinuation} from '../knowledge/continuation.js';
import type {SeatReport} from '../match/seat-report.js';
import {knownHistory} from '../match/shown-by-takebacks.js';
import type {SeatHistory} from '../rules/history.js';
import {
	type AskRisks,
	beforeLast,
	type KingRisks,
	riskHint,
	risksAsker,
} from '../session/drill/king-risks.js';
import {NOT_WORKED_OUT} from '../text/known-squares.js';
import {capitalise} from '../text/men.js';
import {toldInWords} from './knowing.js';
import type {Session} from './session.js';

/** What the lone king of a drill in the fog can know of White's men, line by line: all of it is worked out elsewhere. */
export class FoggedKing {
	readonly #session: Session;
	readonly #ending: string;
	readonly #ask: AskRisks;
	/** What he knew before his last move. */
	#before: SeatHistory | undefined;
	/** What his last move risked, as soon as that is worked out. */
	risks: KingRisks = {};
	/** Called then. */
	look = (): void => {};
	#hinted = -1;

	constructor(session: Session, ending: string) {
		this.#session = session;
		this.#ending = ending;
		this.#ask = risksAsker(session.services.knowledge, ending);
	}

	/** Has worked out what the last move risked. */
	study(report: SeatReport): void {
		const before = beforeLast(report);
		const known = this.#before;
		const isSame =
			before?.plies.length === known?.plies.length &&
			(before === undefined || known === undefined || isContinuation(known, before));
		if (isSame) {
			return;
		}

		this.#before = before;
		this.risks = {};
		if (before !== undefined) {
			void this.#session.wait(this.#studyAt(before));
		}
	}

	async #studyAt(before: SeatHistory): Promise<void> {
		const last = await this.#ask(before).catch(() => undefined);
		if (last?.ok === true && this.#before === before) {
			this.risks = {last: last.value};
			this.look();
		}
	}

	/** Tells what his moves risk, asked again the safest. */
	async hint(report: SeatReport): Promise<void> {
		const ply = report.history.plies.length;
		const degree = this.#hinted === ply ? 2 : 1;
		this.#hinted = ply;
		const now = await this.#ask(knownHistory(report)).catch(() => undefined);
		if (now?.ok === true) {
			this.#session.tell(riskHint(report, now.value, degree).messages.slice(-1));
		} else {
			this.#session.say(`${capitalise(NOT_WORKED_OUT)}.`);
		}
	}

	/** Tells what may stand where, or on the square that is asked about. */
	async tellKnown(report: SeatReport, words: string): Promise<void> {
		const history = knownHistory(report);
		const question = {history, men: menOf(this.#ending)};
		const known = await this.#session.services.knowledge.know(question).catch(() => undefined);
		this.#session.say(...toldInWords(known, words, history));
	}
}
