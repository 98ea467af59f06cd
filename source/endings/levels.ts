import type {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {kingStepsFrom} from '../knowledge/king-steps.js';
import type {BeliefTable} from '../solver/belief-table.js';
import type {Tables} from '../solver/build-table.js';
import {NEVER} from '../solver/levels.js';
import {materialName, type Placement} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';

const tableOf = (tables: Tables, {material}: Placement): BeliefTable | undefined =>
	material.length === 0 ? undefined : tables.get(materialName(material));

/**
 * Returns how many moves White needs at worst, the capture included, with White to move and the king on
 * one of these hidden squares; NEVER when he cannot force it or there is no table.
 */
export const levelToMove = (tables: Tables, placement: Placement, belief: SquareSet): number =>
	tableOf(tables, placement)?.levelToMove(placement.squares, belief) ?? NEVER;

/** Returns the same with Black to move, so that one of White's moves has just been made. */
export const levelAfterMove = (tables: Tables, placement: Placement, belief: SquareSet): number =>
	tableOf(tables, placement)?.levelOf(placement.squares, belief) ?? NEVER;

/** Returns whether the lone king, to move and on this square, can take the white king. */
export const canTakeKing = (placement: Placement, king: Square): boolean =>
	kingStepsFrom(king).has(placement.squares[0]);

/** Returns which men (indexes into the placement, the king is 0) the lone king can take from this square and live. */
export function looseMen(placement: Placement, king: Square): number[] {
	const attacked = attackedBy(placement);
	const steps = kingStepsFrom(king);
	return placement.squares.flatMap((square, man) =>
		man > 0 && steps.has(square) && !attacked.has(square) ? [man] : [],
	);
}
