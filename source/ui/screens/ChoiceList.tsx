import {firstShown, type Line} from '../components/text-lines.js';
import {Lines} from '../components/pane.js';
import {useWindowContext} from '../hooks/use-window.js';
import {useTheme} from '../theme/theme.js';

/** An entry of a list: its name, and more about it on the right. */
export type ChoiceItem = {readonly label: string; readonly about?: string};

type ChoiceListProps = {
	readonly items: readonly ChoiceItem[];
	readonly index: number;
	/** The rows there are for it; the list scrolls within them. */
	readonly height: number;
	/** Columns for the names; what is told about them stands to the right. */
	readonly labelWidth?: number;
};

/** A list with a cursor on a page. The cursor's place comes from outside: the keys go through the one router. */
export function ChoiceList({items, index, height, labelWidth = 22}: ChoiceListProps) {
	const {columns} = useWindowContext();
	const {palette, glyphs} = useTheme();
	const first = firstShown({index, count: items.length}, height);
	const lines = items.slice(first, first + height).map(({label, about = ''}, place): Line => {
		const isHere = first + place === index;
		return [
			{text: isHere ? `${glyphs.here} ` : '  ', style: palette.cursor},
			{text: label.padEnd(labelWidth), style: isHere ? palette.title : palette.text},
			{text: about, style: palette.faint},
		];
	});
	return <Lines lines={lines} width={columns - 2} height={lines.length} />;
}
