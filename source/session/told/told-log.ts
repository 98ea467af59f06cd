import {parseAct} from '../../core/act.js';
import {type Color, COLORS} from '../../core/color.js';
import {given} from '../../core/given.js';
import {moveAt, numberedPlies} from '../../knowledge/move-list.js';
import {ownAct} from '../../knowledge/own-move.js';
import {whyUnsupported} from '../../knowledge/positions/support.js';
import type {Notice} from '../../match/match.js';
import type {Eyes, Review} from '../../match/review.js';
import type {SeatReport} from '../../match/seat-report.js';
import {type HistoryPly, viewBefore} from '../../rules/history.js';
import {variantOf} from '../../rules/registry.js';
import {isSetUp} from '../../rules/view.js';
import {describePlaced} from '../../text/acts.js';
import type {Placing} from '../entry/arranging.js';
import {hasMoved, hasPlayed} from '../../text/changes.js';
import {countsTurns} from '../../text/finished-game.js';
import {describeNotice, describeNoticeAloud} from '../../text/requests.js';
import {describeHeard} from '../../text/umpire.js';
import {numberedMove, plyNumbers} from './listed-moves.js';
import {type Message, say, textsOf} from './message.js';
import {youPlayed} from './fogged-messages.js';
import {noticePlies, seatMessages} from './seat-messages.js';
import {seenAt} from './seen-at.js';
import {openTurn, triesBefore, umpireWords} from './umpire-words.js';

/** So many tries are named in a row, lest they hide the rest. */
const NAMED = 4;

/** Returns what a seat knew after so many plies of its own history; of the turn that is on, and of what is asked in it, nothing yet. */
function reportAt({request: _request, ...report}: SeatReport, ply: number): SeatReport {
	const {tries: _tries, ...history} = report.history;
	const isNow = ply >= history.plies.length;
	const stood = noticePlies(report.notices);
	return {
		...seenAt({...report, history}, ply),
		acts: [],
		moves: [],
		notices: report.notices.filter((_, at) => stood[at] === ply || (isNow && stood[at] > ply)),
		...given({outcome: isNow ? report.outcome : undefined}),
	};
}

/**
 * Returns what a seat was told after so many plies of its own history, as a person in its place would have read it, with its
 * own tries in vain where an umpire judged them, at most `most` named in a row. Made from its report alone.
 */
export function newsAt(report: SeatReport, ply: number, most?: number): readonly Message[] {
	const then = reportAt(report, ply);
	return [
		...say(triesBefore(then.history, ply - 1, most)),
		...seatMessages(then, ply > 0 ? then.history.plies.length - 1 : undefined).filter(
			({isBefore}) => isBefore !== true,
		),
	];
}

/** Returns what a side was told of a step besides its move, which stands over it. Made from its report alone. */
function newsFor(report: SeatReport, ply: number): readonly Message[] {
	const {heardAtStart = []} = report.history;
	if (ply === 0) {
		const {notices} = reportAt(report, ply);
		return [
			...say(describeHeard(heardAtStart, report.seat)),
			...notices.flatMap((notice) =>
				say(describeNotice(notice, report.seat, report.names), 'accent'),
			),
		];
	}

	const {history} = seenAt(report, ply);
	const {by} = history.plies[ply - 1];
	const {text: move} = moveAt(history, ply - 1);
	const known = [
		youPlayed(move),
		hasMoved(by),
		hasPlayed(by, move),
		...describeHeard([{type: 'moved', by}]),
	];
	return newsAt(report, ply).filter(
		({text, isResult}) => isResult !== true && !known.includes(text),
	);
}

/** Returns whether what a seat is told of a notice is told to all who look on: each takeback once, and of a set-up what the other side heard of, too. */
const isAloud = (notice: Notice, seat: Color): boolean =>
	notice.kind !== 'taken-back' || (notice.by === seat && notice.inRow === undefined);

