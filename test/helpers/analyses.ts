import type {AnalysedMove, Fault, KeptAnalysis, Luck} from '../../source/match/analysed-game.js';

const E2E4 = 'e2e4';

/** Returns a move with a fault or luck, that lost so much by knowledge and half of it in truth, with that balance. */
export function analysedMove(
	ply: number,
	fault: Fault | null,
	luck: Luck | null,
	loss = 0,
	balance = 0,
): AnalysedMove {
	const best = {act: E2E4, value: 10};
	return {
		ply,
		number: Math.ceil(ply / 2),
		act: E2E4,
		text: 'e4',
		knowledge: {
			size: 12,
			isExact: true,
			worlds: 12,
			depth: 3,
			value: 10 - loss,
			best,
			loss,
			expected: 20.5,
			risk: 0.25,
			king: {missed: false, risk: 0, least: 0, safest: E2E4},
			fault,
		},
		truth: {value: 10, best, advised: 10, loss: loss / 2, balance, kingLeft: false, luck},
	};
}

/** What might be kept of a game: two moves, a blunder and a sound one that had bad luck. */
export const ANALYSIS: KeptAnalysis = {
	effort: {nodes: 500},
	sizes: [1, 1, 20, 20, 400].map((size) => ({size, isExact: size < 400})),
	others: [1, 20, 20, 20, 20].map((size) => ({size, isExact: true})),
	moves: [analysedMove(1, 'blunder', null, 700, 30), analysedMove(3, null, 'bad', 0, -500)],
};
