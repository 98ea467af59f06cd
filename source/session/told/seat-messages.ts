import {type Color, opposite} from '../../core/color.js';
import {isAnyMan, KING, manColor, UNSEEN} from '../../core/man.js';
import {unwrap} from '../../core/result.js';
import {squareName} from '../../core/square.js';
import {changesSince} from '../../knowledge/changes.js';
import {currentView, type SeatHistory, viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {type Announcement, isInVain} from '../../rules/news.js';
import {isAdviser} from '../../rules/seat.js';
import {findVariant} from '../../rules/registry.js';
import {moveList} from '../../knowledge/move-list.js';
import {moveInSight} from '../../knowledge/move-in-sight.js';
import {manMarks} from '../../knowledge/man-marks.js';
import {announcedIn} from '../../knowledge/moves-made.js';
import {answerIn} from '../../knowledge/told-acts.js';
import {catchesBy} from '../../knowledge/taken.js';
import type {SeatReport} from '../../match/seat-report.js';
import {wordsOf} from '../entry/plan-steps.js';
import {describeChanges, describeLosses} from '../../text/changes.js';
import {manName, roleName, sideName} from '../../text/men.js';
import {describeAnswer, describeClaim} from '../../text/move-answer.js';
import {describeMoral, describeOutcome} from '../../text/outcome.js';
import {KING_ANEW, phaseText} from '../../text/phases.js';
import {askRequest, describeNotice, describeOwnRequest} from '../../text/requests.js';
import {MAY_NOT_MATE} from '../../text/turn.js';
import {describeHeard} from '../../text/umpire.js';
import {endOfHistory} from './ended-game.js';
import {heardIn} from './heard-in.js';
import {asResult, type Message, say, type Tone} from './message.js';
import {tellOwnAct} from './own-act.js';
import {mayBeRefused} from './may-be-refused.js';
import {describeOtherTries, describeTries, umpireMessages} from './umpire-messages.js';

/** Returns how many plies had been played when the seat had made its last move. */
const ownLength = ({plies, seat}: SeatHistory): number =>
	plies.findLastIndex(({by}) => by === seat) + 1;

/** Returns what a seat took by moves of its own that came about in a ply; that a king was taken is told with the end. */
const caughtBy = (history: SeatHistory, index: number): readonly string[] =>
	catchesBy(history, index)
		.filter(({man}) => (man & 7) !== KING)
		.map(({man}) => `You took ${manName(man, history.seat)}.`);

/** Returns how moves that could be challenged were answered from a ply on. */
const describeAnswers = (history: SeatHistory, first: number): readonly string[] =>
	history.plies.slice(first).flatMap(({view}, index) => {
		const answer = answerIn(history, first + index);
		return answer === undefined
			? []
			: [describeAnswer({...answer, man: view.cells[answer.square]}, history.seat)];
	});

/** Returns what the other side's acts since the seat's own last one made of moves of the seat's: answers, and captures that came about. */
function describeFate(history: SeatHistory): readonly string[] {
	const own = ownLength(history);
	return [
		...describeAnswers(history, own),
		...history.plies.slice(own).flatMap((_, index) => caughtBy(history, own + index)),
	];
}

/** Returns whether a ply ended a set-up, or a part of it: so who did it was ready. */
const isReady = (history: SeatHistory, index: number): boolean => {
	const {phase} = viewBefore(history, index);
	// A king that is placed anew is moved.
	return isSetUp(phase) && phase !== 'kings' && history.plies[index].view.phase !== phase;
};

/** Returns the plies since the seat's own last act in which the other side did more than answer a move or announce one. */
const otherPlies = (history: SeatHistory): readonly number[] =>
	[...history.plies.keys()]
		.slice(ownLength(history))
		.filter(
			(index) =>
				answerIn(history, index) === undefined &&
				announcedIn(history.plies[index].heard) === undefined,
		);

/** Returns whether the other side has done something since the seat's own last act besides answering a move and ending its set-up. */
const hasMoved = (history: SeatHistory): boolean =>
	otherPlies(history).some((index) => !isReady(history, index));

/** Returns that the other side is ready, where that is all that it has done since. */
const describeReady = (history: SeatHistory): readonly string[] =>
	otherPlies(history).length > 0 && !hasMoved(history)
		? [`${sideName(opposite(history.seat))} is ready.`]
		: [];

/** Returns what the seat's own last ply did, as sentences: the move, what it took, the men it brought into sight. */
function describeOwnMove(history: SeatHistory): readonly string[] {
	const {seat, plies} = history;
	const index = plies.length - 1;
	const ply = plies.at(-1);
	if (ply === undefined || ply.by !== seat || ply.move === undefined) {
		return [];
	}

	const act = tellOwnAct(history, index, ply.move);
	if (act !== undefined) {
		// What all were told says it better, or what came of a move that it answered.
		const isTold = ply.heard.some(({type}) => type !== 'ended' && type !== 'lost');
		const answer = describeAnswers(history, index);
		return [...(isTold ? [] : answer.length > 0 ? answer : [act]), ...caughtBy(history, index)];
	}

	const before = viewBefore(history, index);
	const isAnnounced = ply.heard.some(({type}) => type === 'intends');
	const list = [...ply.view.cells.entries()]
		.filter(([, man]) => isAnyMan(man) && manColor(man) !== seat)
		.filter(([square]) => before.cells[square] === UNSEEN)
		.map(([square, man]) => `${squareName(square)} ${roleName(man)}`);
	return [
		`You ${isAnnounced ? 'announced' : 'played'} ${moveList(history).at(-1)?.text ?? ply.move}.`,
		...caughtBy(history, index),
		...(list.length === 0 ? [] : [`New: ${list.join(', ')}.`]),
	];
}

/** Returns that the set-up is over, until the seat has acted after it. */
function describeSetUp(history: SeatHistory): readonly string[] {
	const own = ownLength(history);
	const {phase, cells} = viewBefore(history, own);
	const {phase: now, turn} = currentView(history);
	const isOver =
		own < history.plies.length &&
		phase !== undefined &&
		now === undefined &&
		cells.includes(UNSEEN);
	return isOver ? [`All is arranged. ${sideName(turn)} moves first.`] : [];
}

/** Returns the capture that the other side has announced and the seat is to answer. */
function describeClaimed(history: SeatHistory): readonly string[] {
	const {seat, variant, plies} = history;
	const last = plies.at(-1);
	const claimed = last === undefined || last.by === seat ? undefined : announcedIn(last.heard);
	const cover = manMarks(currentView(history), variant).find(
		(mark) => mark.kind === 'cover' && mark.square === claimed?.from,
	);
	return claimed !== undefined && cover?.kind === 'cover'
		? [describeClaim(opposite(seat), claimed, cover.sign)]
		: [];
}

/** What the move itself tells, or what that changed. */
const UNTOLD: readonly Announcement['type'][] = ['ended', 'moved', 'intends'];

/** Returns what was heard since the seat's last turn and in it, tries in vain too. */
function heardSince(history: SeatHistory): readonly string[] {
	const {seat, plies} = history;
	const own = ownLength(history);
	const first = Math.max(0, own === plies.length ? own - 1 : own);
	return [
		...plies.slice(first).flatMap(({by, tries}, index) => [
			...(by === seat ? [] : describeOtherTries(tries ?? [], seat)),
			...describeHeard(
				heardIn(history, first + index).filter(({type}) => !UNTOLD.includes(type)),
				seat,
				by,
			),
		]),
		...describeClaimed(history),
		...describeTries(history),
	];
}

/** How many plies stood when each notice was given, of those that stand yet: what was taken back later does not count. */
function noticePlies(notices: SeatReport['notices']): readonly number[] {
	let most = Number.POSITIVE_INFINITY;
	return notices
		.toReversed()
		.map(({kind, ply}) => {
			const stood = Math.min(ply, most);
			most = kind === 'taken-back' ? stood : most;
			return stood;
		})
		.reverse();
}

/** Returns messages in which the umpire's answers about squares stay in sight as long as the turn is on in which they were asked. */
function keepAnswers(
	messages: readonly Message[],
	{tries = [], seat}: SeatHistory,
): readonly Message[] {
	const answers = tries
		.filter(({by}) => by === seat)
		.flatMap(({heard}) =>
			describeHeard(
				heard.filter(({type}) => type === 'occupants'),
				seat,
			),
		);
	return messages.map((message) =>
		answers.includes(message.text) ? {...message, isResult: true} : message,
	);
}

/** Returns what a seat is told now, in sentences, the newest last. Made from its report alone. Pure. */
export function seatMessages(report: SeatReport): readonly Message[] {
	const {history, seat, notices, request, outcome, phase} = report;
	const messages: Message[] = [];
	const isFirst = history.plies.length === 0;
	if (isFirst && outcome === undefined) {
		const {turn, phase: doing} = currentView(history);
		const first = doing === undefined ? ` ${sideName(turn)} moves first.` : '';
		messages.push(...say(`The game begins.${first}`, 'faint'));
	}

	const plies = noticePlies(notices);
	/** Says what was told while so many plies stood. */
	const sayNotices = (from: number, to: number) => {
		for (const [index, notice] of notices.entries()) {
			if (plies[index] >= from && plies[index] < to) {
				messages.push(...say(describeNotice(notice, seat), 'accent'));
			}
		}
	};

	sayNotices(ownLength(history), history.plies.length);
	const variant = unwrap(findVariant(history.variant));
	const {acts = [], moves} = report;
	if (currentView(history).phase === 'kings' && acts.length > 0) {
		messages.push(...say(KING_ANEW, 'accent'));
	}

	// Who sees the whole board beside an umpire is told what changed on it.
	const isRefereed = report.umpire !== undefined && mayBeRefused(report);
	const changes = changesSince(history);
	messages.push(
		...say(isRefereed ? [] : describeLosses(changes.taken, seat), 'taken'),
		...say(
			isRefereed
				? [...umpireMessages(history), ...describeSetUp(history)]
				: [
						...describeFate(history),
						...describeReady(history),
						...describeChanges(
							{...changes, moved: hasMoved(history)},
							seat,
							moveInSight(history)?.text,
						),
						...describeOwnMove(history),
						...describeSetUp(history),
						...heardSince(history),
					],
		),
	);
	const tried = history.tries?.at(-1);
	// Nothing else is refused to one who sees all.
	if (isAdviser(report.id) && tried?.text !== undefined && isInVain(tried)) {
		messages.push(...say(MAY_NOT_MATE, 'warning'));
	}

	if (variant.hides === 'move' && acts.length + moves.length > 0) {
		const words = wordsOf(acts);
		const mayOpen = words.includes('open') && words.includes('done');
		messages.push(...say(phaseText(currentView(history).phase, mayOpen), 'accent'));
	}

	sayNotices(history.plies.length, Number.POSITIVE_INFINITY);

	if (request !== undefined && request.by === seat) {
		messages.push(...say(describeOwnRequest(request), 'faint'));
	} else if (request !== undefined && phase.name === 'turn' && phase.seat === seat) {
		messages.push(...say(`${askRequest(request)} A move of yours declines it.`, 'accent'));
	}

	if (outcome !== undefined) {
		const moral = describeMoral(variant, outcome, currentView(history).turn);
		const told = [...describeOutcome(outcome, endOfHistory(history), seat), ...moral];
		messages.push(...asResult(say(told, outcomeTone(outcome.winner, seat))));
	}

	return keepAnswers(messages, history);
}

const outcomeTone = (winner: Color | null, seat: Color): Tone =>
	winner === null ? 'accent' : winner === opposite(seat) ? 'warning' : 'good';
