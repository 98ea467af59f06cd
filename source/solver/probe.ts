import {fail, ok, type Result} from '../core/result.js';
import type {SquareSet} from '../core/square-set.js';
import {NO_SQUARE} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {BeliefTable} from './belief-table.js';
import {NEVER} from './levels.js';
import type {Placement} from './material.js';
import {attackedBy, hiddenFrom, occupiedBy, uciOf, whiteMoves} from './reach.js';
import {tryOutcomes} from './tries/try-outcome.js';

/** A move of White's and how many moves, itself and the capture or the mate included, he then needs at worst; NEVER if he cannot force it. */
export type MoveLevel = {
	readonly move: UciMove;
	readonly level: number;
	/** How many he needs when it is refused, in a game of tries. */
	readonly refusedLevel?: number;
};

/** What a table says of a belief with White to move. */
export type ProbeResult = {
	/** What White knows: the squares where the king may be, those left out where he would be seen. */
	readonly belief: SquareSet;
	/** How many moves White needs at worst, the capture included; NEVER if he cannot force it. */
	readonly level: number;
	/** Every move, in a fixed order. */
	readonly moves: readonly MoveLevel[];
};

/**
 * Looks up White's knowledge, White to move. One square alone may be an attacked one: then the king is
 * seen, and is taken; or one in front of a pawn, which he blocks. From more than one those are left
 * out, for there White would have noticed him. Fails when no square is left.
 */
export function probe(
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
): Result<ProbeResult> {
	if (table.game.heard !== undefined) {
		return probeTries(table, placement, belief);
	}

	const possible = belief.minus(occupiedBy(placement));
	const hidden = hiddenFrom(placement);
	const [first] = possible;
	const known = possible.size === 1 && !hidden.has(first) ? first : NO_SQUARE;
	const seen = known !== NO_SQUARE && attackedBy(placement).has(known) ? known : NO_SQUARE;
	const kept = known === NO_SQUARE ? possible.intersect(hidden) : possible;
	if (kept.isEmpty) {
		return fail('White would see the king on every one of these squares');
	}

	const moves = whiteMoves(placement, known).map((move) => {
		const level = move.to === seen ? 0 : table.levelOfMove(placement, move, kept);
		return {move: uciOf(placement, move), level: level === NEVER ? NEVER : level + 1};
	});
	const level = moves.reduce((best, move) => Math.min(best, move.level), NEVER);
	return ok({belief: kept, level, moves});
}

/**
 * Looks up White's knowledge in a game of tries. Squares where the king would be in check are left out:
 * he has just moved. A move is a try that can stand, and its level counts the tries to come when it is
 * refused. Fails when no square is left.
 */
function probeTries(
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
): Result<ProbeResult> {
	const kept = belief.intersect(table.game.hidden(placement));
	if (kept.isEmpty) {
		return fail('the king would be in check on every one of these squares, White to move');
	}

	const moves = tryOutcomes(table, placement, kept);
	return ok({belief: kept, level: table.levelOf(placement.squares, kept), moves});
}

/** Returns the moves that need no more than the belief does; none when it is not won. */
export const bestMoves = ({level, moves}: ProbeResult): readonly MoveLevel[] =>
	level === NEVER ? [] : moves.filter((move) => move.level === level);
