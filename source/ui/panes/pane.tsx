import {Box, Text} from 'ink';
import type {ComponentType, ReactNode} from 'react';
import {type Theme, useTheme} from '../theme/theme.js';
import {useDrawnKeys} from './drawn-keys.js';
import {SpanRow} from '../board/Board.js';
import {type Line, lineOf} from '../frame/text-lines.js';
import {textProps} from '../theme/style.js';
import type {StyleRole} from '../theme/roles.js';
import type {Box as PlacedBox, Size} from '../frame/box.js';

type LinesProps = Size & {readonly lines: readonly Line[]};

/** Rows of styled text in a box of exactly this size; what is too much is cut off. A click on a key in them is that key. */
export function Lines({lines, width, height}: LinesProps) {
	const box = useDrawnKeys(lines);
	return (
		<Box
			ref={box}
			flexDirection="column"
			flexShrink={0}
			width={width}
			height={height}
			overflow="hidden"
		>
			{lines.slice(0, height).map((spans, index) => (
				<SpanRow key={index} spans={spans} />
			))}
		</Box>
	);
}

type PlaceProps = {
	/** Where, in characters of the window; nothing is drawn without it. */
	readonly box: PlacedBox | undefined;
	readonly children: ReactNode;
};

/** Puts its children into a box of the layout, and cuts off what does not fit. */
export function Place({box, children}: PlaceProps) {
	if (box === undefined || box.width <= 0 || box.height <= 0) {
		return null;
	}

	const {top, left, width, height} = box;
	const place = {position: 'absolute', top, left, width, height} as const;
	return (
		<Box {...place} flexDirection="column" overflow="hidden">
			{children}
		</Box>
	);
}

type LinesAtProps = {readonly box: PlacedBox; readonly lines: readonly Line[]};

/** Rows of styled text in a box of the layout. */
export const LinesAt = ({box, lines}: LinesAtProps) => (
	<Place box={box}>
		<Lines lines={lines} width={box.width} height={box.height} />
	</Place>
);

/** Returns a component of rows of text in a box of the layout: what `draw` makes of its props, its size and the theme. */
export const pane = <Props extends object>(
	draw: (props: Props, size: Size, theme: Theme) => readonly Line[],
): ComponentType<Props & {readonly box: PlacedBox | undefined}> =>
	function Pane(props) {
		const theme = useTheme();
		const {box} = props;
		return box === undefined ? null : <LinesAt box={box} lines={draw(props, box, theme)} />;
	};

/** A line that parts the panel. */
export const Rule = pane<object>((_, {width}, {palette, glyphs}) => [
	lineOf(glyphs.line.repeat(width), palette.rule),
]);

type WordsProps = {
	readonly as: StyleRole;
	/** What becomes of a text that is too long; it is cut off when this is left out. */
	readonly wrap?: 'wrap' | 'truncate';
	readonly children: ReactNode;
};

/** A text in one of the theme's looks. */
export function Words({as, wrap = 'truncate', children}: WordsProps) {
	const {palette} = useTheme();
	return (
		<Text {...textProps(palette[as])} wrap={wrap}>
			{children}
		</Text>
	);
}
