import type {Purpose} from '../../text/purpose.js';
import {useChoice} from '../panes/choice.js';
import {Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {cutText, justify, lineOf} from '../frame/text-lines.js';
import {Lines, Words} from '../panes/pane.js';
import {useTheme} from '../theme/theme.js';
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
	/** What its help says first that it is for. */
	readonly purpose?: Purpose;
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
	const {palette, glyphs} = useTheme();
	const {index, help} = useChoice({
		count: items.length,
		first,
		choose,
		name,
		...(list.purpose === undefined ? {} : {scene: {purpose: list.purpose}}),
	});
	const labelWidth = Math.min(widest, Math.max(...items.map(({label}) => label.length)) + 2);
	const height =
		pageHeight(window, note) - (foot === undefined ? 0 : 1) - (head === undefined ? 0 : 1);
	// Two columns do not run into each other.
	const rows = items.map(({label, about}) => ({
		label: cutText(label, labelWidth - 1, glyphs.ellipsis),
		...(about === undefined ? {} : {about}),
	}));
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
			<ChoiceList items={rows} index={index} height={height} labelWidth={labelWidth} />
			{foot !== undefined && (
				<Lines
					lines={[
						justify(
							lineOf(foot(index), palette.accent),
							lineOf(isScrolled ? `${index + 1} of ${items.length}` : '', palette.faint),
							window.columns - 2,
							glyphs.ellipsis,
						),
					]}
					width={window.columns - 2}
					height={1}
				/>
			)}
		</Page>
	);
}
