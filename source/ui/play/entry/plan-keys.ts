import {makeAct} from '../../../core/act.js';
import {given} from '../../../core/given.js';
import {type Plan, stepBack, stepBySquare} from '../../../session/entry/plan.js';
import {planFor} from '../../../session/entry/read-typed.js';
import type {Press} from '../../shell/press.js';
import {none, type TurnInput, type TurnKnowledge, type TurnResult} from './turn-state.js';

/** Returns a result with the plan that was begun before it, as far as what is typed goes on with it. */
export function withPlan(
	{plan: begun}: TurnInput,
	{input, ...rest}: TurnResult,
	known: TurnKnowledge,
): TurnResult {
	const plan = planFor(input.typed, known, begun);
	return {...rest, input: plan === undefined ? input : {...input, plan}};
}

/** Returns the input without the last step of what was begun; undefined where nothing is. */
export function withoutStep({plan, ...input}: TurnInput): TurnInput | undefined {
	const back = plan && stepBack(plan);
	return plan && {...input, ...given({plan: back})};
}

/** Returns what a key does to a plan: a step more or less, or the end of it; undefined where it does what it always does. */
export function pressPlan(begun: TurnInput, press: Press): TurnResult | undefined {
	const {plan, ...input} = begun;
	if (plan === undefined || input.typed !== '' || input.selected !== undefined) {
		return undefined;
	}

	switch (press.name) {
		case 'escape':
			return none(input);
		case 'backspace':
		case 'delete':
			return none(withoutStep(begun) ?? begun);

		case 'enter':
		case 'space':
			return plan.kind === 'squares' ? chooseSquare(input, plan) : undefined;
		default:
			return undefined;
	}
}

/** Returns what comes of a square that is chosen for a question. */
export function chooseSquare(input: TurnInput, plan: Extract<Plan, {kind: 'squares'}>): TurnResult {
	const step = stepBySquare(plan, input.cursor);
	return 'plan' in step
		? none({...input, plan: step.plan})
		: {input, action: {type: 'ask', question: makeAct(step.act)}};
}
