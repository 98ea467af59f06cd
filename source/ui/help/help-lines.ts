import {SIGN_TEXTS} from '../../text/legend.js';
import {allKeysLines} from '../components/HelpLine.js';
import {type Line, lineOf, textWidth, wrapText} from '../components/text-lines.js';
import type {KeyContext} from '../key-map.js';
import type {Theme} from '../theme/theme.js';
import type {Scene} from './scene.js';
import {SIGNS} from './signs.js';

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
