import {fileOf, rankOf, type Square} from '../../core/square.js';

/** The ways in which the umpire says that a king is in check, seen from the king's square. */
export const CHECK_KINDS = ['rank', 'file', 'long-diagonal', 'short-diagonal', 'knight'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/**
 * Returns by what line a man on `from` checks a king. Of the two diagonals through the king's square the
 * longer one is "long": the one along a1–h8 in the quarters of the board around a1 and h8, else the other.
 */
export function checkKind(from: Square, king: Square): CheckKind {
	const files = fileOf(from) - fileOf(king);
	const ranks = rankOf(from) - rankOf(king);
	if (ranks === 0) {
		return 'rank';
	}

	if (files === 0) {
		return 'file';
	}

	if (Math.abs(files) !== Math.abs(ranks)) {
		return 'knight';
	}

	const isRising = files === ranks;
	const isRisingLong = fileOf(king) < 4 === rankOf(king) < 4;
	return isRising === isRisingLong ? 'long-diagonal' : 'short-diagonal';
}
