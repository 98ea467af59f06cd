import {byColor} from '../../core/color.js';
import type {Review} from '../../match/review.js';
import {isRefusal} from '../../rules/news.js';
import {describeRefusedInAll} from '../../text/umpire.js';

/** Returns how many tries an umpire refused to each side in a game that is over, as a sentence; undefined where none judged. */
export function refusedInAll({reports, steps, after = []}: Review): string | undefined {
	if (reports.white.umpire === undefined && reports.black.umpire === undefined) {
		return undefined;
	}

	const refused = [...steps.flatMap(({tries = []}) => tries), ...after].filter(({by, heard}) =>
		heard[by].some(isRefusal),
	);
	return describeRefusedInAll(byColor((side) => refused.filter(({by}) => by === side).length));
}
