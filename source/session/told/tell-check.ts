import {opposite} from '../../core/color.js';
import {knownCheck} from '../../knowledge/check.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {IN_CHECK, sealedCheck} from '../../text/check.js';
import {sideName} from '../../text/men.js';

/** Returns what a seat is told that sees itself that its king is in check; undefined where it is not, or was told so already. */
export function tellCheck(history: SeatHistory): string | undefined {
	if (knownCheck(history)?.by !== 'seen') {
		return undefined;
	}

	const other = opposite(history.seat);
	// A reply to a move that was looked at has a phase of its own.
	const isOpened =
		currentView(history).phase === undefined &&
		history.plies.at(-1)?.heard.some((one) => one.type === 'opened' && one.by === other) === true;
	return isOpened ? sealedCheck(sideName(other)) : IN_CHECK;
}
