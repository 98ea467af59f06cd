import type {StartRow} from '../lesson-starts.js';

/**
 * Starts in Kriegspiel where White is told the king's square, drawn by lot from those of their par; the last of each
 * ending is its hardest (docs/kriegspiel-endings.md).
 */
export const UMPIRED_KNOWN: readonly StartRow[] = [
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
export const UMPIRED_BLIND: readonly StartRow[] = [
	[4, 'KQvK', 14, '1Q6/8/8/3K4/8/7k/8/8'],
	[4, 'KPvK', 15, '8/1P6/1K6/8/7k/8/8/8'],
	[5, 'KRvK', 25, 'R7/8/2K5/4k3/8/8/8/8'],
];

/** Starts in Kriegspiel in which the person is the lone king, and White is told his square; par is what the table needs. */
export const UMPIRED_DEFENCE: readonly StartRow[] = [
	[3, 'KQvK', 10, '8/4k3/8/8/8/1K6/8/2Q5'],
	[3, 'KRvK', 14, '8/1k6/8/8/5RK1/8/8/8'],
	[4, 'KPvK', 20, 'K7/8/5k2/8/8/8/P7/8'],
	[4, 'KRvK', 20, '8/4K3/2R5/8/8/8/8/3k4'],
	[5, 'KRvK', 29, '7K/8/8/4k3/8/8/1R6/8'],
	[5, 'KBBvK', 30, '8/8/8/4k3/8/5B2/1K6/B7'],
];
