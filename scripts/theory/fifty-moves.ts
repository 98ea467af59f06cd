import type {UciMove} from '../../source/core/uci.js';
import type {SquareSet} from '../../source/core/square-set.js';
import {unwrap} from '../../source/core/result.js';
import type {BeliefTable} from '../../source/solver/belief-table.js';
import type {Tables} from '../../source/solver/build-table.js';
import {NEVER} from '../../source/solver/levels.js';
import {materialName, type Placement, readPlacement} from '../../source/solver/material.js';
import {probe, type ProbeResult} from '../../source/solver/probe.js';
import {startsAbove} from './hard-starts.js';
import {INVERSE_SYMMETRY, mapSet} from '../../source/solver/symmetry.js';
import {positionWith} from '../../source/solver/verify/board.js';
import {beliefOf, type Group, playMove} from './step.js';

/**
 * How many moves White has for a capture or a pawn move. The host ends the game after 100 plies without
 * one, unless the last of them takes the king (`rules/end-rules.ts`). Counted from a start or from a
 * capture of Black's, that is after Black's fiftieth answer; from a pawn move of White's on, after his
 * own fiftieth move, if it does not take the king. Either way he has fifty.
 */
export const FIFTY_MOVES = 50;

/** What White knows, White to move, turned so that his men stand as in the placement's representative. */
type Node = {
	readonly key: string;
	readonly placement: Placement;
	readonly belief: SquareSet;
};

/** For which numbers of moves left a belief is known to be won, and not to be: from the one on, up to the other. */
type Bounds = {won: number; lost: number};

/**
 * Searches for wins that the fifty-move rule lets pass. A belief that the table wins in as many moves as
 * are left needs no search; from the others White tries pawn moves first, after which he has fifty
 * moves again, then the rest by what the table says they take. Black answers by the rules of the game.
 * A win is found soon where there is one; to find none every move is tried.
 */
export class FiftyMoveSearch {
	readonly #tables: Tables;
	readonly #limit: number;
	readonly #bounds = new Map<string, Bounds>();

	/** `tables` holds the ending's table and all that it leads to; `limit` is the host's. */
	constructor(tables: Tables, limit: number = FIFTY_MOVES) {
		this.#tables = tables;
		this.#limit = limit;
	}

	/**
	 * Returns whether White, to move with this knowledge and all his moves for a capture or a pawn move
	 * left, can force the capture of the king before the host ends the game.
	 */
	isWon(placement: Placement, belief: SquareSet): boolean {
		return this.#isWon(this.#nodeOf(placement, belief), this.#limit);
	}

	#isWon(node: Node, left: number): boolean {
		const bounds = this.#boundsOf(node);
		if (left >= bounds.won || left <= bounds.lost) {
			return left >= bounds.won;
		}

		const table = this.#tables.get(materialName(node.placement.material))!;
		const probed = unwrap(probe(table, node.placement, node.belief));
		const isWon =
			probed.level <= left || (probed.level < NEVER && this.#hasMove(node, probed, left));
		bounds.won = isWon
			? Math.min(probed.level <= left ? probed.level : left, bounds.won)
			: bounds.won;
		bounds.lost = isWon ? bounds.lost : Math.max(left, bounds.lost);
		return isWon;
	}

	#boundsOf({key}: Node): Bounds {
		const known = this.#bounds.get(key) ?? {won: NEVER, lost: 0};
		this.#bounds.set(key, known);
		return known;
	}

	/** Returns whether one of White's moves wins in time. */
	#hasMove(node: Node, {moves}: ProbeResult, left: number): boolean {
		const {material, squares} = node.placement;
		const isPawnMove = ({from}: UciMove): boolean => material[squares.indexOf(from) - 1] === 'pawn';
		const tries = moves
			.filter(({level}) => level < NEVER)
			.map(({move, level}) => ({move, level, left: isPawnMove(move) ? this.#limit : left - 1}))
			.filter((one) => one.left > 0)
			.sort((a, b) => b.left - a.left || a.level - b.level);
		return tries.some((one) => one.level - 1 <= one.left || this.#winsBy(node, one.move, one.left));
	}

	/** Returns whether a move that leaves so many wins, whatever Black answers and White then sees. */
	#winsBy({placement, belief}: Node, move: UciMove, left: number): boolean {
		const positions = Array.from(belief, (king) => positionWith(placement, king));
		const outcomes = playMove(positions, move);
		return (
			outcomes !== undefined &&
			!outcomes.isKingLost &&
			outcomes.groups.every((group) => this.#isWonAfter(group, placement, left))
		);
	}

	#isWonAfter(group: Group, before: Placement, left: number): boolean {
		const {placement} = unwrap(readPlacement(group.cells));
		const isCapture = placement.material.length < before.material.length;
		const node = this.#nodeOf(placement, beliefOf(group));
		return this.#isWon(node, isCapture ? this.#limit : left);
	}

	#nodeOf({material, squares}: Placement, belief: SquareSet): Node {
		const name = materialName(material);
		const {index} = this.#tables.get(name)!;
		const located = index.locate(squares);
		const turned = mapSet(INVERSE_SYMMETRY[located & 7], belief);
		return {
			key: `${name} ${located >> 3} ${turned.low} ${turned.high}`,
			placement: {material, squares: index.representative(located >> 3)},
			belief: turned,
		};
	}
}

/** What the fifty-move rule means for the starts of an ending, the king's square known. */
export type FiftyMoveCount = {
	/** Starts that take White more than fifty moves. */
	readonly longer: number;
	/** Those of them that the rule takes from him, whatever he plays. */
	readonly lost: number;
};

/** Counts the starts of an ending that the fifty-move rule takes away. `tables` holds all that it leads to. */
export function countFiftyMoves(table: BeliefTable, tables: Tables): FiftyMoveCount {
	const search = new FiftyMoveSearch(tables);
	const count = {longer: 0, lost: 0};
	for (const start of startsAbove(table, FIFTY_MOVES)) {
		count.longer += start.count;
		count.lost += search.isWon(start.placement, start.belief) ? 0 : start.count;
	}

	return count;
}
