import {opposite} from '../../core/color.js';
import {makeMan} from '../../core/man.js';
import {shownMen} from '../../drill/one-act/shown-men.js';
import type {SeatReport} from '../../match/seat-report.js';
import {shownText} from '../../text/act-puzzle.js';
import {countMen, sideName} from '../../text/men.js';

/** Returns which men of the other side a seat has seen under covers. */
export function seenUnderCovers({history, seat}: SeatReport): string {
	const other = opposite(seat);
	const men = [...shownMen(history).values()].map((role) => makeMan(other, role));
	return shownText(sideName(other), countMen(men));
}
