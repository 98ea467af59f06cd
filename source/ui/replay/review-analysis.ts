import type {Color} from '../../core/color.js';
import {sumUp} from '../../analysis/summary.js';
import type {KeptAnalyses} from '../../storage/analysis-file.js';
import {seatToAnalyse} from '../../session/review-analysis.js';
import {judgesNext, sumUpBoth, sumUpWhole} from '../../text/analysis.js';
import {sideName} from '../../text/men.js';
import {barParts, percentDone, type Progress, timeLeftText} from '../panes/progress.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Gaze, Playback} from './playback.js';

/** Returns whose analyses these eyes are shown: in truth both seats'. */
const analysedSeats = (gaze: Gaze, kept: KeptAnalyses): readonly Color[] =>
	(['white', 'black'] as const).filter(
		(seat) => kept[seat] !== undefined && (gaze === seat || gaze === 'truth' || gaze === 'all'),
	);

/** Returns what the analyses that these eyes are shown come to, in a row of at most `width` columns where that can be said in so few: in truth both sides' where both are there, and else which side the key judges next. */
export function analysisFoot(
	eyes: Pick<Playback, 'gaze' | 'orientation'>,
	kept: KeptAnalyses,
	width: number,
): string {
	const {gaze} = eyes;
	const games = analysedSeats(gaze, kept).flatMap((seat) => {
		const analysis = kept[seat];
		return analysis === undefined ? [] : sumUp(seat, analysis);
	});
	// Of a side without a move all is said beside the board.
	const judged = games.filter(({moves}) => moves > 0);
	return judged.length > 1
		? sumUpBoth(judged, width)
		: withNext(judged.map((game) => sumUpWhole(game, width)).join(''), eyes, kept, width);
}

/** Returns the same with whose moves the key judges next, in truth once one side’s are judged, where there is room. */
function withNext(
	text: string,
	eyes: Pick<Playback, 'gaze' | 'orientation'>,
	kept: KeptAnalyses,
	width: number,
): string {
	const next = seatToAnalyse(eyes, kept);
	const whole =
		kept[next] === undefined ? [text, judgesNext(next)].filter(Boolean).join('; ') : text;
	return whole.length <= width ? whole : text;
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
	const percent = percentDone(progress.fraction).padStart(5);
	const rest = `${percent}  ${time.padEnd(isWide ? 'about 00 min left'.length : '00 min'.length)}  Esc stops`;
	const width = Math.min(WIDEST_BAR, columns - 4 - what.length - rest.length);
	const bar = width < 4 ? '' : ` ${barParts(progress.fraction, width, glyphs).join('')}`;
	return what + bar + rest;
}
