import {BISHOP, EMPTY, KING, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {kingDistance, type Square} from '../../core/square.js';
import {raysOf} from '../../solver/reach.js';
import {fromMiddle, VALUES, WORTH} from '../evaluation/worth.js';

/** A side with so little beside its king and no pawns, in hundredths of a pawn, is hunted. */
const FEW = 700;
const EDGE = 14;
const NEAR = 20;

/** Returns what it is worth to hunt a king that has hardly a man left: at the edge, with the other king near. */
function hunt(own: Square, other: Square): number {
	return EDGE * fromMiddle(other) + NEAR * (7 - kingDistance(own, other));
}

/** What a board comes to: material and places for White, and by side how many men move on lines, what the men are worth, and where king and queen stand, -1 for nowhere. */
type Survey = {
	sum: number;
	readonly liners: number[];
	readonly men: number[];
	readonly kings: Square[];
	readonly queens: Square[];
};

function survey(cells: Uint8Array): Survey {
	const found: Survey = {sum: 0, liners: [0, 0], men: [0, 0], kings: [-1, -1], queens: [-1, -1]};
	for (let square = 0; square < 64; square++) {
		const man = cells[square];
		if (man === EMPTY) {
			continue;
		}

		const side = man >> 3;
		const role = man & 7;
		found.sum += WORTH[man * 64 + square];
		found.liners[side] += role === BISHOP || role === ROOK || role === QUEEN ? 1 : 0;
		if (role === KING) {
			found.kings[side] = square;
		} else {
			// A pawn is as good as the man that it may become.
			found.men[side] += role === PAWN ? FEW : VALUES[role];
		}

		if (role === QUEEN) {
			found.queens[side] = square;
		}
	}

	return found;
}

/** Returns what men and places are worth to White. */
function forWhite({sum, men, kings: [white, black]}: Survey): number {
	let value = sum;
	if (white >= 0 && black >= 0) {
		value += men[1] < FEW && men[0] > men[1] ? hunt(white, black) : 0;
		value -= men[0] < FEW && men[1] > men[0] ? hunt(black, white) : 0;
	}

	return value;
}

/** Returns material and places on a whole board for a side, 0 for White, in hundredths of a pawn. A king may be missing. */
export const staticValue = (cells: Uint8Array, side: number): number =>
	side === 0 ? forWhite(survey(cells)) : -forWhite(survey(cells));

/** What the only queen on the board is worth, in hundredths of a pawn: the other side cannot win. */
const ONLY_QUEEN = 300;
/** The share of men and places that counts beside the only queen, and while both sides have one: what matters most is to keep her. */
const BESIDE_QUEEN = 1 / 8;
const BESIDE_QUEENS = 1 / 3;
/** What a queen risks by each empty square on her lines, for each man of the other side that moves on lines, in hundredths of a pawn; the only one risks more. */
const EXPOSED = 3;
const EXPOSED_ALONE = 4;
/** What each step is worth by which the only queen is nearer to the other king, when nothing is left that goes on lines. */
const QUEEN_NEAR = 6;

/** Returns how many empty squares lie on a queen's lines. */
function openLines(cells: Uint8Array, queen: Square): number {
	let count = 0;
	for (const ray of raysOf('queen', queen)) {
		for (const square of ray) {
			if (cells[square] !== EMPTY) {
				break;
			}

			count++;
		}
	}

	return count;
}

/** Returns what a board is worth to a side, in hundredths of a pawn, where only a queen may mate and a game without queens is drawn: who has the only one cannot lose, and hunts. */
export function queenValue(cells: Uint8Array, side: number): number {
	const found = survey(cells);
	const {kings, queens, liners} = found;
	const value = side === 0 ? forWhite(found) : -forWhite(found);
	const exposure = (one: number): number =>
		liners[one ^ 1] === 0 ? 0 : liners[one ^ 1] * openLines(cells, queens[one]);
	/** Returns what it is worth to a side that it has the only queen; `worth`: men and places. */
	const alone = (one: number, worth: number): number =>
		ONLY_QUEEN +
		Math.max(0, worth) * BESIDE_QUEEN +
		hunt(kings[one], kings[one ^ 1]) +
		(liners[one ^ 1] === 0 ? QUEEN_NEAR * (7 - kingDistance(queens[one], kings[one ^ 1])) : 0) -
		EXPOSED_ALONE * exposure(one);
	const [own, other] = [queens[side] >= 0, queens[side ^ 1] >= 0];
	if (own && other) {
		return value * BESIDE_QUEENS - EXPOSED * (exposure(side) - exposure(side ^ 1));
	}

	return own ? alone(side, value) : other ? -alone(side ^ 1, -value) : 0;
}
