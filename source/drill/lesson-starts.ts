/** How far a lesson is: from 1, the first steps, to 5, the hardest there are. */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** A start of a lesson: White to move. The par counts White's moves, the capture included. */
export type StartRow = readonly [grade: Grade, ending: string, par: number, board: string];

/** Starts where White is told the king's square, drawn at random from those of their par; the first of each ending on the rim. */
export const KNOWN: readonly StartRow[] = [
	[1, 'KQvK', 3, '4Q3/k7/8/8/8/8/8/2K5'],
	[1, 'KRRvK', 3, '3R4/8/8/8/K7/2R5/8/6k1'],
	[1, 'KRvK', 3, '7k/8/8/6K1/1R6/8/8/8'],
	[1, 'KQvK', 5, '8/7Q/8/8/8/8/K7/4k3'],
	[1, 'KRRvK', 5, '8/8/8/8/k7/5K1R/2R5/8'],
	[2, 'KRvK', 5, '8/8/8/8/5K2/1R6/7k/8'],
	[2, 'KPvK', 5, '4K3/1P6/8/8/8/8/k7/8'],
	[2, 'KQvK', 8, '8/2K5/8/3k4/8/8/5Q2/8'],
	[2, 'KRRvK', 7, '5RK1/3R4/1k6/8/8/8/8/8'],
	[2, 'KRvK', 8, '8/5K2/R7/8/8/8/8/7k'],
	[2, 'KPvK', 9, '8/8/P6k/5K2/8/8/8/8'],
	[2, 'KBvK', 4, '8/8/8/8/6B1/5K2/7k/8'],
	[2, 'KNvK', 4, '5N1k/5K2/8/8/8/8/8/8'],
	[3, 'KQvK', 11, '4K3/8/1Q6/8/6k1/8/8/8'],
	[3, 'KRRvK', 9, '3R4/4R3/5k2/8/8/8/8/4K3'],
	[3, 'KRvK', 11, '8/8/1R6/K7/8/8/8/4k3'],
	[3, 'KPvK', 14, '8/8/P7/4K3/6k1/8/8/8'],
	[3, 'KQvK', 14, '8/8/8/3k4/Q7/4K3/8/8'],
	[3, 'KRRvK', 11, '8/7K/8/8/R7/8/2k5/1R6'],
	[3, 'KBvK', 6, '8/8/8/8/8/8/8/1kBK4'],
	[3, 'KNvK', 6, '8/8/8/8/8/8/5K2/3N3k'],
	[3, 'KPvK', 20, '8/8/7P/8/8/2K2k2/8/8'],
	[3, 'KQQvK', 4, '6Q1/8/6KQ/k7/8/8/8/8'],
	[3, 'KQRvK', 6, '3Q4/3R4/3K4/8/8/8/8/4k3'],
	[3, 'KQPvK', 8, '6k1/8/8/7Q/8/4P3/6K1/8'],
	[3, 'KQBvK', 9, '4k3/8/8/B7/8/8/4K3/4Q3'],
	[3, 'KQNvK', 9, '8/K7/8/7k/1Q6/8/8/N7'],
	[3, 'KRBvK', 9, '2R5/7K/8/k7/8/1B6/8/8'],
	[3, 'KRNvK', 9, '2K5/8/3R4/8/7k/8/2N5/8'],
	[3, 'KBBvK', 8, '2k5/6B1/3K4/8/8/8/8/5B2'],
	[3, 'KBNvK', 6, '5k2/8/6B1/8/8/4N1K1/8/8'],
	[3, 'KNNvK', 7, 'N7/2N4k/8/6K1/8/8/8/8'],
	[3, 'KQQvK', 5, '8/8/4k3/8/8/8/8/QQK5'],
	[3, 'KQRvK', 8, '8/8/8/8/4k3/8/1K6/QR6'],
	[4, 'KQvK', 17, '7Q/8/3k4/8/8/8/8/4K3'],
	[4, 'KRvK', 14, '3R4/8/8/8/6K1/k7/8/8'],
	[4, 'KRRvK', 13, '7K/8/8/8/3k4/8/1R6/7R'],
	[4, 'KQvK', 20, '8/8/K7/3k4/8/Q7/8/8'],
	[4, 'KPvK', 28, '8/8/8/7P/6k1/8/K7/8'],
	[4, 'KPvK', 36, '8/8/8/8/4k3/8/KP6/8'],
	[4, 'KQPvK', 12, '1Q6/8/8/5k2/8/4P3/8/1K6'],
	[4, 'KQBvK', 12, '7K/7Q/7B/8/3k4/8/8/8'],
	[4, 'KQNvK', 13, '8/8/8/4k3/8/1Q6/8/K6N'],
	[4, 'KRPvK', 14, '8/4k3/8/1RK5/8/8/4P3/8'],
	[4, 'KRBvK', 16, 'B5K1/8/8/5k2/6R1/8/8/8'],
	[4, 'KRNvK', 18, '8/N7/4k3/8/8/6K1/6R1/8'],
	[4, 'KPPvK', 16, '8/8/Pk6/4KP2/8/8/8/8'],
	[4, 'KBPvK', 18, '4K1k1/8/8/8/5B2/4P3/8/8'],
	[4, 'KNPvK', 18, '8/8/6K1/8/1k6/6P1/5N2/8'],
	[4, 'KBBvK', 14, '8/4B3/6k1/8/8/5K2/B7/8'],
	[4, 'KBNvK', 10, '8/8/8/B7/8/8/2K1k2N/8'],
	[4, 'KNNvK', 12, '8/8/8/3N4/8/3K4/kN6/8'],
	[4, 'KRBvK', 22, '8/R7/8/8/2B1k3/8/8/6K1'],
	[4, 'KRNvK', 26, '3K4/8/8/8/3k4/8/1R5N/8'],
	[4, 'KRPvK', 24, 'K7/8/8/8/8/1P6/2k5/R7'],
	[4, 'KPPvK', 28, '4K3/8/8/Pk6/8/3P4/8/8'],
	[4, 'KBPvK', 28, '8/8/1k6/8/8/1P6/B7/4K3'],
	[4, 'KNPvK', 28, '8/1N6/8/4k3/4P3/8/6K1/8'],
	[4, 'KBBvK', 20, '8/2B2k2/8/4K3/8/3B4/8/8'],
	[5, 'KRRvK', 14, 'R7/1R6/2k5/8/8/8/8/6K1'],
	[5, 'KRvK', 16, '7K/8/8/8/8/4R3/8/k7'],
	[5, 'KQvK', 23, '6Q1/8/8/8/3k4/8/8/K7'],
	[5, 'KPvK', 42, '8/3k4/8/5K2/8/1P6/8/8'],
	[5, 'KPvK', 48, '8/8/5k2/8/8/8/1P6/7K'],
	[5, 'KQPvK', 13, '8/8/8/2k5/8/8/2P5/1QK5'],
	[5, 'KQBvK', 13, '8/8/8/3k4/8/3B4/8/3Q3K'],
	[5, 'KQNvK', 14, '7Q/8/8/3k4/8/8/8/1N5K'],
	[5, 'KBNvK', 15, '2K5/k7/8/8/8/8/8/N1B5'],
	[5, 'KNNvK', 21, '8/8/8/8/K7/8/1k2N3/1N6'],
	[5, 'KRBvK', 29, '6K1/8/8/8/3k4/2RB4/8/8'],
	[5, 'KBBvK', 32, '1k6/8/8/8/2K5/8/8/1B2B3'],
	[5, 'KRNvK', 35, 'R7/2N5/3k4/8/8/8/8/6K1'],
	[5, 'KRPvK', 36, '5R2/8/1K4k1/8/5P2/8/8/8'],
	[5, 'KBPvK', 38, '6K1/8/6k1/8/8/2B5/6P1/8'],
	[5, 'KPPvK', 40, '8/5k2/8/4P3/6P1/8/8/1K6'],
	[5, 'KNPvK', 40, 'k7/7N/8/8/8/6K1/P7/8'],
	[5, 'KRNvK', 44, '7K/8/8/8/8/3k4/3N4/1R6'],
	[5, 'KRPvK', 48, '8/8/8/6R1/8/1k6/1P4K1/8'],
	[5, 'KBPvK', 49, '8/8/8/8/k7/8/1P5K/7B'],
	[5, 'KNPvK', 52, '3k1K2/8/N7/8/8/8/1P6/8'],
	[5, 'KPPvK', 53, '3k1K2/8/8/8/8/8/PP6/8'],
];

