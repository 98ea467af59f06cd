import type {KnownSize} from '../knowledge/worlds/worlds.js';

/** What was wrong with a move by what the seat knew, the worst first. */
export const FAULTS = ['missed-king', 'king-left', 'blunder', 'mistake'] as const;
export type Fault = (typeof FAULTS)[number];

/** What the truth made of a move that could not be known. */
export type Luck = 'bad' | 'good';

/** An act as it is written, a move in UCI, with its worth, in hundredths of a pawn squashed to ±1500. */
export type WorthAct = {readonly act: string; readonly value: number};

/** What a move was by all that its seat knew when it was played, and by nothing else. */
export type KnowledgeJudgement = {
	/** |P|: how many positions fitted, and whether that is their number and not that of a sample. */
	readonly size: number;
	readonly isExact: boolean;
	/** In how many of them, drawn at random, the moves were searched, and how many plies deep. */
	readonly worlds: number;
	readonly depth: number;
	/** What the move is worth: the mean over the positions it was searched in. */
	readonly value: number;
	/** The best move by the same measure; the one played when none is better. */
	readonly best: WorthAct;
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
		readonly safest: string;
	};
	readonly fault: Fault | null;
};

/** What a move was in truth: known to nobody at the time. */
export type TruthJudgement = {
	/** What the move is worth, and the best move there is. */
	readonly value: number;
	readonly best: WorthAct;
	/** What the best move by knowledge is worth in truth. */
	readonly advised: number;
	/** What the move is worth less than the best. */
	readonly loss: number;
	/** What the seat owes to chance: how much less the move lost than on the average of the possible positions. */
	readonly balance: number;
	/** Whether the move left the own king to be taken. */
	readonly kingLeft: boolean;
	readonly luck: Luck | null;
};

/** A move of the seat, by what it knew and in truth. Nothing but `truth` depends on what it did not know. */
export type AnalysedMove = {
	/** 1 for the first ply that the seat noticed. */
	readonly ply: number;
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly act: string;
	/** It as the seat's own list has it. */
	readonly text: string;
	readonly knowledge: KnowledgeJudgement;
	readonly truth: TruthJudgement;
};

/** What is found out about a game that is over by going through it as one seat knew it: plain data, to be kept. */
export type AnalysedGame = {
	/** |P| at the start and after each ply that the seat noticed; empty where more fits than can be counted. */
	readonly sizes: readonly KnownSize[];
	readonly moves: readonly AnalysedMove[];
};

/** What is kept of it, and how much was looked at for each move: positions, or milliseconds. */
export type KeptAnalysis = AnalysedGame & {
	readonly effort: {readonly nodes: number} | {readonly ms: number};
	/** |P| of the other seat; left out where it could not be followed. */
	readonly others?: readonly KnownSize[];
};
