import {type HelpItem, helpLine, keyLines} from '../key-help.js';
import type {KeyContext} from '../key-map.js';
import type {Theme} from '../theme/theme.js';
import {useTheme} from '../theme/theme-context.js';
import {Lines} from './Lines.js';
import {cutText, type Line, wrapText} from './text-lines.js';

/** Returns help entries as one row: keys in their own look, labels faint. Pure. */
export const helpSpans = (items: readonly HelpItem[], {palette}: Theme): Line =>
	items.flatMap(({keys, label}, index) => [
		...(index === 0 ? [] : [{text: '  ', style: palette.faint}]),
		...(keys === '' ? [] : [{text: keys, style: palette.key}]),
		{text: `${keys === '' ? '' : ' '}${label}`, style: palette.faint},
	]);

/** The keys that matter now, made from the key map; as many as fit the width. */
export function HelpLine({context, width}: {readonly context: KeyContext; readonly width: number}) {
	const theme = useTheme();
	const items = helpLine(context, theme.glyphs, width - 1);
	return (
		<Lines
			lines={[[{text: ' ', style: {}}, ...helpSpans(items, theme)]]}
			width={width}
			height={1}
		/>
	);
}

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
