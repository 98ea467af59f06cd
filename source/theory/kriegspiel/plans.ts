import {makeDivideAndConquerPlus} from './divide-and-conquer-plus.js';
import {makeDivideAndConquer} from './divide-and-conquer.js';
import {metapositionStrategist} from './metaposition-strategist.js';
import type {KriegspielPlan} from './plan.js';

/** The plans of Kriegspiel by the name under which a person asks for them, and by the ending that they play. */
export const KRIEGSPIEL_PLANS: {
	readonly [name: string]: {readonly [ending: string]: () => KriegspielPlan};
} = {
	'divide-and-conquer': {KQvK: makeDivideAndConquer},
	'divide-and-conquer+': {KQvK: makeDivideAndConquerPlus},
	metaposition: {KRvK: () => metapositionStrategist()},
};
