import type {Square} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import type {BeliefTable} from '../belief-table.js';
import {putSet} from '../kernel/module.js';
import type {Material, Placement} from '../material.js';
import {PlacementIndex} from '../placement-index.js';
import {afterMove, attackedBy, whiteMoves} from '../reach.js';
import type {TableGame} from '../table-game.js';

/** How many different answers to a move that stands there can be; those of one placement lie side by side. */
export const ANSWERS = 8;

/** A placement of another ending that a promotion leads into: its table and its number there. */
export type ForeignPlacement = {readonly table: BeliefTable; readonly number: number};

/**
 * The fixed facts of an ending in a game of tries, flat, by placement number: those of the ending itself,
 * and behind them the ones of other endings that its pawns promote into. Sets of squares are pairs of
 * 32-bit words, low and high half.
 */
export type TryFacts = {
	readonly index: PlacementIndex;
	readonly foreign: readonly ForeignPlacement[];
	/** Where the king can be, White to move. */
	readonly hidden: Int32Array;
	/** Where the king, to move, can be and neither takes a man nor is stalemated. */
	readonly sound: Int32Array;
	/** By placement * ANSWERS + answer: where the king, to move, can be when White hears it. */
	readonly heard: Int32Array;
	/** White's moves: those of placement p are `moves[firstMove[p]]` to `moves[firstMove[p + 1] - 1]`. */
	readonly firstMove: Int32Array;
	/** The placement a move leads to, times 8, plus the symmetry from its representative to it. */
	readonly moves: Int32Array;
	/** By move: where the king can be, White to move, for which the umpire refuses it. */
	readonly refused: Int32Array;
};

/**
 * Returns from where the king, to move, spoils everything: he can take a man that no other protects, or
 * has no move and is not in check. No ending that there are tables for is won with a man less.
 */
export function spoiling(placement: Placement, hidden: SquareSet): SquareSet {
	const attacked = attackedBy(placement);
	const loose = placement.squares.slice(1).filter((square) => !attacked.has(square));
	const stuck = kingSteps(hidden).union(attacked).complement();
	return kingSteps(SquareSet.from(loose)).union(stuck);
}

/** Returns the facts of an ending. `tableOf` gives the tables of the endings that its pawns promote into; undefined for those that cannot be won. */
export function makeTryFacts(
	game: TableGame,
	material: Material,
	tableOf: (material: Material) => BeliefTable | undefined,
): TryFacts {
	const index = new PlacementIndex(material);
	const {count} = index;
	const moves: number[] = [];
	const refused: number[] = [];
	const ends = [0];
	const foreign: ForeignPlacement[] = [];
	const foreignNumbers = new Map<string, number>();
	const locateForeign = (table: BeliefTable, squares: readonly Square[]): number => {
		const located = table.index.locate(squares);
		const key = `${table.name} ${located >> 3}`;
		const known = foreignNumbers.get(key) ?? count + foreign.length;
		if (known === count + foreign.length) {
			foreignNumbers.set(key, known);
			foreign.push({table, number: located >> 3});
		}

		return known * 8 + (located & 7);
	};
	for (let number = 0; number < count; number++) {
		const placement = {material, squares: index.representative(number)};
		for (const move of game.counts(placement) ? whiteMoves(placement) : []) {
			const after = afterMove(placement, move);
			const table = move.promotion === undefined ? undefined : tableOf(after.material);
			if (move.promotion === undefined) {
				moves.push(index.locate(after.squares));
			} else if (table === undefined) {
				continue;
			} else {
				moves.push(locateForeign(table, after.squares));
			}

			const {low, high} = game.refused(placement, move);
			refused.push(low, high);
		}

		ends.push(moves.length);
	}

	const all = count + foreign.length;
	const facts = {
		hidden: new Int32Array(all * 2),
		sound: new Int32Array(all * 2),
		heard: new Int32Array(all * 2 * ANSWERS),
	};
	for (let number = 0; number < all; number++) {
		const other = foreign[number - count] as ForeignPlacement | undefined;
		const placement =
			other === undefined
				? {material, squares: index.representative(number)}
				: {
						material: other.table.material,
						squares: other.table.index.representative(other.number),
					};
		if (!game.counts(placement)) {
			continue;
		}

		const hidden = game.hidden(placement);
		putSet(facts.hidden, number, hidden);
		putSet(facts.sound, number, spoiling(placement, hidden).complement());
		// What is heard beyond these is heard of placements that are not counted.
		const heard = (game.heard?.(placement) ?? []).slice(0, ANSWERS);
		for (const [answer, squares] of heard.entries()) {
			putSet(facts.heard, number * ANSWERS + answer, squares);
		}
	}

	return {
		index,
		foreign,
		...facts,
		// The others have no moves.
		firstMove: Int32Array.from({length: all + 1}, (_, number) => ends[Math.min(number, count)]),
		moves: Int32Array.from(moves),
		refused: Int32Array.from(refused),
	};
}
