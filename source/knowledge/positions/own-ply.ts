import {EMPTY, PAWN} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {MoveTables} from '../../rules/move-tables.js';
import {isManOf} from './codes.js';
import type {ManTracks} from './man-tracks.js';
import type {Observation} from './observation.js';

/** What a move of the seat's own did, as its own men tell. */
export type OwnPly = {
	/** Where it arrived: an enemy man that stood there is gone. */
	readonly to: Square;
	/** The square of the pawn that it took en passant, or NO_SQUARE. */
	readonly victim: Square;
	/** The square that it passed over by a double step, or NO_SQUARE. */
	readonly passed: Square;
};

/** Returns the first square on which there is a man before and none after, or NO_SQUARE. */
export function findLeft(before: Uint8Array, after: Uint8Array): Square {
	for (let square = 0; square < 64; square++) {
		if (before[square] !== EMPTY && after[square] === EMPTY) {
			return square;
		}
	}

	return NO_SQUARE;
}

/**
 * Returns what the seat's own move did, by its own men before and after; `epSquare` is where it could
 * capture en passant before. Of castling's two arrivals it names one, which makes no difference.
 */
export function readOwnPly(
	before: Uint8Array,
	after: Uint8Array,
	epSquare: Square,
	tables: MoveTables,
): OwnPly {
	const from = findLeft(before, after);
	const to = findLeft(after, before);
	const isPawn = from !== NO_SQUARE && (before[from] & 7) === PAWN;
	if (!isPawn || to === NO_SQUARE) {
		return {to, victim: NO_SQUARE, passed: NO_SQUARE};
	}

	const isEnPassant = to === epSquare && (from & 7) !== (to & 7);
	const isDouble = tables.enPassant && Math.abs(to - from) === 16;
	return {
		to,
		victim: isEnPassant ? (from & ~7) | (to & 7) : NO_SQUARE,
		passed: isDouble ? (from + to) >> 1 : NO_SQUARE,
	};
}

/** Narrows each enemy man's squares by a move of the seat's own: by what it took, and by what is seen `after`. `seen` is what the seat saw before it. */
export function trackOwnPly(
	tracks: ManTracks,
	{to, victim}: OwnPly,
	seen: Uint8Array,
	enemy: number,
	after: Observation,
): void {
	if (victim !== NO_SQUARE) {
		tracks.take(victim, PAWN);
	} else if (to !== NO_SQUARE && isManOf(seen[to], enemy)) {
		tracks.take(to, seen[to] & 7);
	}

	tracks.restrict(after);
}
