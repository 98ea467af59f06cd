import {NO_SQUARE, type Square} from '../core/square.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import {hidesKnights} from './hidden-men.js';
import {isOpenlyChecked, kingIn} from './positions/king-in-sight.js';
import {ownLength, turnStart} from './turn-start.js';

/** How a seat on turn knows that its king is in check: from what all or it alone were told, or because it sees who gives check. */
export type KnownCheck = {readonly by: 'told' | 'seen'; readonly king?: Square};

const isCheck = (record: Announcement): boolean =>
	record.type === 'check' ||
	(record.type === 'report' && record.about === undefined && record.check);

/** Returns whether a seat was told of a check since its own last act. */
function isTold(history: SeatHistory): boolean {
	const {seat, start, plies, heardAtStart = []} = history;
	const [own, end] = [ownLength(history), turnStart(history)];
	const atStart = end === 0 && start.turn === seat ? heardAtStart : [];
	return [...atStart, ...plies.slice(own, end).flatMap(({heard}) => heard)].some(isCheck);
}

/** Returns whether a check in the open, of which a seat was told, was parried without a move, by a man that was revealed. */
function isParried(history: SeatHistory): boolean {
	const {plies, start, variant} = history;
	const begin = turnStart(history);
	const before = begin === 0 ? start : plies[begin - 1].view;
	return (
		hidesKnights(variant) &&
		isOpenlyChecked(before, variant) &&
		!isOpenlyChecked(currentView(history), variant)
	);
}

/** Returns how a seat knows that its king is in check in the turn that is on, and where it stands; undefined where it is not, or nobody tells it so. */
export function knownCheck(history: SeatHistory): KnownCheck | undefined {
	const {seat, variant} = history;
	const view = currentView(history);
	if (view.turn !== seat) {
		return undefined;
	}

	const by =
		isTold(history) && !isParried(history)
			? 'told'
			: isOpenlyChecked(view, variant)
				? 'seen'
				: undefined;
	const king = kingIn(view, seat);
	return by && {by, ...(king === NO_SQUARE ? {} : {king})};
}
