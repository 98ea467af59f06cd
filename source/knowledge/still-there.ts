import {
	EMPTY,
	isMan,
	KING,
	KNIGHT,
	makeMan,
	type Man,
	manColor,
	PAWN,
	QUEEN,
	ROOK,
} from '../core/man.js';
import {fileOf, rankOf, type Square} from '../core/square.js';
import {type Color, opposite} from '../core/color.js';
import {knownMen} from '../rules/machines/known-men.js';
import type {Announcement} from '../rules/news.js';
import type {View} from '../rules/view.js';
import {takersOf} from './takers.js';

/** What a seat noticed, as far as it tells which men have stayed where they were. */
type Notice = {
	readonly by: Color;
	readonly stands: boolean;
	readonly heard: readonly Announcement[];
	readonly view: View;
};

/** Returns whether a man of the other side could take on a square if nothing stood between; `forward` is how many squares on its pawns step. */
function reaches(man: Man, from: Square, to: Square, forward: number): boolean {
	const files = Math.abs(fileOf(to) - fileOf(from));
	const ranks = Math.abs(rankOf(to) - rankOf(from));
	switch (man & 7) {
		case PAWN:
			return files === 1 && rankOf(to) - rankOf(from) === forward / 8;
		case KNIGHT:
			return files * ranks === 2;
		case KING:
			return Math.max(files, ranks) === 1;
		case ROOK:
			return files === 0 || ranks === 0;
		case QUEEN:
			return files === 0 || ranks === 0 || files === ranks;
		default:
			return files === ranks;
	}
}

/** Returns whether a man of the other side may have made the move between two views of a seat that sees its own men alone. */
function mayHaveMoved(man: Man, square: Square, before: View, after: View): boolean {
	const forward = after.viewer === 'white' ? -8 : 8;
	const takers = takersOf(before, after);
	if (takers.length > 0) {
		return takers.some((to) => reaches(man, square, to, forward));
	}

	const ahead = before.cells[square + forward] ?? EMPTY;
	const isBlocked = isMan(ahead) && manColor(ahead) === before.viewer;
	return (man & 7) !== PAWN || !isBlocked;
}

/**
 * Returns the men of the other side of which a seat was told where they stand (by the grids of scouts, or that of its king as play begins) and which are there
 * still, whatever that side has moved since: pawns that were blocked, and all that could not have been what took a man.
 * It holds where a turn is one move.
 */
export function stillThere(notices: readonly Notice[], start: View): ReadonlyMap<Square, Man> {
	const there = new Map<Square, Man>();
	let seen = start;
	for (const {by, stands, heard, view} of notices) {
		for (const [square, man] of there) {
			const isMoved = by !== view.viewer && stands && mayHaveMoved(man, square, seen, view);
			if (isMoved || isMan(view.cells[square])) {
				there.delete(square);
			}
		}

		const other = opposite(view.viewer);
		for (const [square, role] of knownMen(heard, other)) {
			if (role === undefined) {
				there.delete(square);
			} else {
				there.set(square, makeMan(other, role));
			}
		}

		seen = view;
	}

	return there;
}
