import type {Color} from '../core/color.js';
import type {Sight} from '../core/fog-fen.js';
import {fail, ok, type Result} from '../core/result.js';
import type {SeatHistory} from '../rules/history.js';
import type {Match} from '../match/match.js';
import {reviewMatch} from '../match/review.js';
import {seatReport} from '../match/seat-report.js';
import {findVariant} from '../rules/registry.js';
import type {Outcome} from '../rules/news.js';
import type {Variant} from '../rules/variant.js';

/** A game that is over: as one seat knew it, and the truth beside it. */
export type FinishedGame = {
	readonly history: SeatHistory;
	/** The start, when it was not the variant's own: both sides are taken to have known it. */
	readonly startFen?: string | undefined;
	readonly outcome: Outcome;
	/** The true position at the start and after each ply. */
	readonly truths: readonly Sight[];
};

/** Returns why the moves of a game are not judged by what a side knew, as a part of a sentence; undefined where they are. How many positions fit is no reason: it may be one, and is counted. */
export const whyNotJudged = ({hear, isAlternating}: Variant): string | undefined =>
	isAlternating && Object.keys(hear).length === 0
		? undefined
		: 'moves are not judged by what a side knew in this game yet';

/** Returns the seat that a game is gone through as when none is named: the person's against a bot, else White's. */
export const usualSeat = ({settings: {seats}}: Match): Color =>
	seats.white.kind === 'bot' && seats.black.kind === 'person' ? 'black' : 'white';

/** Returns a match as one seat's finished game. The error says that it is not over, until when nobody may compare with the truth, or that more was heard in it than its end. */
export function finishedGame(match: Match, seat: Color): Result<FinishedGame> {
	const review = reviewMatch(match);
	if (!review.ok || match.outcome === undefined) {
		return fail('the game is not over, and until then what a side may not know is kept');
	}

	const variant = findVariant(match.settings.variant);
	const why = variant.ok ? whyNotJudged(variant.value) : undefined;
	if (why !== undefined) {
		return fail(`${why}; \`fogchess review\` shows both boards and all that was said`);
	}

	const {fen} = match.settings;
	return ok({
		history: seatReport(match, seat).history,
		startFen: fen,
		outcome: match.outcome,
		truths: review.value.steps.map(({sights}) => sights.truth),
	});
}
