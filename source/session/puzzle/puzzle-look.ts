/** What a person has asked to be shown of a puzzle. */
export type PuzzleLook = {
	/** How far the hint for this move goes: none, the idea, the man, its square; of one act it ends with the second, but for where the king is. */
	readonly hint: 0 | 1 | 2 | 3;
	/** Whether the answer of a puzzle of one act that was solved is told, and why it is one. */
	readonly isTold?: true;
	/** Whether the squares where the king can be are marked. */
	readonly isMarked: boolean;
};

/** Returns how far a hint goes that is asked for once more. */
export const nextHint = (hint: PuzzleLook['hint']): PuzzleLook['hint'] =>
	hint === 0 ? 1 : hint === 1 ? 2 : 3;
