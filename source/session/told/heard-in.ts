import {movesMade} from '../../knowledge/moves-made.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {isReport, sentMoves} from '../../knowledge/sent-moves.js';
import {parseUci} from '../../core/uci.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import type {Announcement} from '../../rules/news.js';

/** Returns the moves that the seat sent before ply `index`, in which it was told what came of them. */
function sentBefore(history: SeatHistory, index: number): readonly string[] {
	const sent = history.plies.findLastIndex(({by}, at) => at < index && by === history.seat);
	return sent < 0 ? [] : sentMoves(history, sent).map(({text}) => text);
}

/**
 * Returns what was heard in ply `index` (0 is the first), its moves written for who reads: those that were opened as on the
 * boards that they were played on ("f5"), one that could not be played as on the board that was seen, and with what came of
 * moves that were sent together which they were.
 */
export function heardIn(history: SeatHistory, index: number): readonly Announcement[] {
	const {variant} = history;
	const {heard} = history.plies[index];
	const opened = heard.filter(({type}) => type === 'opened').length;
	const made = opened === 0 ? [] : [...movesMade(history, index)].slice(-opened);
	return heard.map((record) => {
		if (isReport(record)) {
			return {...record, sent: sentBefore(history, index)};
		}

		const illegal = record.type === 'illegal-seal' ? parseUci(record.move) : undefined;
		if (record.type === 'illegal-seal' && illegal !== undefined) {
			return {...record, move: makeOwnSan(viewBefore(history, index), illegal, variant)};
		}

		const played = record.type === 'opened' ? made.shift() : undefined;
		return record.type !== 'opened' || played === undefined
			? record
			: {...record, move: makeOwnSan(played.before, played.move, variant)};
	});
}
