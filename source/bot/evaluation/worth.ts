import {BLACK_MAN, KING, PAWN, UNKNOWN} from '../../core/man.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';

/** What a man is worth in hundredths of a pawn, by role code; a concealed one as much as such a man is on the average. */
export const VALUES = Int32Array.of(0, 100, 320, 330, 500, 900, 0, 420);

/** Returns how far a square is from the middle, 0 to 6. */
export const fromMiddle = (square: Square): number =>
	Math.floor(Math.abs(fileOf(square) - 3.5)) + Math.floor(Math.abs(rankOf(square) - 3.5));

/** What a square is worth to a man of White's: the middle for the light men, the own ranks for the king, the way ahead for pawns. */
function squareWorth(role: number, square: number): number {
	const rank = rankOf(square);
	const middle = 6 - fromMiddle(square);
	if (role === PAWN) {
		return rank * rank * 2 + middle * 2;
	}

	return role === KING ? -8 * rank - 4 * middle : role <= 3 ? middle * 8 - 24 : middle;
}

/** Material and place by man code * 64 + square; good for White is positive. */
export const WORTH = new Int32Array(16 * 64);
for (let role = PAWN; role <= UNKNOWN; role++) {
	for (let square = 0; square < 64; square++) {
		const worth = VALUES[role] + squareWorth(role, square);
		WORTH[role * 64 + square] = worth;
		WORTH[(role | BLACK_MAN) * 64 + (square ^ 56)] = -worth;
	}
}
