import type {SquareSet} from '../../core/square-set.js';
import {REPAIRS, STEPS} from './steps.js';
import {
	type Decision,
	planAhead,
	type PlanMemory,
	type Sighting,
	type Strategist,
} from './strategist.js';
import {DEFENDED_ENDING, STRATEGISTS} from './strategists.js';
import {turnedWords} from './turned-words.js';
import type {PlanBook, Reason} from '../plan-book.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {materialName, type Placement, readPlacement} from '../../solver/material.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import {seenKing, trackLoneKing} from '../../knowledge/lone-king-belief.js';
import type {View} from '../../rules/view.js';

const placementOf = (view: View): Placement | undefined => {
	const read = readPlacement(view.cells);
	return read.ok ? read.value.placement : undefined;
};

/** Returns where White saw the king right after his own move before ply `ply`; NO_SQUARE when he did not, or has made none. */
function glimpse({plies, seat}: SeatHistory, ply: number): Square {
	const own = plies[ply - 2];
	return own?.by === seat ? seenKing(own.view) : NO_SQUARE;
}

/** Where White, to move, is in a plan: what it remembers and what he sees. */
type PlanPlace = {
	readonly plan: Strategist;
	readonly memory: PlanMemory;
	readonly sighting: Sighting;
};

/** Returns the plan of that name for the men that White began with; undefined when there is none. */
function planFor(name: string, history: SeatHistory): Strategist | undefined {
	const first = placementOf(history.start);
	return first === undefined ? undefined : STRATEGISTS[name]?.[materialName(first.material)];
}

/**
 * Returns where White is in the plan of some name before each ply and now, from what he saw and played alone; nowhere
 * when there is no such plan for his men. Whoever has left the plan is back in it as soon as he knows the king's
 * square: it then begins anew. Undefined where he is not to move, and where there is no plan from what is known.
 */
function placesIn(
	name: string,
	history: SeatHistory,
	start: SquareSet | undefined,
): (PlanPlace | undefined)[] {
	const plan = planFor(name, history);
	if (plan === undefined) {
		return [];
	}

	let memory: PlanMemory | undefined;
	return trackLoneKing(history, 0, start).map((belief, ply) => {
		const view = viewBefore(history, ply);
		const placement = placementOf(view);
		if (view.turn !== history.seat || placement === undefined) {
			return undefined;
		}

		const [king] = belief;
		const isKnown = belief.size === 1;
		const glimpsed = memory === undefined && isKnown ? king : glimpse(history, ply);
		memory ??= isKnown ? plan.begin(placement, king) : undefined;
		if (memory === undefined) {
			return undefined;
		}

		const place = {plan, memory, sighting: {placement, glimpsed, seen: seenKing(view)}};
		if (ply < history.plies.length) {
			const decided = plan.play(memory, place.sighting);
			const played = parseUci(history.plies[ply].move ?? '');
			memory =
				decided.ok &&
				played?.from === decided.value.move.from &&
				played.to === decided.value.move.to
					? decided.value.memory
					: undefined;
		}

		return place;
	});
}

/** Returns a plan's decision for White, to move; undefined where he is in no plan, or where it has no move. */
export function planDecision(
	name: string,
	history: SeatHistory,
	start: SquareSet | undefined,
): Decision<unknown> | undefined {
	const place = placesIn(name, history, start).at(-1);
	const decided = place?.plan.play(place.memory, place.sighting);
	return decided?.ok === true ? decided.value : undefined;
}

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
	const {symmetry} = next.memory;
	return {
		lemma,
		step: turnedWords(STEPS[step], symmetry),
		...(repair === undefined ? {} : {repair: turnedWords(REPAIRS[repair], symmetry)}),
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
