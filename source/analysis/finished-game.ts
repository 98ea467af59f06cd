import type {Color} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import type {SeatHistory} from '../rules/history.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {truthOf} from '../match/truth.js';
import type {Outcome} from '../rules/news.js';
import type {State} from '../rules/variant.js';

/** A game that is over: as one seat knew it, and the truth beside it. */
export type FinishedGame = {
	readonly history: SeatHistory;
	/** The start, when it was not the variant's own: both sides are taken to have known it. */
	readonly startFen?: string | undefined;
	readonly outcome: Outcome;
	/** The truth before each act of the seat that stood, by the plies that the seat had noticed until then. */
	readonly truths: ReadonlyMap<number, State>;
};

/** Returns the seat that a game is gone through as when none is named: the person's against a bot, else White's. */
export const usualSeat = ({settings: {seats}}: Match): Color =>
	seats.white.kind === 'bot' && seats.black.kind === 'person' ? 'black' : 'white';

/** Returns the truth before each act of a seat that stood, by the plies that the seat had noticed until then. */
function truthsBefore({settings, acts}: Match, seat: Color): ReadonlyMap<number, State> {
	const truths = new Map<number, State>();
	let table = truthOf({settings, acts: []});
	for (const {seat: by, text, stands} of acts) {
		if (by === seat && stands) {
			truths.set(table.history(seat).plies.length, table.state);
		}

		table = table.actText(by, text)?.table ?? table;
	}

	return truths;
}

/** Returns a match as one seat's finished game. The error says that it is not over, until when nobody may compare with the truth. */
export function finishedGame(match: Match, seat: Color): Result<FinishedGame> {
	if (match.outcome === undefined) {
		return fail('the game is not over, and until then what a side may not know is kept');
	}

	const {fen} = match.settings;
	return ok({
		history: seatReport(match, seat).history,
		startFen: fen,
		outcome: match.outcome,
		truths: truthsBefore(match, seat),
	});
}
