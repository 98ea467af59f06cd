import {BLACK_MAN, KING, type Man} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import type {KnownKind, Secret} from '../../knowledge/known-board.js';

/**
 * Where the enemy king can be, where the viewer's men keep it from, and where it cannot be for another reason; or
 * where the viewer himself guesses it, which is not deduced.
 */
export type BeliefKind = 'possible' | 'covered' | 'impossible' | 'guess';
export type BeliefMark = {readonly square: Square; readonly kind: BeliefKind};

/**
 * What may stand on a square by what is deduced: a man for certain, one or more perhaps (the
 * commonest first; `share` of the positions have it there), or nobody.
 */
export type KnownMark = {
	readonly square: Square;
	readonly kind: Exclude<KnownKind, 'unmet'>;
	readonly men: readonly Man[];
	readonly share: number;
	/** How many of the men, from the first on, have that share alike; one when left out. */
	readonly alike?: number;
	/** Whether the share is of a sample of few, so that no hundredths are told. */
	readonly isRough?: true;
	/** Whether the man stands there in one game that is told of, so that no share is. */
	readonly isExample?: true;
	/** What is not known though the square is seen. */
	readonly secret?: Secret;
};

/** Returns the mark of the lone king where he surely stands; `squares` are all where he can be. None when there are more. */
export function kingIfSure(squares: SquareSet): readonly KnownMark[] {
	const [square, ...others] = squares;
	return square === undefined || others.length > 0
		? []
		: [{square, kind: 'certain', men: [BLACK_MAN | KING], share: 1}];
}
