import {type ByColor, type Color, opposite} from '../core/color.js';
import {EMPTY, manRole, parseAnyManLetter, parseManLetter} from '../core/man.js';
import type {MatchRequest, Notice, SaidFirst} from '../match/match.js';
import {doingAct} from './acts.js';
import {capitalise, countOf, joinWords, manName, sideName} from './men.js';

/** Returns "Black's queen on d8" for "qd8", and of "Xc1" that a concealed man of White's is there. */
function nameFound(text: string, seat: Color): string {
	const man = parseAnyManLetter(text.slice(0, 1));
	return man === EMPTY ? text : `${manName(man, seat)} on ${text.slice(1)}`;
}

type TakenBack = {readonly plies: number; readonly inRow?: number} & SaidFirst;

/** Returns what goes in a takeback, as the one who asks for it hears it (`isOwn`) or somebody else. */
function takenBack({plies, said, man = '', isSecret, inRow}: TakenBack, isOwn: boolean): string {
	if (inRow !== undefined && plies > 1) {
		return `the last ${inRow === 1 ? 'step' : countOf(inRow, 'step')} of your set-up`;
	}

	if (isSecret) {
		return 'a part of the set-up and all that came after it';
	}

	const code = parseManLetter(man.slice(0, 1));
	const first =
		said === undefined
			? `${isOwn ? 'your last' : plies < 2 ? 'the last' : 'a'} move`
			: doingAct(said, code === EMPTY ? undefined : manRole(code));
	const rest = ['', ' and the answer to it'][plies - 1] ?? ' and all that came after it';
	return first + (plies < 1 ? '' : rest);
}

/** Returns what a player is called by others: who has no name of his own, and is "You" to himself, by his side. */
const nameOf = (names: ByColor<string>, side: Color): string =>
	names[side] === 'You' ? sideName(side) : names[side];

/**
 * Returns a request as both hear it who sit at one keyboard, before either has it: how many acts go, and what they were,
 * may be a secret of one of them.
 */
export const announceRequest = (request: MatchRequest, names: ByColor<string>): string =>
	request.kind === 'draw'
		? describeRequest(request, names)
		: `${nameOf(names, request.by)} asks for a takeback.`;

/** Returns the answer to a request as both hear it, likewise; `who` gave it. */
export const announceAnswer = (kind: Notice['kind'], who: string): string =>
	kind === 'taken-back'
		? `${who} agreed to the takeback.`
		: `${who} declined the ${kind === 'draw-declined' ? 'draw' : 'takeback'}.`;

/** Returns a request as the seat may know it that hears it. */
const describeRequest = (request: MatchRequest, names: ByColor<string>): string =>
	request.kind === 'draw'
		? `${nameOf(names, request.by)} offers a draw.`
		: `${nameOf(names, request.by)} asks to take back ${takenBack(request, false)}.`;

/** What no takeback takes back, said before one is agreed to. */
const STAYS_KNOWN = ' What was seen stays known.';

/** Returns a request as the side that is to answer hears it: what it is, and a question. */
export const askRequest = (request: MatchRequest, names: ByColor<string>): string =>
	`${describeRequest(request, names)}${request.kind === 'takeback' ? STAYS_KNOWN : ''} Do you agree?`;

/** Returns a request as the side that made it is told that it has been put. */
export const describeOwnRequest = (request: MatchRequest): string =>
	request.kind === 'draw'
		? 'You offered a draw. The other side will be asked.'
		: `You asked to take back ${takenBack(request, true)}. The other side will be asked.`;

/** Returns a notice as sentences for its seat. A takeback says what it cannot take back: what was seen. */
export function describeNotice(
	notice: Notice,
	seat: Color,
	names: ByColor<string>,
): readonly string[] {
	if (notice.kind === 'draw-declined') {
		return ['Your offer of a draw was declined.'];
	}

	if (notice.kind === 'takeback-declined') {
		return ['Your request to take back was declined.'];
	}

	const {by, revealed, glimpsed = [], taken} = notice;
	const name = (men: readonly string[]): string =>
		joinWords(men.map((text) => nameFound(text, seat)));
	const who = by === seat ? 'You' : nameOf(names, by);
	const sentences = [`${who} took back ${takenBack(notice, by === seat)}.`];
	if (revealed.length > 0) {
		// Of a man that was taken it may not have been told what it was.
		const men = revealed.map((text) =>
			/^x/i.test(text)
				? `a man of ${sideName(opposite(seat))}’s on ${text.slice(1)}`
				: nameFound(text, seat),
		);
		sentences.push(`What you saw stays known to you: ${joinWords(men)}.`);
	}

	if (glimpsed.length > 0) {
		sentences.push(
			`Seen only after a move that is taken back, and perhaps elsewhere now: ${name(glimpsed)}.`,
		);
	}

	if (taken.length > 0) {
		const men = joinWords(
			taken.map((text) => nameFound(text, seat).replace(' on ', ' that was taken on ')),
		);
		sentences.push(`${capitalise(men)} ${taken.length === 1 ? 'is' : 'are'} back.`);
	}

	return sentences;
}

/** Returns a notice to a seat as one sentence for those who look on. */
export function describeNoticeAloud(notice: Notice, seat: Color, names: ByColor<string>): string {
	const who = nameOf(names, seat);
	return notice.kind === 'taken-back'
		? `${nameOf(names, notice.by)} took back ${takenBack(notice, false)}.`
		: notice.kind === 'draw-declined'
			? `${who}’s offer of a draw was declined.`
			: `${who}’s request to take back was declined.`;
}
