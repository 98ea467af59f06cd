import {Box, Text} from 'ink';
import type {TooSmallLayout} from '../layout.js';

/** Says which size is needed, in as much room as there is. The game goes on behind it. */
export function TooSmall({layout}: {readonly layout: TooSmallLayout}) {
	const {columns, rows, needed} = layout;
	const sentence = `This window is ${columns}×${rows}; fogchess needs ${needed.columns}×${needed.rows}. Nothing is lost: make it larger to go on.`;
	return (
		<Box width={columns} height={rows} overflow="hidden">
			<Text wrap="wrap">{sentence}</Text>
		</Box>
	);
}
