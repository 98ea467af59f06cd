/** What came of replaying a table with the game's own rules. */
export type Verification = {
	readonly material: string;
	/** Arrangements of White's men with a square of the king: all, counted as in `TableStatistics`, or those drawn. */
	readonly starts: number;
	/** Those that the table calls won, and that were played to the end. */
	readonly won: number;
	/** Different beliefs that were met, up to symmetry. */
	readonly beliefs: number;
	readonly failures: number;
	/** The most moves a won start took. */
	readonly longest: number;
	/** The same for each arrangement of White's men, who sees no king and knows nothing of him. */
	readonly blind: {readonly placements: number; readonly won: number; readonly longest: number};
	/** The first failure as a sentence; left out when there is none. */
	readonly firstFailure?: string;
};

/** Which starts are replayed. */
export type VerifyScope = {
	/** Only each so many-th placement, and of starts not won only the first move; all when left out. */
	readonly every?: number;
	/** So many starts drawn at random instead, each counted once; of those not won only the first move. */
	readonly drawn?: number;
	/** Where chance is asked for. */
	readonly seed?: string;
};
