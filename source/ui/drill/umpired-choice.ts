import {drillNamed} from '../../drill/catalogue.js';
import {plansOf} from '../../drill/kriegspiel/plan-advice.js';
import {UMPIRED_KINGS, UMPIRED_STRATEGIES, type UmpiredStrategy} from '../../drill/settings.js';
import type {DrillWish} from '../request.js';
import type {DrillChoice} from './drill-choice.js';

/** Returns whose way can be shown in an ending of Kriegspiel. */
export const shownFor = (ending: string): readonly UmpiredStrategy[] => [
	'table',
	...plansOf(ending),
];

/** Returns a choice as one of Kriegspiel, without what does not fit it. */
export function inKriegspiel(choice: DrillChoice): DrillChoice {
	const {plan: wished, ...rest} = choice;
	const {ending, hasBlind} = drillNamed(choice.ending, 'kriegspiel');
	const plan = shownFor(ending).find((one) => one === wished);
	return {
		...rest,
		...(plan === undefined ? {} : {plan}),
		game: 'kriegspiel',
		ending: rest.fen === undefined ? ending : rest.ending,
		strategy: 'table',
		opponent: UMPIRED_KINGS.find((king) => king === choice.opponent) ?? 'phantom',
		blind: rest.blind && hasBlind,
	};
}

/** Returns the part of a wish, or of the words of the last choice, that is about Kriegspiel. */
export function wishedPlan(
	{plan}: Pick<DrillWish, 'plan'>,
	last: string | undefined,
): {readonly plan?: UmpiredStrategy} {
	const wished = plan ?? UMPIRED_STRATEGIES.find((one) => one === last);
	return wished === undefined ? {} : {plan: wished};
}
