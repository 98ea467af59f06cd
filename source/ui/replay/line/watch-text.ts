import {type Line, lineMove} from '../../../drill/line.js';
import type {Voice} from '../../../session/lines/voice.js';
import type {BeliefMark} from '../../../session/told/belief-mark.js';
import {
	EXCLUDES_NOTHING,
	leftText,
	NO_PICTURE,
	pictureBelow,
	ruledOutText,
} from '../../../text/drill.js';
import type {BoardModel} from '../../board/model.js';
import type {Glyphs} from '../../theme/glyphs.js';
import type {Playback} from '../playback.js';

/** Returns whether a lemma speaks after so many plies: what is said before White's move still holds when it is made. */
const isByLemma = ({reasons}: Line, ply: number): boolean =>
	((reasons[ply] ?? reasons[ply - 1])?.lemma ?? 0) > 0;

/** Returns what is said to who asks for a plan's picture, or puts it away, and sees no difference by it. */
export function pictureAnswer(
	line: Line,
	{mixes}: Voice,
	picture: readonly BeliefMark[],
	{frame: ply, hasPicture, hasBelief}: Playback,
): string | undefined {
	if (picture.length === 0) {
		return isByLemma(line, ply) ? EXCLUDES_NOTHING : NO_PICTURE;
	}

	return hasBelief && !mixes ? pictureBelow(hasPicture) : undefined;
}

/** Returns what the marks on the board say, for one row. */
export function legendText(
	line: Line,
	{picture: name, mixes}: Voice,
	{belief = []}: BoardModel,
	{frame: ply, hasPicture, hasBelief}: Playback,
	{possible, impossible}: Glyphs,
): string {
	if (belief.length === 0) {
		return hasPicture && !hasBelief && isByLemma(line, ply) ? EXCLUDES_NOTHING : '';
	}

	return hasBelief
		? `${possible} he can be here${hasPicture && mixes ? `  ${ruledOutText(impossible, name)}` : ''}`
		: `${leftText(possible, name)}  ${ruledOutText(impossible, name)}`;
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
