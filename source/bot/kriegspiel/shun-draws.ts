import {countEach} from '../../core/count-each.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {EMPTY, isMan, manColor, PAWN} from '../../core/man.js';
import {currentView, type SeatHistory, viewBefore} from '../../rules/history.js';
import type {Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';

/** What is taken off a try after which the seat's men stand as before, each time, and when it is winning. */
const AGAIN = 4;
const AGAIN_WINNING = 12;
const MOST_AGAIN = 5;
/** After so many plies without a capture or a pawn's move those are worth more, by so much for each further ply. */
const LONG = 50;
const HASTE = 4;

/** Returns a text that is equal for the same own men on the same squares. */
const menText = ({viewer, cells}: View): string =>
	String.fromCodePoint(
		...cells.map((man) => (isMan(man) && manColor(man) === viewer ? man + 1 : EMPTY + 1)),
	);

/** Returns how many plies the seat knows of since the last capture or pawn's move of its own; those of the other side's pawns are not known. */
export function quietPlies(history: SeatHistory): number {
	const {plies, seat} = history;
	let quiet = 0;
	for (let index = plies.length - 1; index >= 0; index--) {
		const {by, move: text, heard} = plies[index];
		const move = by === seat && text !== undefined ? parseUci(text) : undefined;
		const isPawn = move !== undefined && (viewBefore(history, index).cells[move.from] & 7) === PAWN;
		if (isPawn || heard.some(({type}) => type === 'captured' || type === 'lost')) {
			break;
		}

		quiet++;
	}

	return quiet;
}

/**
 * Returns what a try that stands is worth besides, in hundredths of a pawn: less when the seat's men come to
 * stand as they did before, and more, when it is winning and the game is long since without a capture or a pawn's
 * move, for one of these; only where such moves are counted, if it is not in haste anyway.
 */
export function shunDraws(
	history: SeatHistory,
	{end}: Pick<Variant, 'end'>,
	isHasty = end.includes('fifty-moves'),
): (move: UciMove, isCapture: boolean, isWinning: boolean) => number {
	const view = currentView(history);
	const own = history.plies.filter(({by}) => by === history.seat);
	const counts = countEach(own.map(({view: after}) => menText(after)));
	const quiet = isHasty ? quietPlies(history) : 0;
	const known = new Map<UciMove, number>();
	/** Returns how often the men have stood as they do after a move. */
	const timesOf = (move: UciMove): number => {
		let times = known.get(move);
		if (times === undefined) {
			const cells = view.cells.slice();
			cells[move.to] = cells[move.from];
			cells[move.from] = EMPTY;
			times = Math.min(MOST_AGAIN, counts.get(menText({...view, cells})) ?? 0);
			known.set(move, times);
		}

		return times;
	};

	return (move, isCapture, isWinning) => {
		if (isCapture || (view.cells[move.from] & 7) === PAWN) {
			return isWinning && quiet > LONG ? (quiet - LONG) * HASTE : 0;
		}

		return timesOf(move) * -(isWinning ? AGAIN_WINNING : AGAIN);
	};
}
