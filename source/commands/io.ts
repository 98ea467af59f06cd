/** Where a command writes: lines to stdout and stderr. Injected, so that tests need no process. */
export type CommandIo = {
	out(line: string): void;
	error(line: string): void;
	/** Whether stderr is a terminal, so that progress may be drawn there. */
	readonly terminal: boolean;
	readonly columns: number;
	/** Asks the person for what nobody else is to read; undefined when he gives up. Left out without a terminal. */
	readonly askSecret?: (question: string) => Promise<string | undefined>;
};
