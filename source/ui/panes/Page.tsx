import {Box} from 'ink';
import type {ReactNode} from 'react';
import {SpanRow} from '../board/Board.js';
import {useDrawnKeys} from './drawn-keys.js';
import {Lines, Words} from './pane.js';
import {type Line, textWidth, wrapText} from '../frame/text-lines.js';
import type {Binding} from '../shell/keys/key-binding.js';
import {bindingsFor, type HelpItem, helpLine, helpLineOf} from '../shell/keys/key-map.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Help} from './help-lines.js';
import type {ShownList} from './palette.js';
import {useTheme} from '../theme/theme.js';
import {useWindowContext, type WindowSize} from '../shell/app-context.js';
import type {Size} from '../frame/box.js';

/** A key and what it does here, as the help line tells it. */
export type KeyHint = readonly [key: string, does: string];

type PageProps = {
	readonly title: string;
	/** The part of the window that it takes, where that is another than usual. */
	readonly window?: WindowSize;
	/** Said on the right of the title. */
	readonly aside?: string;
	readonly hints: readonly KeyHint[];
	/** A sentence above the help line: an error, or what was just done. */
	readonly note?: string | undefined;
	/** The screen's help, which takes the place of its matter while it is open. */
	readonly help?: Help;
	/** What its help line says of the way to help: "?", where that is no text. */
	readonly helpHint?: KeyHint;
	/** The list of commands, which does so, too. */
	readonly list?: ShownList | undefined;
	readonly children: ReactNode;
};

/** Wider and higher pages would have their matter far apart: they stand in the middle of a larger window. */
const LARGEST: WindowSize = {columns: 92, rows: 50};
/** So wide a page becomes for rows that would be cut else. */
export const WIDEST_PAGE = 122;

/** A page with few rows is not made lower than this: there is no window so low in which it would look lost. */
const LEAST_ROWS = 24;
/** Rows of a page that are not for its matter where there is air above and below that. */
const AROUND = 4;

/**
 * Returns the part of the window that a page takes; `wide` is how many columns it could use, and `high` how many rows its matter
 * has at most, where that is known: such a page stands in the middle of a higher window. It has `least` for a picture, where the window has.
 */
export function usePageWindow(
	wide = 0,
	high = LARGEST.rows,
	least: WindowSize = {columns: 0, rows: 0},
): WindowSize {
	const {columns, rows} = useWindowContext();
	const mostColumns = Math.max(LARGEST.columns, Math.min(wide, WIDEST_PAGE), least.columns);
	const mostRows = Math.max(
		Math.min(LARGEST.rows, Math.max(LEAST_ROWS, high + AROUND)),
		least.rows,
	);
	return {columns: Math.min(columns, mostColumns), rows: Math.min(rows, mostRows)};
}

/** Columns beside a page's matter. */
export const EDGES = 2;

/** Windows lower than this have no air below the title. */
const AIRY = 16;

/** Returns a note as rows: whole, because its end may say what to do. */
const noteLines = (note: string | undefined, {columns}: WindowSize): readonly string[] =>
	note === undefined ? [] : wrapText(note, Math.max(10, columns - EDGES));

/** Returns the rows of air above and below a page's matter; a note takes the place of those below. */
const airOf = ({rows}: WindowSize, note: string | undefined) =>
	rows < AIRY ? {above: 0, below: 0} : {above: 1, below: note === undefined ? 1 : 0};

/** Returns the rows that a page has for its own matter when it says a note, or none; `window` as `usePageWindow` has it. */
export function pageHeight(window: WindowSize, note?: string): number {
	const {above, below} = airOf(window, note);
	return window.rows - 2 - above - below - noteLines(note, window).length;
}

/** Returns the size of that part of the window. */
export const pageBox = (window: WindowSize): Size => ({
	width: window.columns - EDGES,
	height: pageHeight(window),
});

const widthOf = (hints: readonly KeyHint[]): number =>
	hints.reduce((sum, [key, does]) => sum + textWidth(`${key} ${does}`.trimEnd()) + 2, -2);

/** Returns the hints that have room, none cut: of those before the last, which leads out, the later are left out first. */
function fitHints(
	hints: readonly KeyHint[],
	width: number,
	most = hints.length,
): readonly KeyHint[] {
	const some = [...hints.slice(0, most - 1), ...hints.slice(-1)];
	return most <= 1 || widthOf(some) <= width ? some : fitHints(hints, width, most - 1);
}

const HELP: KeyHint = ['?', 'help'];

