import {isUnknownMan, type Man} from '../core/man.js';
import {rankOf, type Square} from '../core/square.js';
import type {View} from '../rules/view.js';
import {isOwn} from './own-man.js';
import type {Noticed} from './worlds/noticed.js';

/** Returns where a covered man went between two views that show all covers; undefined when it is gone, or may have become another man on the last rank. */
function followCover(before: View, after: View, cover: number): Square | undefined {
	const arrived = [...after.cells.keys()].filter(
		(square) => after.cells[square] === cover && before.cells[square] !== cover,
	);
	const lastRank = after.viewer === 'white' ? 0 : 7;
	return arrived.length === 1 && rankOf(arrived[0]) !== lastRank ? arrived[0] : undefined;
}

/**
 * Returns the men that takebacks have left a seat with the knowledge of and that stand there for certain: until the other
 * side has done something, and under covers, whose ways are seen, as long as they are covered.
 */
export function shownMen(noticed: readonly Noticed[], start: View): ReadonlyMap<Square, Man> {
	let known = new Map<Square, Man>();
	let before = start;
	for (const {by, stands, view, shown = []} of noticed) {
		const left = new Map<Square, Man>();
		for (const [square, man] of known) {
			const code = before.cells[square];
			const isCovered = isUnknownMan(code) && !isOwn(code, view.viewer);
			const stays = view.cells[square] === code && (isCovered || by === view.viewer || !stands);
			const now = stays ? square : isCovered ? followCover(before, view, code) : undefined;
			if (now !== undefined) {
				left.set(now, man);
			}
		}

		for (const {square, man} of shown) {
			left.set(square, man);
		}

		known = left;
		before = view;
	}

	return known;
}
