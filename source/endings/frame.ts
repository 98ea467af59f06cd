import type {Cells} from '../core/board-text.js';
import {type Color, opposite} from '../core/color.js';
import {BLACK_MAN, isMan} from '../core/man.js';
import type {Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {given} from '../core/given.js';
import {NO_SQUARE, parseSquare, type Square, squareName} from '../core/square.js';
import {makeUci, parseUci, type UciMove} from '../core/uci.js';
import type {HistoryTry, SeatHistory} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import type {View} from '../rules/view.js';
import {type Placement, readPlacement} from '../solver/material.js';

/** Returns a square as the attacker sees it who is White in the tables: for Black the board is turned over. Its own inverse. */
export const frameSquare = (attacker: Color, square: Square): Square =>
	attacker === 'white' ? square : square ^ 56;

/** Returns a set of squares in the tables' frame, or from it. */
export const frameSet = (attacker: Color, set: SquareSet): SquareSet =>
	attacker === 'white' ? set : SquareSet.from([...set].map((square) => square ^ 56));

/** Returns a move in the tables' frame, or from it. */
export const frameMove = (attacker: Color, {from, to, ...rest}: UciMove): UciMove => ({
	...rest,
	from: frameSquare(attacker, from),
	to: frameSquare(attacker, to),
});

/** Returns a board in the tables' frame, in which the attacker is White. */
export const frameCells = (attacker: Color, cells: Cells): Cells =>
	attacker === 'white'
		? cells
		: cells.map((_, square) => {
				const code = cells[square ^ 56];
				return isMan(code) ? code ^ BLACK_MAN : code;
			});

/** Reads the attacker's men off a board as the tables have them: as White's. The error says why there is no table. */
export function framePlacement(
	attacker: Color,
	cells: Cells,
): Result<{readonly placement: Placement; readonly blackKing: Square}> {
	return readPlacement(frameCells(attacker, cells));
}

/** Returns what an attacker saw, heard and played in the tables' frame, without castling and en passant, which no such ending has. */
export function frameHistory(history: SeatHistory): SeatHistory {
	const {seat, start, plies, tries} = history;
	if (seat === 'white') {
		return history;
	}

	const frameView = (view: View): View => ({
		viewer: 'white',
		cells: frameCells(seat, view.cells),
		turn: opposite(view.turn),
		castling: 0,
		epSquare: NO_SQUARE,
	});
	const frameText = (text: string): string => {
		const move = parseUci(text);
		return move === undefined ? text : makeUci(frameMove(seat, move));
	};

	const frameHeard = (heard: readonly Announcement[]): readonly Announcement[] =>
		heard.map((one) => {
			const square = one.type === 'captured' ? parseSquare(one.square ?? '') : undefined;
			return square === undefined ? one : {...one, square: squareName(frameSquare(seat, square))};
		});
	const frameTries = (tried: readonly HistoryTry[]): readonly HistoryTry[] =>
		tried.map(({by, text, heard, view}) => ({
			by: opposite(by),
			heard: frameHeard(heard),
			...given({text: text && frameText(text), view: view && frameView(view)}),
		}));
	return {
		...history,
		seat: 'white',
		start: frameView(start),
		plies: plies.map(({by, move, view, heard, tries: before}) => ({
			by: opposite(by),
			view: frameView(view),
			heard: frameHeard(heard),
			...given({move: move && frameText(move), tries: before && frameTries(before)}),
		})),
		...given({tries: tries && frameTries(tries)}),
	};
}
