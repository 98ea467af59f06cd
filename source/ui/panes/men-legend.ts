import {type Man, makeMan, ROLES, unknownMan} from '../../core/man.js';
import {CONCEALED} from '../../text/legend.js';
import {manArt} from '../board/art.js';
import {hasArt} from '../board/sign.js';
import {CELL_SIZES} from '../frame/layout.js';
import {type Line, textWidth} from '../frame/text-lines.js';
import type {Theme} from '../theme/theme.js';
import {isDrawn} from './drawn-signs.js';
import type {Scene} from './scene.js';

/** Columns between two men; one where there is no room for all of them side by side. */
const GAPS = [2, 1] as const;

/**
 * Returns the men as the board of a scene draws them of blocks, White's, each over its name, and one whose role is not known where one is drawn, as many side by side as `width` has
 * room for; Black's differ in colour or shade. Nothing where men are single signs. Pure.
 */
export function menLegend(
	{cell, boards = []}: Scene,
	width: number,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const size = CELL_SIZES.find((one) => one.width === cell?.width && one.width * 2 <= width);
	if (size === undefined || !hasArt(glyphs, size)) {
		return [];
	}

	const drawn = (man: Man, name: string) => ({
		name,
		art: manArt(man, size.width, glyphs.hasColor) ?? [],
	});
	const men = [
		...(isDrawn('unknownMen', boards) ? [drawn(unknownMan('white'), CONCEALED)] : []),
		...ROLES.toReversed().map((role) => drawn(makeMan('white', role), role)),
	];
	const column = Math.max(...men.map(({name, art}) => Math.max(name.length, textWidth(art[0]))));
	const gap = GAPS.find((one) => (column + one) * men.length - one <= width) ?? GAPS[1];
	const across = Math.max(1, Math.floor((width + gap) / (column + gap)));
	const each = Math.ceil(men.length / Math.ceil(men.length / across));
	const rows: Line[] = [];
	const add = (texts: readonly string[], style: Line[number]['style']) => {
		rows.push(
			texts.map((text, place) => ({
				text: text.padEnd(column + (place < texts.length - 1 ? gap : 0)),
				style,
			})),
		);
	};

	for (let first = 0; first < men.length; first += each) {
		const some = men.slice(first, first + each);
		for (const row of some[0].art.keys()) {
			add(
				some.map(({art}) => art[row]),
				palette.white,
			);
		}

		add(
			some.map(({name}) => name),
			palette.faint,
		);
	}

	return rows;
}
