/** How many worlds are kept, how few are too few, and how much work may be done for new ones. */
export type ParticleBounds = {
	/** All that fit are held while there are no more than so many, else so many drawn at random. */
	readonly most: number;
	/** Where it is to be told how many fit: all are held while there are no more than so many. As `most` when left out. */
	readonly counted?: number;
	/** A sample that shrinks below this is filled up again. */
	readonly least: number;
	/**
	 * The share of a sample that is made anew all the time from what is observed now, so that it does not come to be the
	 * few worlds that happened to fit everything before (as in resample-move, Gilks & Berzuini 2001). None when left out.
	 */
	readonly fresh?: number;
	/** The most acts that are tried out to bring kept worlds forward again, a time. */
	readonly attempts: number;
};

/** So many positions are counted where it is told how many fit; of more it is said that they are more. */
export const MOST_COUNTED = 4096;

export const USUAL_PARTICLES: ParticleBounds = {most: 1024, least: 48, attempts: 192};
