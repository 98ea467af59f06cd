import {type Line, lineMove} from '../../../drill/line.js';
import type {Voice} from '../../../session/lines/voice.js';
import type {BeliefMark} from '../../../session/told/belief-mark.js';
import {
	HIS_MARKS,
	KING_MARKS,
	mixedMarks,
	noPicture,
	pictureBelow,
	pictureMarks,
	pictureNone,
	SAFE_UNMARKED,
	SHORT_MARKS,
	UNMARKED,
} from '../../../text/drill.js';
import type {BoardModel} from '../../board/model.js';
import {kingMarksTexts, type MarkWords} from '../../panes/king-marks.js';
import {textWidth} from '../../frame/text-lines.js';
import type {Glyphs} from '../../theme/glyphs.js';
import type {Playback} from '../playback.js';

/** What is drawn of one step of a line. */
export type Drawn = {
	readonly board: BoardModel;
	/** The plan's picture, whether it is drawn or not. */
	readonly picture: readonly BeliefMark[];
	/** Whether that leaves the rest of the lone king's safe space without a mark. */
	readonly hasSpace: boolean;
};

/** Returns whether the lemma that speaks after so many plies rules nothing out: what is said before White's move still holds when it is made. */
function rulesNothingOut({reasons}: Line, ply: number): boolean {
	const {lemma = 0, excluded} = reasons[ply] ?? reasons[ply - 1] ?? {};
	return lemma > 0 && excluded?.isEmpty !== false;
}

/** Returns what is said to who asks for a plan's picture, or puts it away, and sees no difference by it; `next` is where there is one again. */
export function pictureAnswer(
	{mixes}: Voice,
	picture: readonly BeliefMark[],
	{hasPicture, hasBelief}: Playback,
	next: () => string | undefined,
): string | undefined {
	if (picture.length === 0) {
		return pictureNone(hasPicture, noPicture(next()));
	}

	return hasBelief && !mixes ? pictureBelow(hasPicture) : undefined;
}

/**
 * Returns what the marks on the board say, for one row of so many columns: of those that are there; `next` is where there
 * is a picture again.
 */
export function legendText(
	line: Line,
	{picture: name, mixes}: Voice,
	{board, picture, hasSpace}: Drawn,
	{frame: ply, hasPicture, hasBelief}: Playback,
	glyphs: Glyphs,
	next: () => string | undefined,
	width: number,
): string {
	if ((board.belief ?? []).length === 0) {
		return hasPicture && !hasBelief && rulesNothingOut(line, ply) ? noPicture(next()) : '';
	}

	const isMixed = hasBelief && hasPicture && mixes && picture.length > 0 && line.hero !== 'black';
	const isHis = line.hero === 'black';
	const words = !hasBelief
		? isHis
			? HIS_MARKS
			: pictureMarks(name)
		: isMixed
			? mixedMarks(name)
			: KING_MARKS;
	const textOf = (said: MarkWords, rest: readonly string[]): string =>
		[...kingMarksTexts(board, said, glyphs), ...rest].join('  ');
	const rest = isMixed ? [UNMARKED] : hasSpace && !hasBelief ? [SAFE_UNMARKED] : [];
	const whole = textOf(words, rest);
	return textWidth(whole) <= width ? whole : textOf(SHORT_MARKS, []);
}

/** Windows narrower than these have no room for the bound of a line, and none for the word "move". */
const NARROW = 48;
const NARROWEST = 32;

/** Returns where a line stands, for the top line: "move 12 of 87 · at most 113"; less in a narrow one. */
export function lineStatus(
	{moves, most, strategy, needed, steps}: Line,
	step: number,
	width: number,
	dots: string,
): string {
	const at = `${Math.min(lineMove(steps[step - 1]), moves)} of ${moves}`;
	if (width < NARROWEST) {
		return at;
	}

	const bound = most ?? (strategy === 'table' ? needed[0] : undefined);
	return bound === undefined || width < NARROW
		? `move ${at}`
		: `move ${at} ${dots} at most ${bound}`;
}
