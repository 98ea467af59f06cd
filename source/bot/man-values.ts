/** What a man is worth in hundredths of a pawn, by role code; a king is worth the game. */
export const MAN_VALUES = Int32Array.of(0, 100, 310, 330, 500, 950, 100_000, 0);
