import {pick, type Random} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, type Placement} from '../../solver/material.js';
import {bestMoves, probe} from '../../solver/probe.js';
import {
	afterMove,
	attackedBy,
	hiddenFrom,
	inferredBy,
	uciOf,
	whiteMoves,
} from '../../solver/reach.js';
import {canTakeKing, looseMen} from '../levels.js';

/** A move of the table player's, and how many moves, it and the capture included, he then needs at worst. */
export type Attack = {readonly move: UciMove; readonly level: number};

/**
 * Returns how promising a move is from a belief that is not won: men that may be lost count most, then
 * the chance that the king must step where he is taken, then how few squares stay possible.
 */
function promise(placement: Placement, belief: SquareSet): number {
	const attacked = attackedBy(placement);
	const hidden = hiddenFrom(placement);
	let worth = 0;
	let unseen = SquareSet.empty;
	for (const king of belief) {
		worth -= canTakeKing(placement, king) ? 1000 : 0;
		worth -= looseMen(placement, king).length * 200;
		const next = kingSteps(SquareSet.from([king])).intersect(hidden);
		worth -= next.size;
		worth += next.isEmpty ? 50 : 0;
		if (!attacked.has(king)) {
			unseen = unseen.with(king);
		}
	}

	return worth - kingSteps(unseen).intersect(hidden).size;
}

/**
 * The table player: returns a move that needs the fewest moves at worst for what White knows, drawn at
 * random among equals; where the capture cannot be forced, the move that keeps the men and leaves the king
 * least room. A king that is seen is taken. Fails when there is no table for the men.
 */
export function tableAttack(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	random: Random,
): Result<Attack> {
	const table = tables.get(materialName(placement.material));
	if (table !== undefined) {
		const probed = probe(table, placement, belief);
		if (probed.ok && probed.value.level !== NEVER) {
			return ok(pick(random, bestMoves(probed.value)));
		}
	}

	const [known] = belief.intersect(inferredBy(placement));
	let best: Attack | undefined;
	let most = Number.NEGATIVE_INFINITY;
	for (const move of whiteMoves(placement, known)) {
		const worth = promise(afterMove(placement, move), belief) + random();
		if (worth > most) {
			most = worth;
			best = {move: uciOf(placement, move), level: NEVER};
		}
	}

	return best === undefined ? fail('White has no move') : ok(best);
}
