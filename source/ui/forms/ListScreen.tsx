import {Box} from 'ink';
import {useChoice} from '../panes/choice.js';
import {Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {Words} from '../panes/pane.js';
import {type ChoiceItem, ChoiceList} from '../panes/ChoiceList.js';

type ListScreenProps = {
	readonly title: string;
	readonly aside: string;
	readonly note: string | undefined;
	readonly items: readonly ChoiceItem[];
	/** Under which name the cursor's place is kept. */
	readonly name?: string;
	/** What the two columns are, above them. */
	readonly head?: ChoiceItem;
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
	const {first = () => 0, choose, name = '', head, foot, widest = Number.POSITIVE_INFINITY} = list;
	const window = usePageWindow();
	const {index, help} = useChoice({count: items.length, first, choose, name});
	const labelWidth = Math.min(widest, Math.max(...items.map(({label}) => label.length)) + 2);
	const height =
		pageHeight(window, note) - (foot === undefined ? 0 : 1) - (head === undefined ? 0 : 1);
	const isScrolled = items.length > height;
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
			{head !== undefined && (
				<Words as="faint">{`  ${head.label.padEnd(labelWidth)}${head.about ?? ''}`}</Words>
			)}
			<ChoiceList items={items} index={index} height={height} labelWidth={labelWidth} />
			{foot !== undefined && (
				<Box justifyContent="space-between" width={window.columns - 2}>
					<Words as="accent">{foot(index)}</Words>
					{isScrolled && <Words as="faint">{`${index + 1} of ${items.length}`}</Words>}
				</Box>
			)}
		</Page>
	);
}
