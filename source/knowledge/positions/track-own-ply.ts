import {PAWN} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import {isManOf} from './codes.js';
import type {ManTracks} from './man-tracks.js';
import type {Observation} from './observation.js';
import type {OwnPly} from './own-ply.js';

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
