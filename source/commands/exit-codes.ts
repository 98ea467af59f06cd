/** What the process tells the shell (COMMANDS: the contract with scripts). */
export const EXIT = {
	fine: 0,
	/** A fault of ours. */
	fault: 1,
	/** Wrong usage, or a screen was asked for without a terminal. */
	usage: 2,
	/** An input (FEN, save, script line) that cannot be read. */
	input: 3,
	interrupted: 130,
} as const;
