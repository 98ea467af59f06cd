/** Where a command writes: lines to stdout and stderr. Injected, so that tests need no process. */
export type CommandIo = {
	out(line: string): void;
	error(line: string): void;
	/** Whether stderr is a terminal, so that progress may be drawn there. */
	readonly terminal: boolean;
	readonly columns: number;
};
