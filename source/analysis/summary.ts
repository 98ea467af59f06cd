import type {Color} from '../core/color.js';
import {parseUci} from '../core/uci.js';
import type {AnalysedGame, AnalysedMove, Fault} from '../match/analysed-game.js';
import {meanOf, toEvenPawns} from '../match/worth.js';
import {besidesOf} from './judged-move.js';

/** Adds up the moves of a seat by what it knew: faults by kind, and what a move lost on average against the best by knowledge. */
export function sumUpKnowledge(moves: readonly Pick<AnalysedMove, 'knowledge'>[]) {
	const count = (fault: Fault): number =>
		moves.filter(({knowledge}) => knowledge.fault === fault).length;
	const countBesides = (besides: Fault): number =>
		moves.filter(({knowledge}) => besidesOf(knowledge) === besides).length;
	return {
		mistakes: count('mistake'),
		blunders: count('blunder'),
		kingsLeft: count('king-left'),
		missedKings: count('missed-king'),
		// A move that left the king is counted as such above, and what it lost is a fault as well.
		kingsLeftMistakes: countBesides('mistake'),
		kingsLeftBlunders: countBesides('blunder'),
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

/** What a game comes to as one seat knew it; losses and the balance in pawns next to even. */
export type WholeGame = ReturnType<typeof sumUp>;

/** Returns what a game comes to as one seat knew it. */
export function sumUp(seat: Color, {moves}: Pick<AnalysedGame, 'moves'>) {
	const knowledge = sumUpKnowledge(moves);
	const truth = sumUpTruth(moves);
	return {
		seat,
		moves: moves.length,
		/** What is judged: a batch of moves, or a word with one, is an act and no move. */
		unit: moves.every(({act}) => parseUci(act) !== undefined)
			? ('move' as const)
			: ('act' as const),
		knowledge: {...knowledge, averageLoss: toEvenPawns(knowledge.averageLoss)},
		truth: {
			...truth,
			averageLoss: toEvenPawns(truth.averageLoss),
			balance: toEvenPawns(truth.balance),
		},
	};
}
