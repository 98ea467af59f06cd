import type {Role} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Placement} from '../../solver/material.js';
import {raysOf, whiteMoves} from '../../solver/reach.js';

/** Added to the square in a try of `TwoMen.tries` that the man makes and not the king. */
export const MAN_TRY = 64;

const NOT_A_FILE = 0xfefe_fefe | 0;
const NOT_H_FILE = 0x7f7f_7f7f;

/** The squares beside each square, as halves of sets. */
export const NEAR_LOW = new Int32Array(64);
export const NEAR_HIGH = new Int32Array(64);
for (let square = 0; square < 64; square++) {
	({low: NEAR_LOW[square], high: NEAR_HIGH[square]} = kingStepsFrom(square));
}

/** Returns the low half of the squares beside a set's squares. */
export function stepsLow(low: number, high: number): number {
	const sides = ((low << 1) & NOT_A_FILE) | ((low >>> 1) & NOT_H_FILE);
	const rows = low | sides;
	const above = high | ((high << 1) & NOT_A_FILE) | ((high >>> 1) & NOT_H_FILE);
	return sides | (rows << 8) | (rows >>> 8) | (above << 24);
}

/** Returns the high half of the squares beside a set's squares. */
export function stepsHigh(low: number, high: number): number {
	const sides = ((high << 1) & NOT_A_FILE) | ((high >>> 1) & NOT_H_FILE);
	const rows = high | sides;
	const below = low | ((low << 1) & NOT_A_FILE) | ((low >>> 1) & NOT_H_FILE);
	return sides | (rows << 8) | (rows >>> 8) | (below >>> 24);
}

/**
 * White's king and one man that is no pawn, for loops that look at very many placements: what they attack
 * and where they may go, by `king * 64 + man`, the squares of sets as halves.
 */
export class TwoMen {
	readonly material: readonly [Role];
	/** What the man attacks; his own king blocks him, the other never does. */
	readonly manLow = new Int32Array(4096);
	readonly manHigh = new Int32Array(4096);
	/** What both attack; their own squares are among them where one guards the other. */
	readonly allLow = new Int32Array(4096);
	readonly allHigh = new Int32Array(4096);
	readonly #tries: (Uint8Array | undefined)[] = [];

	constructor(role: Exclude<Role, 'pawn' | 'king'>) {
		this.material = [role];
		for (let index = 0; index < 4096; index++) {
			const king = index >> 6;
			const man = index & 63;
			const lines: Square[] = [];
			for (const ray of king === man ? [] : raysOf(role, man)) {
				const at = ray.indexOf(king);
				lines.push(...(at < 0 ? ray : ray.subarray(0, at + 1)));
			}

			const {low, high} = SquareSet.from(lines);
			this.manLow[index] = low;
			this.manHigh[index] = high;
			this.allLow[index] = low | NEAR_LOW[king];
			this.allHigh[index] = high | NEAR_HIGH[king];
		}
	}

	/** Returns White's men as a placement. */
	placement(king: Square, man: Square): Placement {
		return {material: this.material, squares: [king, man]};
	}

	/** Returns the squares that White may try, the king's first, each man's from a1 to h8; the man's with `MAN_TRY`. */
	tries(king: Square, man: Square): Uint8Array {
		const index = (king << 6) | man;
		let tries = this.#tries[index];
		if (tries === undefined) {
			tries = Uint8Array.from(
				whiteMoves(this.placement(king, man)).map(({man: who, to}) => to + who * MAN_TRY),
			).sort();
			this.#tries[index] = tries;
		}

		return tries;
	}
}
