import type {SquareSet} from '../../core/square-set.js';
import {askPlan, type KriegspielPlan, type PlanDecision} from '../../theory/kriegspiel/plan.js';
import {KRIEGSPIEL_PLANS} from '../../theory/kriegspiel/plans.js';
import {trackUmpiredKing} from '../../endings/kriegspiel/track-lone-king.js';
import {currentView, type SeatHistory} from '../../knowledge/history.js';
import {materialName, readPlacement} from '../../solver/material.js';
import {UMPIRED_STRATEGIES, type UmpiredStrategy} from '../settings.js';

/** What a plan tries next, and whose plan it is. */
export type PlanAdvice = {readonly strategy: UmpiredStrategy; readonly decision: PlanDecision};

const planOf = (strategy: UmpiredStrategy, ending: string): (() => KriegspielPlan) | undefined =>
	KRIEGSPIEL_PLANS[strategy]?.[ending];

/**
 * Returns the plans that there are for an ending of Kriegspiel: the wished one first, and the mended ones before what
 * they mend.
 */
export const plansOf = (ending: string, wished?: UmpiredStrategy): readonly UmpiredStrategy[] =>
	UMPIRED_STRATEGIES.filter((strategy) => planOf(strategy, ending) !== undefined)
		.toReversed()
		.sort((a, b) => Number(b === wished) - Number(a === wished));

/** Returns whether there is a plan for White's men as they are now. */
export function hasUmpiredPlan(history: SeatHistory): boolean {
	const read = readPlacement(currentView(history).cells);
	return read.ok && plansOf(materialName(read.value.placement.material)).length > 0;
}

/**
 * Returns what a plan tries next as White in a drill of Kriegspiel, having been asked at all moments before: the wished
 * plan, or else the first there is for his men. Undefined where there is none, or it has nothing to say. All of it
 * from White's history; `start` is where he knew the king to be at the start.
 */
export function advisePlan(
	history: SeatHistory,
	start: SquareSet | undefined,
	wished?: UmpiredStrategy,
): PlanAdvice | undefined {
	const moments = trackUmpiredKing(history, start).filter(({turn}) => turn === history.seat);
	const now = moments.at(-1);
	const ending = now === undefined ? '' : materialName(now.placement.material);
	const [strategy] = plansOf(ending, wished);
	const makePlan = strategy === undefined ? undefined : planOf(strategy, ending);
	if (makePlan === undefined) {
		return undefined;
	}

	const decided = askPlan(makePlan(), moments);
	return decided.ok ? {strategy, decision: decided.value} : undefined;
}
