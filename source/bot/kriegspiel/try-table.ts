/** What the seat's tries are worth in each of several worlds; not a number where a try is illegal. */
export type TryTable = {
	readonly worlds: number;
	/** One list for each try, one value for each world. */
	readonly values: readonly Float64Array[];
	/** Whether a try is shaped like a pawn's capture. */
	readonly isCapture: readonly boolean[];
};

/** Returns whether a try is legal in a world. */
export const isLegalIn = ({values}: TryTable, at: number, world: number): boolean =>
	!Number.isNaN(values[at][world]);
