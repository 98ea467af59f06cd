import {isMan, manColor, ROLES, type Role, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {View} from '../rules/view.js';
import type {Worlds} from './worlds/worlds.js';

/**
 * How much is known of an unseen square: which man stands there, which may, or that none does; or that no world
 * of a sample has one there, which proves nothing.
 */
export const KNOWN_KINDS = ['certain', 'possible', 'impossible', 'unmet'] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];

/** What may stand on a square that a seat does not see. */
export type KnownSquare = {
	readonly square: Square;
	readonly kind: KnownKind;
	/** The enemy men that may stand there, the commonest first; one that no member of a sample has there counts 0. */
	readonly men: readonly {readonly role: Role; readonly count: number}[];
	/** In how many positions no enemy man stands there. */
	readonly empty: number;
};

/** What a seat knows of all squares that it does not see. Plain data. */
export type KnownBoard = {
	/** How many positions it was counted in. */
	readonly size: number;
	/** Whether these are all that fit and no others, so that shares are exact. */
	readonly isExact: boolean;
	/** Whether the seat sees nothing but its own men. */
	readonly isHeard?: true;
	/** In the order of the squares; none when nothing fits. */
	readonly squares: readonly KnownSquare[];
};

/** Returns what may stand on a square: how many worlds have each role there, and how many no man of the other side. */
export function possibleMen(worlds: Worlds, square: Square): Pick<KnownSquare, 'men' | 'empty'> {
	const counts = worlds.counts();
	const men = ROLES.map((role, index) => ({role, count: counts[(index + 1) * 64 + square]}))
		.filter(({count}, index) => count > 0 || worlds.couldMiss(square, index + 1) === true)
		.sort((a, b) => b.count - a.count);
	return {men, empty: counts[square]};
}

function kindOf(worlds: Worlds, square: Square, menThere: number, empty: number): KnownKind {
	if (menThere === 0) {
		return worlds.couldMiss(square, 1) === undefined ? 'unmet' : 'impossible';
	}

	// What a sample has everywhere may still be otherwise.
	return worlds.isComplete && empty === 0 && menThere === 1 ? 'certain' : 'possible';
}

/** Returns what a seat knows of the squares that its view hides; `worlds` must be its worlds at that view. Pure. */
export function knownBoard(worlds: Worlds, {cells, viewer}: View): KnownBoard {
	const {size, isExact} = worlds;
	const squares: KnownSquare[] = [];
	for (const [square, code] of cells.entries()) {
		if (code === UNSEEN && size > 0) {
			const {men, empty} = possibleMen(worlds, square);
			squares.push({square, kind: kindOf(worlds, square, men.length, empty), men, empty});
		}
	}

	const isHeard = cells.every(
		(code) => code === UNSEEN || (isMan(code) && manColor(code) === viewer),
	);
	return {size, isExact, ...(isHeard ? {isHeard} : {}), squares};
}
