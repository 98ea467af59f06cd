import {movesMade} from '../../knowledge/moves-made.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import type {SeatHistory} from '../../rules/history.js';
import type {Announcement} from '../../rules/news.js';

/** Returns what was heard in ply `index` (0 is the first), moves that were opened written as on the boards that they were played on: "f5". */
export function heardIn(history: SeatHistory, index: number): readonly Announcement[] {
	const {heard} = history.plies[index];
	if (!heard.some(({type}) => type === 'opened')) {
		return heard;
	}

	const made = [...movesMade(history, index)].slice(
		-heard.filter(({type}) => type === 'opened').length,
	);
	return heard.map((record) => {
		const played = record.type === 'opened' ? made.shift() : undefined;
		if (record.type !== 'opened' || played === undefined) {
			return record;
		}

		return {...record, move: makeOwnSan(played.before, played.move, history.variant)};
	});
}
