/** How the program leaves its screen: the code for the shell, and what is said on the main screen afterwards. */
export type UiExit = {
	readonly code: number;
	/** One line, and nothing in it that one of two persons may not read. */
	readonly line?: string;
};

/** The exit codes of a screen (the same as the commands'). */
export const UI_EXIT = {fine: 0, fault: 1, noTerminal: 2, input: 3, interrupted: 130} as const;
