import {helpLine, keyLines} from '../key-help.js';
import type {KeyContext} from '../key-map.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {cutText, type Line, wrapText} from './text-lines.js';

/** The keys that matter now, made from the key map, in their own look; as many as fit the width. */
export const HelpLine = pane<{readonly context: KeyContext}>(
	({context}, {width}, {palette, glyphs}) => [
		helpLine(context, glyphs, width - 1).flatMap(({keys, label}, index) => [
			{text: index === 0 ? ' ' : '  ', style: index === 0 ? {} : palette.faint},
			...(keys === '' ? [] : [{text: keys, style: palette.key}]),
			{text: `${keys === '' ? '' : ' '}${label}`, style: palette.faint},
		]),
	],
);

/** Returns the list of all keys of a context in rows of at most `width` columns. Pure. */
export function allKeysLines(context: KeyContext, width: number, theme: Theme): readonly Line[] {
	const {palette, glyphs} = theme;
	const list = keyLines(context, glyphs);
	const keyWidth = Math.min(
		Math.max(...list.map(({keys}) => keys.length)) + 2,
		Math.floor(width / 2),
	);
	return list.flatMap(({keys, help}) =>
		wrapText(help, Math.max(8, width - keyWidth)).map((row, index) => [
			{
				text: cutText(index === 0 ? keys : '', keyWidth - 1, glyphs.ellipsis).padEnd(keyWidth),
				style: palette.key,
			},
			{text: row, style: palette.text},
		]),
	);
}
