import {EMPTY, KING, PAWN, QUEEN} from '../../core/man.js';
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

/** What a board comes to: material and places for White, and by side the men, what they are worth, and where king and queen stand, -1 for nowhere. */
type Survey = {
	sum: number;
	readonly count: number[];
	readonly men: number[];
	readonly kings: Square[];
	readonly queens: Square[];
};

function survey(cells: Uint8Array): Survey {
	const found: Survey = {sum: 0, count: [0, 0], men: [0, 0], kings: [-1, -1], queens: [-1, -1]};
	for (let square = 0; square < 64; square++) {
		const man = cells[square];
		if (man === EMPTY) {
			continue;
		}

		const side = man >> 3;
		const role = man & 7;
		found.sum += WORTH[man * 64 + square];
		found.count[side]++;
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
/** What a queen risks by each rank that she goes out, for each man of the other side, in hundredths of a pawn; the only one risks more. */
const EXPOSED = 1.5;
const EXPOSED_ALONE = 5;

/** Returns what a board is worth to a side, in hundredths of a pawn, where only a queen may mate and a game without queens is drawn: who has the only one cannot lose, and hunts. */
export function queenValue(cells: Uint8Array, side: number): number {
	const found = survey(cells);
	const {kings, queens, count} = found;
	const value = side === 0 ? forWhite(found) : -forWhite(found);
	const exposure = (one: number): number =>
		count[one ^ 1] * (one === 0 ? queens[one] >> 3 : 7 - (queens[one] >> 3));
	/** Returns what it is worth to a side that it has the only queen; `worth`: men and places. */
	const alone = (one: number, worth: number): number =>
		ONLY_QUEEN +
		Math.max(0, worth) * BESIDE_QUEEN +
		hunt(kings[one], kings[one ^ 1]) -
		EXPOSED_ALONE * exposure(one);
	const [own, other] = [queens[side] >= 0, queens[side ^ 1] >= 0];
	if (own && other) {
		return value * BESIDE_QUEENS - EXPOSED * (exposure(side) - exposure(side ^ 1));
	}

	return own ? alone(side, value) : other ? -alone(side ^ 1, -value) : 0;
}
