import type {Square} from '../../core/square.js';
import type {Ruling, Turn} from './plan.js';
import type {RepairName} from './steps.js';

/** A lemma of the sweep: the queen bars a rank, and the king is above it. */
export type BarrierStage = {
	readonly lemma: 8 | 9 | 10 | 11;
	/** The queen's rank, 0–7. */
	readonly row: number;
	/**
	 * On the way to the edge; sweeping; the king has been seen and White's king is up; and the queen has
	 * followed, so that now it shows whether he slipped past. The last is Lemma 9's alone, when he has.
	 */
	readonly step: 'reposition' | 'sweep' | 'king-up' | 'queen-up' | 'other-square';
	/** On the way to the edge the queen may take two steps at once; so in paper+ only. */
	readonly isLong?: boolean;
	/** The gap in the text by which the plan came here; said with the next move. */
	readonly repair?: RepairName;
};

/** Lemma 10 with the king near the corner: which case, and how many of its moves are made. */
export type CornerStage = {
	readonly lemma: 10;
	readonly file: 1 | 2 | 3;
	readonly moves: number;
};

/** What the queen's plan remembers beside its frame. */
export type QueenStage =
	| {readonly lemma: 'begin'}
	| {readonly lemma: 2 | 5 | 7}
	/** Lemma 3: at the start; then in the frame to come; or on the king's way to f4. */
	| {readonly lemma: 3; readonly step: 'begin' | 'to-f4'}
	| {readonly lemma: 3; readonly step: 'crossed'; readonly turn: number}
	/** Lemma 4: the king's way out, and how many moves the other king has made since. */
	| {readonly lemma: 4; readonly way: readonly Square[]; readonly moves: number}
	| BarrierStage
	| CornerStage;

export type QueenTurn<Stage extends QueenStage = QueenStage> = Turn<Stage>;
export type QueenRuling = Ruling<QueenStage>;

/** Returns the first stage of the sweep above a rank that the queen bars: its lemma goes by the rank. */
export function barrier(row: number, repair?: RepairName): BarrierStage {
	const lemma = row <= 3 ? 8 : row === 4 ? 9 : row === 5 ? 10 : 11;
	return {lemma, row, step: 'reposition', ...(repair === undefined ? {} : {repair})};
}
