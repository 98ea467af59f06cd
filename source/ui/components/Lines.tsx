import {Box} from 'ink';
import {SpanRow} from './Board.js';
import type {Line} from './text-lines.js';

type LinesProps = {
	readonly lines: readonly Line[];
	readonly width: number;
	readonly height: number;
};

/** Rows of styled text in a box of exactly this size; what is too much is cut off. */
export function Lines({lines, width, height}: LinesProps) {
	return (
		<Box flexDirection="column" flexShrink={0} width={width} height={height} overflow="hidden">
			{lines.slice(0, height).map((spans, index) => (
				<SpanRow key={index} spans={spans} />
			))}
		</Box>
	);
}
