import {type ByColor, type Color, opposite} from '../../core/color.js';
import type {Result} from '../../core/result.js';
import {judgedMove} from '../../analysis/judged-move.js';
import {sumUp} from '../../analysis/summary.js';
import type {KeptAnalysis} from '../../match/analysed-game.js';
import type {SeatHistory} from '../../rules/history.js';
import type {KeptAnalyses} from '../../storage/analysis-file.js';
import {
	describeJudged,
	describeWhole,
	judgedInShort,
	sumUpWhole,
	verdictSign,
} from '../../text/analysis.js';
import {sideName} from '../../text/men.js';
import {barParts, type Progress, timeLeftText} from '../panes/progress.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Gaze, Playback} from './playback.js';
import {type Message, say} from '../../session/told/message.js';
import type {ReviewNote, ReviewNotes} from '../../session/told/notes.js';

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

/** Returns as whom a game is analysed when these eyes ask for it: in truth as the side at the bottom, then as the other one. */
export const seatToAnalyse = (
	{gaze, orientation}: Pick<Playback, 'gaze' | 'orientation'>,
	kept: KeptAnalyses,
): Color =>
	gaze === 'white' || gaze === 'black'
		? gaze
		: kept[orientation] === undefined
			? orientation
			: opposite(orientation);

/** Returns whose analyses these eyes are shown: in truth both seats'. */
export const analysedSeats = (gaze: Gaze, kept: KeptAnalyses): readonly Color[] =>
	(['white', 'black'] as const).filter(
		(seat) => kept[seat] !== undefined && (gaze === seat || gaze === 'truth' || gaze === 'all'),
	);

/**
 * Returns what an analysis says, as notes on the moves of its seat: the verdict, what could be known, the truth; and at
 * the start and the end what it comes to; `isShort` where there is little room.
 */
export function analysisNotes(
	analysis: KeptAnalysis,
	history: SeatHistory,
	isShort = false,
): ReviewNotes {
	const last = history.plies.length;
	const sentences = describeWhole(sumUp(history.seat, analysis));
	const whole = say(isShort ? sentences.slice(1, 3) : sentences);
	const byPly = new Map(analysis.moves.map((move) => [move.ply, judgedMove(history, move)]));
	return Array.from({length: last + 1}, (_, ply): ReviewNote | undefined => {
		const move = byPly.get(ply);
		const comesTo: readonly Message[] = ply === 0 || ply === last ? whole : [];
		if (move === undefined) {
			return comesTo.length === 0 ? undefined : {messages: comesTo};
		}

		const [verdict, ...more] = isShort ? judgedInShort(move) : describeJudged(move);
		const sign = verdictSign(move);
		const tone = move.fault !== null ? 'warning' : move.luck === null ? 'good' : 'accent';
		return {
			messages: [...say(verdict, tone), ...say(more), ...comesTo],
			...(sign === undefined ? {} : {sign}),
		};
	});
}

/** Returns what the analyses that these eyes are shown come to, in a row; of both in truth that of the side at the bottom. */
export function analysisFoot(
	{gaze, orientation}: Pick<Playback, 'gaze' | 'orientation'>,
	kept: KeptAnalyses,
): string {
	const seats = analysedSeats(gaze, kept);
	const seat = seats.includes(orientation) ? orientation : seats.at(0);
	const analysis = seat === undefined ? undefined : kept[seat];
	return seat === undefined || analysis === undefined ? '' : sumUpWhole(sumUp(seat, analysis));
}

/** The widest bar, and from how many columns on there is room for all that is said beside it. */
const WIDEST_BAR = 24;
const WIDE = 70;

/** Returns how far an analysis is, in a row: a bar, the time left, and how it is stopped. */
export function progressText(
	seat: Color,
	progress: Progress,
	columns: number,
	glyphs: Glyphs,
): string {
	const isWide = columns >= WIDE;
	const what = isWide ? `Analysing as ${sideName(seat)} knew it` : `As ${sideName(seat)}`;
	const left = timeLeftText(progress);
	const time = isWide ? left : left.replaceAll(/^about | left$/g, '');
	const percent = `${Math.floor(progress.fraction * 100)} %`.padStart(5);
	const rest = `${percent}  ${time.padEnd(isWide ? 'about 00 min left'.length : '00 min'.length)}  Esc stops`;
	const width = Math.min(WIDEST_BAR, columns - 4 - what.length - rest.length);
	const bar = width < 4 ? '' : ` ${barParts(progress.fraction, width, glyphs).join('')}`;
	return what + bar + rest;
}
