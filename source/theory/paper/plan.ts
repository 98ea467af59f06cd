import type {Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import type {RepairName, StepName} from './steps.js';

/**
 * A plan of the paper's is a machine: it remembers a stage and how the board is turned (its frame), and
 * on each of White's turns gets to know where his men are and where the king showed himself. Lemmas
 * speak in the frame, of squares as the paper has them.
 */

/** White's turn as a lemma sees it, all in the plan's frame. */
export type Turn<Stage> = {
	readonly stage: Stage;
	/** White's men, his king first. */
	readonly men: readonly Square[];
	/**
	 * Where White saw the king right after his own last move, or where he is known to be at the start;
	 * NO_SQUARE when he did not see him. Now White does not see him, or he would take him.
	 */
	readonly glimpsed: Square;
};

export type PlannedMove<Stage> = {
	readonly kind: 'move';
	readonly from: Square;
	readonly to: Square;
	/** The stage on White's next turn. */
	readonly stage: Stage;
	readonly lemma: number;
	readonly step: StepName;
	readonly repair?: RepairName;
	/** Where the lemma says that the king must be, before the move; not everything that White knows. */
	readonly room: SquareSet;
};

/** A lemma that has done its part hands over to another, the board turned by a symmetry. */
export type HandOver<Stage> = {
	readonly kind: 'hand-over';
	readonly stage: Stage;
	readonly turn: number;
};

/** What a lemma says: a move, which lemma takes over, or that what it takes for granted does not hold. */
export type Ruling<Stage> = PlannedMove<Stage> | HandOver<Stage> | {readonly kind: 'astray'};

/** The answer of a lemma that finds what it takes for granted not to hold; the proofs show it never does. */
export const ASTRAY = {kind: 'astray'} as const;

/** Returns the answer that another lemma takes over, the board turned by a symmetry (as it is, when left out). */
export const handOver = <Stage>(stage: Stage, turn = 0): HandOver<Stage> => ({
	kind: 'hand-over',
	stage,
	turn,
});

export const plannedMove = <Stage>(
	planned: Omit<PlannedMove<Stage>, 'kind'>,
): PlannedMove<Stage> => ({kind: 'move', ...planned});
