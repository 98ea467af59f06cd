import {endOf, middleOf} from './features.js';
import {FULL_PHASE} from './placement.js';

/** No evaluation is beyond this, in hundredths of a pawn: the fall of a king always counts for more. */
export const EVALUATION_LIMIT = 2900;
/** Beyond this an evaluation grows by an eighth only, so that it keeps its direction below the limit. */
const BEND = 2000;

/** Returns an evaluation brought between the limits, keeping its order. */
export function bound(value: number): number {
	if (value > BEND) {
		return Math.min(EVALUATION_LIMIT, BEND + ((value - BEND) >> 3));
	}

	return value < -BEND ? Math.max(-EVALUATION_LIMIT, -BEND - ((-BEND - value) >> 3)) : value;
}

/** Returns a packed value between middlegame and endgame by the phase, unbounded. */
export function taper(packed: number, phase: number): number {
	const part = phase > FULL_PHASE ? FULL_PHASE : phase;
	return ((middleOf(packed) * part + endOf(packed) * (FULL_PHASE - part)) / FULL_PHASE) | 0;
}
