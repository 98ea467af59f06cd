import {makeAct, parseAct} from '../core/act.js';
import {ownLength, turnStart} from '../knowledge/turn-start.js';
import type {SeatReport} from '../match/seat-report.js';
import type {SeatHistory} from '../rules/history.js';
import {isPlacing, type Placing} from '../session/entry/arranging.js';
import {type Message, textsOf} from '../session/told/message.js';
import {refusedSoFar} from '../session/told/umpire-messages.js';
import {describeOwnAct, describePlaced} from '../text/acts.js';
import {describeNotice} from '../text/requests.js';
import {News, without} from './news.js';

/** A moment of a seat's game: who reads, the plies until its last own one, those until its turn began, and all of them. */
type Moment = {
	readonly seat: string;
	readonly own: number;
	readonly length: number;
	readonly all: number;
};

const momentOf = ({id, history}: SeatReport): Moment => ({
	seat: id,
	own: ownLength(history),
	length: turnStart(history),
	all: history.plies.length,
});

const NOBODY: Moment = {seat: '', own: 0, length: 0, all: 0};

/** Returns what was just taken back and what holds where that leads: what led there was told when it happened. */
function sinceTakenBack(
	{notices, seat, names}: SeatReport,
	messages: readonly Message[],
): readonly string[] {
	const last = notices.findLast(({kind}) => kind === 'taken-back');
	return [
		...(last === undefined ? [] : describeNotice(last, seat, names)),
		...textsOf(messages.filter(({isNow}) => isNow === true)),
	];
}

/** Returns the men that a seat itself has put down and taken off since so many plies. */
const placedSince = ({plies, seat}: SeatHistory, since: number): readonly Placing[] =>
	plies
		.slice(since)
		.flatMap(({by, move = ''}) => (by === seat ? (parseAct(move) ?? []) : []))
		.filter(isPlacing);

/** Tells of what is said only what was not said since the seat's last own act, so that nothing sounds as if it had happened again; and what is counted through the other side's turn when that is over. */
export class SeatNews {
	#moment: Moment = NOBODY;
	/** What was said last, and of that what was said already when the moment began. */
	#texts: readonly string[] = [];
	#first: readonly string[] = [];
	readonly #lasting = new News();

	/** Returns of what its seat is told now what is new to who reads the report. */
	fresh(report: SeatReport, messages: readonly Message[]): readonly string[] {
		const moment = momentOf(report);
		const before = this.#moment;
		const {seat, own} = before;
		const hasRead = moment.seat === seat && moment.own === own;
		const soFar = report.outcome === undefined ? refusedSoFar(report.history) : undefined;
		const all = textsOf(messages.filter(({isBefore}) => !hasRead || isBefore !== true));
		// What was refused before a question was heard is counted to its end.
		const counted = soFar === undefined ? -1 : all.lastIndexOf(soFar);
		const texts = all.filter((_, index) => index !== counted);
		const told = this.#told(moment);
		if (moment.seat !== this.#moment.seat || moment.length !== this.#moment.length) {
			this.#first = texts;
		}

		this.#moment = moment;
		this.#texts = texts;
		if (seat === moment.seat && moment.all < before.all) {
			return sinceTakenBack(report, messages);
		}

		const fresh = without(texts, told);
		// Of a row the last act alone is told elsewhere.
		const row = seat === moment.seat ? placedSince(report.history, before.all) : [];
		const last = row.at(-1);
		if (last !== undefined && row.length > 1) {
			const done = describeOwnAct(makeAct(last));
			return [describePlaced(row) ?? [], fresh.filter((text) => text !== done)].flat();
		}

		// An own act within a turn is answered, though it says the same as the one before.
		const isAct = moment.all > before.all && moment.length === before.length;
		return fresh.length === 0 && isAct ? texts.slice(-1) : fresh;
	}

	/** Returns which of the texts said last may stand in those of a moment without being new. */
	#told({seat, own, length}: Moment): readonly string[] {
		const before = this.#moment;
		if (seat !== before.seat || own !== before.own || length < before.length) {
			return [];
		}

		// What followed from the own act is over once the other side has acted; what was heard of its tries is not.
		return length > before.length && before.own === before.length
			? without(this.#texts, this.#first)
			: this.#texts;
	}

	/** Returns of texts that can outlast a moment, as a coach's on the last move, those that were not told last time. */
	freshOfLasting(texts: readonly string[]): readonly string[] {
		return this.#lasting.fresh('', texts);
	}

	/** Forgets what was said. */
	forget(): void {
		this.#moment = NOBODY;
		this.#texts = [];
		this.#first = [];
		this.#lasting.forget();
	}
}
