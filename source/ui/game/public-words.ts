import type {HistoryPly, SeatHistory} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {Announcement} from '../../rules/news.js';
import {countOf, sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';

/** Returns what both sides heard, as records. */
function inBoth(one: readonly Announcement[], other: readonly Announcement[]): Announcement[] {
	const texts = new Set(other.map((record) => JSON.stringify(record)));
	return one.filter((record) => texts.has(JSON.stringify(record)));
}

const refusalsIn = ({tries = []}: HistoryPly): number =>
	tries.filter(({heard}) => heard.some(({type}) => type === 'refused')).length;

/**
 * Returns what an umpire has told both sides of the last move, as sentences: what may stand on a screen that
 * either of them sees. None where there is no umpire.
 */
export function publicWords(white: SeatReport, black: SeatReport): readonly string[] {
	const own = turnOf(white.history);
	const others = turnOf(black.history);
	const last = own.at(-1);
	if (white.umpire === undefined || last === undefined || own.length !== others.length) {
		return [];
	}

	return own.flatMap((ply, index) => wordsOf(ply, others[index]));
}

/** Returns the plies of the last turn: several where a turn has several moves. */
function turnOf({plies}: SeatHistory): readonly HistoryPly[] {
	const by = plies.at(-1)?.by;
	return plies.slice(plies.findLastIndex((ply) => ply.by !== by) + 1);
}

/** Returns what both were told of one ply, as each of them noticed it. */
function wordsOf(last: HistoryPly, other: HistoryPly): readonly string[] {
	const answers = inBoth(
		(last.tries ?? []).flatMap(({heard}) => heard),
		(other.tries ?? []).flatMap(({heard}) => heard),
	).filter(({type}) => type !== 'refused' && type !== 'nonsense');
	// Who moved heard his own refusals; the other side may not have.
	const refusals = Math.min(refusalsIn(last), refusalsIn(other));
	return [
		...(answers.length === 0
			? []
			: [`${sideName(last.by)} asked. ${describeHeard(answers).join(' ')}`]),
		...(refusals === 0
			? []
			: [`${sideName(last.by)} was refused ${countOf(refusals, 'try', 'tries')}.`]),
		...describeHeard(inBoth(last.heard, other.heard)),
	];
}
