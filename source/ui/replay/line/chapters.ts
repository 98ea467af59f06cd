import type {Chapter} from '../../../session/lines/chapters.js';
import {firstShown, type Line as TextLine} from '../../frame/text-lines.js';
import {lemmaName} from '../../../session/drill/plan-view.js';
import type {Theme} from '../../theme/theme.js';

/** Returns the lemmas of a line in their order, each with its moves, the one that counts after so many plies marked. Pure. */
export function chapterLines(
	chapters: readonly Chapter[],
	ply: number,
	height: number,
	{palette, glyphs}: Theme,
): readonly TextLine[] {
	const at = Math.max(
		0,
		chapters.findLastIndex(({told}) => told <= ply),
	);
	const first = firstShown({index: at, count: chapters.length}, height);
	return chapters.slice(first, first + height).map(({lemma, from, moves}, index) => {
		const isHere = first + index === at;
		const begins = Math.floor(from / 2) + 1;
		const numbers = moves === 1 ? `${begins}` : `${begins}${glyphs.dash}${begins + moves - 1}`;
		return [
			{text: isHere ? `${glyphs.here} ` : '  ', style: palette.cursor},
			{text: lemmaName(lemma).padEnd(18), style: isHere ? palette.title : palette.text},
			{text: numbers, style: palette.faint},
		];
	});
}
