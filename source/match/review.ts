import {boardMove, isMove, isOtherAct, makeAct, parseAct} from '../core/act.js';
import {type ByColor, byColor, type Color, COLORS} from '../core/color.js';
import type {Setup} from '../core/fen.js';
import type {Sight} from '../core/fog-fen.js';
import {given} from '../core/given.js';
import {EMPTY} from '../core/man.js';
import {makeSan} from '../core/san.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {Announcement, Outcome} from '../rules/news.js';
import {isShared, isUnderCover} from '../knowledge/man-marks.js';
import {playedAct} from '../knowledge/own-move.js';
import {knownStart} from '../knowledge/known-start.js';
import {writePlanned} from '../knowledge/sent-moves.js';
import {sealedMoves} from '../knowledge/sealed-moves.js';
import {goesAs} from '../rules/machines/special.js';
import {isAdviser, type SeatId, sideOf} from '../rules/seat.js';
import type {Table} from '../rules/table.js';
import type {News} from '../rules/variant.js';
import {isWholeView, type View} from '../rules/view.js';
import {type SeatReport, seatReport} from './seat-report.js';
import {truthOf} from './truth.js';
import type {Match} from './match.js';

/** Whose eyes a game is gone through with. */
export const EYES = ['white', 'black', 'truth'] as const;
export type Eyes = (typeof EYES)[number];

/** A move with its text. The text is told apart from all that the mover could have played. */
export type ReviewMove = {
	readonly by: Color;
	/** Whether it was his adviser who played it for him. */
	readonly isAdvised?: true;
	/** The act as it was written; `move` is what it stands for on the board, where it is a move. */
	readonly act: string;
	readonly move?: UciMove;
	readonly san: string;
	/** Moves that were sent together, as they are written, and whether each was played; then those that were, on the board. */
	readonly sent?: readonly {readonly text: string; readonly stood: boolean}[];
	readonly stood?: readonly UciMove[];
};

/** Returns the squares from and to which men went by a move, or by moves that were sent together. */
export const squaresMoved = ({move, stood}: ReviewMove): readonly Square[] =>
	(stood ?? (move === undefined ? [] : [move])).flatMap(({from, to}) => [from, to]);

/** What was tried in vain or asked, and what was said of it. */
export type ReviewTry = {
	readonly by: Color;
	/** Whether it was his adviser who tried or said it. */
	readonly isAdvised?: true;
	readonly text: string;
	/** Whether the seat could think it possible; else it was nonsense. */
	readonly isPossible: boolean;
	readonly heard: ByColor<readonly Announcement[]>;
};

/** The whole board, and where both sides’ men stand that were written down in secret. */
export type TrueSight = Sight & {readonly written?: readonly Square[]};

/** How a game stood after some plies, with all eyes. */
export type ReviewStep = {
	/** The plies played; 0 is the start. */
	readonly ply: number;
	/** The move that led here; undefined at the start. */
	readonly move?: ReviewMove;
	readonly sights: ByColor<View> & {readonly truth: TrueSight};
	readonly heard: ByColor<readonly Announcement[]>;
	/** How many plies each side had noticed: of a secret set-up the other side notices nothing. */
	readonly noticed: ByColor<number>;
	/** What was tried in vain or asked before the move that led here; with an umpire alone. */
	readonly tries?: readonly ReviewTry[];
};

/** A whole game, every step worked out, so that stepping and changing eyes cost nothing. */
export type Review = {
	readonly variant: string;
	readonly names: ByColor<string>;
	/** What each side may know of it: from this its list of the moves is made, and its board. */
	readonly reports: ByColor<SeatReport>;
	/** The start, where the rules tell it both. */
	readonly start?: Setup;
	/** Those besides the players who saw the whole board at every step; left out where there are none. */
	readonly sawAll?: readonly SeatId[];
	/** `steps[n]` is the game after n plies. */
	readonly steps: readonly ReviewStep[];
	/** The moves in full: `moves[n]` leads from step n to step n + 1. */
	readonly moves: readonly ReviewMove[];
	/** What was tried in vain or asked after the last move; left out where nothing was. */
	readonly after?: readonly ReviewTry[];
	readonly outcome?: Outcome;
};

const heardOf = (news: News): ByColor<readonly Announcement[]> =>
	byColor((seat) => news[seat] ?? []);

const noticedBy = (table: Table): ByColor<number> =>
	byColor((seat) => table.history(seat).plies.length);

function lookInTruth({variant, state}: Table): TrueSight {
	const written = COLORS.flatMap((side) => variant.written?.(state, side) ?? []);
	return {...variant.truth(state), ...(written.length === 0 ? {} : {written})};
}

