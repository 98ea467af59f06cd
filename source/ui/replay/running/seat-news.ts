import {type Color, COLORS} from '../../../core/color.js';
import {countPlies} from '../../../match/acts.js';
import type {Match} from '../../../match/match.js';
import type {Eyes} from '../../../match/review.js';
import {type SeatReport, seatReport} from '../../../match/seat-report.js';
import {moveNumbers, numberedPlies} from '../../../knowledge/move-list.js';
import type {HistoryPly} from '../../../rules/history.js';
import {sideName} from '../../../text/men.js';
import {seatMessages} from '../../../session/told/seat-messages.js';
import {numberedMove} from '../score-sheet.js';
import {
	openTurn,
	openTurnInTruth,
	triesBefore,
	umpireWords,
} from '../../../session/told/umpire-words.js';
import type {SpectatedState} from './spectated-game.js';
import {type Message, say} from '../../../session/told/message.js';

/** Returns whether an umpire judges the tries of a game. */
export const isRefereed = (match: Match): boolean =>
	seatReport(match, 'white').umpire !== undefined;

/** Returns what a seat knew after so many plies of its own history; of the turn that is on nothing yet. */
function reportAt(match: Match, seat: Color, ply: number): SeatReport {
	const {outcome, ...report} = seatReport(match, seat);
	const {plies, tries: _tries, ...history} = report.history;
	return {
		...report,
		history: {...history, plies: plies.slice(0, ply)},
		...(ply < plies.length || outcome === undefined ? {} : {outcome}),
	};
}

/**
 * Returns what a side was told after so many plies of its own history, as a person in its place would have read it, with its own tries
 * in vain where an umpire judged them, at most `most` named in a row. Made from its seat's report alone.
 */
export function seatNews(
	match: Match,
	seat: Color,
	ply: number,
	most?: number,
): readonly Message[] {
	const report = reportAt(match, seat, ply);
	return [...say(triesBefore(report.history, ply - 1, most)), ...seatMessages(report)];
}

/** Returns what a side saw and heard of the turn that is on, when that is looked at. */
const openNews = (match: Match, seat: Color, ply: number, most?: number): readonly string[] =>
	ply === seatReport(match, seat).history.plies.length
		? openTurn(seatReport(match, seat), most)
		: [];

/** So many tries are named in a row where there is little room. */
const NAMED = 4;

/** What a seat was told of a ply, once it has been worked out: it stays the same. */
const told = new WeakMap<HistoryPly, string>();

/**
 * Returns what a side was told of the last plies up to one of its own history, one message a ply, the latest first, at most so many. The
 * moves are numbered as in the list. What it heard in a turn that is on comes before all.
 */
export function newsLog(match: Match, seat: Color, ply: number, most: number): readonly Message[] {
	const {history} = seatReport(match, seat);
	const {plies} = history;
	const numbers = moveNumbers(numberedPlies(history));
	const open = openNews(match, seat, ply, NAMED);
	const log = [...say(open.length === 0 ? undefined : open.join(' '), 'accent')];
	for (let last = ply; last > 0 && log.length < most; last--) {
		const noticed = plies[last - 1];
		let text = told.get(noticed);
		if (text === undefined) {
			text = seatNews(match, seat, last, NAMED)
				.map((message) => message.text)
				.join(' ');
			told.set(noticed, text);
		}

		const line = numberedMove({number: numbers[last - 1], by: noticed.by, text}, ' ');
		log.push(...say(line, last === ply ? 'text' : 'faint'));
	}

	return ply === 0 ? [...log, ...seatNews(match, seat, 0)].slice(0, most) : log;
}

/** Returns what the eyes have to say of a ply: a side what it was told, the truth what both were, or all that an umpire said. */
export function eyesNews(
	{match, review}: SpectatedState,
	ply: number,
	eyes: Eyes,
): readonly Message[] {
	const {noticed, sights} = review.steps[ply];
	if (eyes !== 'truth') {
		return [
			...say(openNews(match, eyes, noticed[eyes]), 'accent'),
			...seatNews(match, eyes, noticed[eyes]),
		];
	}

	if (isRefereed(match)) {
		const open = ply === countPlies(match) ? openTurnInTruth(match, sights.truth.turn) : [];
		return [...say(umpireWords(review, ply)), ...say(open, 'accent')];
	}

	return COLORS.map((seat) => {
		const texts = seatNews(match, seat, noticed[seat]).map(({text}) => text);
		return {text: `${sideName(seat)} is told: ${texts.join(' ')}`};
	});
}
