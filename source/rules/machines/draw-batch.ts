import {manRole, roleLetter} from '../../core/man.js';
import {pick, type Random} from '../../core/random.js';
import {parseSquare} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';

/**
 * Returns a batch of `count` moves of different men that begins with `begun`: each from the first list that has one left,
 * fewer when none has.
 */
export function drawBatch(
	begun: readonly UciMove[],
	lists: readonly (readonly UciMove[])[],
	count: number,
	random: Random,
): readonly UciMove[] {
	const moves = [...begun];
	while (moves.length < count) {
		const isLeft = ({from}: UciMove) => moves.every((one) => one.from !== from);
		const open = lists.map((list) => list.filter(isLeft)).find((list) => list.length > 0);
		if (open === undefined) {
			break;
		}

		moves.push(pick(random, open));
	}

	return moves;
}

/** What the other side was told of a batch: the letters of the men that moved, in order, and squares of captures. */
export type Told = {readonly kinds: string; readonly captured: readonly string[]};

/**
 * Returns a batch that the men of a board may have played when that was told of it: each move by a man of the role that
 * moved, of the first list that has one, or of the last one as seldom as every fourth time, and onto a square of a capture
 * half the time where it can; the rest is anything.
 */
export function drawTold(
	cells: Uint8Array,
	{kinds, captured}: Told,
	lists: readonly (readonly UciMove[])[],
	count: number,
	random: Random,
): readonly UciMove[] {
	const taken = new Set(captured.map(parseSquare));
	const moves: UciMove[] = [];
	for (const letter of kinds) {
		const isFit = ({from}: UciMove): boolean =>
			roleLetter(manRole(cells[from])) === letter && moves.every((one) => one.from !== from);
		const open = (random() < 1 / 4 ? lists.slice(-1) : lists)
			.map((list) => list.filter(isFit))
			.find((list) => list.length > 0);
		if (open !== undefined) {
			const captures = random() < 1 / 2 ? open.filter(({to}) => taken.has(to)) : [];
			moves.push(pick(random, captures.length > 0 ? captures : open));
		}
	}

	return drawBatch(moves, lists.slice(-1), count, random);
}
