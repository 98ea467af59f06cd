import type {Color} from '../../source/core/color.js';
import {type Square, squareName} from '../../source/core/square.js';
import {boxOfSquare} from './square-box.js';
import type {BoardPlace} from '../../source/ui/board/model.js';
import {makeLayout} from '../../source/ui/frame/layout.js';
import type {Frame} from './open-terminal.js';

/** What a frame shows of the board: the characters in each square, row by row, by the square's name. */
export type ShownBoard = ReadonlyMap<string, string>;

const SQUARES: readonly Square[] = Array.from({length: 64}, (_, square) => square);

function placeOfGame(columns: number, rows: number): BoardPlace {
	const layout = makeLayout(columns, rows);
	if (layout.kind !== 'board') {
		throw new Error(`no board fits into ${columns}×${rows}`);
	}

	return layout;
}

/** Returns what the squares of a frame show when a board is drawn there as `orientation` sees it. */
export function readBoard(
	{lines}: Pick<Frame, 'lines'>,
	{
		columns,
		rows,
		orientation,
		place = placeOfGame(columns, rows),
	}: {
		readonly columns: number;
		readonly rows: number;
		readonly orientation: Color;
		/** Where a screen has its board, when it is not where a game has it. */
		readonly place?: BoardPlace;
	},
): ShownBoard {
	return new Map(
		SQUARES.map((square) => {
			const {left, top, width, height} = boxOfSquare(place, orientation, square);
			const shown = lines
				.slice(top, top + height)
				.map((line) => line.padEnd(columns).slice(left, left + width));
			return [squareName(square), shown.join('\n')];
		}),
	);
}
