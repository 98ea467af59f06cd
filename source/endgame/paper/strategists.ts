import {queenPlan} from './queen-plan.js';
import {rookPlan} from './rook-plan.js';
import type {Strategist} from './strategist.js';

/** The strategists that play by a plan, with the name by which a person asks for them. */
export const STRATEGISTS = [
	{name: 'paper', strategist: queenPlan},
	{name: 'paper', strategist: rookPlan},
] as const satisfies readonly {readonly name: string; readonly strategist: Strategist}[];

/** The name of a strategist. */
export type StrategistName = (typeof STRATEGISTS)[number]['name'];
