import type {Arranging} from '../../session/entry/arranging.js';
import {given} from '../../core/given.js';
import {manRole, roleLetter} from '../../core/man.js';
import {pointsLeft, TRAY_WORDS} from '../../text/arranging.js';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';

type TrayMan = {readonly key: string; readonly drawn: string; readonly short: string};

/** Returns a row of the tray, a click on a man in which begins to type his letter: a square ends it. */
const withKeys = (text: string, men: readonly TrayMan[], style: Style): Line =>
	text.split(/(?<= )|(?= )/).map((part) => {
		const man = men.find(({drawn, short}) => part === drawn || part === short);
		return {text: part.replaceAll('\u00A0', ' '), style, ...given({key: man?.key})};
	});

/** Returns the men that can still be put down, each with the letter that does it and how many there are, or what one costs, and the points that are left. Pure. */
export function trayLines(
	{left, points, anew, isKingFirst}: Arranging,
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const label =
		left.length === 0
			? isKingFirst
				? TRAY_WORDS.later
				: TRAY_WORDS.none
			: points !== undefined
				? TRAY_WORDS.bought
				: anew === undefined
					? TRAY_WORDS.left
					: TRAY_WORDS.anew;
	const inRows = (parts: readonly string[]): readonly string[] => wrapText(parts.join(' '), width);
	const men = left.map(({man, count, cost}) => {
		const letter = roleLetter(manRole(man));
		// Between a letter and its man no row may break.
		const drawn = glyphs.men === 'letters' ? letter : `${letter}\u00A0${manGlyph(glyphs, man)}`;
		const key = letter.toUpperCase();
		return cost === undefined
			? {key, drawn: `${drawn}${glyphs.capture}${count}`, short: `${letter}${count}`}
			: {key, drawn: `${drawn}\u00A0${cost}`, short: `${letter}${cost}`};
	});
	const spent = points === undefined ? [] : [lineOf(pointsLeft(points, width), palette.accent)];
	const room = height - spent.length;
	const full = inRows([label, ...men.map(({drawn}) => drawn)]);
	const rows = full.length <= room ? full : inRows(men.map(({short}) => short));
	const later = isKingFirst && left.length > 0 ? inRows([TRAY_WORDS.later]) : [];
	return [
		...[...rows, ...(rows.length + later.length <= room ? later : [])]
			.slice(0, Math.max(1, room))
			.map((text) => withKeys(text, men, palette.text)),
		...spent,
	].slice(0, height);
}

/** What is still to be put down, while men are placed. */
export const Tray = pane<{readonly arranging: Arranging}>(({arranging}, size, theme) =>
	trayLines(arranging, size, theme),
);