/** Returns the hints with the key for help, `last`; `short` are the same in fewer words, if there are, of which those that have no room are left out. */
export const withHelp = (
	hints: readonly KeyHint[],
	width: number,
	short: readonly KeyHint[] = hints,
	last = HELP,
): readonly KeyHint[] => {
	const bare: KeyHint = [last[0], ''];
	return (
		[
			[...hints, last],
			[...short, last],
		].find((some) => widthOf(some) <= width) ?? [
			...fitHints(short, width - widthOf([bare]) - 2),
			bare,
		]
	);
};

const toHints = (items: readonly HelpItem[]): readonly KeyHint[] =>
	items.map(({keys, label}) => [keys, label]);

/** Returns the hints of a key map that fit, without the key for help, for which there is room too. */
export const hintsFrom = (
	bindings: readonly Binding[],
	width: number,
	glyphs: Glyphs,
): readonly KeyHint[] =>
	toHints(helpLineOf(bindings, glyphs, width).filter(({keys}) => keys !== '?'));

/** A whole window without a board: a title, the screen's own matter, a note, one line of help. */
export function Page({title, aside, note, help, helpHint, list, children, ...props}: PageProps) {
	const {glyphs} = useTheme();
	const hints = glyphs.isAscii ? inAscii(props.hints) : props.hints;
	const whole = useWindowContext();
	const usual = usePageWindow();
	const {window = usual} = props;
	const {columns, rows} = window;
	const over = help?.lines ?? list?.lines;
	const shownNote = over === undefined ? note : undefined;
	const air = airOf(window, shownNote);
	const page = (
		<Box width={columns} height={rows} flexShrink={0} flexDirection="column" overflow="hidden">
			<Box height={1} flexShrink={0} justifyContent="space-between" paddingX={1}>
				<Words as="title">{title}</Words>
				{aside !== undefined && <Words as="faint">{aside}</Words>}
			</Box>
			<Box
				flexGrow={1}
				flexShrink={1}
				flexDirection="column"
				overflow="hidden"
				paddingX={1}
				paddingTop={air.above}
				paddingBottom={air.below}
			>
				{/* What is too long is cut off at its end: shrunk, its rows would be drawn over one another. */}
				<Box flexShrink={0} flexDirection="column">
					{over === undefined ? children : <Lines lines={over} {...pageBox(window)} />}
				</Box>
			</Box>
			{shownNote !== undefined && (
				<Box flexShrink={0} paddingX={1}>
					<Words as="warning">{noteLines(shownNote, window).join('\n')}</Words>
				</Box>
			)}
			<Box height={1} flexShrink={0} paddingX={1}>
				<Hints
					hints={
						help?.lines !== undefined
							? toHints(helpLine(help.context, glyphs, columns - EDGES, help.first))
							: list !== undefined
								? hintsFrom(bindingsFor(list.context), columns - EDGES, glyphs)
								: help === undefined
									? fitHints(hints, columns - EDGES)
									: withHelp(hints, columns - EDGES, withBareArrows(hints), helpHint)
					}
				/>
			</Box>
		</Box>
	);
	return (
		<Box
			width={whole.columns}
			height={whole.rows}
			alignItems="center"
			justifyContent="center"
			overflow="hidden"
		>
			{page}
		</Box>
	);
}

/** What stands for the signs of arrow keys where only ASCII is safe. */
const ASCII_KEYS: readonly (readonly [sign: string, name: string])[] = [
	['↑↓', 'Up Down'],
	['← →', 'Left Right'],
];

/** Returns hints with keys that a terminal can show which is only safe with ASCII. */
const inAscii = (hints: readonly KeyHint[]): readonly KeyHint[] =>
	hints.map(([key, does]) => [
		ASCII_KEYS.reduce((text, [sign, name]) => text.replace(sign, name), key),
		does,
	]);

/** Returns hints in fewer words: what the keys that move the cursor do goes without saying. */
const withBareArrows = (hints: readonly KeyHint[]): readonly KeyHint[] =>
	hints.map(([key, does]) => [key, key === '↑↓' || key === 'Up Down' ? '' : does]);

/** One line of keys and what they do. */
export function Hints({hints}: {readonly hints: readonly KeyHint[]}) {
	const {palette} = useTheme();
	const line = hints.flatMap(([key, does], index): Line => [
		...(index > 0 ? [{text: '  ', style: {}}] : []),
		{text: key, style: palette.key, key},
		{text: does === '' ? '' : ` ${does}`, style: palette.faint},
	]);
	const box = useDrawnKeys([line]);
	return (
		<Box ref={box}>
			<SpanRow spans={line} />
		</Box>
	);
}