/** Returns what the players asked of each other at a step of a game that is over, each once: by whoever asked. */
function askedAt({reports, steps, names}: Review, at: number): readonly string[] {
	return COLORS.flatMap((seat) => {
		const ply = steps[at].noticed[seat];
		const isNew = at === 0 || ply !== steps[at - 1].noticed[seat];
		return reportAt(reports[seat], ply)
			.notices.filter((notice) => isNew && isAloud(notice, seat))
			.map((notice) => describeNoticeAloud(notice, seat, names));
	});
}

/** Returns what these eyes are told of a step of a game that is over: a side what it was told in play, the truth all that an umpire said, of whom there is none in the fog, and what was asked of each other. */
export function newsOfStep(review: Review, at: number, eyes: Eyes): readonly Message[] {
	const {reports, steps} = review;
	if (eyes === 'truth') {
		const isOfFog = whyUnsupported(variantOf(review.variant)) === undefined;
		return [...say(isOfFog ? [] : umpireWords(review, at)), ...say(askedAt(review, at), 'accent')];
	}

	const ply = steps[at].noticed[eyes];
	return at > 0 && ply === steps[at - 1].noticed[eyes] ? [] : newsFor(reports[eyes], ply);
}

/** Returns what a seat saw and heard of the turn that is on; nothing when that has not come yet at `ply`. */
export const openNews = (report: SeatReport, ply: number, most?: number): readonly string[] =>
	ply === report.history.plies.length ? openTurn(report, most) : [];

/** Returns the placement that ply `ply` was, counted from 1, where the seat itself made it in a set-up. */
function ownPlacing({history}: SeatReport, ply: number): Placing | undefined {
	const {by} = history.plies[ply - 1];
	const act = by === history.seat ? parseAct(ownAct(history, ply - 1) ?? '') : undefined;
	return act?.kind === 'place' && isSetUp(viewBefore(history, ply - 1).phase) ? act : undefined;
}

/** Returns the seat's own placements, one after the other, of which ply `last` is the last one. */
function placingsTo(report: SeatReport, last: number): readonly Placing[] {
	const placings: Placing[] = [];
	for (let ply = last; ply > 0; ply--) {
		const placing = ownPlacing(report, ply);
		if (placing === undefined) {
			break;
		}

		placings.unshift(placing);
	}

	return placings;
}

/** What a seat was told of a ply, once it has been worked out and nothing can come to it any more. */
const told = new WeakMap<HistoryPly, string>();

/** Returns what a seat was told of a ply of its history, counted from 1, behind its number in the list of moves where it has one. */
function lineAt(report: SeatReport, ply: number, numbers: readonly number[]): string {
	const {plies} = report.history;
	const noticed = plies[ply - 1];
	// Requests, and an end that the players agree on, are told with a ply that stood long before.
	const isOpen = ply === plies.length || report.notices.some((notice) => notice.ply === ply);
	let text = isOpen ? undefined : told.get(noticed);
	if (text === undefined) {
		text = textsOf(newsAt(report, ply, NAMED)).join(' ');
		if (!isOpen) {
			told.set(noticed, text);
		}
	}

	const isTurn = countsTurns(report.variant);
	return numberedMove(
		{number: numbers[ply - 1], by: noticed.by, text, ...(isTurn ? {isTurn} : {})},
		' ',
	);
}

/**
 * Returns what a seat was told of the last plies up to one of its own history, one message a ply, and one for all men that it
 * put down one after the other, the latest last, at most so many. The moves are numbered as in the list. What it heard in a turn that is on comes after all.
 */
export function toldLog(
	report: SeatReport,
	ply: number = report.history.plies.length,
	most = Number.POSITIVE_INFINITY,
): readonly Message[] {
	const numbers = plyNumbers(report.variant, numberedPlies(report.history));
	const open = openNews(report, ply, NAMED);
	const log = [...say(open.length === 0 ? undefined : open.join(' '), 'accent')];
	for (let last = ply; last > 0 && log.length < most;) {
		const placings = placingsTo(report, last);
		const line = placings.length > 1 ? describePlaced(placings) : lineAt(report, last, numbers);
		log.unshift(...say(line, last === ply ? 'text' : 'faint'));
		last -= Math.max(1, placings.length);
	}

	return ply === 0 ? [...newsAt(report, 0, NAMED), ...log].slice(-most) : log;
}
