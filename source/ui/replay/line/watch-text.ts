import type {Line} from '../../../drill/line.js';
import type {Voice} from '../../../session/lines/voice.js';
import {EXCLUDES_NOTHING, leftText, ruledOutText} from '../../../text/drill.js';
import type {BoardModel} from '../../board/model.js';
import type {Glyphs} from '../../theme/glyphs.js';
import type {Playback} from '../playback.js';

/** Returns what the marks on the board say, for one row. */
export function legendText(
	{reasons}: Line,
	{picture: name, mixes}: Voice,
	{belief = []}: BoardModel,
	{frame: ply, hasPicture, hasBelief}: Playback,
	{possible, impossible}: Glyphs,
): string {
	if (belief.length === 0) {
		const isSilent = hasPicture && !hasBelief && (reasons[ply]?.lemma ?? 0) > 0;
		return isSilent ? EXCLUDES_NOTHING : '';
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
	const at = `${steps[step - 1]?.moves ?? 0} of ${moves}`;
	if (width < NARROWEST) {
		return at;
	}

	const bound = most ?? (strategy === 'table' ? needed[0] : undefined);
	return bound === undefined || width < NARROW
		? `move ${at}`
		: `move ${at} ${dots} at most ${bound}`;
}
