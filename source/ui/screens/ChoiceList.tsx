import {Box} from 'ink';
import {SpanRow} from '../components/Board.js';
import {useTheme} from '../theme/theme-context.js';
import {firstShown} from './choice.js';

/** An entry of a list: its name, and more about it on the right. */
export type ChoiceItem = {readonly label: string; readonly about?: string};

type ChoiceListProps = {
	readonly items: readonly ChoiceItem[];
	readonly index: number;
	/** The rows there are for it; the list scrolls within them. */
	readonly height: number;
	/** Columns for the names; what is told about them stands to the right. */
	readonly labelWidth: number;
};

export function ChoiceList({items, index, height, labelWidth}: ChoiceListProps) {
	const {palette, glyphs} = useTheme();
	const first = firstShown({index, count: items.length}, height);
	return (
		<Box flexDirection="column">
			{items.slice(first, first + height).map(({label, about = ''}, place) => {
				const isHere = first + place === index;
				const spans = [
					{text: isHere ? `${glyphs.here} ` : '  ', style: palette.cursor},
					{text: label.padEnd(labelWidth), style: isHere ? palette.title : palette.text},
					{text: about, style: palette.faint},
				];
				return <SpanRow key={first + place} spans={spans} />;
			})}
		</Box>
	);
}
