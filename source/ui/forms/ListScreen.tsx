import type {Purpose} from '../../text/purpose.js';
import {useChoice} from '../panes/choice.js';
import {EDGES, Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {Lines, Words} from '../panes/pane.js';
import {useTheme} from '../theme/theme.js';
import {ChoiceList, CURSOR, SCROLL_SIGN} from '../panes/ChoiceList.js';
import {listFoot} from '../panes/list-foot.js';
import {type ListItem, listRows, listWidth} from '../panes/list-rows.js';

type ListScreenProps = {
	readonly title: string;
	readonly aside: string;
	readonly note: string | undefined;
	readonly items: readonly ListItem[];
	/** Under which name the cursor's place is kept. */
	readonly name?: string;
	/** What the columns are, above them. */
	readonly head?: ListItem;
	/** What its help says first that it is for. */
	readonly purpose?: Purpose;
	/** Returns where the cursor begins. */
	readonly first?: () => number;
	/** What Enter does, in a word, and what it does it with. */
	readonly does: string;
	readonly choose: (index: number) => void;
	readonly foot?: (index: number) => string;
	readonly empty?: string;
};

/** A narrower window has two rows for what is told below a list. */
const NARROW = 56;

/** A window with a list of which one entry is opened. */
export function ListScreen({title, aside, note, items, does, empty, ...list}: ListScreenProps) {
	const {first = () => 0, choose, name = '', head, foot, purpose} = list;
	const all = head === undefined ? items : [head, ...items];
	const wide = listWidth(all) + CURSOR + SCROLL_SIGN + EDGES;
	const window = usePageWindow(wide);
	const theme = useTheme();
	const footHeight = foot === undefined ? 0 : window.columns < NARROW ? 2 : 1;
	const heightWith = (sentence: string | undefined): number =>
		pageHeight(window, sentence) - footHeight - (head === undefined ? 0 : 1);
	const {index, help, said} = useChoice({
		count: items.length,
		page: heightWith(note),
		window,
		first,
		choose,
		name,
		...(purpose === undefined ? {} : {scene: {purpose}}),
	});
	const sentence = said ?? note;
	const height = heightWith(sentence);
	const isScrolled = items.length > height;
	const width = window.columns - EDGES;
	const rows = listRows(
		all,
		width - CURSOR - (isScrolled ? SCROLL_SIGN : 0),
		theme.glyphs.ellipsis,
	);
	const [heading, ...others] = rows;
	return (
		<Page
			title={title}
			wide={wide}
			aside={aside}
			note={sentence}
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
				<Words as="faint">{' '.repeat(CURSOR) + heading.label + (heading.about ?? '')}</Words>
			)}
			<ChoiceList
				items={head === undefined ? rows : others}
				index={index}
				height={height}
				labelWidth={0}
			/>
			{foot !== undefined && (
				<Lines
					lines={listFoot(
						foot(index),
						{index, count: isScrolled ? items.length : 0},
						{width, height: footHeight},
						theme,
					)}
					width={width}
					height={footHeight}
				/>
			)}
		</Page>
	);
}
