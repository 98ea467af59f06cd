import {queenPlan} from './queen-plan.js';
import {queenPlanPlus} from './queen-plan-plus.js';
import {rookPlan} from './rook-plan.js';
import type {Strategist} from './strategist.js';

/** The plans by the name under which a person asks for them, and by the ending that they play. */
export const STRATEGISTS: {
	readonly [name: string]: {readonly [ending: string]: Strategist} | undefined;
} = {
	paper: {KQvK: queenPlan, KRRvK: rookPlan},
	'paper+': {KQvK: queenPlanPlus},
};

/** The ending whose lone king has a plan of the paper's. */
export const DEFENDED_ENDING = 'KRvK';
