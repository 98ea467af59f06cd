import type {AnalysedMove} from './analyse-game.js';
import type {Fault} from './verdict.js';
import {meanOf} from './worth.js';

/** What the moves of a seat come to by what it knew. */
export type KnowledgeSummary = {
	readonly mistakes: number;
	readonly blunders: number;
	readonly kingsLeft: number;
	readonly missedKings: number;
	/** What a move lost on average against the best by knowledge. */
	readonly averageLoss: number;
};

/** What the truth made of them. */
export type TruthSummary = {
	readonly badLuck: number;
	readonly goodLuck: number;
	/** What a move lost on average against the best in truth. */
	readonly averageLoss: number;
	/** What the game owes to chance on the whole: the sum of all moves' balances, above 0 when it was kind. */
	readonly balance: number;
};

export function sumUpKnowledge(
	moves: readonly Pick<AnalysedMove, 'knowledge'>[],
): KnowledgeSummary {
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

export function sumUpTruth(moves: readonly Pick<AnalysedMove, 'truth'>[]): TruthSummary {
	return {
		badLuck: moves.filter(({truth}) => truth.luck === 'bad').length,
		goodLuck: moves.filter(({truth}) => truth.luck === 'good').length,
		averageLoss: meanOf(moves.map(({truth}) => truth.loss)),
		balance: moves.reduce((sum, {truth}) => sum + truth.balance, 0),
	};
}
