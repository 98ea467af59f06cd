import {parseAct} from '../core/act.js';
import {currentView} from '../rules/history.js';
import {isSetUp} from '../rules/view.js';
import type {SeatReport} from '../match/seat-report.js';
import {purchaseOf} from '../session/entry/arranging.js';
import {bluffWords} from '../session/entry/bluff-words.js';
import {knowledgeOf} from '../session/entry/move-knowledge.js';
import {toDo} from '../session/entry/to-do.js';
import {pointsLeft} from '../text/arranging.js';
import {byNumber} from '../text/turn.js';
import {wordsToChoose} from './typed-acts.js';

/** Returns whether men are put down in secret now, by whichever seat. */
const isInSetUp = ({history, phase}: SeatReport): boolean =>
	phase.name === 'turn' && isSetUp(currentView(history).phase);

const hasTurn = ({phase, id}: SeatReport): boolean => phase.name === 'turn' && phase.seat === id;

/** Returns whether the other side puts men down in secret. */
export const isOtherSetUp = (report: SeatReport): boolean => isInSetUp(report) && !hasTurn(report);

/** Returns what the seat that has the turn can put down yet; undefined where it puts nothing down. */
export const toPutDown = (report: SeatReport): string | undefined =>
	isInSetUp(report) && hasTurn(report)
		? toDo(knowledgeOf(report), report.acts ?? [], report.seat)
		: undefined;

/** What a seat is to do in its turn: while men are put down one by one all of it once, and then what is left to buy for. */
export class TurnWords {
	/** How the words for a set-up began when they were told last. */
	#head = '';
	/** What was said last that can be chosen by number. */
	#choice: string | undefined;

	/** Returns what is to be said; within a moment that is not new, too, there can come to be something to choose. */
	fresh(report: SeatReport, isNew: boolean): readonly (string | undefined)[] {
		const isTurn = hasTurn(report);
		const head = this.#head;
		const told = isTurn && isNew ? this.#toDo(report) : [];
		const isToldAgain = isNew && (head === '' || head !== this.#head);
		const choice = isTurn ? byNumber(wordsToChoose(report)) : undefined;
		const isFresh = isToldAgain || choice !== this.#choice;
		this.#choice = choice;
		return isFresh ? [...told, choice] : told;
	}

	/** Forgets what was told of a set-up. */
	forget(): void {
		this.#head = '';
	}

	#toDo(report: SeatReport): readonly (string | undefined)[] {
		const {acts = [], seat, history} = report;
		const knowledge = knowledgeOf(report);
		const told = toDo(knowledge, acts, seat) ?? 'Your turn.';
		const head = isInSetUp(report) ? told.split(/[,:]/)[0] : '';
		const isPut = parseAct(history.plies.at(-1)?.move ?? '')?.kind === 'place';
		const isSame = isPut && head !== '' && head === this.#head;
		this.#head = head;
		const purchase = purchaseOf({...knowledge, acts});
		const left =
			purchase && `${pointsLeft({left: purchase.left, all: purchase.points}, Infinity)}.`;
		return [bluffWords(knowledge, history), isSame ? left : told];
	}
}
