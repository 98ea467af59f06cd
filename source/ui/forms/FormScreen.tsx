import {Box} from 'ink';
import {useRef, useState} from 'react';
import {type Line, lineOf} from '../frame/text-lines.js';
import {rowEntry} from '../panes/palette.js';
import {useAids} from '../panes/use-aids.js';
import {useNavigation, useWindowContext, type WindowSize} from '../shell/app-context.js';
import type {Command} from '../shell/keys/key-binding.js';
import {deadKey} from '../shell/press.js';
import {useKeys} from '../shell/use-keys.js';
import {useKept} from '../shell/use-kept.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {type Theme, useTheme} from '../theme/theme.js';
import {ChoiceList, SCROLL_SIGN} from '../panes/ChoiceList.js';
import {type FormContext, type FormRow, isTyped, pressForm} from './form.js';
import {footRows, formItem} from './form-rows.js';
import {EDGES, type KeyHint, Page, pageHeight, usePageWindow, WIDEST_PAGE} from '../panes/Page.js';
import {Lines, Words} from '../panes/pane.js';
import {Board} from '../board/Board.js';
import type {FormHelp} from '../../text/form-help.js';
import {boardRows} from '../board/rows.js';
import type {BoardModel, BoardPlace} from '../board/model.js';
import {samplePlace} from '../board/sample.js';
import {CELL_SIZES} from '../frame/layout.js';

type FormScreenProps = {
	readonly title: string;
	readonly aside?: string;
	/** Made anew for each key, from what holds then. */
	readonly rows: () => readonly FormRow[];
	/** What its help says of the rows. */
	readonly explains: FormHelp;
	readonly note?: string | undefined;
	/** What is said of the screen from which one has come back, until the next key. */
	readonly news?: string | undefined;
	/** A board in the look that is set: beside the rows where there is room, else as much of it as there is room for below. */
	readonly picture?: BoardModel;
	/** Returns rows of text for a width, of which as many as there is room for are shown under the form. */
	readonly below?: (width: number) => readonly Line[];
	/** Shows all rules of what is chosen, of which `below` has the beginning. */
	readonly onRules?: () => void;
	readonly onBack?: () => void;
};

const LABEL_WIDTH = 18;
/** In windows narrower than this the labels take no more than they need. */
const ROOMY = 56;
/** Columns of a row that are neither for its label nor for what is said of it. */
const ASIDE = 4;
/** Rows of a longer sentence below a list that would take all rows. */
const LOW_FOOT = 3;
/** Longer lines below a list are hard to read. */
const WIDEST_FOOT = 88;
/** The columns that rows need beside a picture, and the widest squares of one that they need no more beside. */
const ROWS_WIDTH = 40;
const SMALL_PICTURES = 6;
/** Rows of a page that are not for its picture, its note included. */
const AROUND_PICTURE = 6;

/** Rows kept below a list for a longer sentence, and for a note. */
const FOOT = 4;
/** With fewer rows left nothing stands below them. */
const LEAST_BELOW = 5;
/** With fewer no more are kept above them than are needed. */
const ROOMY_BELOW = 8;

/** A board where only some of its ranks have room, and the one that is the first of them: it has most on it. */
const SMALL_PICTURE = samplePlace({width: 2, height: 1});
const FIRST_RANK = 3;

/** Returns where the largest picture stands that a window has room for; a larger one only beside roomy rows. */
const pictureIn = ({columns, rows}: WindowSize): BoardPlace =>
	CELL_SIZES.map((cell) => samplePlace(cell)).find(
		({board, cell}) =>
			cell.width <= SMALL_PICTURES ||
			(board.width + ROOMY <= columns && board.height + AROUND_PICTURE <= rows),
	) ?? SMALL_PICTURE;

/** One or two ranks alone would not look like a board. */
const LEAST_RANKS = 3;

/** Returns as many rows of a small board as there is room for; none where that is too few. */
const ranksOf = (picture: BoardModel, room: number, theme: Theme): readonly Line[] => {
	if (room < LEAST_RANKS) {
		return [];
	}

	const rows = boardRows(picture, SMALL_PICTURE, theme);
	const first = Math.max(0, Math.min(FIRST_RANK, rows.length - room));
	return rows.slice(first, first + room);
};

