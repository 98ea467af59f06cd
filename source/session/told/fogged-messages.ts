import {UNSEEN} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import {changesSince} from '../../knowledge/changes.js';
import {moveAt} from '../../knowledge/move-list.js';
import {isEnemy, type ManOn} from '../../knowledge/own-man.js';
import {isReport} from '../../knowledge/sent-moves.js';
import {findCapture, lossesBy} from '../../knowledge/taken.js';
import {currentView, type SeatHistory, viewBefore} from '../../rules/history.js';
import type {Announcement} from '../../rules/news.js';
import type {View} from '../../rules/view.js';
import {describeChanges, describeLosses} from '../../text/changes.js';
import {roleName} from '../../text/men.js';
import {describeHeard, KING_ATTACKED} from '../../text/umpire.js';
import {caughtBy} from './caught-by.js';
import {heardIn} from './heard-in.js';
import {type Message, say} from './message.js';
import {tellOwnAct} from './own-act.js';
import {seesOwnMenOnly} from './turn-of.js';
import {ownBefore} from './umpire-messages.js';

/** Returns that the seat made a move, where nothing is told of it. */
export const youPlayed = (text: string): string => `You played ${text}.`;

/** Returns the other side's men that an own move brought into sight and put out of it, but for the one that it took. */
function sightOf(history: SeatHistory, index: number) {
	const {view, move = ''} = history.plies[index];
	const before = viewBefore(history, index);
	const taken = findCapture(before, move)?.square;
	const menOnlyIn = (one: View, other: View): readonly ManOn[] =>
		[...one.cells.entries()]
			.filter(([square, man]) => isEnemy(man, history.seat) && square !== taken)
			.filter(([square]) => other.cells[square] === UNSEEN)
			.map(([square, man]) => ({square, man}));
	return {appeared: menOnlyIn(view, before), lost: menOnlyIn(before, view)};
}

/** Returns which men came into sight or went out of it, as a sentence; none where there are none. */
const brought = (how: string, men: readonly ManOn[]): readonly string[] =>
	men.length === 0
		? []
		: [
				`${how}: ${men.map(({square, man}) => `${squareName(square)} ${roleName(man)}`).join(', ')}.`,
			];

/** Returns the men that the own last move brought into sight, once the other side has moved. */
export function broughtBefore(history: SeatHistory): readonly string[] {
	const last = ownBefore(history);
	if (last === undefined) {
		return [];
	}

	const {cells} = currentView(history);
	const {appeared} = sightOf(history, last);
	return brought(
		`New by ${moveAt(history, last).text}`,
		// Who was seen to leave is told of as gone.
		appeared.filter(({square, man}) => [man, UNSEEN].includes(cells[square])),
	);
}

/** Returns what the seat's own last move did, as sentences: the move, what it took, the men it brought into sight and put out of it. */
function describeOwnMove(history: SeatHistory): readonly string[] {
	const {seat, plies} = history;
	const index = plies.length - 1;
	const ply = plies.at(-1);
	if (ply === undefined || ply.by !== seat || ply.move === undefined) {
		return [];
	}

	const {appeared, lost} = sightOf(history, index);
	const act = tellOwnAct(history, index, ply.move);
	// What all were told says it better.
	const isTold = act !== undefined && ply.heard.some(({type}) => type !== 'ended');
	return [
		...(isTold ? [] : [act ?? youPlayed(moveAt(history, index).text)]),
		...caughtBy(history, index),
		...brought('New', appeared),
		...brought('Lost sight', lost),
	];
}

/** What the move itself tells, or what that changed. */
const UNTOLD: readonly Announcement['type'][] = ['ended', 'moved'];

/** Returns what was heard in some plies but for a king that is attacked; of captures those that are not told as losses. */
function heardBy(history: SeatHistory, told: readonly number[]): readonly string[] {
	const {seat, plies} = history;
	const newIn = (index: number) => (record: Announcement) => {
		if (!isReport(record)) {
			return record;
		}

		const lost = lossesBy(history, index).map(({square}) => squareName(square));
		return {
			...record,
			check: false,
			captured: record.captured.filter((square) => !lost.includes(square)),
		};
	};
	return told.flatMap((index) =>
		describeHeard(
			heardIn(history, index)
				.filter(({type}) => !UNTOLD.includes(type))
				.map(newIn(index)),
			seat,
			plies[index].by,
		),
	);
}

/**
 * Returns what a seat is told of plies that sees a part of the board, or its own men alone, and has no umpire: what they
 * changed for it. Its losses come first, also before what is told again of its own move (`before`). Once it is over nobody
 * misses squares that are seen no more.
 */
export function foggedMessages(
	history: SeatHistory,
	told: readonly number[],
	before: readonly Message[],
	isOver: boolean,
): readonly Message[] {
	const {seat} = history;
	const changes = changesSince(history);
	const reports = told.flatMap((index) => history.plies[index].heard.filter(isReport));
	// A report says which men moved.
	const moved = changes.moved && !reports.some(({kinds}) => kinds !== '');
	return [
		...say(reports.some(({check}) => check) ? KING_ATTACKED : undefined, 'bad'),
		...say(describeLosses(changes.taken, seat), 'taken'),
		...before,
		...say([
			...describeChanges(
				{
					...changes,
					...(seesOwnMenOnly({history, seat}) ? {moved} : {}),
					...(seesOwnMenOnly({history, seat}) || isOver ? {lost: []} : {}),
				},
				seat,
			),
			...describeOwnMove(history),
			...heardBy(history, told),
		]),
	];
}
