import {judgedMove} from '../analysis/judged-move.js';
import {sumUp} from '../analysis/summary.js';
import {type ByColor, byColor, type Color, COLORS, opposite} from '../core/color.js';
import {given} from '../core/given.js';
import {parseAct, squaresNamed} from '../core/act.js';
import type {Result} from '../core/result.js';
import type {Square} from '../core/square.js';
import {parseDrillBot} from '../drill/settings.js';
import {countMoves} from '../match/acts.js';
import type {AnalysedMove, KeptAnalysis} from '../match/analysed-game.js';
import type {Match} from '../match/match.js';
import type {Eyes, Review} from '../match/review.js';
import {seatReport} from '../match/seat-report.js';
import type {SeatHistory} from '../rules/history.js';
import {findVariant} from '../rules/registry.js';
import type {KeptAnalyses} from '../storage/analysis-file.js';
import {botsOf, type GameSummary} from '../storage/game-summary.js';
import {
	describeJudged,
	describeWhole,
	judgedInShort,
	NO_MOVE_MADE,
	notAnalysed,
	verdictName,
	verdictSign,
} from '../text/analysis.js';
import type {Archive} from './services.js';
import {type Message, say} from './told/message.js';
import {appendNotes, mergeNotes, type ReviewNote, type ReviewNotes} from './told/notes.js';

/** How a game that is over is analysed in its review. */
export type ReviewAnalysis = {
	/** What each seat saw and heard. */
	readonly histories: ByColor<SeatHistory>;
	/** What is known already, by seat. */
	readonly kept: KeptAnalyses;
	/** Resolves with the analysis as a seat knew the game, and a sentence when it cannot be kept. The error is a part of a sentence. Rejects when `signal` is aborted. */
	run(
		seat: Color,
		signal: AbortSignal,
		onProgress: (fraction: number) => void,
	): Promise<Result<{readonly analysis: KeptAnalysis; readonly fault?: string}>>;
};

/** What tells whether the moves of a game can be judged: its rules, whether the program played a drill in it, and whether there are any. */
type Judgeable = Pick<GameSummary, 'variant' | 'bots' | 'plies'>;

const NO_DRILL = notAnalysed('the exact table judges the moves of a drill');

/** Returns why the moves of a game are not judged, as a sentence; undefined where they are. */
export function whyNotAnalysed({variant: name, bots = {}, plies}: Judgeable): string | undefined {
	if (Object.values(bots).some((bot) => parseDrillBot(bot) !== undefined)) {
		return NO_DRILL;
	}

	const variant = findVariant(name);
	return !variant.ok ? notAnalysed(variant.error) : plies === 0 ? NO_MOVE_MADE : undefined;
}

/** Returns how a game is analysed, or why it is not, as a sentence. */
export function reviewAnalysis(
	match: Match,
	archive: Archive,
	id: string | undefined,
): ReviewAnalysis | string {
	const {variant, seats} = match.settings;
	return (
		whyNotAnalysed({variant, plies: countMoves(match), ...given({bots: botsOf(seats)})}) ?? {
			histories: byColor((seat) => seatReport(match, seat).history),
			kept: id === undefined ? {} : archive.analyses(id, match),
			run: async (seat, ...how) => archive.analyse({match, seat, ...given({id})}, ...how),
		}
	);
}

/** Returns as whom a game is analysed when these eyes ask for it: in truth as the side at the bottom, then as the other one. */
export const seatToAnalyse = (
	{gaze, orientation}: {readonly gaze: Eyes | 'all'; readonly orientation: Color},
	kept: KeptAnalyses,
): Color =>
	gaze === 'white' || gaze === 'black'
		? gaze
		: kept[orientation] === undefined
			? orientation
			: opposite(orientation);

/** Returns from where to where the better move goes that is told beside one: the best by knowledge, in truth where that is the one made. */
function betterSquares({act, knowledge, truth}: AnalysedMove): readonly Square[] {
	// Where all was known, nothing is told of the truth.
	const told = knowledge.size === 1 ? [knowledge.best] : [knowledge.best, truth.best];
	const better = told.find((best) => best.act !== act);
	return squaresNamed(better && parseAct(better.act));
}

/**
 * Returns what an analysis says, as notes on the steps of a review with the moves of its seat: the verdict, what could be
 * known, the truth, with the better move lit; and what it comes to at the start, at the end without the faults, which stand below the board;
 * `isShort` where there is little room.
 */
export function analysisNotes(
	analysis: KeptAnalysis,
	history: SeatHistory,
	steps: Review['steps'],
	isShort = false,
): ReviewNotes {
	const last = steps.length - 1;
	const sentences = describeWhole(sumUp(history.seat, analysis), isShort);
	const [whole, end] = [say(sentences), say(isShort ? sentences : sentences.slice(-1))];
	const byPly = new Map(analysis.moves.map((move) => [move.ply, move]));
	return steps.map(({ply: step, noticed, move: made}): ReviewNote | undefined => {
		// Of a secret set-up of the other side nothing is noticed.
		const found = made?.by === history.seat ? byPly.get(noticed[history.seat]) : undefined;
		const move = found && judgedMove(history, found);
		const comesTo: readonly Message[] = step === 0 ? whole : step === last ? end : [];
		// That the king was taken is how the game ended, and told as that.
		if (found === undefined || move === undefined || (move.tookKing && step === last)) {
			return comesTo.length === 0 ? undefined : {messages: comesTo};
		}

		const [verdict, ...more] = isShort ? judgedInShort(move) : describeJudged(move, history.seat);
		const sign = verdictSign(move);
		const tone = move.fault !== null ? 'warning' : move.luck === null ? 'good' : 'accent';
		return {
			messages: [...say(verdict, tone), ...say(more), ...comesTo],
			lit: betterSquares(found),
			...(sign === undefined ? {} : {sign}),
		};
	});
}

/** Returns what the analyses that there are call the move that a side made at a step of a review; undefined where they judge none. */
export const verdictAt =
	({histories, kept}: Pick<ReviewAnalysis, 'histories' | 'kept'>, steps: Review['steps']) =>
	(side: Color, step: number): string | undefined => {
		const noticed = steps.at(step)?.noticed[side];
		const move = kept[side]?.moves.find(({ply}) => ply === noticed);
		return move && verdictName(judgedMove(histories[side], move), side);
	};

/** Returns the notes on a game that these eyes are shown: besides those for all the analysis of their seat, in truth both. */
export const notesFor = (
	gaze: Eyes | 'all',
	notes: ReviewNotes,
	judged: Partial<ByColor<ReviewNotes>> = {},
): ReviewNotes =>
	mergeNotes(
		notes,
		COLORS.filter((seat) => gaze !== opposite(seat)).reduce<ReviewNotes>(
			(all, seat) => appendNotes(all, judged[seat] ?? []),
			[],
		),
	);