/** Returns where the row with a label is; the first when there is none. */
const placeOf = (rows: readonly FormRow[], label: string): number =>
	Math.max(
		0,
		rows.findIndex((row) => row.label === label),
	);

/** Returns rows without a title at their end, or a blank one, of which nothing follows. */
const withoutHeading = (lines: readonly Line[]): readonly Line[] =>
	lines.slice(0, 1 + lines.findLastIndex((spans) => spans.length > 1));

/** Returns what lines say, whichever way they are broken. */
const textOf = (lines: readonly Line[]): string =>
	lines
		.flat()
		.map(({text}) => text.trim())
		.filter((text) => text !== '')
		.join(' ');

const HINTS: {readonly [kind in FormRow['kind']]: readonly KeyHint[]} = {
	action: [['Enter', 'choose']],
	choice: [['← →', 'change']],
	text: [
		['type', 'the name'],
		['Enter', 'next row'],
		['Backspace', 'erases'],
	],
	pin: [
		['digits', 'PIN'],
		['Enter', 'next row'],
		['Backspace', 'erases'],
	],
};

/** The way to help in a row that takes a question mark as text. */
const COMMANDS_HINT: KeyHint = ['Ctrl+P', 'more'];

/** Returns what the help line says of a row. */
const hintsOf = (row: FormRow): readonly KeyHint[] => [
	...HINTS[row.kind],
	...(row.kind === 'choice' && row.list !== undefined ? ([['Enter', 'list']] as const) : []),
];

/** What stands where text below a form does not end: its key shows the rest. */
const REST = 'i all of it';

