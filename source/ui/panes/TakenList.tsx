import {type Gone, takenInShort, takenTexts} from '../../text/taken-men.js';
import {type Color, opposite} from '../../core/color.js';
import {sideName} from '../../text/men.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {cutText, type Line, lineOf, textWidth, wrapText} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';

/** Returns as many of these sentences as there are rows to spare for, the last of them first of all. */
function spareRows(sentences: readonly string[], width: number, spare: number): readonly string[] {
	const rows = sentences.flatMap((sentence) => wrapText(sentence, width));
	return rows.length <= spare
		? rows
		: sentences.length === 0
			? []
			: spareRows(sentences.slice(1), width, spare);
}

/** Returns what was taken, in words where they fit and in signs where they do not; above it, where rows are free, what is `left`. Pure. */
export function takenLines(
	gone: Gone,
	{width, height}: Size,
	theme: Theme,
	left: readonly string[] = [],
): readonly Line[] {
	const {palette, glyphs} = theme;
	const {enemy, own, unknown, unsure} = gone;
	const signs = (men: Gone['own']): string =>
		men.length === 0 ? glyphs.dash : men.map(({man}) => manGlyph(glyphs, man)).join('');
	const words = takenTexts(gone);
	if (height >= 2 && words.every((text) => textWidth(text) <= width)) {
		return [...spareRows(left, width, height - words.length), ...words].map((text) =>
			lineOf(text, palette.text),
		);
	}

	const short = takenInShort(gone, glyphs.dots);
	// A count that is not certain is no row of signs, and nobody reads it as none.
	const unseen =
		unsure === 0
			? '?'.repeat(unknown)
			: `${enemy.length === 0 ? '' : '+'}${unknown}${glyphs.dash}${unknown + unsure}`;
	const taken = unseen === '' || enemy.length > 0 ? signs(enemy) + unseen : unseen;
	const {side} = gone;
	const ways =
		side === undefined
			? [short, `Took ${taken} lost ${signs(own)}`]
			: [
					short,
					...[sideName, (one: Color) => sideName(one)[0]].map(
						(name) => `${name(side)} lost ${signs(own)} ${name(opposite(side))} ${taken}`,
					),
				];
	const text =
		ways.find((way) => textWidth(way) <= width) ?? cutText(ways.at(-1)!, width, glyphs.ellipsis);
	return [lineOf(text, palette.text)];
}

export const TakenList = pane<{readonly gone: Gone; readonly left?: readonly string[]}>(
	({gone, left}, size, theme) => takenLines(gone, size, theme, left),
);
