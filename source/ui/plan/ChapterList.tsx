import {Lines} from '../components/Lines.js';
import {lemmaName} from '../drill/plan-view.js';
import {firstShown} from '../screens/choice.js';
import {useTheme} from '../theme/theme-context.js';
import type {Chapter} from './chapters.js';

type ChapterListProps = {
	readonly chapters: readonly Chapter[];
	/** The plies played. */
	readonly ply: number;
	readonly width: number;
	readonly height: number;
};

/** The lemmas of a line in their order, each with its moves, the one that counts now marked. */
export function ChapterList({chapters, ply, width, height}: ChapterListProps) {
	const {palette, glyphs} = useTheme();
	const at = Math.max(
		0,
		chapters.findLastIndex(({told}) => told <= ply),
	);
	const first = firstShown({index: at, count: chapters.length}, height);
	const lines = chapters.slice(first, first + height).map(({lemma, from, moves}, index) => {
		const isHere = first + index === at;
		const begins = Math.floor(from / 2) + 1;
		const numbers = moves === 1 ? `${begins}` : `${begins}${glyphs.dash}${begins + moves - 1}`;
		return [
			{text: isHere ? `${glyphs.here} ` : '  ', style: palette.cursor},
			{
				text: lemmaName(lemma).padEnd(18),
				style: isHere ? palette.title : palette.text,
			},
			{text: numbers, style: palette.faint},
		];
	});
	return <Lines lines={lines} width={width} height={height} />;
}