/** A page of rows to choose, change and type into; everything counts at once. */
export function FormScreen(props: FormScreenProps) {
	const {title, aside, rows: makeRows, explains, picture, below, onRules, onBack} = props;
	const context: FormContext = onRules === undefined ? 'form' : 'new-game';
	const [said, setSaid] = useState<string>();
	const [isRead, setIsRead] = useState(false);
	const note = said ?? (isRead ? undefined : props.news) ?? props.note;
	const rows = makeRows();
	const largest = pictureIn(useWindowContext());
	const window = usePageWindow(
		picture && WIDEST_PAGE,
		below === undefined ? rows.length + FOOT : undefined,
		picture && {
			columns: largest.board.width + ROOMY,
			rows: largest.board.height + AROUND_PICTURE,
		},
	);
	const theme = useTheme();
	const {glyphs, palette} = theme;
	const {back} = useNavigation();
	// The row under the cursor, by its label: rows may come and go above it.
	const cursor = useKept<string>(`form ${title}`);
	const {state: label, dispatch, now} = useLiveState(() => cursor.now() ?? '');
	/** The rows that were typed into, by their labels. */
	const typedIn = useRef(new Set<string>());
	/** Moves the cursor; it is there again when what its row opened is left. */
	const moveTo = (next: string) => {
		cursor.keep(next);
		dispatch(next);
	};
	const explained = rows.map((one) => [one.label, explains[one.label] ?? one.about ?? ''] as const);
	const entries = rows.map((one) =>
		rowEntry(
			one.label,
			(one.kind === 'pin' || one.kind === 'action' ? one.about : one.value) ?? '',
			() => {
				moveTo(one.label);
				if (one.kind === 'action') {
					one.run();
				}
			},
		),
	);
	const aids = useAids(context, {screen: context, rows: explained}, window, entries);
	const room = pageHeight(window, note);
	const hasFoot = pageHeight(window) > rows.length + FOOT;
	const place =
		picture &&
		CELL_SIZES.map((cell) => samplePlace(cell)).find(
			({board, cell}) =>
				cell.width <= largest.cell.width &&
				board.height <= room &&
				board.width + ROWS_WIDTH <= window.columns,
		);
	// A board has a blank column on its left.
	const width = window.columns - (place?.board.width ?? 0);
	const at = placeOf(rows, label);
	const row = rows[at];
	const labelWidth =
		width < ROOMY
			? Math.min(LABEL_WIDTH, Math.max(...rows.map((one) => one.label.length)) + 1)
			: LABEL_WIDTH;
	const textWidth = Math.min(WIDEST_FOOT, width - ASIDE);
	const under = below === undefined || width < ROOMY ? [] : below(textWidth);
	// So many rows of it stand there wherever any does.
	const told = textOf(under.slice(0, LEAST_BELOW - 1));
	const itemOf = (one: FormRow, isHere: boolean) =>
		formItem(one, isHere, width - labelWidth - ASIDE - (hasFoot ? 0 : SCROLL_SIGN), glyphs);
	const footOf = (item: ReturnType<typeof itemOf>, isTold: boolean) =>
		footRows(
			item.foot.filter((text) => !(isTold && told.includes(text))),
			{width: textWidth, most: LOW_FOOT},
			glyphs.ellipsis,
		);
	const items = rows.map((one, index) => itemOf(one, index === at));
	// What the text below tells needs no sentence above it; where rows are few none are kept for a longer one than there is.
	const feet = rows
		.map((one) => footOf(itemOf(one, true), hasFoot).length)
		.map((height) => (height === 0 ? 0 : 1 + height));
	const spare = room - rows.length;
	const kept = spare - FOOT >= ROOMY_BELOW ? FOOT : Math.max(1, ...feet);
	const left = spare - kept;
	const hasBelow = left >= LEAST_BELOW && under.length > 0;
	const isCut = under.length > left;
	const shownBelow = !hasBelow
		? []
		: isCut
			? [
					...withoutHeading(under.slice(0, left - 1)),
					lineOf(`${glyphs.ellipsis} ${REST}`, palette.faint),
				]
			: under;
	const foot = footOf(items[at], hasBelow);
	// Where the rows take all there is they scroll above it, if only one of them needs it.
	const footHeight = hasFoot ? 0 : Math.max(0, ...feet.map((height) => height - 1));
	const listHeight = hasFoot ? rows.length : Math.max(1, room - footHeight);
	useKeys({
		onPress(press) {
			setIsRead(true);
			setSaid(undefined);
			const live = makeRows();
			const index = placeOf(live, now());
			const pass = (command?: Command) => {
				const result = pressForm(
					live,
					{index, page: listHeight, isTypedIn: typedIn.current.has(live[index].label)},
					press,
					context,
					command,
				);
				if (result === 'typed') {
					typedIn.current.add(live[index].label);
				} else if (result === 'back') {
					// Who opens it anew begins at its first row.
					moveTo('');
					onBack?.();
					back();
				} else if (result === 'rules') {
					onRules?.();
				} else if (result === undefined) {
					setSaid(deadKey(press));
				} else if (result !== 'done') {
					moveTo(live[result.index].label);
				}
			};
			// In a row that is typed into a question mark or a colon is a character like any other.
			if (live[index].kind === 'text' && !press.ctrl && !aids.isOpen()) {
				pass();
			} else {
				aids.take(press, pass);
			}
		},
	});

	const free = hasFoot ? room - rows.length - FOOT : footHeight - foot.length;
	const ranks = picture === undefined || place !== undefined ? [] : ranksOf(picture, free, theme);
	const rulesHint: readonly KeyHint[] =
		onRules === undefined || isTyped(row) || width < ROOMY ? [] : [['i', 'rules']];
	return (
		<Page
			title={title}
			window={window}
			{...(aside === undefined ? {} : {aside})}
			note={note}
			help={aids.help}
			{...(row.kind === 'text' ? {helpHint: COMMANDS_HINT} : {})}
			list={aids.list}
			hints={[['↑↓', 'move'], ...hintsOf(row), ...rulesHint, ['Esc', 'back']]}
		>
			<Box>
				<Box width={width - EDGES} flexShrink={0} flexDirection="column">
					<ChoiceList items={items} index={at} height={listHeight} labelWidth={labelWidth} />
					{foot.length > 0 && (
						<Box marginTop={hasFoot ? 1 : 0} paddingLeft={2}>
							<Words as="faint">{foot.join('\n')}</Words>
						</Box>
					)}
					{shownBelow.length > 0 && (
						<Box
							position="absolute"
							top={rows.length + kept - (kept === FOOT ? 1 : 0)}
							paddingLeft={2}
						>
							<Lines lines={shownBelow} width={textWidth} height={shownBelow.length} />
						</Box>
					)}
				</Box>
				{ranks.length > 0 && (
					<Box position="absolute" top={room - ranks.length} paddingLeft={2}>
						<Lines lines={ranks} width={SMALL_PICTURE.board.width} height={ranks.length} />
					</Box>
				)}
				{picture !== undefined && place !== undefined && <Board model={picture} place={place} />}
			</Box>
		</Page>
	);
}