/** Starts where White is told nothing. */
export const BLIND: readonly StartRow[] = [
	[3, 'KQQvK', 5, '6Q1/8/2K5/8/8/1Q6/8/k7'],
	[3, 'KQRvK', 8, '8/8/8/3k4/8/3KQ3/8/R7'],
	[4, 'KRRvK', 12, '8/R7/7R/8/3K4/8/8/1k6'],
	[4, 'KPvK', 23, '8/5P2/3k1K2/8/8/8/8/8'],
	[4, 'KQQvK', 7, '8/8/8/2k5/8/8/8/QQK5'],
	[4, 'KQRvK', 10, '8/8/8/7k/8/K7/8/RQ6'],
	[4, 'KQBvK', 13, '8/4BQ2/8/6K1/8/2k5/8/8'],
	[4, 'KQNvK', 14, '8/7Q/K7/8/8/8/4k3/3N4'],
	[4, 'KQPvK', 18, '3K4/8/8/8/1k6/4P3/Q7/8'],
	[4, 'KPPvK', 22, '8/8/4K3/8/5P2/8/2P5/5k2'],
	[5, 'KRRvK', 16, 'R6K/8/8/8/8/8/4k3/R7'],
	[5, 'KQvK', 24, '1k6/8/8/5Q2/1K6/8/8/8'],
	[5, 'KQvK', 30, '4K3/8/7k/8/8/8/8/1Q6'],
	[5, 'KPvK', 32, '8/8/8/k5K1/6P1/8/8/8'],
	[5, 'KPvK', 40, '8/8/8/4k3/8/8/1P6/K7'],
	[5, 'KQBvK', 15, '8/8/8/7k/8/8/8/BQ5K'],
	[5, 'KQNvK', 17, '7K/8/8/6k1/8/8/8/N4Q2'],
	[5, 'KQPvK', 28, '8/8/7Q/k7/8/K7/P7/8'],
	[5, 'KRBvK', 26, '7B/8/3k4/8/5R2/8/8/2K5'],
	[5, 'KBPvK', 28, '8/7k/8/B7/6P1/5K2/8/8'],
	[5, 'KRNvK', 30, '6N1/3k4/8/8/2K5/4R3/8/8'],
	[5, 'KRPvK', 30, '4R3/k7/8/3K4/8/1P6/8/8'],
	[5, 'KNPvK', 34, '8/8/2k5/8/8/8/6P1/1N3K2'],
	[5, 'KPPvK', 36, '8/8/8/1P1kP3/8/8/8/K7'],
	[5, 'KRBvK', 37, '6R1/8/8/k7/8/K7/8/1B6'],
	[5, 'KBPvK', 39, '8/8/8/1B3k2/8/3K4/1P6/8'],
	[5, 'KRNvK', 41, '8/7R/7K/8/5k2/8/2N5/8'],
	[5, 'KNPvK', 47, '7N/8/8/3k4/8/8/P7/1K6'],
	[5, 'KRPvK', 49, '8/8/4k3/R7/8/8/1P2K3/8'],
	[5, 'KPPvK', 50, '8/8/8/7k/4P3/8/1P6/6K1'],
];

