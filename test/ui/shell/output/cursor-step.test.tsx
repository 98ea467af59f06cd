import {Box, render, Text} from 'ink';
import {describe, expect, it, vi} from 'vitest';
import type {Square} from '../../../../source/core/square.js';
import {makeMan} from '../../../../source/core/man.js';
import type {BoardModel} from '../../../../source/ui/board/model.js';
import {Board} from '../../../../source/ui/board/Board.js';
import type {BoardLayout} from '../../../../source/ui/frame/layout.js';
import {makeScreenOutput} from '../../../../source/ui/shell/output/screen-output.js';
import {makeTheme, ThemeContext} from '../../../../source/ui/theme/theme.js';
import {boardLayout, CELLS, square, squares, WINDOWS} from '../../board/sample.js';
import {openEmulator} from './terminal.js';

// Chalk looks once, when Ink is imported.
vi.hoisted(() => {
	process.env['FORCE_COLOR'] = '3';
});

const MODEL: BoardModel = {
	cells: CELLS,
	orientation: 'white',
	seat: 'white',
	lastMove: squares('d2 g1'),
	newlySeen: squares('f7'),
	taken: squares('f6'),
	ghosts: [{square: square('d8'), man: makeMan('black', 'queen'), age: 4}],
	pencil: [{square: square('b8'), sign: 'n'}],
};

const THEME = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});

/** What a requirement allows a cursor step to send to the terminal. */
const MOST_BYTES = 250;

function openBoard(layout: BoardLayout) {
	const terminal = openEmulator(layout.columns, layout.rows);
	const screen = (cursor: Square) => (
		<ThemeContext value={THEME}>
			<Box width={layout.columns} height={layout.rows}>
				<Board model={{...MODEL, cursor}} place={layout} />
				<Box flexDirection="column" marginLeft={2}>
					{Array.from({length: layout.rows}, (_, row) => (
						<Text key={row}>
							{'Black moved. Your knight on f6 was taken.'.slice(0, layout.panel.width)}
						</Text>
					))}
				</Box>
			</Box>
		</ThemeContext>
	);
	const instance = render(screen(square('e4')), {
		stdout: makeScreenOutput(terminal.stdout),
		alternateScreen: true,
		incrementalRendering: true,
		interactive: true,
		patchConsole: false,
		maxFps: 1000,
	});
	return {
		terminal,
		unmount: instance.unmount,
		async step(to: Square): Promise<number> {
			terminal.bytes();
			instance.rerender(screen(to));
			await instance.waitUntilRenderFlush();
			await terminal.settled();
			return terminal.bytes();
		},
	};
}

describe('a cursor step', () => {
	// Up to the largest that many people have.
	it.each(WINDOWS.slice(0, 5))(
		'sends few bytes at %i×%i, and leaves the screen right',
		async (columns, rows) => {
			const layout = boardLayout(columns, rows);
			const board = openBoard(layout);
			const sent: number[] = [];
			// Squares of a diagonal: near both edges and in the middle.
			for (let from = 0; from < 56; from += 18) {
				await board.step(from);
				sent.push(await board.step(from + 1), await board.step(from), await board.step(from + 8));
			}

			expect(Math.min(...sent)).toBeGreaterThan(0);
			expect(Math.max(...sent)).toBeLessThanOrEqual(MOST_BYTES);

			const fresh = openBoard(layout);
			await fresh.step(square('a8'));
			await board.step(square('a8'));
			expect(board.terminal.cells()).toEqual(fresh.terminal.cells());
			board.unmount();
			fresh.unmount();
		},
	);
});
