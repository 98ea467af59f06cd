import type {Chapter} from '../../../session/lines/chapters.js';
import {firstShown, type Line as TextLine, textWidth} from '../../frame/text-lines.js';
import {lemmaName, lemmaTitle} from '../../../text/published.js';
import type {Size} from '../../frame/box.js';
import type {Theme} from '../../theme/theme.js';

/** The columns between a lemma and its moves. */
const GAP = 2;

/**
 * Returns the lemmas of a line in their order, each with what it does, where there is room for that, and with its moves,
 * the one that counts after so many plies marked. Pure.
 */
export function chapterLines(
	chapters: readonly Chapter[],
	ply: number,
	{width, height}: Size,
	{palette, glyphs}: Theme,
): readonly TextLine[] {
	const at = Math.max(
		0,
		chapters.findLastIndex(({told}) => told <= ply),
	);
	const rows = chapters.map(({lemma, from, moves}, index) => {
		const begins = Math.floor(from / 2) + 1;
		return {
			mark: index === at ? `${glyphs.here} ` : '  ',
			lemma,
			isHere: index === at,
			numbers: moves === 1 ? `${begins}` : `${begins}${glyphs.dash}${begins + moves - 1}`,
		};
	});
	const widthOf = (nameOf: (lemma: number) => string): number =>
		Math.max(...rows.map(({lemma}) => textWidth(nameOf(lemma))));
	const fixed = 2 + GAP + Math.max(...rows.map(({numbers}) => textWidth(numbers)));
	const nameOf = fixed + widthOf(lemmaTitle) <= width ? lemmaTitle : lemmaName;
	const wide = widthOf(nameOf) + GAP;
	const first = firstShown({index: at, count: rows.length}, height);
	return rows.slice(first, first + height).map(({mark, lemma, isHere, numbers}) => [
		{text: mark, style: palette.cursor},
		{text: nameOf(lemma).padEnd(wide), style: isHere ? palette.title : palette.text},
		{text: numbers, style: palette.faint},
	]);
}
