import {EMPTY, KING, PAWN} from '../../core/man.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import {fromMiddle, VALUES, WORTH} from '../evaluation/worth.js';

/** A side with so little beside its king and no pawns, in hundredths of a pawn, is hunted. */
const FEW = 700;
const EDGE = 14;
const NEAR = 6;

/** Returns what it is worth to hunt a king that has hardly a man left: at the edge, with the other king near. */
function hunt(own: Square, other: Square): number {
	const files = Math.abs(fileOf(own) - fileOf(other));
	const ranks = Math.abs(rankOf(own) - rankOf(other));
	return EDGE * fromMiddle(other) + NEAR * (7 - Math.max(files, ranks));
}

/** Returns material and places on a whole board for a side, 0 for White, in hundredths of a pawn. A king may be missing. */
export function staticValue(cells: Uint8Array, side: number): number {
	let sum = 0;
	const men = [0, 0];
	const kings = [-1, -1];
	for (let square = 0; square < 64; square++) {
		const man = cells[square];
		if (man === EMPTY) {
			continue;
		}

		sum += WORTH[man * 64 + square];
		if ((man & 7) === KING) {
			kings[man >> 3] = square;
		} else {
			// A pawn is as good as the man that it may become.
			men[man >> 3] += (man & 7) === PAWN ? FEW : VALUES[man & 7];
		}
	}

	const [white, black] = kings;
	if (white >= 0 && black >= 0) {
		sum += men[1] < FEW && men[0] > men[1] ? hunt(white, black) : 0;
		sum -= men[0] < FEW && men[1] > men[0] ? hunt(black, white) : 0;
	}

	return side === 0 ? sum : -sum;
}
