import {MEN_UNKNOWN} from '../../bot/bot.js';
import type {Setup} from '../../core/fen.js';
import {opposite} from '../../core/color.js';
import {parseManLetter} from '../../core/man.js';
import {parseSquare} from '../../core/square.js';
import {findGhosts, type Ghost, type ToldMan} from '../../knowledge/ghosts.js';
import type {SeatReport} from '../../match/seat-report.js';

/** Returns the men that takebacks have left a seat with the knowledge of, as long as nothing before them was taken back too. */
function shownByTakebacks(notices: SeatReport['notices']): readonly ToldMan[] {
	return notices.flatMap((notice, index) => {
		const isGone = notices
			.slice(index + 1)
			.some(({kind, ply}) => kind === 'taken-back' && ply < notice.ply);
		return notice.kind !== 'taken-back' || isGone
			? []
			: notice.revealed.flatMap((text) => {
					const [man, square] = [parseManLetter(text[0]), parseSquare(text.slice(1))];
					return square === undefined ? [] : [{man, square, ply: notice.ply}];
				});
	});
}

/** Returns the other side's men where a seat saw them last; none when it is over, for then the board shows all. `start` is given where both sides know it. */
export const ghostsOf = (
	{history, seat, outcome, menAtStart, notices}: SeatReport,
	start: Setup | undefined,
): readonly Ghost[] =>
	outcome === undefined
		? findGhosts(history, {
				men: (menAtStart ?? MEN_UNKNOWN)[opposite(seat)],
				...(start === undefined ? {} : {start}),
				told: shownByTakebacks(notices),
			})
		: [];
