import type {Fault, Luck} from '../match/analysed-game.js';

/**
 * How much less than the best a move may be worth, in hundredths of a pawn squashed to ±1500: next to
 * even, a pawn is 248 there and a queen 1378; between won and more than won nearly nothing is lost.
 */
export const LOSS = {
	/** What is lost below this is none. */
	none: 100,
	/** From here on it is a mistake: about a pawn. */
	mistake: 250,
	/** From here on it is a blunder: two and a half pawns next to even. */
	blunder: 600,
} as const;

/** In so much more of the possible positions than need be a king may not be left to be taken. */
export const KING_RISK = 0.15;

/** Returns what is wrong with a move by its loss alone, or null. */
export const faultByLoss = (loss: number): 'blunder' | 'mistake' | null =>
	loss >= LOSS.blunder ? 'blunder' : loss >= LOSS.mistake ? 'mistake' : null;

/** What a fault is told by: all of it is known to the seat. */
export type FaultSigns = {
	/** What the move is worth less than the best by knowledge. */
	readonly loss: number;
	/** Whether a king that was seen and could be taken was not. */
	readonly missedKing: boolean;
	/** In what share of the possible positions the move leaves the king to be taken, and the safest move does. */
	readonly kingRisk: number;
	readonly leastRisk: number;
};

/**
 * Returns what was wrong with a move by what the seat knew, or null. A king left to be taken is a fault
 * in a lost position too, where little else is to be lost; unless no move was better.
 */
export function faultOf({loss, missedKing, kingRisk, leastRisk}: FaultSigns): Fault | null {
	if (missedKing) {
		return 'missed-king';
	}

	if (loss > 0 && kingRisk - leastRisk >= KING_RISK) {
		return 'king-left';
	}

	return faultByLoss(loss);
}

/** What luck is told by: what was known, and what was true. */
export type LuckSigns = {
	readonly fault: Fault | null;
	/** What the move was worth on the average of the possible positions. */
	readonly mean: number;
	/** What it was worth in truth, and how much less that is than the best move there. */
	readonly value: number;
	readonly loss: number;
	/** Whether in truth it left the king to be taken. */
	readonly kingLeft: boolean;
};

/**
 * Returns whether the truth was unkind to a sound move or kind to an unsound one, or null. Bad luck: by
 * knowledge nothing was wrong, in truth it was a blunder, and it did clearly worse than on average; that a
 * better move was hidden is not enough. Good luck: a fault that in truth cost nothing and did not leave
 * the king to be taken. Who does not take a king has no luck.
 */
export function luckOf({fault, mean, value, loss, kingLeft}: LuckSigns): Luck | null {
	if (fault === null) {
		return loss >= LOSS.blunder && value <= mean - LOSS.mistake ? 'bad' : null;
	}

	return fault !== 'missed-king' && !kingLeft && loss < LOSS.none ? 'good' : null;
}
