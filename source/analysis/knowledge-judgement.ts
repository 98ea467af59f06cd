import type {Move} from '../rules/move.js';
import type {Fault} from './verdict.js';

/** A move with its worth, in hundredths of a pawn squashed to ±1500. */
export type WorthMove = {readonly move: Move; readonly value: number};

/** What a move was by all that its seat knew when it was played, and by nothing else. */
export type KnowledgeJudgement = {
	/** |P|: how many positions fitted, and whether that is their number and not that of a sample. */
	readonly size: number;
	readonly isExact: boolean;
	/** In how many of them, drawn by lot, the moves were searched, and how many plies deep. */
	readonly worlds: number;
	readonly depth: number;
	/** What the move is worth: the mean over the positions it was searched in. */
	readonly value: number;
	/** The best move by the same measure; the one played when none is better. */
	readonly best: WorthMove;
	/** What the move is worth less than the best. */
	readonly loss: number;
	/** What it is worth less than the best move of each single position, which nobody knew, on average. */
	readonly expected: number;
	/** In what share of the positions that is a blunder. */
	readonly risk: number;
	readonly king: {
		/** Whether a king that could be taken was not. */
		readonly missed: boolean;
		/** In what share of the positions the move leaves the own king to be taken; and the safest move. */
		readonly risk: number;
		readonly least: number;
		readonly safest: Move;
	};
	readonly fault: Fault | null;
};
