import {helpLine, keyLines} from '../key-help.js';
import type {KeyContext} from '../key-map.js';
import type {Theme} from '../theme/theme.js';
import {pane} from '../components/pane.js';
import {cutText, type Line, lineOf, textWidth, wrapText} from '../components/text-lines.js';
import {SIGN_TEXTS} from '../../text/legend.js';
import type {Scene} from './scene.js';
import {SIGNS} from './signs.js';

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

/** What a sentence needs beside its sign. */
const LEAST_TEXT = 12;

/** Returns what every sign means that a screen can draw, each as it is drawn there, in rows of at most `width` columns. Pure. */
export function legendLines(scene: Scene, width: number, theme: Theme): readonly Line[] {
	const {palette, glyphs} = theme;
	const signs = SIGNS.filter(({isIn}) => isIn(scene, glyphs)).map(({id, draw}) => ({
		span: draw(theme, scene),
		text: SIGN_TEXTS[id],
	}));
	const widest = Math.max(...signs.map(({span}) => textWidth(span.text)));
	const column = Math.max(2, Math.min(widest + 2, width - LEAST_TEXT));
	return signs.flatMap(({span, text}) =>
		wrapText(text, width - column).map((row, index): Line => {
			const sign = index === 0 ? [span] : [];
			const used = index === 0 ? textWidth(span.text) : 0;
			// The gap is not part of the sign: fog and underlines end with it.
			return [
				...sign,
				{text: ' '.repeat(Math.max(1, column - used)), style: {}},
				{text: row, style: palette.text},
			];
		}),
	);
}

/** Returns all that helps on a screen: what its signs mean, then every key that counts now. Pure. */
export function helpLines(
	context: KeyContext,
	scene: Scene,
	width: number,
	theme: Theme,
): readonly Line[] {
	const {palette} = theme;
	return [
		lineOf('Signs', palette.title),
		...legendLines(scene, width, theme),
		lineOf(' ', palette.text),
		lineOf('Keys', palette.title),
		...allKeysLines(context, width, theme),
	];
}
