import type {SquareSet} from '../../core/square-set.js';
import {placesIn, planDecision, planFor, type PlanPlace} from './follow-plan.js';
import {REPAIRS, STEPS} from './steps.js';
import {planAhead} from './strategist.js';
import {DEFENDED_ENDING, STRATEGISTS} from './strategists.js';
import type {PlanBook, Reason} from '../plan-book.js';
import type {SeatHistory} from '../../rules/history.js';
import {materialName} from '../../solver/material.js';

/** How many of the plan's moves are told ahead. */
const AHEAD = 3;
/** The most moves that each plan takes, the capture included: `fogchess prove ENDING --strategy NAME`. */
const MOST_MOVES: {readonly [name: string]: {readonly [ending: string]: number} | undefined} = {
	paper: {KQvK: 113, KRRvK: 38},
	'paper+': {KQvK: 45},
};

/** Returns the most moves that a plan takes from any start, as `fogchess prove` finds; undefined when there is no such plan. */
export const mostMoves = (name: string, ending: string): number | undefined =>
	MOST_MOVES[name]?.[ending];

/** The next step of the paper's plan, for White to move. */
export type PlanStep = Reason & Required<Pick<Reason, 'step' | 'lemma' | 'excluded' | 'most'>>;

/** Returns the step of a plan at some place in it; undefined where there is none, or the plan has no move. */
function stepAt(place: PlanPlace | undefined, name: string): PlanStep | undefined {
	if (place === undefined) {
		return undefined;
	}

	const {plan, memory, sighting} = place;
	const [next, ...later] = planAhead(plan, memory, sighting, AHEAD);
	if (next === undefined) {
		return undefined;
	}

	const {lemma, step, repair, excluded} = next.remark;
	return {
		lemma,
		step: STEPS[step],
		...(repair === undefined ? {} : {repair: REPAIRS[repair]}),
		moves: [next, ...later].map(({move}) => move),
		excluded,
		most: mostMoves(name, materialName(plan.material)) ?? Number.POSITIVE_INFINITY,
	};
}

/**
 * Returns the next step of a plan for White, to move, from what he saw and played alone; undefined when there is
 * no such plan for these men, or none from what is known. `start` is where White knew the king to be at
 * the start.
 */
export const paperStep = (
	history: SeatHistory,
	start: SquareSet | undefined,
	name = 'paper',
): PlanStep | undefined => stepAt(placesIn(name, history, start).at(-1), name);

/**
 * Returns what `paperStep` said before each ply of White's, and what it says now: entry n is for the
 * history's first n plies. Undefined at Black's turns and where White was in no plan.
 */
export const paperSteps = (
	history: SeatHistory,
	start: SquareSet | undefined,
	name: string,
): readonly (PlanStep | undefined)[] =>
	placesIn(name, history, start).map((place) => stepAt(place, name));

/** Returns whether there is a plan of that name for the men that White began with. */
export const hasPlan = (history: SeatHistory, name = 'paper'): boolean =>
	planFor(name, history) !== undefined;

export const PAPER_BOOK: PlanBook<'paper' | 'paper+'> = {
	names: ['paper', 'paper+'],
	usual: 'paper',
	has: (name, ending) => STRATEGISTS[name]?.[ending] !== undefined,
	defended: DEFENDED_ENDING,
	needsStart: true,
	isNamed: false,
	decide: (name, history, start) => planDecision(name, history, start)?.move,
	step: (name, history, start) => paperStep(history, start, name),
};
