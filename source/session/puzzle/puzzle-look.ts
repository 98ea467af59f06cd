/** What a person has asked to be shown of a puzzle. */
export type PuzzleLook = {
	/** How far the hint for this move goes: none, the man, its square. */
	readonly hint: 0 | 1 | 2;
	/** Whether the answer of a puzzle of one act is told, and why it is one. */
	readonly isGivenUp?: true;
	/** Whether the squares where the king can be are marked. */
	readonly isMarked: boolean;
};
