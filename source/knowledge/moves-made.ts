import type {Cells} from '../core/board-text.js';
import type {Color} from '../core/color.js';
import {EMPTY, KING, PAWN} from '../core/man.js';
import {fileOf, parseSquare, rankOf, squareAt} from '../core/square.js';
import {boardMove} from '../core/act.js';
import {parseUci, type UciMove} from '../core/uci.js';
import type {Announcement} from '../rules/news.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {View} from '../rules/view.js';
import {ownAct} from './own-move.js';

/** A move that came about in a ply, and what the seat knew to stand before it. */
export type MadeMove = {readonly by: Color; readonly move: UciMove; readonly before: View};

/** Returns a board on which all is seen after a move, a castling or a capture in passing too. */
function cellsAfter(cells: Cells, {from, to}: UciMove): Cells {
	const next = cells.slice();
	const man = cells[from];
	const isAside = fileOf(from) !== fileOf(to);
	if ((man & 7) === PAWN && isAside && cells[to] === EMPTY) {
		next[squareAt(fileOf(to), rankOf(from))] = EMPTY;
	}

	if ((man & 7) === KING && Math.abs(fileOf(from) - fileOf(to)) === 2) {
		const corner = to > from ? from + 3 : from - 4;
		next[(from + to) >> 1] = cells[corner];
		next[corner] = EMPTY;
	}

	next[to] = man;
	next[from] = EMPTY;
	return next;
}

/** Returns the capture that a ply announced, before the other side let it be made. */
export function announcedIn(heard: readonly Announcement[]): UciMove | undefined {
	const told = heard.find((record) => record.type === 'intends');
	const [from, to] = told?.type === 'intends' ? [told.from, told.to].map(parseSquare) : [];
	return from === undefined || to === undefined ? undefined : {from, to};
}

/** Returns whether acts of a ply, whoever did it, let moves come about that the seat was told: opened ones, and captures that were announced. */
export const isToldPly = ({plies}: SeatHistory, index: number): boolean =>
	plies[index].heard.some(({type}) => type === 'opened') ||
	announcedIn(plies[index - 1]?.heard ?? []) !== undefined;

/**
 * Returns the moves that came about in ply `index` (0 is the first), in order, as far as the seat made them or was told
 * of them: its own one, unless it was written down or announced only; those that were opened; and a capture that the
 * other side has let be made.
 */
export function movesMade(history: SeatHistory, index: number): readonly MadeMove[] {
	const {seat, plies} = history;
	const {heard, view} = plies[index];
	let before = viewBefore(history, index);
	if (isToldPly(history, index)) {
		const made: MadeMove[] = [];
		const intended = announcedIn(plies[index - 1]?.heard ?? []);
		if (intended !== undefined && view.cells[intended.from] === EMPTY) {
			made.push({by: plies[index - 1].by, move: intended, before});
		}

		for (const record of heard) {
			const move = record.type === 'opened' ? parseUci(record.move) : undefined;
			if (record.type === 'opened' && move !== undefined) {
				made.push({by: record.by, move, before});
				before = {...before, cells: cellsAfter(before.cells, move)};
			}
		}

		return made;
	}

	const move = announcedIn(heard) === undefined ? boardMove(ownAct(history, index)) : undefined;
	return move === undefined ? [] : [{by: seat, move, before}];
}