/** Starts in which the person is the lone king against the table, and lasts as long as he can. */
export const DEFENCE: readonly StartRow[] = [
	[2, 'KRRvK', 9, '3R4/4R3/5k2/8/8/8/8/4K3'],
	[2, 'KRvK', 10, 'R7/8/8/6K1/8/8/8/7k'],
	[3, 'KQvK', 17, '7Q/8/3k4/8/8/8/8/4K3'],
	[3, 'KRRvK', 12, '7K/8/8/5R2/8/8/2k5/1R6'],
	[3, 'KPvK', 16, '8/8/8/5P2/3K4/8/8/6k1'],
	[4, 'KPvK', 30, '8/8/8/2P5/5k1K/8/8/8'],
	[4, 'KQPvK', 11, '8/K7/8/6k1/1Q6/8/6P1/8'],
	[4, 'KBBvK', 18, '7k/2K5/8/8/6B1/8/8/6B1'],
	[4, 'KRBvK', 20, '5B2/6R1/8/8/5k2/8/8/6K1'],
	[4, 'KPPvK', 24, '8/1K6/8/P7/4kP2/8/8/8'],
	[4, 'KRNvK', 28, '8/3N4/3k4/8/8/8/1K6/R7'],
	[5, 'KQvK', 22, '8/8/8/8/3k4/Q7/8/K7'],
	[5, 'KRNvK', 40, '8/K7/8/7N/6k1/7R/8/8'],
	[5, 'KRPvK', 40, '8/5R2/8/1k3K2/1P6/8/8/8'],
	[5, 'KBPvK', 40, '8/8/4Bk2/8/1P6/6K1/8/8'],
	[5, 'KNPvK', 42, 'N7/8/8/5k2/8/7K/4P3/8'],
	[5, 'KPPvK', 44, '8/5k2/8/7P/8/8/6P1/K7'],
];

