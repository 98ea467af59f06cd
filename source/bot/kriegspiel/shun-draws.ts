import type {UciMove} from '../../core/uci.js';
import {EMPTY, isMan, manColor, PAWN} from '../../core/man.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import type {Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import {quietPlies} from './quiet-plies.js';

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

/**
 * Returns what a try that stands is worth besides, in hundredths of a pawn: less when the seat's men come to
 * stand as they did before, and more, when it is winning and the game is long since without a capture or a pawn's
 * move, for one of these.
 */
export function shunDraws(
	history: SeatHistory,
	{end}: Variant,
): (move: UciMove, isCapture: boolean, isWinning: boolean) => number {
	const view = currentView(history);
	const counts = new Map<string, number>();
	for (const {by, view: after} of history.plies) {
		if (by === history.seat) {
			const text = menText(after);
			counts.set(text, (counts.get(text) ?? 0) + 1);
		}
	}

	const quiet = end.includes('fifty-moves') ? quietPlies(history) : 0;
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
