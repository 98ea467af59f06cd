import {NO_SQUARE, type Square} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import {REPAIRS} from '../endgame/paper/repairs.js';
import {STEPS} from '../endgame/paper/steps.js';
import {
	type Decision,
	planAhead,
	type PlanMemory,
	type Sighting,
	type Strategist,
} from '../endgame/paper/strategist.js';
import {STRATEGISTS} from '../endgame/paper/strategists.js';
import {currentView, type SeatHistory, viewBefore} from '../knowledge/history.js';
import {seenKing, trackLoneKing} from '../knowledge/lone-king-belief.js';
import type {SquareSet} from '../core/square-set.js';
import type {View} from '../rules/view.js';
import {materialName, type Placement, readPlacement} from '../solver/material.js';

/** How many of the plan's moves are told ahead. */
const AHEAD = 3;
/** The most moves that each plan takes, the capture included: `fogchess prove ENDING --strategy paper`. */
const MOST_MOVES: {readonly [ending: string]: number} = {KQvK: 113, KRRvK: 38};

/** The next step of the paper's plan, for White to move. */
export type PlanStep = {
	/** The paper's number; 0 for taking a king that is seen. */
	readonly lemma: number;
	/** The step in words. */
	readonly step: string;
	/** Which gap of the paper's text this move bridges, in words. */
	readonly repair?: string;
	/** The plan's move, and those after it if the king does not show himself, at most three in all. */
	readonly moves: readonly Decision<unknown>['move'][];
	/** Where the lemma says that the king cannot be. */
	readonly excluded: SquareSet;
	/** The most moves that the plan takes from any start, as `fogchess prove` finds. */
	readonly most: number;
};

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
type Place = {
	readonly plan: Strategist;
	readonly memory: PlanMemory;
	readonly sighting: Sighting;
};

/**
 * Returns where White, to move, is in a plan, from what he has lived alone. Whoever has left the plan is
 * back in it as soon as he knows the king's square: it then begins anew. Undefined when there is no plan
 * of that name for these men, or none from what is known.
 */
function placeIn(
	name: string,
	history: SeatHistory,
	start: SquareSet | undefined,
): Place | undefined {
	const first = placementOf(history.start);
	const plan = first === undefined ? undefined : STRATEGISTS[name]?.[materialName(first.material)];
	if (plan === undefined) {
		return undefined;
	}

	const beliefs = trackLoneKing(history, 0, start);
	let memory: PlanMemory | undefined;
	for (let ply = 0; ply <= history.plies.length; ply++) {
		const view = viewBefore(history, ply);
		const placement = placementOf(view);
		if (view.turn !== history.seat || placement === undefined) {
			continue;
		}

		const belief = beliefs[ply];
		const [king] = belief;
		const isKnown = belief.size === 1;
		const glimpsed = memory === undefined && isKnown ? king : glimpse(history, ply);
		memory ??= isKnown ? plan.begin(placement, king) : undefined;
		if (memory === undefined) {
			continue;
		}

		const sighting = {placement, glimpsed, seen: seenKing(view)};
		if (ply === history.plies.length) {
			return {plan, memory, sighting};
		}

		const decided = plan.play(memory, sighting);
		const played = parseUci(history.plies[ply].move ?? '');
		memory =
			decided.ok && played?.from === decided.value.move.from && played.to === decided.value.move.to
				? decided.value.memory
				: undefined;
	}

	return undefined;
}

/** Returns a plan's decision for White, to move; undefined where `placeIn` is, or where the plan has no move. */
export function planDecision(
	name: string,
	history: SeatHistory,
	start: SquareSet | undefined,
): Decision<unknown> | undefined {
	const place = placeIn(name, history, start);
	const decided = place?.plan.play(place.memory, place.sighting);
	return decided?.ok === true ? decided.value : undefined;
}

/**
 * Returns the next step of the paper's plan for White, to move, from what he has lived alone; undefined
 * when the paper has no plan for these men, or none from what is known. `start` is where White knew the
 * king to be at the start.
 */
export function paperStep(
	history: SeatHistory,
	start: SquareSet | undefined,
): PlanStep | undefined {
	const place = placeIn('paper', history, start);
	if (place === undefined) {
		return undefined;
	}

	const [next, ...later] = planAhead(place.plan, place.memory, place.sighting, AHEAD);
	return next === undefined
		? undefined
		: stepOf([next, ...later], MOST_MOVES[materialName(place.plan.material)]);
}

function stepOf(
	decisions: readonly [Decision<unknown>, ...Decision<unknown>[]],
	most: number,
): PlanStep {
	const [{remark}] = decisions;
	return {
		lemma: remark.lemma,
		step: STEPS[remark.step],
		...(remark.repair === undefined ? {} : {repair: REPAIRS[remark.repair]}),
		moves: decisions.map(({move}) => move),
		excluded: remark.excluded,
		most,
	};
}

/** Returns whether the paper has a plan for the men that White began with. */
export function hasPlan(history: SeatHistory): boolean {
	const placement = placementOf(history.start) ?? placementOf(currentView(history));
	return (
		placement !== undefined &&
		STRATEGISTS['paper']?.[materialName(placement.material)] !== undefined
	);
}
