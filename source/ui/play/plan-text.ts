import type {MoveKnowledge} from '../../session/entry/move-knowledge.js';
import {describePlan} from '../../session/entry/describe-plan.js';
import type {Plan} from '../../session/entry/plan.js';
import {DROPS_PLAN, ONE_BACK} from '../../text/plan.js';

/** Returns what is planned and what the keys do with it, as the entry line says it; undefined without a plan. */
export function planText(
	plan: Plan | undefined,
	turn: MoveKnowledge,
	dots: string,
): string | undefined {
	const text = describePlan(plan, turn);
	const steps = plan?.kind === 'batch' ? plan.moves : plan?.kind === 'squares' ? plan.squares : [];
	const keys =
		plan?.kind === 'word' ? [DROPS_PLAN] : steps.length === 0 ? [] : [ONE_BACK, DROPS_PLAN];
	return text === undefined ? undefined : [text, ...keys].join(` ${dots} `);
}
