import {Box, Text} from 'ink';
import {memo, useMemo} from 'react';
import type {BoardModel, BoardPlace} from './model.js';
import {boardRows} from './rows.js';
import {isSameStyle, linkedText, type Span, textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme.js';

type RowProps = {readonly spans: readonly Span[]};

const isSameRow = (a: RowProps, b: RowProps): boolean =>
	a.spans.length === b.spans.length &&
	a.spans.every(
		(span, index) =>
			span.text === b.spans[index].text && isSameStyle(span.style, b.spans[index].style),
	);

/** One row of text in several styles; drawn anew only when it changes. */
export const SpanRow = memo(function SpanRow({spans}: RowProps) {
	return (
		<Text wrap="truncate">
			{spans.map((span, index) => (
				<Text key={index} {...textProps(span.style)}>
					{linkedText(span)}
				</Text>
			))}
		</Text>
	);
}, isSameRow);

type BoardProps = {
	/** What to show; make it anew only when something changed. */
	readonly model: BoardModel;
	/** Where: the `BoardLayout`, or the part of it that concerns the board. */
	readonly place: BoardPlace;
};

/** The board with its coordinates, in the theme of the tree. Takes exactly `place.board`'s width and height. */
export function Board({model, place}: BoardProps) {
	const theme = useTheme();
	const rows = useMemo(() => boardRows(model, place, theme), [model, place, theme]);
	return (
		<Box
			flexDirection="column"
			flexShrink={0}
			width={place.board.width}
			height={place.board.height}
		>
			{rows.map((spans, index) => (
				<SpanRow key={index} spans={spans} />
			))}
		</Box>
	);
}
