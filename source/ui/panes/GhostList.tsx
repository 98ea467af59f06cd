import {squareName} from '../../core/square.js';
import {ghostsTitle} from '../../text/ghosts.js';
import type {GhostMark} from '../board/model.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {type Line, lineOf, textWidth} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';

/** Returns the ghosts as a list, the freshest first: man, square, and the plies since. Pure. */
export function ghostLines(
	ghosts: readonly GhostMark[],
	{width, height}: Size,
	theme: Theme,
	isHidden = false,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const label = `${ghostsTitle(ghosts)}:`;
	if (isHidden) {
		return [lineOf(`${label} hidden (s)`.slice(0, width), palette.faint)];
	}

	if (ghosts.length === 0) {
		return [lineOf(`${label} none`, palette.text)];
	}

	const parts = [...ghosts]
		.sort((a, b) => a.age - b.age || a.square - b.square)
		.map(({square, man, age}) => `${manGlyph(glyphs, man)} ${squareName(square)} (${age})`);
	const lines = [label];
	for (const [index, part] of parts.entries()) {
		const left = parts.length - index;
		const more = left > 1 && lines.length === height ? ` +${left - 1}`.length : 0;
		const joined = `${lines[lines.length - 1]} ${part}`;
		if (textWidth(joined) + more <= width) {
			lines[lines.length - 1] = joined;
		} else if (lines.length < height) {
			lines.push(`  ${part}`);
		} else {
			lines[lines.length - 1] += ` +${left}`;
			break;
		}
	}

	return lines.map((text) => lineOf(text, palette.text));
}

/** Enemy men out of sight, where they were last seen. */
export const GhostList = pane<{readonly ghosts: readonly GhostMark[]; readonly isHidden: boolean}>(
	({ghosts, isHidden}, size, theme) => ghostLines(ghosts, size, theme, isHidden),
);
