import {given} from '../../core/given.js';
import {isMan, manColor, manRole, type Role} from '../../core/man.js';
import {parseSquare} from '../../core/square.js';
import {hiddenRole} from '../../knowledge/taken.js';
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

/** Returns what a man is that was shown by ply `index`: all that the game hides are alike, and others stand in sight. */
function shownRole(
	history: SeatHistory,
	index: number,
	{by, square}: Extract<Announcement, {readonly type: 'revealed'}>,
): Role | undefined {
	const man = viewBefore(history, index).cells[parseSquare(square) ?? 0];
	const isSeen = isMan(man) && manColor(man) === by;
	return hiddenRole(history.variant) ?? (isSeen ? manRole(man) : undefined);
}

/**
 * Returns what was heard in ply `index` (0 is the first), its moves written for who reads: those that were opened as on the
 * boards that they were played on ("f5"), one that could not be played as on the board that was seen, and with what came of
 * moves that were sent together which they were; with a man that was shown what it is, where that is seen.
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

		if (record.type === 'revealed') {
			return {...record, ...given({seen: shownRole(history, index, record)})};
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
