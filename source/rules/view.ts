import type {Color} from '../core/color.js';
import type {Sight} from '../core/fog-fen.js';
import {isUnknownMan, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';

/**
 * What one seat sees: the only thing about the truth, besides announcements, that leaves a match. It
 * holds the side to move and the seat's own rights, and no counters, which would tell of captures.
 */
export type View = Sight & {
	readonly viewer: Color;
	/** What is being done, where that is not plain play: every seat knows it. */
	readonly phase?: string;
	/** What the seat alone knows of the moment and neither the board nor news tell: that it is asked something, a square that it wrote down. Never drawn. */
	readonly aside?: string;
	/**
	 * Where own men stand that the other side sees, where it does not see all of their kind. Their side knows it by its
	 * own acts: no part of what is written or compared.
	 */
	readonly shown?: readonly Square[];
};

const SET_UPS: readonly string[] = ['arrange', 'purchase', 'kings'];

/** Returns whether men are placed or chosen in a phase before play: what is done then has no number among the moves. */
export const isSetUp = (phase = ''): boolean => SET_UPS.includes(phase);

/** Stands for what is not known of a view's phase or aside: it was told in a text that does not hold them. */
export const UNTOLD = '?';

const isSameWord = (a: string | undefined, b: string | undefined): boolean =>
	a === b || a === UNTOLD || b === UNTOLD;

const NO_MARKS: readonly string[] = [];

/** Compares lists one by one: in worlds that is done more often than anything else. */
function isSameList<T>(a: ArrayLike<T>, b: ArrayLike<T>): boolean {
	for (let index = 0; index < a.length; index++) {
		if (a[index] !== b[index]) {
			return false;
		}
	}

	return a.length === b.length;
}

/** Returns whether two views of a seat show the same, as far as they are known. */
export const isSameView = (a: View, b: View): boolean =>
	a === b ||
	(a.turn === b.turn &&
		isSameWord(a.phase, b.phase) &&
		isSameWord(a.aside, b.aside) &&
		a.castling === b.castling &&
		a.epSquare === b.epSquare &&
		isSameList(a.cells, b.cells) &&
		isSameList(a.marks ?? NO_MARKS, b.marks ?? NO_MARKS));

/** Returns whether a view leaves no square and no man to be guessed. */
export const isWholeView = ({cells}: View): boolean =>
	!cells.some((code) => code === UNSEEN || isUnknownMan(code));