/** Starts that hold: the person is the lone king, and is never taken if he goes right. */
export const HELD: readonly (readonly [grade: Grade, ending: string, board: string])[] = [
	[3, 'KRvK', '3K4/8/8/8/8/2k5/R7/8'],
	[4, 'KPvK', '8/8/7K/8/3k4/8/2P5/8'],
	[4, 'KBBvK', '8/8/7K/8/8/2k5/2B4B/8'],
	[4, 'KBNvK', 'K2B4/8/3N4/3k4/8/8/8/8'],
	[5, 'KBPvK', '3B4/8/3k4/K5P1/8/8/8/8'],
	[5, 'KNPvK', '8/1K6/8/7N/8/2k1P3/8/8'],
];

/**
 * Starts in which the person is the lone king against the paper's plans. The par is the most moves that the
 * plan takes from there, or the fifty after which the host calls a draw.
 */
export const AGAINST_PAPER: readonly (readonly [...StartRow, strategy: 'paper' | 'paper+'])[] = [
	[3, 'KRRvK', 28, '8/8/8/3k4/8/R7/8/1R3K2', 'paper'],
	[4, 'KRRvK', 36, '4K3/8/8/8/6k1/8/3R4/5R2', 'paper'],
	[4, 'KQvK', 29, '5K2/1k6/8/8/8/Q7/8/8', 'paper+'],
	[4, 'KQvK', 50, '8/8/4k3/8/8/8/8/4KQ2', 'paper'],
	[5, 'KQvK', 43, '7K/1k6/8/8/8/8/8/6Q1', 'paper+'],
];

/**
 * Starts in Kriegspiel where White is told the king's square, drawn at random from those of their par; the last of each
 * ending is its hardest (docs/kriegspiel-endings.md).
 */
export const KRIEGSPIEL_KNOWN: readonly StartRow[] = [
	[2, 'KQvK', 4, '8/8/8/7K/1Q6/8/7k/8'],
	[2, 'KRvK', 5, '8/8/1R6/8/2K5/k7/8/8'],
	[3, 'KQvK', 7, '8/8/8/4k1K1/6Q1/8/8/8'],
	[3, 'KPvK', 8, '8/1P5K/8/8/8/8/8/7k'],
	[3, 'KRvK', 9, '4R3/8/8/8/k7/8/1K6/8'],
	[3, 'KQvK', 10, '8/4k3/8/8/8/1K6/8/2Q5'],
	[4, 'KRvK', 14, '8/1k6/8/8/5RK1/8/8/8'],
	[4, 'KPvK', 14, '6K1/7P/8/8/8/8/8/3k4'],
	[4, 'KQvK', 14, '8/8/8/2k5/8/8/8/Q6K'],
	[4, 'KRvK', 20, '8/4K3/2R5/8/8/8/8/3k4'],
	[4, 'KPvK', 20, 'K7/8/5k2/8/8/8/P7/8'],
	[5, 'KPvK', 28, '7k/8/8/8/8/7K/2P5/8'],
	[5, 'KRvK', 29, '7K/8/8/4k3/8/8/1R6/8'],
	[5, 'KBBvK', 30, '8/8/8/4k3/8/5B2/1K6/B7'],
	[5, 'KBNvK', 87, '1K6/8/8/8/3k4/8/3N4/4B3'],
];

/** Starts in Kriegspiel where White is told nothing of the king; where he is drawn does not matter. */
export const KRIEGSPIEL_BLIND: readonly StartRow[] = [
	[4, 'KQvK', 14, '1Q6/8/8/3K4/8/7k/8/8'],
	[4, 'KPvK', 15, '8/1P6/1K6/8/7k/8/8/8'],
	[5, 'KRvK', 25, 'R7/8/2K5/4k3/8/8/8/8'],
];

/** Starts in Kriegspiel in which the person is the lone king, and White is told his square; par is what the table needs. */
export const KRIEGSPIEL_DEFENCE: readonly StartRow[] = [
	[3, 'KQvK', 10, '8/4k3/8/8/8/1K6/8/2Q5'],
	[3, 'KRvK', 14, '8/1k6/8/8/5RK1/8/8/8'],
	[4, 'KPvK', 20, 'K7/8/5k2/8/8/8/P7/8'],
	[4, 'KRvK', 20, '8/4K3/2R5/8/8/8/8/3k4'],
	[5, 'KRvK', 29, '7K/8/8/4k3/8/8/1R6/8'],
	[5, 'KBBvK', 30, '8/8/8/4k3/8/5B2/1K6/B7'],
];
