import type {Cells} from '../../core/board-text.js';
import type {UciMove} from '../../core/uci.js';

/** What the writer of a move knows: the moves he may try, what he sees, and what is played. */
export type MoveKnowledge = {
	readonly moves: readonly UciMove[];
	readonly cells: Cells;
	/** The variant's id; needed only to say what blocks a way. */
	readonly variant?: string;
	/** What he may ask an umpire now, as it is written: "any?". */
	readonly asks?: readonly string[];
};
