import {parseBoardText} from '../../../source/core/board-text.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare, type Square} from '../../../source/core/square.js';
import {parseUci, type UciMove} from '../../../source/core/uci.js';
import {type BoardLayout, makeLayout} from '../../../source/ui/frame/layout.js';
import type {Span} from '../../../source/ui/theme/style.js';
import {makeTheme, type Theme} from '../../../source/ui/theme/theme.js';

/** Returns the squares that a text such as "e2 e4" names. */
export const squares = (text: string): Square[] =>
	text.split(' ').map((name) => {
		const square = parseSquare(name);
		if (square === undefined) {
			throw new Error(`${name} is no square`);
		}

		return square;
	});

export const square = (name: string): Square => squares(name)[0];

/** Returns the moves that a text such as "e2e4 g1f3" names. */
export const moves = (text: string): UciMove[] =>
	text.split(' ').map((uci) => {
		const move = parseUci(uci);
		if (move === undefined) {
			throw new Error(`${uci} is no move`);
		}

		return move;
	});

export const cellsOf = (board: string): Uint8Array => unwrap(parseBoardText(board, true));

/** A middle game as White sees it: a knight and a pawn of Black's in sight, much fog. */
export const CELLS = cellsOf(
	'????????/?????p??/??1??n??/???1?1??/1?1P1P1?/1?N1P1?1/PPP1BPPP/R1BQK2R',
);

/** A window for each size of square. */
export const WINDOWS = [
	[40, 12],
	[80, 24],
	[100, 30],
	[120, 40],
	[140, 56],
	[200, 72],
] as const;

export function boardLayout(columns: number, rows: number): BoardLayout {
	const layout = makeLayout(columns, rows);
	if (layout.kind !== 'board') {
		throw new Error('too small');
	}

	return layout;
}

/** Letters and no styles, so that tests read what is told by shape. */
export const LETTERS: Theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 0});

export const textOf = (rows: readonly (readonly Span[])[]): string[] =>
	rows.map((spans) => spans.map(({text}) => text).join(''));
