import {makeSan} from '../../core/san.js';
import {movesMade} from '../../knowledge/moves-made.js';
import {rivalsOf} from '../../knowledge/rivals.js';
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

		const {cells} = played.before;
		const move = makeSan(played.move, cells, rivalsOf(cells, played.move, history.variant));
		return {...record, move};
	});
}
