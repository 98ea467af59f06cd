import type {Cells} from '../core/board-text.js';
import {type Color, opposite} from '../core/color.js';
import {EMPTY, KING, PAWN} from '../core/man.js';
import {fileOf, parseSquare, rankOf, squareAt} from '../core/square.js';
import {parseAct} from '../core/act.js';
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

	const text = announcedIn(heard) === undefined ? ownAct(history, index) : undefined;
	const act = text === undefined ? undefined : parseAct(text);
	const special = act?.kind === 'say' && act.word === 'special' ? act.move : undefined;
	const move = special ?? (text === undefined ? undefined : parseUci(text));
	return move === undefined ? [] : [{by: seat, move, before}];
}

/** Returns what an act of the other side's was that is no move, where what was seen or heard of it tells: "challenge", "look", "name:e4". */
export function toldAct(history: SeatHistory, index: number): string | undefined {
	const {by, heard, view} = history.plies[index];
	const {phase, turn} = viewBefore(history, index);
	const told = heard.find(({type}) => type === 'ceded' || type === 'revealed');
	if (told?.type === 'ceded' || told?.type === 'revealed') {
		return `${told.type === 'ceded' ? 'cede' : 'reveal'}:${told.square}`;
	}

	const answer = answerIn(history, index);
	if (answer !== undefined) {
		return answer.isRight === undefined ? 'pass' : 'challenge';
	}

	const {phase: after = ''} = view;
	if (phase === 'name' && after.startsWith('named ')) {
		return after.replace('named ', 'name:');
	}

	if (phase === 'sealed' && after === 'closing' && turn !== by) {
		return 'open';
	}

	const isOpened = heard.some((record) => record.type === 'opened' && record.by === opposite(by));
	const isBound = after === 'answer' || after === 'name';
	return isOpened && isBound && !heard.some(({type}) => type === 'illegal-seal')
		? 'look'
		: undefined;
}

/** What was said to a move that could be challenged, and what came of it. */
export type MoveAnswer = {
	/** Who answered. */
	readonly by: Color;
	/** Whether the challenge was right; undefined where there was none. */
	readonly isRight: boolean | undefined;
	/** Where the man stands now: of a right challenge where it came from. */
	readonly square: number;
	readonly isCapture: boolean;
};

/**
 * Returns how a move was answered in ply `index`, by the boards alone, which both sides see: undefined where that ply is
 * no answer to one. Whom a challenge in vain has cost the turn the mover follows; what was challenged with right is back.
 */
export function answerIn(history: SeatHistory, index: number): MoveAnswer | undefined {
	const {by, view} = history.plies[index];
	const before = viewBefore(history, index);
	// Without covers a phase of that name is another one.
	if (before.phase !== 'answer' || before.marks === undefined) {
		return undefined;
	}

	const intended = announcedIn(history.plies[index - 1]?.heard ?? []);
	const wasEmpty = (square: number): boolean => before.cells[square] === EMPTY;
	const returned = [...view.cells.keys()].find(
		(square) => wasEmpty(square) && view.cells[square] !== EMPTY,
	);
	const isCapture = intended !== undefined;
	const isLie =
		intended === undefined ? returned !== undefined : view.cells[intended.from] !== EMPTY;
	const isInVain = view.turn !== by;
	const from = intended?.from ?? returned ?? -1;
	const to = intended?.to ?? lastGoal(history, index);
	return {
		by,
		isRight: isInVain ? false : isLie ? true : undefined,
		square: isLie ? from : to,
		isCapture,
	};
}

/** Returns where the man went that moved in the ply before one; -1 where nobody went anywhere. */
function lastGoal(history: SeatHistory, index: number): number {
	const {cells} = viewBefore(history, index);
	const earlier = viewBefore(history, index - 1).cells;
	return cells.findIndex((code, square) => code !== EMPTY && earlier[square] === EMPTY);
}
