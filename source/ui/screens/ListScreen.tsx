import {useChoice} from './choice.js';
import {useWindowContext} from '../hooks/use-window.js';
import {Page, pageHeight} from './Page.js';
import {Lines, Words} from '../components/pane.js';
import {firstShown, type Line} from '../components/text-lines.js';
import {useTheme} from '../theme/theme.js';

type ListScreenProps = {
	readonly title: string;
	readonly aside: string;
	readonly note: string | undefined;
	readonly items: readonly ChoiceItem[];
	/** Returns where the cursor begins. */
	readonly first?: () => number;
	/** What Enter does, in a word, and what it does it with. */
	readonly does: string;
	readonly choose: (index: number) => void;
	/** The most columns for the names. */
	readonly widest?: number;
	readonly foot?: (index: number) => string;
	readonly empty?: string;
};

/** A window with a list of which one entry is opened. */
export function ListScreen({title, aside, note, items, does, empty, ...list}: ListScreenProps) {
	const {first = () => 0, choose, foot, widest = Number.POSITIVE_INFINITY} = list;
	const window = useWindowContext();
	const {index, help} = useChoice({count: items.length, first, choose});
	return (
		<Page
			title={title}
			aside={aside}
			note={note}
			help={help}
			hints={[
				['↑↓', 'choose'],
				['Enter', does],
				['Esc', 'back'],
			]}
		>
			{items.length === 0 && (
				<Words as="text" wrap="wrap">
					{empty}
				</Words>
			)}
			<ChoiceList
				items={items}
				index={index}
				height={pageHeight(window, note) - (foot === undefined ? 0 : 1)}
				labelWidth={Math.min(widest, Math.max(...items.map(({label}) => label.length)) + 2)}
			/>
			{foot !== undefined && <Words as="accent">{foot(index)}</Words>}
		</Page>
	);
}

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
