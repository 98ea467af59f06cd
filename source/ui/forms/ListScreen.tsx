import {useMemo} from 'react';
import type {Purpose} from '../../text/purpose.js';
import {askDeleteRunning} from '../../text/questions.js';
import {noneFits, typedNumber} from '../../text/saves.js';
import {wordRank} from '../../text/word-rank.js';
import {useAids} from '../panes/use-aids.js';
import {EDGES, type KeyHint, Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {Lines, Words} from '../panes/pane.js';
import {questionLines, yesOrNo} from '../panes/question.js';
import {useTheme} from '../theme/theme.js';
import {type ChoiceItem, ChoiceList, CURSOR, SCROLL_SIGN} from '../panes/ChoiceList.js';
import {listFoot} from '../panes/list-foot.js';
import {type ListItem, listRows, listWidth} from '../panes/list-rows.js';
import {useNavigation} from '../shell/app-context.js';
import {useKeys} from '../shell/use-keys.js';
import {searchHints, searchText} from './list-search.js';
import type {ListAction} from './list-state.js';
import {useList} from './use-list.js';

/** An entry of a list: its columns, and what else it is found by and put together by. */
type ListEntry = ListItem & {
	/** What stands over those that belong together. */
	readonly group?: string;
	/** Words by which it is found besides those that are seen. */
	readonly find?: string;
};

/** An entry with its place among all, from 0; the number that is typed is one more. */
type NumberedEntry = ListEntry & {readonly at: number};

type ListScreenProps = {
	readonly title: string;
	readonly aside: string;
	readonly note: string | undefined;
	readonly items: readonly ListEntry[];
	/** Under which name the cursor's place is kept. */
	readonly name?: string;
	/** What the columns are, above them. */
	readonly head?: ListItem;
	/** What its help says first that it is for. */
	readonly purpose: Purpose;
	/** Returns where the cursor begins. */
	readonly first?: () => number;
	/** By which words it is narrowed at first. */
	readonly typed?: string | undefined;
	/** What Enter does, in a word, and what it does it with. */
	readonly does: string;
	readonly choose: (index: number) => void;
	/** Deletes an entry, once that was asked, and brings the last one back; left out where nothing can be deleted. */
	readonly remove?: (index: number) => void;
	readonly bringBack?: () => void;
	readonly hasDeleted?: () => boolean;
	/** Shows all rules of an entry, where the entries are games. */
	readonly rules?: (index: number) => void;
	readonly foot?: (index: number) => string;
	readonly empty?: string;
};

/** A narrower window has two rows for what is told below a list, and one that is narrower still has three. */
const ROOMY = 100;
const NARROW = 56;
const HIGHEST_FOOT = 2;
const NARROW_FOOT = 3;
/** A narrower window has room for the keys of a list alone. */
const WIDE = 72;
/** Shorter lists are seen at a glance, and any digit opens one of their rows. */
const FEW = 9;

/** So many groups are told from one another in a window at most, as a rule. */
const HEADS_IN_SIGHT = 3;

/** Returns the entries that fit what is typed, in their order; all of them while nothing is. Pure. */
const findItems = (items: readonly NumberedEntry[], typed: string): readonly NumberedEntry[] =>
	items.filter(
		({label, about = '', state = '', group = '', find = ''}) =>
			typed === '' || wordRank(typed, label, [about, state, group, find].join(' ')) !== undefined,
	);

/** Returns the rows of a list with what stands over each group, and in which of them each entry is. */
function withHeads(entries: readonly NumberedEntry[], rows: readonly ChoiceItem[]) {
	const all: ChoiceItem[] = [];
	const places = entries.map(({group = ''}, index) => {
		if (group !== '' && group !== entries[index - 1]?.group) {
			all.push({label: group, isHead: true});
		}

		return all.push(rows[index]) - 1;
	});
	return {rows: all, places};
}

/** A window with a list of which one entry is opened. */
export function ListScreen({title, aside, note, items, does, empty, ...list}: ListScreenProps) {
	const {first = () => 0, choose, name = '', head, foot, purpose, remove, bringBack, rules} = list;
	const {hasDeleted = () => false} = list;
	const context = rules !== undefined ? 'variants' : remove === undefined ? 'list' : 'saved';
	const {back} = useNavigation();
	const all = useMemo(() => items.map((item, at): NumberedEntry => ({...item, at})), [items]);
	const {shown, state, press, findFault} = useList<NumberedEntry, number>({
		all: () => all,
		find: findItems,
		keyOf: ({at}) => at,
		name,
		first: (kept) => (kept === undefined || kept >= items.length ? first() : kept),
		typed: list.typed,
		context,
		hasDeleted,
		act(action, entry) {
			if (action === 'back') {
				back();
			} else if (action === 'undelete') {
				bringBack?.();
			} else if (entry !== undefined) {
				const does: {readonly [action in ListAction]?: ((at: number) => void) | undefined} = {
					delete: remove,
					rules,
					choose,
				};
				does[action]?.(entry.at);
			}
		},
	});
	const {typed, isTyping, number, answer, index} = state;
	const digits = String(items.length).length;
	const labelled = (entry: ListEntry, sign: string): ListItem => ({
		...entry,
		label: `${sign.padStart(digits)}  ${entry.label}`,
	});
	const numbered = items.map((entry, at) => labelled(entry, String(at + 1)));
	const heads = head === undefined ? [] : [labelled(head, '')];
	const wide = listWidth([...heads, ...numbered]) + CURSOR + SCROLL_SIGN + EDGES;
	const groups = new Set(items.map(({group}) => group)).size;
	const window = usePageWindow(wide, heads.length + groups + items.length + HIGHEST_FOOT);
	const theme = useTheme();
	const sentence = state.said ?? note;
	const width = window.columns - EDGES;
	const entry = shown.at(index);
	const question =
		answer === undefined || entry === undefined
			? undefined
			: questionLines(
					yesOrNo(askDeleteRunning(entry.label), 'Delete', 'Keep'),
					answer,
					width,
					theme,
				);
	const isLong = items.length > FEW;
	const footHeight =
		question?.length ??
		(foot === undefined
			? isLong || isTyping
				? 1
				: 0
			: window.columns < NARROW
				? NARROW_FOOT
				: window.columns < ROOMY
					? 2
					: 1);
	const height = pageHeight(window, sentence) - footHeight - heads.length;
	const isScrolled = items.length > height;
	// Of all entries: the columns stay where they are while the list is narrowed.
	const rows = listRows(
		[...heads, ...numbered],
		width - CURSOR - (isScrolled ? SCROLL_SIGN : 0),
		theme.glyphs.ellipsis,
	);
	const [heading] = rows;
	const {rows: headed, places} = withHeads(
		shown,
		shown.map(({at}) => rows[heads.length + at]),
	);
	// As many as are in sight wherever one is, but for what stands over groups.
	const page = Math.max(1, height - (headed.length > shown.length ? HEADS_IN_SIGHT : 0));
	const aids = useAids(context, {screen: context, purpose}, window, [], findFault);
	useKeys({onPress: (pressed) => press(pressed, page, aids)});

	// What is typed has nothing behind it that could be read as a part of it.
	const about = entry === undefined || isTyping ? '' : (foot?.(entry.at) ?? '');
	const told =
		number !== undefined
			? typedNumber(number)
			: [searchText(state), about].filter(Boolean).join(' · ');
	const hints: readonly KeyHint[] = isTyping
		? searchHints('all')
		: [
				...(shown.length === 0
					? []
					: ([
							['↑↓', 'choose'],
							[window.columns < WIDE ? 'Enter' : 'Enter or a number', does],
							...(rules === undefined ? [] : ([['i', 'rules']] as const)),
						] as const)),
				...(isLong ? ([['/', 'search']] as const) : []),
				...(remove === undefined || shown.length === 0 ? [] : ([['d', 'delete']] as const)),
				['Esc', typed === '' ? 'back' : 'all'],
			];
	return (
		<Page
			title={title}
			window={window}
			aside={typed === '' ? aside : `${shown.length} of ${items.length} fit`}
			note={sentence}
			help={aids.help}
			list={aids.list}
			hints={hints}
		>
			{(items.length === 0 || shown.length === 0) && (
				<Words as="text" wrap="wrap">
					{items.length === 0 ? empty : noneFits('Nothing', typed, 'all')}
				</Words>
			)}
			{head !== undefined && (
				<Words as="faint">{' '.repeat(CURSOR) + heading.label + (heading.about ?? '')}</Words>
			)}
			<ChoiceList
				items={headed}
				index={places[index] ?? 0}
				height={height}
				labelWidth={0}
				isAsked={question !== undefined}
			/>
			{footHeight > 0 && (
				<Lines
					lines={
						question ??
						listFoot(
							told,
							{index, count: isScrolled ? shown.length : 0},
							{width, height: footHeight},
							theme,
						)
					}
					width={width}
					height={footHeight}
				/>
			)}
		</Page>
	);
}
