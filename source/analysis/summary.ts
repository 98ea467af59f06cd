import type {AnalysedMove, Fault} from '../match/analysed-game.js';
import {meanOf} from '../match/worth.js';

/** Adds up the moves of a seat by what it knew: faults by kind, and what a move lost on average against the best by knowledge. */
export function sumUpKnowledge(moves: readonly Pick<AnalysedMove, 'knowledge'>[]) {
	const count = (fault: Fault): number =>
		moves.filter(({knowledge}) => knowledge.fault === fault).length;
	return {
		mistakes: count('mistake'),
		blunders: count('blunder'),
		kingsLeft: count('king-left'),
		missedKings: count('missed-king'),
		averageLoss: meanOf(moves.map(({knowledge}) => knowledge.loss)),
	};
}

/**
 * Adds up what the truth made of them: what a move lost on average against the best in truth, and by `balance`, the sum
 * of all moves' balances, what the game owes to chance on the whole, above 0 when it was kind.
 */
export function sumUpTruth(moves: readonly Pick<AnalysedMove, 'truth'>[]) {
	return {
		badLuck: moves.filter(({truth}) => truth.luck === 'bad').length,
		goodLuck: moves.filter(({truth}) => truth.luck === 'good').length,
		averageLoss: meanOf(moves.map(({truth}) => truth.loss)),
		balance: moves.reduce((sum, {truth}) => sum + truth.balance, 0),
	};
}