const lookAt = (table: Table): ReviewStep['sights'] => ({
	white: table.view('white'),
	black: table.view('black'),
	truth: lookInTruth(table),
});

/** Returns how moves that were sent together are written, those that took in truth and those that were to take as captures, and which of them were played; undefined for another act. */
function sentTexts(after: Table, seat: SeatId, text: string) {
	const act = parseAct(text);
	const {variant, state} = after;
	const sent = variant.sent?.(state, sideOf(seat));
	if (act?.kind !== 'batch' || sent === undefined) {
		return undefined;
	}

	const history = after.history(seat);
	const texts = writePlanned(
		history,
		history.plies.length - 1,
		act.moves,
		act.moves.map(({to}, index) => sent.succeeded[index] && sent.captured.includes(to)),
	);
	return {
		san: texts.join(' '),
		sent: texts.map((written, index) => ({text: written, stood: sent.succeeded[index]})),
		stood: act.moves.filter((_, index) => sent.succeeded[index]),
	};
}

/**
 * Returns every step of a match, finished or not: it holds the truth, so it is for umpires (`replay`)
 * and, through `reviewMatch`, for games that are over. Throws when the acts cannot be done, which
 * no match from `startMatch`, `transition` or `restoreMatch` allows.
 */
export function reviewTruth(match: Match): Review {
	const {settings, acts, outcome} = match;
	let table = truthOf({settings, acts: []});
	const steps: ReviewStep[] = [
		{ply: 0, sights: lookAt(table), heard: heardOf(table.newsAtStart), noticed: noticedBy(table)},
	];
	const besides = table.variant.seats.map(({id}) => id).filter((id) => isAdviser(id));
	let sawAll = besides.filter((id) => isWholeView(table.view(id)));
	const made: ReviewMove[] = [];
	let tries: ReviewTry[] = [];
	let rivals: readonly UciMove[] = [];
	for (const {seat, text} of acts) {
		const by = sideOf(seat);
		const advised = isAdviser(seat) ? {isAdvised: true as const} : {};
		const acted = table.actText(seat, text);
		if (acted === undefined) {
			throw new Error('the acts of this match cannot be done');
		}

		const heard = heardOf(acted.news);
		const moves = table.tries(seat).filter(isMove);
		rivals = moves.length > 0 ? moves : rivals;
		if (acted.verdict === 'stands') {
			const {truth} = steps[steps.length - 1].sights;
			const sights = lookAt(acted.table);
			// A move that was offered back and stood was made by a word.
			const act = playedAct({move: text, tries}) ?? text;
			const played = boardMove(act);
			const move = isOtherAct(act) ? undefined : played;
			// Who comes to share a square takes nobody there.
			const takesNone = played !== undefined && isShared(sights.truth, played.to);
			const cells = takesNone ? truth.cells.with(played.to, EMPTY) : truth.cells;
			const written =
				played === undefined
					? (sentTexts(acted.table, seat, text) ?? {san: text})
					: {
							san: makeSan(
								goesAs(played, table.variant),
								cells,
								rivals,
								isUnderCover(truth, played.from),
							),
						};
			made.push({by, ...advised, act: text, ...(move === undefined ? {} : {move}), ...written});
			steps.push({
				ply: steps.length,
				move: made[made.length - 1],
				sights,
				heard,
				noticed: noticedBy(acted.table),
				...(tries.length === 0 ? {} : {tries}),
			});
			tries = [];
		} else {
			const isPossible = table.tries(seat).some((act) => makeAct(act) === text);
			tries.push({by, ...advised, text, isPossible, heard});
		}

		({table} = acted);
		const after = table;
		sawAll = sawAll.filter((id) => isWholeView(after.view(id)));
	}

	// What was written down is written as the move that it was when it was opened; of a set-up one side notices less.
	const sealed = sealedMoves(table.history('white'));
	const moves = made.map((one, index) => {
		const san = sealed.get(index)?.text;
		return san === undefined ? one : {...one, san};
	});
	return {
		variant: settings.variant,
		reports: byColor((color) => seatReport(match, color)),
		...given({start: settings.fen === undefined ? knownStart(settings.variant) : undefined}),
		names: byColor((color) => settings.seats[color].name),
		steps: steps.map((step, ply) => (ply === 0 ? step : {...step, move: moves[ply - 1]})),
		moves,
		...(tries.length === 0 ? {} : {after: tries}),
		...(sawAll.length === 0 ? {} : {sawAll}),
		...(outcome === undefined ? {} : {outcome}),
	};
}

/** Returns a finished game for going through as White saw it, as Black saw it, and in truth; a running one is refused. */
export const reviewMatch = (match: Match): Result<Review> =>
	match.outcome === undefined
		? fail('this game is not over, and a review would show what each side may not see')
		: ok(reviewTruth(match));
