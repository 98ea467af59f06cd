import {SquareSet} from '../core/square-set.js';

const NOT_A_FILE = 0xfefe_fefe | 0;
const NOT_H_FILE = 0x7f7f_7f7f;

/** Returns the squares that a king can step to from at least one square of a set, whatever stands there. */
export function kingSteps(set: SquareSet): SquareSet {
	const {low, high} = set;
	const lowSides = ((low << 1) & NOT_A_FILE) | ((low >>> 1) & NOT_H_FILE);
	const highSides = ((high << 1) & NOT_A_FILE) | ((high >>> 1) & NOT_H_FILE);
	const lowRows = low | lowSides;
	const highRows = high | highSides;
	return new SquareSet(
		lowSides | (lowRows << 8) | (lowRows >>> 8) | (highRows << 24),
		highSides | (highRows << 8) | (highRows >>> 8) | (lowRows >>> 24),
	);
}

const STEPS_FROM: readonly SquareSet[] = Array.from({length: 64}, (_, square) =>
	kingSteps(SquareSet.of(square)),
);

/** Returns the squares next to a square. */
export const kingStepsFrom = (square: number): SquareSet => STEPS_FROM[square];
