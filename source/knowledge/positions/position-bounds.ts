/** How much memory and work a set of positions may take. */
export type PositionBounds = {
	/** The most members; at least 16. */
	readonly members: number;
	/** The most enemy moves that are looked at in one update. */
	readonly candidates: number;
};

/**
 * A quarter of a million members and, at ten million moves a second, half a second for an update. An
 * exact set of that many rarely has more moves; one that has goes on as a sample.
 */
export const USUAL_BOUNDS: PositionBounds = {members: 262_144, candidates: 5_000_000};
