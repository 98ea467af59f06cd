import {Box} from 'ink';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';
import {useHelp} from '../panes/help-lines.js';
import {useNavigation} from '../shell/app-context.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {useTheme} from '../theme/theme.js';
import {ChoiceList} from '../panes/ChoiceList.js';
import {type FormRow, pressForm} from './form.js';
import {pinDots} from '../play/HandOff.js';
import {type KeyHint, Page, pageBox, pageHeight, usePageWindow} from '../panes/Page.js';
import {Lines, Words} from '../panes/pane.js';
import {Board} from '../board/Board.js';
import type {BoardModel} from '../board/model.js';
import {samplePlace} from '../board/sample.js';
import {CELL_SIZES} from '../frame/layout.js';

type FormScreenProps = {
	readonly title: string;
	readonly aside?: string;
	/** Made anew for each key, from what holds then. */
	readonly rows: () => readonly FormRow[];
	readonly note?: string | undefined;
	/** A board drawn beside the rows, where there is room, in the look that is set. */
	readonly picture?: BoardModel;
	/** Returns rows of text for a width, of which as many as there is room for are shown under the form. */
	readonly below?: (width: number) => readonly Line[];
	readonly onBack?: () => void;
};

const LABEL_WIDTH = 18;
/** In windows narrower than this the labels take no more than they need. */
const ROOMY = 56;
/** Columns of a row that are neither for its label nor for what is said of it. */
const ASIDE = 4;
/** Rows of a longer sentence below a list that would take all rows. */
const LOW_FOOT = 3;
/** The columns that rows need beside a picture, and the widest squares of one. */
const ROWS_WIDTH = 40;
const LARGEST_PICTURE = 6;
/** Rows kept below a list for a longer sentence, and for a note. */
const FOOT = 4;
/** With fewer rows left nothing stands below them. */
const LEAST_BELOW = 5;

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

/** A page of rows to choose, change and type into; everything counts at once. */
export function FormScreen(props: FormScreenProps) {
	const {title, aside, rows: makeRows, note, picture, below, onBack} = props;
	const window = usePageWindow();
	const {glyphs, palette} = useTheme();
	const {back} = useNavigation();
	// The row under the cursor, by its label: rows may come and go above it.
	const {state: label, dispatch, now} = useLiveState('');
	const help = useHelp('form', {screen: 'form'}, pageBox(window));
	useKeys({
		onPress(press) {
			const rows = makeRows();
			// In a row that is typed into a question mark is a character like any other.
			if (rows[placeOf(rows, now())].kind !== 'text' && help.take(press)) {
				return;
			}

			const result = pressForm(rows, placeOf(rows, now()), press);
			if (result === 'back') {
				onBack?.();
				back();
			} else if (result !== undefined && result !== 'done') {
				dispatch(rows[result.index].label);
			}
		},
	});

	const rows = makeRows();
	const place =
		picture &&
		CELL_SIZES.map((cell) => samplePlace(cell)).find(
			({board, cell}) =>
				cell.width <= LARGEST_PICTURE &&
				board.height <= pageHeight(window, note) &&
				board.width + ROWS_WIDTH <= window.columns,
		);
	const width = window.columns - (place === undefined ? 0 : place.board.width + 2);
	const at = placeOf(rows, label);
	const row = rows[at];
	const [open, close] = glyphs.value;
	const room = pageHeight(window, note);
	const hasFoot = pageHeight(window) > rows.length + FOOT;
	const labelWidth =
		width < ROOMY
			? Math.min(LABEL_WIDTH, Math.max(...rows.map((one) => one.label.length)) + 1)
			: LABEL_WIDTH;
	const itemOf = (one: FormRow, isHere: boolean) => {
		const shown =
			one.kind === 'choice'
				? isHere
					? `${open} ${one.value} ${close}`
					: `  ${one.value}`
				: one.kind === 'text'
					? `  ${one.value}${isHere ? '_' : ''}`
					: one.kind === 'pin'
						? `  ${one.value === '' && !isHere ? 'none' : pinDots(one.value.length, glyphs.isAscii)}`
						: '';
		const about = isHere || one.kind === 'action' ? (one.about ?? '') : '';
		const said = about === '' ? shown : `${shown}${shown === '' ? '' : '   '}${about}`;
		// What is longer than its row is told in full below.
		const fits = said.length <= width - labelWidth - ASIDE;
		return {
			label: one.label,
			about: fits ? said : shown,
			foot: isHere ? [fits ? '' : about, one.more ?? ''].filter(Boolean).join(' ') : '',
		};
	};
	const items = rows.map((one, index) => itemOf(one, index === at));
	const under = below === undefined || width < ROOMY ? [] : below(width - ASIDE);
	// So many rows of it stand there wherever any does.
	const told = textOf(under.slice(0, LEAST_BELOW - 1));
	// Where the rows take all there is they scroll above it, if only one of them needs it.
	const footHeight =
		hasFoot || rows.every(({about = '', more = ''}) => about + more === '') ? 0 : LOW_FOOT;
	// What the text below tells needs no sentence above it; where rows are few none are kept for a longer one than there is.
	const feet = rows
		.map((one) => itemOf(one, true).foot)
		.filter((text) => !told.includes(text))
		.map((text) => 1 + wrapText(text, width - ASIDE).length);
	const spare = room - rows.length;
	const kept = spare - FOOT >= LEAST_BELOW ? FOOT : Math.max(1, ...feet);
	const left = spare - kept;
	const hasBelow = left >= LEAST_BELOW && under.length > 0;
	const isCut = under.length > left;
	const shownBelow = !hasBelow
		? []
		: isCut
			? [...withoutHeading(under.slice(0, left - 1)), lineOf(glyphs.ellipsis, palette.faint)]
			: under;
	const foot = hasBelow && told.includes(items[at].foot) ? '' : items[at].foot;
	const hints: Record<FormRow['kind'], readonly KeyHint[]> = {
		action: [['Enter', 'choose']],
		choice: [['← →', 'change']],
		text: [['type', 'the name']],
		pin: [
			['digits', 'PIN'],
			['Backspace', 'none'],
		],
	};
	return (
		<Page
			title={title}
			{...(aside === undefined ? {} : {aside})}
			note={note}
			help={help}
			hints={[['↑↓', 'move'], ...hints[row.kind], ['Esc', 'back']]}
		>
			<Box>
				<Box width={width - 2} flexShrink={0} flexDirection="column">
					<ChoiceList
						items={items}
						index={at}
						height={hasFoot ? rows.length : Math.max(1, room - footHeight)}
						labelWidth={labelWidth}
					/>
					{foot !== '' && (
						<Box marginTop={hasFoot ? 1 : 0} paddingLeft={2}>
							<Words as="faint">{wrapText(foot, width - ASIDE).join('\n')}</Words>
						</Box>
					)}
					{shownBelow.length > 0 && (
						<Box
							position="absolute"
							top={rows.length + kept - (kept === FOOT ? 1 : 0)}
							paddingLeft={2}
						>
							<Lines lines={shownBelow} width={width - ASIDE} height={shownBelow.length} />
						</Box>
					)}
				</Box>
				{picture !== undefined && place !== undefined && <Board model={picture} place={place} />}
			</Box>
		</Page>
	);
}
